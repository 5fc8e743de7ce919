import { both, calledWithin, either, type Second, type SecondQuery, ticket } from './second-world.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
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
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import { YEAR } from './world.ts';

const sponsored = rights('requires_sponsorship');

/** Searches over the first two thousand by a sourcer of trades and nurses (d), a researcher of executive searches (e) and a recruiter for software (f). Rules may be mended by these. */
export const OPEN_TWELFTH: readonly (Query & { by: string })[] = [
  {
    by: 'd',
    ask: 'RN or EEN, Brissie, avail now',
    fits: all(trade('registered nurse', 'enrolled nurse'), city('Brisbane'), noticeUpTo(0)),
  },
  {
    by: 'd',
    ask: 'sparkies HV w switching tix, FIFO Perth',
    fits: all(trade('electrician'), skill('High voltage', 'Switching'), city('Perth')),
    unknowable: true,
  },
  {
    by: 'd',
    ask: 'HR licence truckies, Toll or Linfox',
    fits: all(trade('truck driver'), worked('Toll Group', 'Linfox')),
  },
  {
    by: 'd',
    ask: 'physio w MSK, 2 wk notice max, NZ',
    fits: all(trade('physio'), skill('Musculoskeletal'), country('New Zealand'), noticeUpTo(14)),
  },
  {
    by: 'd',
    ask: 'pharmacist, hospital, Auck, PR',
    fits: all(trade('pharmacist'), at(...group('hospital')), city('Auckland'), rights('permanent_resident')),
  },
  {
    by: 'd',
    ask: 'leccy, Bolton or Manc, no sponsorship',
    fits: all(trade('electrician'), city('Bolton', 'Manchester'), not(sponsored)),
  },
  {
    by: 'd',
    ask: 'site engs Lendlease/Multiplex, survey + CAD',
    fits: all(trade('site engineer'), worked('Lendlease', 'Multiplex'), skill('AutoCAD', 'Surveying')),
  },
  {
    by: 'd',
    ask: "QS's at John Holland 5 yrs exp plus, contract only",
    fits: all(trade('quantity surveyor'), at('John Holland'), yearsAtLeast(5), contractor),
  },
  {
    by: 'd',
    ask: 'anyone ex-UGL w hi-voltage, on less than 100k aud',
    fits: all(
      formerly('UGL'),
      skill('High voltage'),
      ({ pay, currency }) => currency === 'AUD' && pay < 100_000,
    ),
  },
  {
    by: 'd',
    ask: 'nurses w wound care all of NSW, not in Ramsay',
    fits: all(trade('nurse'), skill('Wound care'), region('New South Wales'), not(at('Ramsay Health Care'))),
  },
  {
    by: 'd',
    ask: 'diesel fitter mobile, FIFO 2:1, open to relocate',
    fits: all(trade('diesel fitter'), relocates),
    unknowable: true,
  },
  {
    by: 'd',
    ask: 'rehab physios on working holiday visa',
    fits: all(trade('physio'), skill('Rehabilitation'), rights('visa_holder')),
  },
  {
    by: 'd',
    ask: 'vent trained ICU nurses anywhere UK',
    fits: all(trade('icu nurse'), skill('Ventilation'), country('United Kingdom')),
  },
  {
    by: 'e',
    ask: 'Financial controllers who have run consolidation for a bank or a retailer in Australia',
    fits: all(
      trade('financial controller'),
      skill('Consolidation'),
      worked(...group('bank'), ...group('retail')),
      country('Australia'),
    ),
  },
  {
    by: 'e',
    ask: 'We seek a lawyer trained in the magic circle, with mergers and acquisitions, now living in New York or Zurich',
    fits: all(
      trade('lawyer'),
      worked(...group('magic circle')),
      skill('Mergers and acquisitions'),
      city('New York', 'Zurich'),
    ),
  },
  {
    by: 'e',
    ask: 'HR leaders with board exposure in the telecoms sector',
    fits: all(trade('hr'), level('head'), at('Optus')),
    unknowable: true,
  },
  {
    by: 'e',
    ask: 'Candidates who are currently in banking and were never at Barclays, credit risk, SAS',
    fits: all(trade('risk'), at(...group('bank')), not(worked('Barclays')), skill('SAS')),
  },
  {
    by: 'e',
    ask: 'Product managers who have been with their present company for more than five years',
    fits: all(trade('product manager'), sinceYears(5)),
  },
  {
    by: 'e',
    ask: 'Financial controllers, ideally from mining, with IFRS and SAP, earning no more than 150 thousand Australian dollars',
    fits: all(trade('financial controller'), skill('IFRS', 'SAP'), payUpTo(150_000, 'AUD')),
  },
  {
    by: 'e',
    ask: 'Is there a CIMA qualified management accountant in the DACH region who could be free within a month?',
    fits: all(
      trade('management accountant'),
      skill('CIMA'),
      country('Germany', 'Austria', 'Switzerland'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'e',
    ask: 'We are mapping the cyber security teams of the big technology companies, Google and Amazon, in California',
    fits: all(trade('security'), at('Google', 'Amazon'), region('California')),
  },
  {
    by: 'e',
    ask: 'Quantity surveyors who have moved from Multiplex to John Holland',
    fits: all(trade('quantity surveyor'), formerly('Multiplex'), at('John Holland')),
  },
  {
    by: 'e',
    ask: 'Management accountants with listed company experience in the telecommunications industry',
    fits: all(trade('management accountant'), worked('Telstra')),
    unknowable: true,
  },
  {
    by: 'e',
    ask: 'Heads of HR, not consultants, who know Workday, in the Nordics',
    fits: all(trade('hr'), level('head'), skill('Workday'), country('Sweden')),
  },
  {
    by: 'e',
    ask: 'An external auditor who has stayed with one firm since 2021',
    fits: all(trade('auditor'), ({ since }) => since <= 2021),
  },
  {
    by: 'e',
    ask: 'Long list: every controller in Switzerland and in Austria',
    fits: all(trade('financial controller'), country('Switzerland', 'Austria')),
  },
  {
    by: 'f',
    ask: 'React + TS devs, remote only, no juniors',
    fits: all(trade('software'), skill('React', 'TypeScript'), remote, not(level('junior'))),
  },
  {
    by: 'f',
    ask: 'k8s + terraform + aws, based in the EU',
    fits: all(
      skill('Kubernetes', 'Terraform', 'AWS'),
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'f',
    ask: 'Rails ppl w/ Redis, any seniority above junior',
    fits: all(skill('Rails', 'Redis'), not(level('junior'))),
  },
  {
    by: 'f',
    ask: '.NET Core / C# + Azure, Sydney hybrid',
    fits: all(trade('dotnet'), skill('Azure'), city('Sydney')),
    unknowable: true,
  },
  {
    by: 'f',
    ask: 'Data scientists or ML engineers, pytorch, on a work visa',
    fits: all(trade('data scientist'), skill('PyTorch'), rights('visa_holder')),
  },
  {
    by: 'f',
    ask: 'embedded c++ rtos, munich / zurich, no contractors',
    fits: all(trade('embedded'), skill('C++', 'RTOS'), city('Munich', 'Zurich'), not(contractor)),
  },
  {
    by: 'f',
    ask: 'cyber / SOC analysts, Splunk, 3 - 5 yrs',
    fits: all(trade('security'), skill('Splunk'), ({ years }) => years >= 3 && years <= 5),
  },
  {
    by: 'f',
    ask: 'devs who know both Go and Kubernetes, not devops',
    fits: all(skill('Go', 'Kubernetes'), not(trade('devops'))),
  },
  {
    by: 'f',
    ask: 'BA, BPMN, bank domain, Melbourne or remote',
    fits: all(
      trade('business analyst'),
      skill('BPMN'),
      worked(...group('bank')),
      any(city('Melbourne'), remote),
    ),
  },
  { by: 'f', ask: 'mobile devs swift, immediate joiners', fits: all(trade('ios'), noticeUpTo(0)) },
  {
    by: 'f',
    ask: 'any software engineers with kafka or redis who need sponsorship',
    fits: all(trade('software'), any(skill('Kafka'), skill('Redis')), sponsored),
  },
  {
    by: 'f',
    ask: 'python but not pytorch, Stockholm or remote',
    fits: all(skill('Python'), not(skill('PyTorch')), any(city('Stockholm'), remote)),
  },
  {
    by: 'f',
    ask: 'junior or grad devs w/ react, AU only',
    fits: all(trade('software'), skill('React'), level('junior'), country('Australia')),
  },
  { by: 'f', ask: 'open source contributors, golang', fits: skill('Go'), unknowable: true },
];

const industry =
  (...names: string[]) =>
  (person: Second): boolean =>
    names.includes(person.industry);

/** Searches over the second five hundred. */
export const SECOND_OPEN_TWELFTH: readonly (SecondQuery & { by: string; unknowable?: true })[] = [
  {
    by: 'd',
    ask: 'RMN Vic, AHPRA, avail within 2 wks',
    fits: both(
      trade('mental health nurse'),
      region('Victoria'),
      ticket('AHPRA registration'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'd',
    ask: 'forkie LF, RF scanning, Melb or Geelong',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      skill('RF scanning'),
      city('Melbourne', 'Geelong'),
    ),
  },
  {
    by: 'd',
    ask: 'crane op tower, white card, Laing ORourke',
    fits: both(trade('crane operator'), skill('Tower crane'), ticket('White Card'), worked('Laing O’Rourke')),
  },
  {
    by: 'd',
    ask: 'plumbers + gasfitting, contract, no sponsorship',
    fits: both(trade('plumber'), skill('Gasfitting'), contractor, not(sponsored)),
  },
  {
    by: 'd',
    ask: 'OTs home assessments, paeds',
    fits: both(trade('occupational therapist'), skill('Home assessments')),
    unknowable: true,
  },
  {
    by: 'd',
    ask: 'social workers w safeguarding, council, 10 yrs +',
    fits: both(trade('social worker'), skill('Safeguarding'), industry('government'), yearsAtLeast(10)),
  },
  {
    by: 'd',
    ask: 'mech fitters spoken to last month, perm only',
    fits: both(trade('fitter'), calledWithin(31), not(contractor)),
  },
  {
    by: 'e',
    ask: 'Procurement professionals in the mining sector who have led tenders',
    fits: both(trade('procurement'), industry('mining'), skill('Tendering')),
  },
  {
    by: 'e',
    ask: 'Former McKinsey, BCG or Bain people, whatever they do today',
    fits: formerly('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
  },
  {
    by: 'e',
    ask: 'Underwriters with a decade of experience, presently between jobs',
    fits: both(trade('underwriter'), yearsAtLeast(10), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'e',
    ask: 'Regulatory affairs executives responsible for TGA submissions',
    fits: both(trade('regulatory affairs'), skill('TGA submissions')),
  },
  {
    by: 'e',
    ask: 'Financial planners from the big Australian banks who advise on superannuation',
    fits: both(trade('financial planner'), worked('Commonwealth Bank', 'NAB'), skill('Superannuation')),
  },
  {
    by: 'e',
    ask: 'Structural engineers who have changed employer three times in five years',
    fits: both(trade('structural engineer'), ({ employersOfLate }) => employersOfLate >= 3),
  },
  {
    by: 'e',
    ask: 'Conveyancers and paralegals in law firms, senior, 6 weeks of notice or longer',
    fits: both(
      trade('conveyancer', 'paralegal'),
      industry('legal'),
      level('senior'),
      ({ noticeDays }) => noticeDays >= 42,
    ),
  },
  { by: 'f', ask: 'sfdc admins + devs w/ apex', fits: both(trade('salesforce'), skill('Apex')) },
  {
    by: 'f',
    ask: 'QA automation: cypress or selenium, remote',
    fits: both(trade('tester'), either(skill('Cypress'), skill('Selenium')), remote),
  },
  { by: 'f', ask: 'power bi + sql, citizens only', fits: both(skill('Power BI', 'SQL'), rights('citizen')) },
  {
    by: 'f',
    ask: 'CSMs at Xero, Meta or Microsoft w gainsight',
    fits: both(trade('customer success'), at('Xero', 'Meta', 'Microsoft'), skill('Gainsight')),
  },
  {
    by: 'f',
    ask: 'salesforce people, 1 yr in current seat at most',
    fits: both(trade('salesforce'), ({ since, betweenJobs }) => !betweenJobs && YEAR - since <= 1),
  },
  {
    by: 'f',
    ask: 'SDET / test analyst, 2 yrs exp max',
    fits: both(trade('tester'), ({ years }) => years <= 2),
  },
];
