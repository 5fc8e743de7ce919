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
  skill,
  speaks,
  trade,
  yearsAtLeast,
} from './truth.ts';

const sponsored = rights('requires_sponsorship');
const noticeFrom =
  (days: number): Fits =>
  ({ noticeDays }) =>
    noticeDays >= days;
const payBetween =
  (least: number, most: number, currency: string): Fits =>
  (person) =>
    person.currency === currency && person.pay >= least && person.pay <= most;
const payBelow =
  (limit: number, currency: string): Fits =>
  (person) =>
    person.currency === currency && person.pay < limit;
const inJobSince =
  (year: number): Fits =>
  ({ since }) =>
    since <= year;
const called =
  (name: string): Fits =>
  (person) =>
    person.name === name;

/** Searches over the first two thousand, written apart from the rules. Rules may be mended by these. */
export const OPEN_SIXTH: readonly Query[] = [
  {
    ask: 'Suche Krankenpfleger und Krankenschwestern in Wien, aber niemanden, der Sponsoring braucht',
    fits: all(trade('nurse'), city('Vienna'), not(sponsored)),
  },
  { ask: 'icu nures austrailia', fits: all(trade('icu nurse'), country('Australia')) },
  {
    ask: 'Any chance of a chef around Parramatta? Anything inside 30 km will do.',
    fits: all(trade('chef'), city('Parramatta', 'Sydney')),
  },
  {
    ask: 'heavy diesel mechanics, WA or QLD, leave out whoever is currently with Fortescue',
    fits: all(trade('diesel fitter'), region('Western Australia', 'Queensland'), not(at('Fortescue'))),
  },
  {
    ask: 'Je cherche des développeurs backend basés à Zurich, prétentions jusqu’à 150 000 CHF',
    fits: all(trade('backend'), city('Zurich'), payUpTo(150_000, 'CHF')),
  },
  {
    ask: 'front-end devs, junior to mid level, Netherlands or Germany',
    fits: all(trade('frontend'), level('junior', 'mid'), country('Netherlands', 'Germany')),
  },
  {
    ask: 'marketing managers open to relocating, no one from the US please',
    fits: all(trade('marketing manager'), relocates, not(country('United States'))),
  },
  { ask: 'ex DHL warehouse managers', fits: all(trade('warehouse manager'), formerly('DHL')) },
  {
    ask: 'truckies in Queensland, NSW or Vic',
    fits: all(trade('truck driver'), region('Queensland', 'New South Wales', 'Victoria')),
  },
  {
    ask: 'HGV drivers, UK, expectations £130k or below',
    fits: all(trade('truck driver'), country('United Kingdom'), payUpTo(130_000, 'GBP')),
  },
  {
    ask: 'Primavera users presently at Lendlease or John Holland',
    fits: all(skill('Primavera P6'), at('Lendlease', 'John Holland')),
  },
  {
    ask: 'Steuerberater in Deutschland mit höchstens vier Wochen Kündigungsfrist',
    fits: all(trade('tax'), country('Germany'), noticeUpTo(28)),
  },
  {
    ask: 'Zoek verpleegkundigen in Nederland die binnen twee weken kunnen beginnen',
    fits: all(trade('nurse'), country('Netherlands'), noticeUpTo(14)),
  },
  {
    ask: 'tax people who sit outside the Big Four at the moment',
    fits: all(trade('tax'), not(at(...group('big 4')))),
  },
  {
    ask: 'product managers working for Google, Atlassian or Canva as we speak, Australia / New Zealand',
    fits: all(
      trade('product manager'),
      at('Google', 'Atlassian', 'Canva'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    ask: 'UX designer for a contract gig, Stockholm or remote',
    fits: all(trade('ux designer'), contractor, any(city('Stockholm'), remote)),
  },
  {
    ask: 'payroll staff whose notice period is longer than one month',
    fits: all(trade('payroll'), noticeFrom(31)),
  },
  {
    ask: 'need someone who does both React and TypeScript, isnt in the UK and isnt in the US either',
    fits: all(skill('React', 'TypeScript'), not(country('United Kingdom', 'United States'))),
  },
  {
    ask: 'cyber security folks, Splunk, must hold citizenship',
    fits: all(trade('security'), skill('Splunk'), rights('citizen')),
  },
  {
    ask: 'data science / ML or data engineering, 5+ yrs, Sydney/Melbourne/Brisbane',
    fits: all(
      trade('data scientist', 'data engineer'),
      yearsAtLeast(5),
      city('Sydney', 'Melbourne', 'Brisbane'),
    ),
  },
  {
    ask: 'Python people minus the data scientists and ML engineers',
    fits: all(skill('Python'), not(trade('data scientist'))),
  },
  {
    ask: 'Kubernetes on the resume, no DevOps or SREs though',
    fits: all(skill('Kubernetes'), not(trade('devops'))),
  },
  {
    ask: 'lawyers at Linklatters or Cliford Chance in London or Manchester',
    fits: all(trade('lawyer'), at('Linklaters', 'Clifford Chance'), city('London', 'Manchester')),
  },
  {
    ask: 'Employment lawyers who are citizens or permanent residents and have at least nine years of experience',
    fits: all(trade('employment lawyer'), rights('citizen', 'permanent_resident'), yearsAtLeast(9)),
  },
  {
    ask: 'primary teachers in the UK after permanent work, contractors are no use',
    fits: all(trade('primary teacher'), country('United Kingdom'), not(contractor)),
  },
  {
    ask: 'sparkies and diesel fitters presently outside mining',
    fits: all(trade('electrician', 'diesel fitter'), not(at(...group('mining')))),
  },
  {
    ask: 'HR managers and HRBPs, Netherlands or Germany, German would be nice to have',
    fits: all(trade('hr'), country('Netherlands', 'Germany')),
  },
  { ask: 'who do we have at Coca Cola in sales?', fits: all(trade('sales'), at('Coca-Cola')) },
  {
    ask: 'sales people (BDM, AE, sales exec) who ask for between 90 and 150 thousand US dollars',
    fits: all(trade('sales'), payBetween(90_000, 150_000, 'USD')),
  },
  { ask: 'Pharmaciens disponibles immédiatement', fits: all(trade('pharmacist'), noticeUpTo(0)) },
  {
    ask: 'Ingénieurs DevOps à Berlin, Munich ou Vienne, sauf ceux qui travaillent chez Amazon',
    fits: all(trade('devops'), city('Berlin', 'Munich', 'Vienna'), not(at('Amazon'))),
  },
  {
    ask: 'I search accounts payble officer that know MYOB, living in Australia, sponsorship case is not possible',
    fits: all(trade('accounts payable'), skill('MYOB'), country('Australia'), not(sponsored)),
  },
  {
    ask: 'credit risk analysts who have been in their present job since 2021 or earlier',
    fits: all(trade('risk'), inJobSince(2021)),
  },
  { ask: 'IT project managers, Scandinavia', fits: all(trade('it project manager'), country('Sweden')) },
  {
    ask: 'physios within 25 miles of Manchester',
    fits: all(trade('physio'), city('Manchester', 'Bolton')),
  },
  { ask: 'milo quayle-eames', fits: called('Milo Quayle-Eames') },
  {
    ask: 'management accountants in Germany with a sense of humour',
    fits: all(trade('management accountant'), country('Germany')),
    unknowable: true,
  },
  {
    ask: 'full stack w/ Mongo. Visa holders OK, sponsorship not OK',
    fits: all(trade('fullstack'), skill('MongoDB'), not(sponsored)),
  },
  {
    ask: 'Which of the enrolled nurses have less than five years behind them?',
    fits: all(trade('enrolled nurse'), not(yearsAtLeast(5))),
  },
  {
    ask: 'Financial Controller mit SAP in Österreich oder Deutschland, Gehaltswunsch bis 170.000 Euro',
    fits: all(
      trade('financial controller'),
      skill('SAP'),
      country('Austria', 'Germany'),
      payUpTo(170_000, 'EUR'),
    ),
  },
];

const neverCalled = ({ calledDaysAgo }: Second): boolean => calledDaysAgo === null;
const withoutJob = ({ betweenJobs }: Second): boolean => betweenJobs;
const employersBelow =
  (n: number) =>
  ({ employersOfLate }: Second): boolean =>
    employersOfLate < n;
const industry =
  (...names: string[]) =>
  (person: Second): boolean =>
    names.includes(person.industry);

/** Searches over the second five hundred, written apart from the rules. Rules may be mended by these. */
export const SECOND_OPEN_SIXTH: readonly SecondQuery[] = [
  {
    ask: 'scaffolders holding the scaffolding ticket',
    fits: both(trade('scaffolder'), ticket('Scaffolding ticket')),
  },
  {
    ask: 'TIG welders in Ireland, Germany, the UK or the States',
    fits: both(
      trade('welder'),
      skill('TIG welding'),
      country('Ireland', 'Germany', 'United Kingdom', 'United States'),
    ),
  },
  {
    ask: 'plumbers that havent had a call from us in over a year',
    fits: both(trade('plumber'), notCalledFor(365)),
  },
  { ask: 'GPs down under or in NZ', fits: both(trade('gp'), country('Australia', 'New Zealand')) },
  {
    ask: 'Hebammen in Deutschland, Österreich oder der Schweiz',
    fits: both(trade('midwife'), country('Germany', 'Austria', 'Switzerland')),
  },
  { ask: 'OTs we have never called', fits: both(trade('occupational therapist'), neverCalled) },
  {
    ask: 'boilermakers or fitters, on the books of BHP, Rio or Newmont right now',
    fits: both(trade('boilermaker', 'fitter'), at('BHP', 'Rio Tinto', 'Newmont')),
  },
  {
    ask: 'crane ops able to start straight away',
    fits: both(trade('crane operator'), noticeUpTo(0)),
  },
  {
    ask: 'structural and mechanical engineers, min 10 yrs, Arup staff excluded',
    fits: both(trade('structural engineer', 'mechanical engineer'), yearsAtLeast(10), not(at('Arup'))),
  },
  {
    ask: 'mechanical engineers, SolidWorks a must, FEA would be a bonus, no job hoppers (fewer than four employers in five years)',
    fits: both(trade('mechanical engineer'), skill('SolidWorks'), employersBelow(4)),
  },
  {
    ask: 'solution architects at NAB or CommBank now',
    fits: both(trade('solutions architect'), at('NAB', 'Commonwealth Bank')),
  },
  {
    ask: 'SAP-Berater mit S/4HANA außerhalb von Australien',
    fits: both(trade('sap consultant'), skill('SAP S/4HANA'), not(country('Australia'))),
  },
  {
    ask: 'Salesforce admins and developers who used to work at Meta',
    fits: both(trade('salesforce'), formerly('Meta')),
  },
  {
    ask: 'data analysts, Power BI, anywhere except Australia',
    fits: both(trade('data analyst'), skill('Power BI'), not(country('Australia'))),
  },
  {
    ask: 'CSMs from Personio, SAP or Microsoft (current employer)',
    fits: both(trade('customer success'), at('Personio', 'SAP', 'Microsoft')),
  },
  { ask: 'insurance people without a job just now', fits: both(trade('insurance'), withoutJob) },
  {
    ask: 'juniors in insurance (claims, underwriting, actuarial)',
    fits: both(trade('claims', 'underwriter', 'actuary'), level('junior')),
  },
  { ask: 'anyone who can sign in Auslan', fits: speaks('Auslan') },
  {
    ask: 'maori speakers in NZ or Australia',
    fits: both(speaks('Māori'), country('New Zealand', 'Australia')),
  },
  {
    ask: 'financial advisers, Xplan, citizen or PR only',
    fits: both(trade('financial planner'), skill('Xplan'), rights('citizen', 'permanent_resident')),
  },
  {
    ask: 'credit controlers at Tesco, Coles or Kmart nowadays',
    fits: both(trade('credit controller'), at('Tesco', 'Coles', 'Kmart')),
  },
  {
    ask: 'welke boekhouders zitten in Ierland, Duitsland of Engeland?',
    fits: both(
      trade('bookkeeper'),
      any(country('Ireland', 'Germany'), city('Leeds', 'Brighton')), // Edinburgh is not in England
    ),
  },
  {
    ask: 'recruiters or chefs who were social workers or scaffolders in an earlier career',
    fits: both(trade('recruiter', 'chef'), either(wasOnce('social worker'), wasOnce('scaffolder'))),
  },
  {
    ask: 'Attachés de recherche clinique en télétravail',
    fits: both(trade('clinical research'), remote),
  },
  { ask: 'wojcik, margaret', fits: called('Margaret Wójcik') },
  {
    ask: 'paralegals or conveyancers no further than 100 km from Melbourne',
    fits: both(trade('paralegal', 'conveyancer'), city('Melbourne', 'Geelong')),
  },
  {
    ask: 'RMNs with AHPRA rego',
    fits: both(trade('mental health nurse'), ticket('AHPRA registration')),
  },
  {
    ask: 'UK candidates whose last call was between one and six months ago',
    fits: both(country('United Kingdom'), calledWithin(183), notCalledFor(30)),
  },
  {
    ask: 'employed by a retailer or a logistics company today, outside Australia and the UK, needs no sponsorship',
    fits: both(industry('retail', 'logistics'), not(country('Australia', 'United Kingdom')), not(sponsored)),
  },
  {
    ask: 'Scotland or Yorkshire, asking under 75 thousand quid',
    fits: both(region('Scotland', 'West Yorkshire'), payBelow(75_000, 'GBP')),
  },
];
