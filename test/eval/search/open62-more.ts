import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  EY,
  formerly,
  level,
  nobody,
  not,
  noticeUpTo,
  onceTitled,
  PWC,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const settled = rights('citizen', 'permanent_resident');

/** What the same fourteen ask, never listed, over the first people. */
export const OPEN_FIFTY_SECOND_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'delivery lead',
    ask: 'Looking for BAs with BPMN who have left Thoughtworks and are ready to relocate',
    fits: all(trade('business analyst'), skill('BPMN'), formerly('Thoughtworks'), relocates),
  },
  {
    by: 'delivery lead',
    ask: 'Kindly share profiles of full stack developers having Node and Mongo, exp 4 to 11 yrs, loc US or UK, immediate joiners or max 15 days notice',
    fits: all(
      trade('fullstack'),
      skill('Node.js', 'MongoDB'),
      ({ years }) => years >= 4 && years <= 11,
      country('United States', 'United Kingdom'),
      noticeUpTo(15),
    ),
  },
  {
    by: 'intake bot',
    ask: 'JOB: IT Project Manager. REQUIRED: PRINCE2. LOCATION: any of Vienna, Berlin, Munich, Zurich. NICE TO HAVE: German.',
    fits: all(trade('it project manager'), skill('PRINCE2'), city('Vienna', 'Berlin', 'Munich', 'Zurich')),
  },
  {
    by: 'account manager',
    ask: 'who on our books is a chef, had Sous Chef as the title in some earlier job, and doesn’t work for Marriott today?',
    fits: all(trade('chef'), onceTitled('Sous Chef'), not(at('Marriott'))),
  },
  {
    by: 'temps consultant',
    ask: 'RGN x2 urgent. London, Manc or Nottm. Sponsorship = no.',
    fits: all(
      trade('registered nurse'),
      city('London', 'Manchester', 'Nottingham'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'account manager',
    ask: 'Their group controller has resigned and they would like financial controllers with consolidation in Germany, Austria or the Netherlands. Three months’ notice is no obstacle at all. What is an obstacle is money: EUR 150,000 and that’s the ceiling.',
    fits: all(
      trade('financial controller'),
      skill('Consolidation'),
      country('Germany', 'Austria', 'Netherlands'),
      payUpTo(150_000, 'EUR'),
    ),
  },
  {
    by: 'self-corrector',
    ask: 'need SOC analysts with Splunk in Germany — scrap that, role has moved — anywhere in the UK or the Netherlands, up to 110k, pounds or euros alike',
    fits: all(
      trade('security'),
      skill('Splunk'),
      country('United Kingdom', 'Netherlands'),
      any(payUpTo(110_000, 'GBP'), payUpTo(110_000, 'EUR')),
    ),
  },
  { by: 'account manager', ask: 'enrolled nurses in Lisbon', fits: nobody },
  {
    by: 'account manager',
    ask: 'Morning both. The hospital group wants physiotherapists who would pack up and move to a country site. They don’t mind where these people live today so long as it is in Australia or New Zealand, and they’ll take a newly qualified one as happily as an old hand. The one firm rule is citizenship or permanent residency.',
    fits: all(trade('physio'), relocates, country('Australia', 'New Zealand'), settled),
  },
  {
    by: 'boolean sourcer',
    ask: '("ICU nurse" OR "critical care nurse") AND (auckland OR sydney OR parramatta OR brisbane OR perth) AND "open to relocation"',
    fits: all(trade('icu nurse'), city('Auckland', 'Sydney', 'Parramatta', 'Brisbane', 'Perth'), relocates),
  },
  {
    by: 'list maker',
    ask: '- truck drivers\n- WA, VIC or QLD\n- nobody on a working holiday visa\n- notice two weeks tops',
    fits: all(
      trade('truck driver'),
      region('Western Australia', 'Victoria', 'Queensland'),
      not(rights('visa_holder')),
      noticeUpTo(14),
    ),
  },
  {
    by: 'intake bot',
    ask: 'role=backend engineer; stack=[Java, Kafka]; country=UK|Germany; level=anything but junior',
    fits: all(
      trade('backend'),
      skill('Java', 'Kafka'),
      country('United Kingdom', 'Germany'),
      not(level('junior')),
    ),
  },
  {
    by: 'Dutch account manager',
    ask: 'Please all the salespersons that live in Netherlands, Germany, Sweden or UK and speak also French, Spanish or Mandarin',
    fits: all(
      trade('sales'),
      country('Netherlands', 'Germany', 'Sweden', 'United Kingdom'),
      any(speaks('French'), speaks('Spanish'), speaks('Mandarin')),
    ),
  },
  {
    by: 'Dutch account manager',
    ask: 'HR manager or HR business partner with Workday, min. 8 years of experience, Europe but without UK',
    fits: all(
      trade('hr'),
      skill('Workday'),
      yearsAtLeast(8),
      country(...EUROPE),
      not(country('United Kingdom')),
    ),
  },
  {
    by: 'polite newcomer',
    ask: 'hello, I am looking for junior accountants of any sort in Sydney or Melbourne, my manager said tax, audit, management accounts, it all counts. thank you',
    fits: all(trade('accountant'), level('junior'), city('Sydney', 'Melbourne')),
  },
  {
    by: 'list maker',
    ask: 'Pharmacists:\na. more than 4 years’ experience\nb. Mandarin, Hindi or Spanish\nc. where they live is irrelevant',
    fits: all(
      trade('pharmacist'),
      ({ years }) => years > 4,
      any(speaks('Mandarin'), speaks('Hindi'), speaks('Spanish')),
    ),
  },
  {
    by: 'boolean sourcer',
    ask: '("C++ engineer" OR embedded) AND RTOS AND (Stockholm OR Amsterdam OR Zurich)',
    fits: all(trade('embedded'), skill('RTOS'), city('Stockholm', 'Amsterdam', 'Zurich')),
  },
  {
    by: 'slack resourcer',
    ask: 'sre/devops w terraform AND k8s, aus or nz. remote or on-site i don’t mind either way',
    fits: all(trade('devops'), skill('Terraform', 'Kubernetes'), country('Australia', 'New Zealand')),
  },
  {
    by: 'self-corrector',
    ask: 'ruby devs in California or New York (the whiteboard says Texas, ignore the whiteboard), mid or senior, no heads',
    fits: all(trade('ruby'), region('California', 'New York'), level('mid', 'senior')),
  },
  {
    by: 'delivery lead',
    ask: 'Kindly revert with iOS or embedded engineers knowing Hindi or Mandarin, any location, any experience',
    fits: all(trade('ios', 'embedded'), any(speaks('Hindi'), speaks('Mandarin'))),
  },
  {
    by: 'intake bot',
    ask: 'New vacancy #4471 | .NET developer | Azure | Sweden, Germany or Netherlands | permanent | sponsorship: not available',
    fits: all(
      trade('dotnet'),
      skill('Azure'),
      country('Sweden', 'Germany', 'Netherlands'),
      not(contractor),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'list maker',
    ask: '1) diesel fitters 2) at Fortescue or Rio Tinto today 3) started there before 2023 4) Australia only',
    fits: all(
      trade('diesel fitter'),
      at('Fortescue', 'Rio Tinto'),
      ({ since }) => since < 2023,
      country('Australia'),
    ),
  },
  {
    by: 'list maker',
    ask: 'Accounts payable officer / Auckland, Brisbane or Perth / system: MYOB / start: immediate or two weeks',
    fits: all(
      trade('accounts payable'),
      city('Auckland', 'Brisbane', 'Perth'),
      skill('MYOB'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'kiwi trades recruiter',
    ask: 'truckies with Linfox or Toll on the CV (now or way back), 8 yrs+ behind the wheel, Aus',
    fits: all(trade('truck driver'), worked('Linfox', 'Toll Group'), yearsAtLeast(8), country('Australia')),
  },
  {
    by: 'account manager',
    ask: 'I have now been asked a second time about employment lawyers. The first lot were far too green, so nobody with less than nine years this time, please. London, Manchester, Bolton, Nottingham, all four are acceptable. People who are at Allens are off limits for as long as they are there.',
    fits: all(
      trade('employment lawyer'),
      city('London', 'Manchester', 'Bolton', 'Nottingham'),
      yearsAtLeast(9),
      not(at('Allens')),
    ),
  },
  {
    by: 'boolean sourcer',
    ask: '("data engineer" OR "data scientist") AND (Spark OR PyTorch) AND (Berlin OR Munich) AND NOT contractor',
    fits: all(
      trade('data engineer', 'data scientist'),
      any(skill('Spark'), skill('PyTorch')),
      city('Berlin', 'Munich'),
      not(contractor),
    ),
  },
  {
    by: 'night-owl researcher',
    ask: 'auditors sitting at KPMG or Deloitte who came over from PwC or EY. NZ, AU, UK, US.',
    fits: all(
      trade('auditor'),
      at('KPMG', 'Deloitte'),
      formerly(...PWC, ...EY),
      country('New Zealand', 'Australia', 'United Kingdom', 'United States'),
    ),
  },
  {
    by: 'account manager',
    ask: 'HR at head level, anywhere on the continent or in the UK',
    fits: all(trade('hr'), level('head'), country(...EUROPE)),
  },
  {
    by: 'dictating director',
    ask: 'I want lawyers that do mergers and acquisitions with a magic circle background so Clifford Chance or Linklaters now or earlier and they sit anywhere in Australia',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      worked('Clifford Chance', 'Linklaters'),
      country('Australia'),
    ),
  },
  {
    by: 'dictating director',
    ask: 'okay so find me um project managers construction ones not IT in Melbourne or Brisbane who know Primavera and have let’s say eight years or more full stop',
    fits: all(
      trade('construction project manager'),
      city('Melbourne', 'Brisbane'),
      skill('Primavera P6'),
      yearsAtLeast(8),
    ),
  },
  {
    by: 'nursing recruiter',
    ask: 'RNs or EENs that used to be at the Royal Melbourne, grand wherever they are now',
    fits: all(trade('registered nurse', 'enrolled nurse'), formerly('Royal Melbourne Hospital')),
  },
  {
    by: 'boolean sourcer',
    ask: '"quantity surveyor" AND CostX AND (London OR Manchester OR Bolton OR Nottingham) AND (citizen OR "permanent resident")',
    fits: all(
      trade('quantity surveyor'),
      skill('CostX'),
      city('London', 'Manchester', 'Bolton', 'Nottingham'),
      settled,
    ),
  },
  {
    by: 'temps consultant',
    ask: 'WHSE MGR. WMS. East Mids or Gtr Manchester. PERM.',
    fits: all(
      trade('warehouse manager'),
      skill('WMS'),
      region('East Midlands', 'Greater Manchester'),
      not(contractor),
    ),
  },
  {
    by: 'self-corrector',
    ask: 'Payroll people in Perth, no wait, Perth was last week. Brisbane or Melbourne. Chris21, and citizens or PRs',
    fits: all(trade('payroll'), city('Brisbane', 'Melbourne'), skill('Chris21'), settled),
  },
  {
    by: 'polite newcomer',
    ask: 'Would it be possible to see only the nurses (any type of nurse) based in Vienna or Amsterdam, please?',
    fits: all(trade('nurse'), city('Vienna', 'Amsterdam')),
  },
  {
    by: 'slack resourcer',
    ask: 'react devs (frontend or full stack, both fine), nyc or bay area, < 150k usd',
    fits: all(
      trade('frontend', 'fullstack'),
      skill('React'),
      city('New York', 'San Francisco', 'Oakland'),
      payUpTo(149_999, 'USD'),
    ),
  },
];
