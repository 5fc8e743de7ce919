import {
  both,
  calledThisMonth,
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
  formerly,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
  PWC,
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

/** More searches over the first two thousand, written without sight of the rules. */
export const OPEN_MORE: readonly Query[] = [
  {
    ask: 'who do we have on the books for AP in Parramatta?',
    fits: all(trade('accounts payable'), city('Parramatta')),
  },
  { ask: 'need a sparky, Brissie', fits: all(trade('electrician'), city('Brisbane')) },
  { ask: 'EAs in London please', fits: all(trade('executive assistant'), city('London')) },
  { ask: 'HRBP, NSW', fits: all(trade('hr'), region('New South Wales')) },
  { ask: 'BDMs up Manchester way', fits: all(trade('sales'), region('Greater Manchester')) },
  {
    ask: 'find me a tax accountant in Vic on PR or citizen',
    fits: all(trade('tax'), region('Victoria'), rights('citizen', 'permanent_resident')),
  },
  {
    ask: 'any physio on less than AUD 90,000',
    fits: all(trade('physio'), payUpTo(90_000, 'AUD')),
  },
  { ask: 'auditors ex PricewaterhouseCoopers', fits: all(trade('auditor'), worked(...PWC)) },
  {
    ask: 'Ernst and Young auditors, UK',
    fits: all(trade('auditor'), worked(...EY), country('United Kingdom')),
  },
  {
    ask: 'accountant, not from a Big Four firm, Melbourne',
    fits: all(trade('accountant'), city('Melbourne'), not(worked(...group('big 4')))),
  },
  {
    ask: 'backend or full stack devs in Zürich',
    fits: all(trade('backend', 'fullstack'), city('Zurich')),
  },
  { ask: 'SREs in Deutschland', fits: all(trade('devops'), country('Germany')) },
  { ask: 'Softwareentwickler in München', fits: all(trade('software'), city('Munich')) },
  {
    ask: 'ML engineer, NYC or SF',
    fits: all(trade('data scientist'), city('New York', 'San Francisco')),
  },
  {
    ask: 'site engineer for a job in Perth, must already be in WA',
    fits: all(trade('site engineer'), region('Western Australia')),
  },
  {
    ask: 'truckies with a heavy vehicle licence around Manchester',
    fits: all(trade('truck driver'), skill('Heavy vehicle licence'), region('Greater Manchester')),
  },
  {
    ask: 'chefs, Australia, can start within a fortnight',
    fits: all(trade('chef'), country('Australia'), noticeUpTo(14)),
  },
  {
    ask: 'pharmacists happy to relocate, UK based',
    fits: all(trade('pharmacist'), relocates, country('United Kingdom')),
  },
  {
    ask: 'heads of marketing in the States',
    fits: all(trade('marketing'), level('head'), country('United States')),
  },
  {
    ask: 'lawyers, 15+ yrs, Germany, Holland or Australia',
    fits: all(trade('lawyer'), yearsAtLeast(15), country('Germany', 'Netherlands', 'Australia')),
  },
  {
    ask: 'UI engineers who know TypeScript and are open to contract, Zurich',
    fits: all(trade('frontend'), skill('TypeScript'), contractor, city('Zurich')),
  },
  {
    ask: 'financial controllers at a bank',
    fits: all(trade('financial controller'), at(...group('bank'))),
  },
  {
    ask: 'left Amazon, now elsewhere: DevOps',
    fits: all(trade('devops'), formerly('Amazon'), not(at('Amazon'))),
  },
  {
    ask: 'PM with PRINCE2, remote, EMEA',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      remote,
      country('United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    ask: 'HR people who have sat in the same seat for more than four years, DACH',
    fits: all(trade('hr'), sinceYears(4), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    ask: 'Spanish or French speaking sales people in London',
    fits: all(trade('sales'), any(speaks('Spanish'), speaks('French')), city('London')),
  },
  { ask: 'Abbot, Alex', fits: ({ name }) => name === 'Alex Abbot' },
  { ask: 'underwater welder Vienna', fits: nobody },
  {
    ask: 'nurses in Melbourne who have their own car',
    fits: all(trade('nurse'), city('Melbourne')),
    unknowable: true,
  },
  {
    ask: 'chefs in London with a good sense of humour',
    fits: all(trade('chef'), city('London')),
    unknowable: true,
  },
  {
    ask: 'payroll people in Perth whose references we have checked twice',
    fits: all(trade('payroll'), city('Perth')),
    unknowable: true,
  },
];

/** Searches over the second five hundred. */
export const SECOND_OPEN: readonly SecondQuery[] = [
  { ask: 'midwives in Sydney', fits: both(trade('midwife'), city('Sydney')) },
  { ask: 'RMN Leeds or Edinburgh', fits: both(trade('mental health nurse'), city('Leeds', 'Edinburgh')) },
  {
    ask: "OTs we haven't rung in the last three months",
    fits: both(trade('occupational therapist'), notCalledFor(91)),
  },
  {
    ask: "GPs I've spoken to this month",
    fits: both(trade('gp'), calledThisMonth),
  },
  {
    ask: 'people nobody has ever called, insurance, Australia',
    fits: both(
      trade('insurance'),
      country('Australia'),
      ({ calledDaysAgo }: Second) => calledDaysAgo === null,
    ),
  },
  {
    ask: 'welders with a white card for Karratha, FIFO ok',
    fits: both(trade('welder'), ticket('White Card'), either(city('Karratha'), relocates)),
  },
  { ask: 'scaffies in Australia', fits: both(trade('scaffolder'), country('Australia')) },
  {
    ask: 'data analysts from a supermarket (Coles, Aldi, Tesco)',
    fits: both(trade('data analyst'), at('Coles', 'Aldi', 'Tesco')),
  },
  {
    ask: 'compliance people, but not in banking',
    fits: both(trade('compliance'), (person: Second) => person.industry !== 'banking'),
  },
  {
    ask: 'MBB consultants who know SAP',
    fits: both(
      trade('sap consultant'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    ask: 'paralegal magic circle',
    fits: both(trade('paralegal'), worked('Slaughter and May', 'Freshfields')),
  },
  {
    ask: 'Commbank or NAB financial advisers',
    fits: both(trade('financial planner'), worked('Commonwealth Bank', 'NAB')),
  },
  {
    ask: 'architects (buildings, not IT) in the UK',
    fits: both(trade('building architect'), country('United Kingdom')),
  },
  {
    ask: 'cloud architect Singapore',
    fits: both(trade('solutions architect'), city('Singapore')),
  },
  {
    ask: 'job hoppers in pharma: three or more employers in five years',
    fits: both(trade('pharma'), ({ employersOfLate }: Second) => employersOfLate >= 3),
  },
  {
    ask: 'people without a job right now, blue collar, UK and Ireland',
    fits: both(
      trade('blue collar'),
      ({ betweenJobs }: Second) => betweenJobs,
      country('United Kingdom', 'Ireland'),
    ),
  },
  {
    ask: 'used to be a receptionist, does something else now',
    fits: both(wasOnce('receptionist'), not(trade('receptionist'))),
  },
  {
    ask: 'CRAs in Switzerland, Austria or Germany',
    fits: both(trade('clinical research'), country('Switzerland', 'Austria', 'Germany')),
  },
  {
    ask: 'bookkeeper with Xero skills, fully remote',
    fits: both(trade('bookkeeper'), skill('Xero'), remote),
  },
  { ask: '+64 491 000 106', fits: ({ phone }) => phone === '+64491000106' },
  { ask: "Siobhan O'Sullivan", fits: ({ name }) => name === 'Siobhán O’Sullivan' },
];
