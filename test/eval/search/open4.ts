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

const NORDICS_DACH = ['Germany', 'Austria', 'Switzerland', 'Sweden'];

/** Searches over the first two thousand, written before anybody looked at the rules of that day. */
export const OPEN_FOURTH: readonly Query[] = [
  {
    ask: 'Need a financial controller asap for a client in Perth - can be immigrant but has to have PR or citizenship',
    fits: all(trade('financial controller'), city('Perth'), rights('citizen', 'permanent_resident')),
  },
  {
    ask: 'ICU nurses who have only ever been in Melbourne hospitals? fine if not, just ICU nurses Melbourne',
    fits: all(trade('icu nurse'), city('Melbourne')),
    unknowable: true,
  },
  {
    ask: 'tax people from Deloitte, PwC or KPMG who now sit in Zurich',
    fits: all(trade('tax'), worked('Deloitte', ...PWC, 'KPMG'), city('Zurich')),
  },
  { ask: 'Go devs not in the US', fits: all(trade('go'), not(country('United States'))) },
  {
    ask: 'Kubernetes + Terraform, contract, Netherlands / Germany',
    fits: all(skill('Kubernetes', 'Terraform'), contractor, country('Netherlands', 'Germany')),
  },
  {
    ask: 'quantity surveyor Brisbane or open to relocating to Brisbane',
    fits: all(trade('quantity surveyor'), any(city('Brisbane'), relocates)),
  },
  {
    ask: 'junior accountants NSW, nothing over 80k AUD',
    fits: all(trade('accountant'), level('junior'), region('New South Wales'), payUpTo(80_000, 'AUD')),
  },
  {
    ask: 'employment lawyer, not magic circle',
    fits: all(trade('employment lawyer'), not(worked(...group('magic circle')))),
  },
  {
    ask: 'French speaking executive assistants in Europe',
    fits: all(
      trade('executive assistant'),
      speaks('French'),
      country('United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    ask: 'senior or head level UX in San Fran, Oakland or NYC',
    fits: all(trade('ux designer'), level('senior', 'head'), city('San Francisco', 'Oakland', 'New York')),
  },
  {
    ask: 'data engineers at Atlassian or Canva for more than 2 years',
    fits: all(trade('data engineer'), at('Atlassian', 'Canva'), sinceYears(2)),
  },
  {
    ask: 'truckies with heavy vehicle licence in Victoria or South Australia',
    fits: all(trade('truck driver'), skill('Heavy vehicle licence'), region('Victoria')),
  },
  {
    ask: 'any of our pharmacists available within two weeks',
    fits: all(trade('pharmacist'), noticeUpTo(14)),
  },
  {
    ask: 'account execs at Unilever, Coke or Optus',
    fits: all(trade('sales'), at('Unilever', 'Coca-Cola', 'Optus')),
  },
  {
    ask: 'marketing managers who used to be at Christian Dior but left',
    fits: all(trade('marketing manager'), formerly('Christian Dior'), not(at('Christian Dior'))),
  },
  {
    ask: 'Swift engineers in Amsterdam, Berlin or Vienna',
    fits: all(trade('ios'), city('Amsterdam', 'Berlin', 'Vienna')),
  },
  {
    ask: 'Splunk SIEM analysts Sydney metro, full working rights',
    fits: all(trade('security'), city('Sydney', 'Parramatta'), rights('citizen', 'permanent_resident')),
  },
  { ask: 'Noel Purcell', fits: ({ name }) => name === 'Noel Purcell' },
  {
    ask: 'anyone called Zimmer?',
    fits: ({ name }) => /(?:^| |-)Zimmer(?:-|$)/.test(name),
  },
  {
    ask: 'rails or node backend folks, remote only, no one needing sponsorship',
    fits: all(any(trade('ruby'), skill('Node.js')), remote, not(rights('requires_sponsorship'))),
  },
  {
    ask: 'Physios UK wide except Nottingham',
    fits: all(trade('physio'), country('United Kingdom'), not(city('Nottingham'))),
  },
  {
    ask: 'auditor ex big four, at least 8 yrs experience, currently BDO or Grant Thornton',
    fits: all(trade('auditor'), worked(...group('big 4')), yearsAtLeast(8), at('BDO', 'Grant Thornton')),
  },
  {
    ask: 'Project managers on building jobs: Sydney + Melbourne',
    fits: all(trade('construction project manager'), city('Sydney', 'Melbourne')),
  },
  {
    ask: 'IT PMs with PRINCE2 in the UK on four weeks or less',
    fits: all(trade('it project manager'), skill('PRINCE2'), country('United Kingdom'), noticeUpTo(28)),
  },
  {
    ask: 'credit risk - Barclays, HSBC - London',
    fits: all(trade('risk'), worked('Barclays', 'HSBC'), city('London')),
  },
  {
    ask: 'Nurses (any kind), Ramsay or St Vincent’s, NSW/Vic/Qld',
    fits: all(
      trade('nurse'),
      worked('Ramsay Health Care', 'St Vincent’s Hospital'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    ask: 'HR, Workday, on a visa',
    fits: all(trade('hr'), skill('Workday'), rights('visa_holder')),
  },
  {
    ask: 'Mandarin or Hindi speaking sales people in Australia',
    fits: all(trade('sales'), any(speaks('Mandarin'), speaks('Hindi')), country('Australia')),
  },
  {
    ask: 'diesel mechanics from Rio or Fortescue',
    fits: all(trade('diesel fitter'), worked('Rio Tinto', 'Fortescue')),
  },
  {
    ask: 'C# or Java backend, DACH plus Nordics',
    fits: all(trade('backend'), any(skill('C#'), skill('Java')), country(...NORDICS_DACH)),
  },
  {
    ask: 'sous chefs, Merivale, wanting under 100K',
    fits: all(trade('chef'), worked('Merivale'), ({ pay }) => pay <= 100_000),
  },
  {
    ask: 'primary or maths teacher willing to move abroad',
    fits: all(trade('primary teacher', 'maths teacher'), relocates),
  },
  {
    ask: 'accounts payable MYOB Auckland',
    fits: all(trade('accounts payable'), skill('MYOB'), city('Auckland')),
  },
  {
    ask: 'people who went from EY to PwC',
    fits: all(formerly(...EY), at(...PWC)),
  },
  {
    ask: 'astronauts in Sydney',
    fits: nobody,
  },
  {
    ask: 'warehouse managers with WMS who play golf, Manchester area',
    fits: all(trade('warehouse manager'), skill('WMS'), region('Greater Manchester')),
    unknowable: true,
  },
  { ask: 'p1999@people.example', fits: ({ email }) => email === 'p1999@people.example' },
  {
    ask: 'sparkies HV, WA, contract or perm, no visa holders',
    fits: all(trade('electrician'), region('Western Australia'), not(rights('visa_holder'))),
  },
  {
    ask: 'product managers from FAANG, 300k USD max',
    fits: all(trade('product manager'), worked(...group('faang')), payUpTo(300_000, 'USD')),
  },
  {
    ask: 'bolton warehouse',
    fits: all(trade('warehouse manager'), city('Bolton')),
  },
];

/** Searches over the second five hundred, written at the same time. */
export const SECOND_OPEN_FOURTH: readonly SecondQuery[] = [
  {
    ask: 'midwives Sydney/Newcastle with AHPRA',
    fits: both(trade('midwife'), city('Sydney', 'Newcastle'), ticket('AHPRA registration')),
  },
  { ask: 'GPs in Ireland', fits: both(trade('gp'), country('Ireland')) },
  {
    ask: 'scaffolders with a scaffolding ticket and a white card',
    fits: both(trade('scaffolder'), ticket('White Card'), ticket('Scaffolding ticket')),
  },
  {
    ask: 'SAP MM people from Accenture, Capgemini or one of the MBB',
    fits: both(
      trade('sap consultant'),
      worked('Accenture', 'Capgemini', 'McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    ask: 'test analysts who know Cypress and have not been called since three months',
    fits: both(trade('tester'), skill('Cypress'), notCalledFor(92)),
  },
  {
    ask: 'claims handlers we spoke with this month or last, Leeds or Brighton',
    fits: both(trade('claims'), calledWithin(60), city('Leeds', 'Brighton')),
  },
  {
    ask: 'who is out of work right now? bookkeepers',
    fits: both(trade('bookkeeper'), ({ betweenJobs }: Second) => betweenJobs),
  },
  {
    ask: 'compliance people who speak Mandarin or Arabic',
    fits: both(trade('compliance'), either(speaks('Mandarin'), speaks('Arabic'))),
  },
  {
    ask: 'paralegals at Freshfields, Slaughters or HSF',
    fits: both(trade('paralegal'), at('Freshfields', 'Slaughter and May', 'Herbert Smith Freehills')),
  },
  {
    ask: 'mechanical engineers with SolidWorks or FEA in Texas/Massachusetts',
    fits: both(
      trade('mechanical engineer'),
      either(skill('SolidWorks'), skill('FEA')),
      region('Texas', 'Massachusetts'),
    ),
  },
  {
    ask: 'CRAs and reg affairs in Basel, pharma',
    fits: both(trade('clinical research', 'regulatory affairs'), city('Basel')),
  },
  {
    ask: 'customer success, home office ok',
    fits: both(trade('customer success'), ({ remote: home }: Second) => home),
  },
  {
    ask: 'boilermakers keen to relocate, immediate start',
    fits: both(trade('boilermaker'), relocates, noticeUpTo(0)),
  },
  {
    ask: 'procurement in mining, 10 yrs +',
    fits: both(trade('procurement'), ({ industry }: Second) => industry === 'mining', yearsAtLeast(10)),
  },
  {
    ask: 'hays or page recruiters UK',
    fits: both(trade('recruiter'), worked('Hays', 'Michael Page'), country('United Kingdom')),
  },
  {
    ask: 'Salesforce developers at Xero who never moved (5 years or longer there)',
    fits: both(trade('salesforce'), at('Xero'), ({ since }: Second) => 2026 - since >= 5),
  },
  {
    ask: 'data analysts, no job hoppers',
    fits: both(trade('data analyst'), ({ employersOfLate }: Second) => employersOfLate < 3),
  },
  {
    ask: 'Mr Schäfer the actuary',
    fits: both(trade('actuary'), ({ name }: Second) => / Schäfer$/.test(name)),
  },
  { ask: 'former scaffolders who now do office work', fits: both(wasOnce('scaffolder')) },
  {
    ask: 'conveyancers NZ on less than NZD 120,000',
    fits: both(trade('conveyancer'), country('New Zealand'), payUpTo(120_000, 'NZD')),
  },
];
