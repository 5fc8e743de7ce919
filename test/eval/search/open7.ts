import {
  both,
  calledWithin,
  either,
  notCalledFor,
  type Second,
  type SecondQuery,
  ticket,
  wasOnce,
} from './second-world.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EY,
  type Fits,
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
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const sponsored = rights('requires_sponsorship');
const yearsBetween =
  (least: number, most: number): Fits =>
  ({ years }) =>
    years >= least && years <= most;
const payFrom =
  (least: number, currency: string): Fits =>
  (person) =>
    person.currency === currency && person.pay >= least;

/** Searches over the first two thousand, written apart from the rules. Rules may be mended by these. */
export const OPEN_SEVENTH: readonly Query[] = [
  {
    ask: 'Kotlin is out, I want Spring Boot people, Germany or the Netherlands',
    fits: all(skill('Spring Boot'), country('Germany', 'Netherlands')),
  },
  {
    ask: 'client rang: two chefs for Melbourne, can start within a fortnight',
    fits: all(trade('chef'), city('Melbourne'), noticeUpTo(14)),
  },
  { ask: 'physios willing to move', fits: all(trade('physio'), relocates) },
  {
    ask: 'anybody from Clifford Chance or Linklaters who does employment law',
    fits: all(worked('Clifford Chance', 'Linklaters'), trade('employment lawyer')),
  },
  {
    ask: 'Tax people at EY. Not PwC, not Deloitte, not KPMG.',
    fits: all(trade('tax'), at(...EY)),
  },
  {
    ask: 'primary teachers in NSW or Queensland with at least eight years in the classroom',
    fits: all(trade('primary teacher'), region('New South Wales', 'Queensland'), yearsAtLeast(8)),
  },
  {
    ask: 'truckies for Toll or DHL, Australian citizens',
    fits: all(trade('truck driver'), worked('Toll Group', 'DHL'), rights('citizen')),
  },
  {
    ask: 'senior QSs in the UK earning no more than £120k',
    fits: all(
      trade('quantity surveyor'),
      level('senior', 'head'),
      country('United Kingdom'),
      payUpTo(120_000, 'GBP'),
    ),
  },
  {
    ask: 'Pharmazeuten in Deutschland oder Österreich',
    fits: all(trade('pharmacist'), country('Germany', 'Austria')),
  },
  {
    ask: 'développeurs iOS à Londres ou Amsterdam',
    fits: all(trade('ios'), city('London', 'Amsterdam')),
  },
  {
    ask: 'ux designers who know figma and user research both',
    fits: all(trade('ux designer'), skill('Figma', 'User research')),
  },
  {
    ask: 'someone who has been 5+ years at Westpac',
    fits: all(at('Westpac'), sinceYears(4)),
  },
  {
    ask: 'marketing: SEO in Auckland, or remote',
    fits: all(trade('seo'), any(city('Auckland'), remote)),
  },
  {
    ask: 'exec assistants with French or German, Zurich',
    fits: all(trade('executive assistant'), any(speaks('French'), speaks('German')), city('Zurich')),
  },
  {
    ask: 'business analyst BPMN + Jira contractors in the US',
    fits: all(trade('business analyst'), skill('BPMN', 'Jira'), contractor, country('United States')),
  },
  {
    ask: 'Splunk or SIEM people, junior to mid, Australia wide',
    fits: all(trade('security'), level('junior', 'mid'), country('Australia')),
  },
  {
    ask: 'maths teachers, 3 to 6 years',
    fits: all(trade('maths teacher'), yearsBetween(3, 6)),
  },
  {
    ask: 'embedded C++ folks on the continent (Germany, Austria, Switzerland, NL, Sweden)',
    fits: all(trade('embedded'), country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden')),
  },
  {
    ask: 'site engineers who know AutoCAD but have not worked for Lendlease',
    fits: all(trade('site engineer'), skill('AutoCAD'), not(worked('Lendlease'))),
  },
  {
    ask: 'Hana Dalton or Kurt Farrow',
    fits: ({ name }) => name === 'Hana Dalton' || name === 'Kurt Farrow',
  },
  {
    ask: 'warehouse mgr, WMS, Perth or Brissie, no visa issues',
    fits: all(trade('warehouse manager'), skill('WMS'), city('Perth', 'Brisbane'), not(sponsored)),
  },
  {
    ask: 'accounts payable clerks with MYOB, immediate start',
    fits: all(trade('accounts payable'), skill('MYOB'), noticeUpTo(0)),
  },
  {
    ask: 'lawyers (corporate or employment) available in four weeks or less, NYC',
    fits: all(trade('lawyer'), noticeUpTo(28), city('New York')),
  },
  {
    ask: 'fintech or bank: credit risk analysts using SAS, earning above 150k AUD',
    fits: all(trade('risk'), skill('SAS'), payFrom(150_000, 'AUD')),
  },
  {
    ask: 'ICU and EEN nurses in Brisbane, Perth, Auckland',
    fits: all(trade('icu nurse', 'enrolled nurse'), city('Brisbane', 'Perth', 'Auckland')),
  },
  {
    ask: 'product managers, not in America',
    fits: all(trade('product manager'), not(country('United States'))),
  },
  {
    ask: 'data engineers: Spark required, Airflow nice, Google or Amazon background',
    fits: all(trade('data engineer'), skill('Spark'), worked('Google', 'Amazon')),
  },
  {
    ask: 'Procore users with 12 years or more who speak Mandarin or Hindi',
    fits: all(skill('Procore'), yearsAtLeast(12), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    ask: 'who at Atlassian or Canva does devops and would take remote work',
    fits: all(trade('devops'), at('Atlassian', 'Canva'), remote),
  },
  {
    ask: 'electricians with switching, WA',
    fits: all(trade('electrician'), skill('Switching'), region('Western Australia')),
  },
  {
    ask: 'finance controllers IFRS consolidation Europe excluding UK',
    fits: all(
      trade('financial controller'),
      skill('IFRS', 'Consolidation'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    ask: 'former Big Four auditors who have since gone to BDO or Grant Thornton',
    fits: all(trade('auditor'), formerly(...group('big 4')), at('BDO', 'Grant Thornton')),
  },
  {
    ask: 'heads of HR, Unilever / Optus / Coca Cola',
    fits: all(trade('hr'), level('head'), worked('Unilever', 'Optus', 'Coca-Cola')),
  },
  {
    ask: 'golang devs but nobody whose notice is 12 weeks',
    fits: all(trade('go'), noticeUpTo(83)),
  },
  {
    ask: 'sales in California, Spanish speaking',
    fits: all(trade('sales'), region('California'), speaks('Spanish')),
  },
];

const industry =
  (...names: string[]) =>
  (person: Second): boolean =>
    names.includes(person.industry);
const neverCalled = ({ calledDaysAgo }: Second): boolean => calledDaysAgo === null;
const withoutJob = ({ betweenJobs }: Second): boolean => betweenJobs;
const hopped = ({ employersOfLate }: Second): boolean => employersOfLate >= 3;

/** Searches over the second five hundred, written apart from the rules. Rules may be mended by these. */
export const SECOND_OPEN_SEVENTH: readonly SecondQuery[] = [
  {
    ask: 'midwives with CTG who are not in Australia',
    fits: both(trade('midwife'), skill('CTG'), not(country('Australia'))),
  },
  {
    ask: 'forkies with an LF licence, NZ or Aus',
    fits: both(trade('forklift driver'), ticket('LF licence'), country('New Zealand', 'Australia')),
  },
  {
    ask: 'social workers employed by a council, spoken to in the last month',
    fits: both(trade('social worker'), industry('government'), calledWithin(31)),
  },
  {
    ask: 'cold candidates: underwriters nobody has phoned for a year or ever',
    fits: both(trade('underwriter'), notCalledFor(365)),
  },
  {
    ask: 'testers (Selenium or Cypress) out of work',
    fits: both(trade('tester'), either(skill('Selenium'), skill('Cypress')), withoutJob),
  },
  {
    ask: 'wer spricht Deutsch und arbeitet in einer Versicherung?',
    fits: both(speaks('German'), industry('insurance')),
  },
  {
    ask: 'infirmières de bloc opératoire ou en santé mentale, Irlande ou Royaume-Uni',
    fits: both(trade('theatre nurse', 'mental health nurse'), country('Ireland', 'United Kingdom')),
  },
  {
    ask: 'Revit people: structural engineers and architects, Melbourne or Geelong',
    fits: both(
      trade('structural engineer', 'building architect'),
      skill('Revit'),
      city('Melbourne', 'Geelong'),
    ),
  },
  {
    ask: 'anyone from the Big 3 strategy houses (McKinsey, BCG, Bain)',
    fits: ({ employer, before }) =>
      [employer, ...before].some((name) =>
        ['McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'].includes(name),
      ),
  },
  {
    ask: 'compliance or AML, JP Morgan or Deutsche, now',
    fits: both(trade('compliance'), at('JPMorgan Chase', 'Deutsche Bank')),
  },
  {
    ask: 'GPs in Scotland or Ireland wanting under 90k',
    fits: both(trade('gp'), either(region('Scotland'), country('Ireland')), ({ pay }) => pay < 90_000),
  },
  {
    ask: 'procurement people who left BHP',
    fits: both(trade('procurement'), formerly('BHP')),
  },
  {
    ask: 'CRAs with GCP, big pharma (Roche, Novartis, GSK), not on a visa and no sponsorship',
    fits: both(
      trade('clinical research'),
      skill('GCP'),
      worked('Roche', 'Novartis', 'GSK'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    ask: 'bookkeepers on Xero doing BAS, can work from home',
    fits: both(trade('bookkeeper'), skill('Xero', 'BAS'), remote),
  },
  {
    ask: 'front desk staff in Singapore or Boston',
    fits: both(trade('receptionist'), city('Singapore', 'Boston')),
  },
  {
    ask: 'retail data analysts with three jobs or more in five years',
    fits: both(trade('data analyst'), hopped),
  },
  {
    ask: 'O Sullivan, Siobhan',
    fits: ({ name }) => name === 'Siobhán O’Sullivan',
  },
  {
    ask: 'tower crane operators and doggers, White Card, available now',
    fits: both(trade('crane operator'), ticket('White Card'), noticeUpTo(0)),
  },
  {
    ask: 'conveyancers with PEXA, Leeds, Brighton or Edinburgh, three months notice is too long',
    fits: both(trade('conveyancer'), skill('PEXA'), city('Leeds', 'Brighton', 'Edinburgh'), noticeUpTo(83)),
  },
  {
    ask: 'people who moved into recruitment from being a plumber or a forklift driver',
    fits: both(trade('recruiter'), either(wasOnce('plumber'), wasOnce('forklift driver'))),
  },
  {
    ask: 'actuaries, at least five years, Singapore/Frankfurt/Cologne/Basel',
    fits: both(trade('actuary'), yearsAtLeast(5), city('Singapore', 'Frankfurt', 'Cologne', 'Basel')),
  },
  {
    ask: 'welders at a miner who have been there since before 2022',
    fits: both(trade('welder'), industry('mining'), ({ since }) => since < 2022),
  },
  {
    ask: 'OTs, mental health nurses and theatre nurses never called',
    fits: both(trade('occupational therapist', 'mental health nurse', 'theatre nurse'), neverCalled),
  },
  {
    ask: 'Texas or Massachusetts: solutions architects with AWS on under 150k',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      region('Texas', 'Massachusetts'),
      payUpTo(149_999, 'USD'),
    ),
  },
  {
    ask: 'chefs de partie and executive chefs happy to relocate, Hilton or Accor experience',
    fits: both(trade('chef'), relocates, worked('Hilton', 'Accor')),
  },
];
