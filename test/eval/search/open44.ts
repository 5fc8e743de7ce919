import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  group,
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const UK = country('United Kingdom');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of nine desks and of the assistants that write for them. */
export const OPEN_THIRTY_FOURTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'assistant',
    ask: 'Must have: DevOps or SRE background, Terraform, Kubernetes, based in the UK, Germany or the Netherlands. Nice: German, Azure.',
    fits: all(
      trade('devops'),
      skill('Terraform', 'Kubernetes'),
      country('United Kingdom', 'Germany', 'Netherlands'),
    ),
  },
  {
    by: 'assistant',
    ask: 'Hi, passing this on from Marta on the commercial desk. She is after HR business partners, and HR managers are equally fine, who are in the UK today or have said they would relocate. They should have at least nine years of experience and should not be at Unilever at the moment. Workday experience would be a plus, but she asked me not to filter on it.',
    fits: all(trade('hr'), any(UK, relocates), yearsAtLeast(9), not(at('Unilever'))),
  },
  {
    by: 'assistant',
    ask: 'Software developers of any stack who speak German and live in Europe.',
    fits: all(trade('software'), speaks('German'), country(...EUROPE)),
  },
  {
    by: 'assistant',
    ask: 'Consultant requests: Executive Assistants or Personal Assistants, location New York, San Francisco or Oakland, permanent roles only, notice period no longer than 4 weeks.',
    fits: all(
      trade('executive assistant'),
      city('New York', 'San Francisco', 'Oakland'),
      not(contractor),
      noticeUpTo(28),
    ),
  },
  {
    by: 'assistant',
    ask: 'Locate candidates who meet all of these criteria:\n1. Occupation: pharmacist or physiotherapist\n2. Residence: United Kingdom\n3. Work authorisation: citizen or permanent resident\n4. Current employer: anyone except Bupa',
    fits: all(trade('pharmacist', 'physio'), UK, rights('citizen', 'permanent_resident'), not(at('Bupa'))),
  },
  {
    by: 'assistant',
    ask: 'Please find SEO specialists or digital marketing specialists with at least four years of experience who worked at Ogilvy in the past and are no longer there.',
    fits: all(trade('seo'), yearsAtLeast(4), formerly('Ogilvy'), not(at('Ogilvy'))),
  },
  {
    by: 'temps',
    ask: 'payroll or accounts payable, UK, start tomorrow',
    fits: all(trade('payroll', 'accounts payable'), UK, noticeUpTo(0)),
  },
  {
    by: 'temps',
    ask: 'payroll chris21 free in a fortnight',
    fits: all(trade('payroll'), skill('Chris21'), noticeUpTo(14)),
  },
  {
    by: 'temps',
    ask: 'Got a big shed on the phone, two off sick. Warehouse managers in NSW or Victoria on two weeks or shorter, perm or temp people, I’ll take either',
    fits: all(trade('warehouse manager'), region('New South Wales', 'Victoria'), noticeUpTo(14)),
  },
  {
    by: 'temps',
    ask: 'School’s rung, half the staff room has flu. Primary or maths teachers anywhere in England who could be in on a fortnight’s notice or less, not bothered what level, but nobody who needs sponsoring because there’s no time for the paperwork.',
    fits: all(trade('primary teacher', 'maths teacher'), UK, noticeUpTo(14), noSponsorship),
  },
  {
    by: 'search firm',
    ask: 'Product managers, senior or head level, DACH',
    fits: all(
      trade('product manager'),
      level('senior', 'head'),
      country('Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'search firm',
    ask: 'Financial controllers formerly of Woolworths or Telstra',
    fits: all(trade('financial controller'), formerly('Woolworths', 'Telstra')),
  },
  {
    by: 'search firm',
    ask: 'Long list wanted: corporate and M&A lawyers, at Clifford Chance or Linklaters today, with nine years’ experience or more, resident anywhere in Europe.',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      at('Clifford Chance', 'Linklaters'),
      yearsAtLeast(9),
      country(...EUROPE),
    ),
  },
  {
    by: 'search firm',
    ask: 'We act for a listed group looking for its next commercial director. Sales people at senior or head level who are not with Coca-Cola or Unilever at present, resident in Australia, the United Kingdom or the United States, and ideally with Salesforce behind them.',
    fits: all(
      trade('sales'),
      level('senior', 'head'),
      not(at('Coca-Cola', 'Unilever')),
      country('Australia', 'United Kingdom', 'United States'),
    ),
  },
  {
    by: 'nurses',
    ask: 'ICU RNs Melbourne or Brisbane',
    fits: all(trade('icu nurse'), city('Melbourne', 'Brisbane')),
  },
  {
    by: 'nurses',
    ask: 'ENs with aged care, Qld, Vic or NSW',
    fits: all(
      trade('enrolled nurse'),
      skill('Aged care'),
      region('Queensland', 'Victoria', 'New South Wales'),
    ),
  },
  {
    by: 'nurses',
    ask: 'Nights at a private. RNs or ICU nurses who’ve worked for Ramsay, now or at some stage before, living in Australia or New Zealand, no sponsorship cases please',
    fits: all(
      trade('registered nurse', 'icu nurse'),
      worked('Ramsay Health Care'),
      country('Australia', 'New Zealand'),
      noSponsorship,
    ),
  },
  {
    by: 'nurses',
    ask: 'For Friday’s rota: any nurse at all (RN, EN, ICU, I don’t mind) with citizenship or PR, on two weeks or less, in the UK. We put three into Bupa last month, so leave out whoever’s there now.',
    fits: all(trade('nurse'), rights('citizen', 'permanent_resident'), noticeUpTo(14), UK, not(at('Bupa'))),
  },
  {
    by: 'construction',
    ask: 'QS, CostX, London/Manchester',
    fits: all(trade('quantity surveyor'), skill('CostX'), city('London', 'Manchester')),
  },
  {
    by: 'construction',
    ask: 'site engineers Greater Manchester, Notts or London',
    fits: all(trade('site engineer'), city('Manchester', 'Bolton', 'Nottingham', 'London')),
  },
  {
    by: 'construction',
    ask: 'Main contractor on to us from Salford. Construction PMs with Procore, in Manchester, Bolton or Nottingham, or anywhere at all if they’d relocate. Primavera is a bonus.',
    fits: all(
      trade('construction project manager'),
      skill('Procore'),
      any(city('Manchester', 'Bolton', 'Nottingham'), relocates),
    ),
  },
  {
    by: 'construction',
    ask: 'The Multiplex lads keep ringing for a move. Show me the QSs, site engineers and construction project managers who are at Multiplex as we speak and have nine years or more, doesn’t matter where they live.',
    fits: all(
      trade('quantity surveyor', 'site engineer', 'construction project manager'),
      at('Multiplex'),
      yearsAtLeast(9),
    ),
  },
  {
    by: 'contractors',
    ask: 'backend contractors NSW or Vic',
    fits: all(trade('backend'), contractor, region('New South Wales', 'Victoria')),
  },
  {
    by: 'contractors',
    ask: 'contract BAs, Aus + NZ',
    fits: all(trade('business analyst'), contractor, country('Australia', 'New Zealand')),
  },
  {
    by: 'contractors',
    ask: 'Bank gig, six months. Java or C# devs who contract, in NSW, Vic or Queensland, not presently at CommBank since that’s who we’d be billing.',
    fits: all(
      trade('backend'),
      any(skill('Java'), skill('C#')),
      contractor,
      region('New South Wales', 'Victoria', 'Queensland'),
      not(at('Commonwealth Bank')),
    ),
  },
  {
    by: 'contractors',
    ask: 'Federal client so there’s a clearance in it, meaning citizens only. Cyber security or SOC analysts, contract or perm both OK, anywhere in Australia, four years up. Splunk would make me smile but isn’t a must.',
    fits: all(trade('security'), rights('citizen'), country('Australia'), yearsAtLeast(4)),
  },
  {
    by: 'hospitality',
    ask: 'chefs London or Manchester, four wks notice tops',
    fits: all(trade('chef'), city('London', 'Manchester'), noticeUpTo(28)),
  },
  {
    by: 'hospitality',
    ask: 'chefs who’d relocate, at Marriott now or ex Marriott',
    fits: all(trade('chef'), relocates, worked('Marriott')),
  },
  {
    by: 'hospitality',
    ask: 'New hotel opens in Zurich in September and the GM wants his brigade. Chefs with four years’ experience or more who live in Switzerland, Austria or Germany, or who’d relocate, and not people with Merivale now.',
    fits: all(
      trade('chef'),
      yearsAtLeast(4),
      any(country('Switzerland', 'Austria', 'Germany'), relocates),
      not(at('Merivale')),
    ),
  },
  {
    by: 'finance',
    ask: 'HSBC or Barclays credit risk analysts, UK',
    fits: all(trade('risk'), at('HSBC', 'Barclays'), UK),
  },
  {
    by: 'finance',
    ask: 'Big 4 auditors in the UK, Germany or Switzerland, 4 to 10 years’ experience',
    fits: all(
      trade('auditor'),
      at(...group('big 4')),
      country('United Kingdom', 'Germany', 'Switzerland'),
      yearsAtLeast(4),
      ({ years }) => years <= 10,
    ),
  },
  {
    by: 'finance',
    ask: 'Tax accountants who came out of a Big 4 firm and sit at Grant Thornton or BDO now',
    fits: all(trade('tax'), formerly(...group('big 4')), at('Grant Thornton', 'BDO')),
  },
  {
    by: 'finance',
    ask: 'Regional bank in Singapore wants a credit risk hire and will pay the move. Credit risk analysts in any country provided they’re willing to relocate, with nine years or more, and not working for HSBC now. SAS if possible, no deal-breaker.',
    fits: all(trade('risk'), relocates, yearsAtLeast(9), not(at('HSBC'))),
  },
  {
    by: 'in-house',
    ask: 'frontend, React + TypeScript, remote',
    fits: all(trade('frontend'), skill('React', 'TypeScript'), remote),
  },
  {
    by: 'in-house',
    ask: 'data scientists in Germany, Austria or the Netherlands, no more than €120k',
    fits: all(trade('data scientist'), country('Germany', 'Austria', 'Netherlands'), payUpTo(120_000, 'EUR')),
  },
  {
    by: 'in-house',
    ask: 'Can you pull UX or product designers we could hire in Amsterdam or Stockholm without sponsorship? Happy with people elsewhere in Europe as long as they’re open to relocating.',
    fits: all(
      trade('ux designer'),
      country(...EUROPE),
      any(city('Amsterdam', 'Stockholm'), relocates),
      noSponsorship,
    ),
  },
  {
    by: 'in-house',
    ask: 'Backfilling the data platform team and the budget is what it is. Data engineers with Python and Spark, living in Australia, asking AUD 170k or less, for a permanent role. We’ve a no-poach with Atlassian, so nobody who works there today. Airflow is a plus.',
    fits: all(
      trade('data engineer'),
      skill('Python', 'Spark'),
      country('Australia'),
      payUpTo(170_000, 'AUD'),
      not(contractor),
      not(at('Atlassian')),
    ),
  },
  {
    by: 'beginner',
    ask: 'Which electricians do we have in Western Australia or Queensland with their own van?',
    unknowable: true,
    fits: all(trade('electrician'), region('Western Australia', 'Queensland')),
  },
  {
    by: 'beginner',
    ask: 'How do I find diesel mechanics who used to be at Rio Tinto but have left?',
    fits: all(trade('diesel fitter'), formerly('Rio Tinto'), not(at('Rio Tinto'))),
  },
  {
    by: 'beginner',
    ask: 'Could you show me marketing managers and also SEO specialists, please, who live in New Zealand or Australia and are not on a working holiday visa? My client told me Google Analytics matters most, so that has to be on there.',
    fits: all(
      trade('marketing manager', 'seo'),
      skill('Google Analytics'),
      country('New Zealand', 'Australia'),
      not(rights('visa_holder')),
    ),
  },
];
