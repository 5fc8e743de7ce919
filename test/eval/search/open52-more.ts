import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EY,
  formerly,
  level,
  nobody,
  not,
  noticeUpTo,
  PWC,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const AU = country('Australia');
const UK = country('United Kingdom');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** More searches of the sixteen desks, each by its own line of work. */
export const OPEN_FORTY_SECOND_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'perm',
    ask: 'product managers amsterdam or stockholm',
    fits: all(trade('product manager'), city('Amsterdam', 'Stockholm')),
  },
  {
    by: 'temp',
    ask: 'enrolled nurses who can start straight away, aus wide',
    fits: all(trade('enrolled nurse'), AU, noticeUpTo(0)),
  },
  {
    by: 'exec',
    ask: 'Lawyers at head level who are with Clifford Chance or Linklaters, or were before',
    fits: all(trade('lawyer'), level('head'), worked('Clifford Chance', 'Linklaters')),
  },
  {
    by: 'tech',
    ask: 'react devs (front end, not full stack), typescript a must, london / berlin / amsterdam',
    fits: all(trade('frontend'), skill('React', 'TypeScript'), city('London', 'Berlin', 'Amsterdam')),
  },
  {
    by: 'health',
    ask: 'Dictating this from the car, sorry. Physiotherapists, Queensland or New South Wales, no, Victoria too. Permanent. Citizens or PRs only.',
    fits: all(trade('physio'), region('Queensland', 'New South Wales', 'Victoria'), not(contractor), settled),
  },
  {
    by: 'trades',
    ask: 'diesel fitters, cat experience, Perth or would relocate',
    fits: all(trade('diesel fitter'), skill('Caterpillar'), any(city('Perth'), relocates)),
  },
  {
    by: 'education',
    ask: 'Are there any primary school teachers in or around Sydney (say 30 km) or in Melbourne?',
    fits: all(trade('primary teacher'), city('Sydney', 'Parramatta', 'Melbourne')),
  },
  {
    by: 'finance',
    ask: 'tax consultants, EY or PwC at present, not juniors',
    fits: all(trade('tax'), at(...EY, ...PWC), not(level('junior'))),
  },
  {
    by: 'legal',
    ask: 'employment lawyers UK or Netherlands, notice 4 weeks or under',
    fits: all(trade('employment lawyer'), country('United Kingdom', 'Netherlands'), noticeUpTo(28)),
  },
  {
    by: 'logistics',
    ask: 'Client note: “Budget is fixed at £100k, please don’t send us anyone above.” Warehouse managers, UK.',
    fits: all(trade('warehouse manager'), UK, payUpTo(100_000, 'GBP')),
  },
  {
    by: 'hospitality',
    ask: 'Marriott opening in Vienna. Chefs in Vienna, Zurich or Munich please',
    fits: all(trade('chef'), city('Vienna', 'Zurich', 'Munich')),
  },
  {
    by: 'sales',
    ask: 'account executives, Aussie based, between 100k and 150k AUD, no contractors',
    fits: all(trade('sales'), AU, payBetween(100_000, 150_000, 'AUD'), not(contractor)),
  },
  {
    by: 'public sector',
    ask: 'Business analysts with requirements analysis, contract, based in the United Kingdom, no sponsorship needed',
    fits: all(trade('business analyst'), skill('Requirements analysis'), contractor, UK, noSponsorship),
  },
  {
    by: 'energy',
    ask: 'electricians ex Fortescue or ex Rio, 9 years up',
    fits: all(trade('electrician'), formerly('Fortescue', 'Rio Tinto'), yearsAtLeast(9)),
  },
  {
    by: 'life science',
    ask: 'pharmacists who speak a bit of German or French',
    fits: all(trade('pharmacist'), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'interim',
    ask: 'Interim financial controller. SAP and IFRS both. Contract. Somewhere in Europe, UK incl.',
    fits: all(
      trade('financial controller'),
      skill('SAP', 'IFRS'),
      contractor,
      country('United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'tech',
    ask: 'DevOps or SRE people who know Terraform and AWS. Client is in Manchester but nobody sits there, so only those who work remotely, UK or Netherlands.',
    fits: all(trade('devops'), country('United Kingdom', 'Netherlands'), skill('Terraform', 'AWS'), remote),
  },
  {
    by: 'finance',
    ask: 'could you run me credit risk analysts at any bank but HSBC? London, Manchester, New York',
    fits: all(trade('risk'), city('London', 'Manchester', 'New York'), not(at('HSBC'))),
  },
  {
    by: 'perm',
    ask: 'The mail says: “Ideally someone with a background at Atlassian or Canva, three or four years in, UX or product designer. We sponsor nobody.” Any location.',
    fits: all(trade('ux designer'), worked('Atlassian', 'Canva'), yearsAtLeast(3), noSponsorship),
  },
  {
    by: 'education',
    ask: 'maths techers not needing sponsership in the UK',
    fits: all(trade('maths teacher'), UK, noSponsorship),
  },
  {
    by: 'health',
    ask: 'nurses of any kind at Royal Melbourne or St Vincent’s who’ve been there for more than four years',
    fits: all(trade('nurse'), at('Royal Melbourne Hospital', 'St Vincent’s Hospital'), sinceYears(4)),
  },
  {
    by: 'exec',
    ask: 'HR leaders: HR managers / HRBPs at head level, with Workday, in Australia, Germany or the US',
    fits: all(trade('hr'), level('head'), skill('Workday'), country('Australia', 'Germany', 'United States')),
  },
  {
    by: 'logistics',
    ask: 'truck drivers NSW or Victoria, Linfox or Toll now',
    fits: all(trade('truck driver'), region('New South Wales', 'Victoria'), at('Linfox', 'Toll Group')),
  },
  {
    by: 'temp',
    ask: 'EAs and PAs who are free right now or in two weeks, New York, San Francisco, London',
    fits: all(trade('executive assistant'), city('New York', 'San Francisco', 'London'), noticeUpTo(14)),
  },
  {
    by: 'trades',
    ask: 'Any sparky in Stockholm, Oakland, Bolton or Nottingham with their own van?',
    unknowable: true,
    fits: all(trade('electrician'), city('Stockholm', 'Oakland', 'Bolton', 'Nottingham')),
  },
  {
    by: 'interim',
    ask: 'quantity surveyors contract only, CostX',
    fits: all(trade('quantity surveyor'), contractor, skill('CostX')),
  },
  {
    by: 'sales',
    ask: 'digital marketing / SEO, spanish or french speaking, doesn’t matter where',
    fits: all(trade('seo'), any(speaks('Spanish'), speaks('French'))),
  },
  {
    by: 'legal',
    ask: 'M&A lawyers, due diligence, Germany Austria or Switzerland. Big plus if from a magic circle firm.',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions', 'Due diligence'),
      country('Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'public sector',
    ask: 'Construction project managers, citizens only, with Lendlease or Multiplex at the moment, in Australia',
    fits: all(trade('construction project manager'), rights('citizen'), at('Lendlease', 'Multiplex'), AU),
  },
  {
    by: 'energy',
    ask: 'civil engineers with AutoCAD in Western Australia, Victoria or Auckland, four weeks’ notice at the outside',
    fits: all(
      trade('civil engineer'),
      skill('AutoCAD'),
      region('Western Australia', 'Victoria', 'Auckland'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'tech',
    ask: 'embedded C++ and RTOS, Germany or Sweden, or remote anywhere',
    fits: all(trade('embedded'), skill('C++', 'RTOS'), any(country('Germany', 'Sweden'), remote)),
  },
  {
    by: 'perm',
    ask: 'payroll specialists or accounts payable officers from Woolworths or Telstra, in Brisbane, Perth or Sydney',
    fits: all(
      trade('payroll', 'accounts payable'),
      at('Woolworths', 'Telstra'),
      city('Brisbane', 'Perth', 'Sydney'),
    ),
  },
  {
    by: 'tech',
    ask: 'security / SOC analysts, ex Google or ex Amazon, with SIEM',
    fits: all(trade('security'), formerly('Google', 'Amazon'), skill('SIEM')),
  },
  {
    by: 'hospitality',
    ask: 'sous chefs or chefs, UK, visa holders are fine but nobody who needs sponsoring, and not at Marriott please, they’re our client',
    fits: all(trade('chef'), UK, noSponsorship, not(at('Marriott'))),
  },
  {
    by: 'life science',
    ask: 'Pharmacists in Reykjavik',
    fits: nobody,
  },
  {
    by: 'finance',
    ask: 'management accountants in the UK wanting 90 to 145k in pounds, excel obviously',
    fits: all(trade('management accountant'), UK, skill('Excel'), payBetween(90_000, 145_000, 'GBP')),
  },
];
