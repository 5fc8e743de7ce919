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
  nobody,
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

const DACH = ['Germany', 'Austria', 'Switzerland'];
const EUROPE = ['United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'];

/** Searches over the first two thousand by another author, who knew the people and not the rules. Rules may be mended by these. */
export const OPEN_FOURTEENTH: readonly Query[] = [
  {
    ask: 'IFRS, not auditors, mid level',
    fits: all(skill('IFRS'), not(trade('auditor')), level('mid')),
  },
  {
    ask: 'PAs at Coke',
    fits: all(trade('executive assistant'), at('Coca-Cola')),
  },
  {
    ask: 'warehouse managers w/ forklift ticket, Aus + NZ',
    fits: all(trade('warehouse manager'), country('Australia', 'New Zealand')),
    unknowable: true,
  },
  {
    ask: 'Rails people who have left Atlassian',
    fits: all(trade('ruby'), formerly('Atlassian'), not(at('Atlassian'))),
  },
  {
    ask: 'missed call from 0412 000 074',
    fits: ({ phone }) => phone === '+61412000074',
  },
  {
    ask: 'M&A lawyers currently at a magic circle firm who would move city for the right role',
    fits: all(trade('lawyer'), skill('Mergers and acquisitions'), at(...group('magic circle')), relocates),
  },
  {
    ask: 'nurses from the Royal Melbourne, current or past, RN or ICU, no ENs',
    fits: all(trade('registered nurse', 'icu nurse'), worked('Royal Melbourne Hospital')),
  },
  {
    ask: 'Looking for a mid-level iOS dev somewhere in Europe who can start straight away and whom we would not have to sponsor',
    fits: all(
      trade('ios'),
      level('mid'),
      country(...EUROPE),
      noticeUpTo(0),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    ask: 'Splunk, Canberra, NV1',
    fits: nobody,
    unknowable: true,
  },
  {
    ask: 'chinese speaking accountants',
    fits: all(trade('accountant'), speaks('Mandarin')),
  },
  {
    ask: 'diesel fitters happy to relocate',
    fits: all(trade('diesel fitter'), relocates),
  },
  {
    ask: 'Intensive care nurses who can look after ventilated patients. Australia. Client will not go over 110,000.',
    fits: all(trade('icu nurse'), skill('Ventilation'), country('Australia'), payUpTo(110_000, 'AUD')),
  },
  {
    ask: 'cyber heads europe',
    fits: all(trade('security'), level('head'), country(...EUROPE)),
  },
  {
    ask: 'employment solicitors at Allens or Minters',
    fits: all(trade('employment lawyer'), at('Allens', 'MinterEllison')),
  },
  {
    ask: 'budgeting + excel, at woolies',
    fits: all(skill('Budgeting', 'Excel'), at('Woolworths')),
  },
  {
    ask: 'at HSBC or Barclays today, Westpac or ANZ before that',
    fits: all(at('HSBC', 'Barclays'), formerly('Westpac', 'ANZ')),
  },
  {
    ask: 'BAs who know BPMN, no juniors, less than a month of notice, EU countries',
    fits: all(
      trade('business analyst'),
      skill('BPMN'),
      not(level('junior')),
      noticeUpTo(29),
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
    ),
  },
  {
    ask: 'Toll or Linfox drivers (employed there now), dangerous goods licence',
    fits: all(trade('truck driver'), at('Toll Group', 'Linfox')),
    unknowable: true,
  },
  {
    ask: 'accountants Zurich or Amsterdam with French or German',
    fits: all(trade('accountant'), city('Zurich', 'Amsterdam'), any(speaks('French'), speaks('German'))),
  },
  {
    ask: 'need a .net contractor with azure in Oz or NZ',
    fits: all(trade('dotnet'), skill('Azure'), contractor, country('Australia', 'New Zealand')),
  },
  {
    ask: 'senior MERN fullstack',
    fits: all(trade('fullstack'), level('senior'), skill('MongoDB', 'React', 'Node.js')),
  },
  {
    ask: 'pytorch DACH, no more than 130k EUR',
    fits: all(skill('PyTorch'), country(...DACH), payUpTo(130_000, 'EUR')),
  },
  {
    ask: 'kafka + postgres, 9 yrs plus',
    fits: all(skill('Kafka', 'PostgreSQL'), yearsAtLeast(9)),
  },
  {
    ask: 'Physio, senior or above, has worked at Ramsay or St Vincents at some point',
    fits: all(
      trade('physio'),
      level('senior', 'head'),
      worked('Ramsay Health Care', 'St Vincent’s Hospital'),
    ),
  },
  {
    ask: 'Construction PMs in Aus wanting 160k or under who took their current job in 2023 or earlier',
    fits: all(
      trade('construction project manager'),
      country('Australia'),
      payUpTo(160_000, 'AUD'),
      ({ since }) => since <= 2023,
    ),
  },
  {
    ask: 'marketing managers currently in FMCG',
    fits: all(trade('marketing manager'), at('Coca-Cola', 'Unilever')),
  },
  {
    ask: 'Hindi speaking developers, Bay Area or New York',
    fits: all(trade('software'), speaks('Hindi'), city('San Francisco', 'Oakland', 'New York')),
  },
  {
    ask: 'payroll or accounts payable, employed by a telco today',
    fits: all(trade('payroll', 'accounts payable'), at('Telstra', 'Optus')),
  },
  {
    ask: 'now at BDO or GT, earlier Big 4, tax or audit',
    fits: all(trade('tax', 'auditor'), at('BDO', 'Grant Thornton'), formerly(...group('big 4'))),
  },
  {
    ask: 'grad accountants along the east coast of Australia, any discipline',
    fits: all(trade('accountant'), level('junior'), region('New South Wales', 'Victoria', 'Queensland')),
  },
  {
    ask: 'cobol mainframe contractors',
    fits: nobody,
  },
  {
    ask: 'agency side SEO 5yrs+',
    fits: all(trade('seo'), at(...group('agency side')), yearsAtLeast(5)),
  },
  {
    ask: 'front end, typescript, in Berlin or else fully remote',
    fits: all(trade('frontend'), skill('TypeScript'), any(city('Berlin'), remote)),
  },
  {
    ask: 'AP clerk NSW',
    fits: all(trade('accounts payable'), region('New South Wales')),
  },
  {
    ask: 'who has been at Canva longer than 4 years',
    fits: all(at('Canva'), sinceYears(4)),
  },
  {
    ask: 'fluent in both German and French, payroll',
    fits: all(trade('payroll'), speaks('German'), speaks('French')),
  },
  {
    ask: 'Java, Ruby or Go; Amsterdam; senior upwards',
    fits: all(any(skill('Java'), skill('Ruby'), skill('Go')), city('Amsterdam'), level('senior', 'head')),
  },
  {
    ask: 'Which of our Auckland people are open to moving? leave out anyone who is neither a citizen nor a permanent resident',
    fits: all(city('Auckland'), relocates, rights('citizen', 'permanent_resident')),
  },
  {
    ask: 'CIMA, with a retailer or a miner at present',
    fits: all(skill('CIMA'), at(...group('retail'), ...group('mining'))),
  },
  {
    ask: 'teachers akl',
    fits: all(trade('teacher'), city('Auckland')),
  },
  {
    ask: 'head of product, SaaS background, not on a contract',
    fits: all(trade('product manager'), level('head'), not(contractor)),
    unknowable: true,
  },
  {
    ask: 'aws & terraform, FAANG now, stateside',
    fits: all(skill('AWS', 'Terraform'), at(...group('faang')), country('United States')),
  },
  {
    ask: 'Data engineers junior to mid who know Airflow, based London, Manchester or Nottingham',
    fits: all(
      trade('data engineer'),
      skill('Airflow'),
      level('junior', 'mid'),
      city('London', 'Manchester', 'Nottingham'),
    ),
  },
  {
    ask: 'pharmacist London',
    fits: all(trade('pharmacist'), city('London')),
  },
  {
    ask: 'nurses willing to relocate, no sponsorship cases, 4 wks notice max',
    fits: all(trade('nurse'), relocates, not(rights('requires_sponsorship')), noticeUpTo(28)),
  },
  {
    ask: 'I am after credit risk analysts who use SAS and sit inside one of the Aussie big four banks right now, wherever they live',
    fits: all(trade('risk'), skill('SAS'), at('Commonwealth Bank', 'Westpac', 'ANZ')),
  },
  {
    ask: 'salesforce users in sales who have stayed put for more than 5 years',
    fits: all(trade('sales'), skill('Salesforce'), sinceYears(5)),
  },
  {
    ask: 'perm people in Bolton',
    fits: all(city('Bolton'), not(contractor)),
  },
  {
    ask: 'devs ex Google or Amazon, now somewhere that is not FAANG',
    fits: all(trade('software'), formerly('Google', 'Amazon'), not(at(...group('faang')))),
  },
  {
    ask: 'EENs, aged care, anywhere but Australia',
    fits: all(trade('enrolled nurse'), skill('Aged care'), not(country('Australia'))),
  },
  {
    ask: 'dentist or dental nurse Melbourne',
    fits: nobody,
  },
  {
    ask: 'account execs in the States, USD 130k ceiling',
    fits: all(trade('sales'), country('United States'), payUpTo(130_000, 'USD')),
  },
  {
    ask: 'Our client rolls out a new people system across three sites, so we want HR people who know Workday and speak German, does not matter where they live',
    fits: all(trade('hr'), skill('Workday'), speaks('German')),
  },
  {
    ask: 'payroll temps Qld WA Vic',
    fits: all(trade('payroll'), contractor, region('Queensland', 'Western Australia', 'Victoria')),
  },
  {
    ask: 'IT PMs, PRINCE2, not with a bank at the moment, 84 days notice is too long',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      not(at(...group('bank'))),
      ({ noticeDays }) => noticeDays < 84,
    ),
  },
  {
    ask: 'Go devs up for contract, kubernetes not necessary',
    fits: all(trade('go'), contractor),
  },
  {
    ask: 'QS north west England',
    fits: all(trade('quantity surveyor'), region('Greater Manchester')),
  },
  {
    ask: 'auditors in a big four firm with three years experience or less',
    fits: all(trade('auditor'), at(...group('big 4')), ({ years }) => years <= 3),
  },
  {
    ask: 'who do we have at DHL on a month or less',
    fits: all(at('DHL'), noticeUpTo(31)),
  },
  {
    ask: 'sparkies who have done time at Rio or FMG, Aussie based',
    fits: all(trade('electrician'), worked('Rio Tinto', 'Fortescue'), country('Australia')),
  },
];
