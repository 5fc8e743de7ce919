import { both, calledThisMonth, notCalledFor, type SecondQuery, ticket, wasOnce } from './second-world.ts';
import {
  all,
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
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const sponsored = rights('requires_sponsorship');

/** Searches over the first two thousand, written after the mending by the ninth. Rules may be mended by these. */
export const OPEN_TENTH: readonly Query[] = [
  {
    ask: "looking for Java devs who've touched Kafka, not too bothered where, as long as it's Europe",
    fits: all(
      trade('backend'),
      skill('Java', 'Kafka'),
      not(country('Australia', 'New Zealand', 'United States')),
    ),
  },
  {
    ask: 'Senior/lead backend, Manchester + Nottingham, max 110k',
    fits: all(trade('backend'), level('senior'), city('Manchester', 'Nottingham'), payUpTo(110_000, 'GBP')),
  },
  {
    ask: 'civils site engineers on a working holiday',
    fits: all(trade('site engineer'), rights('visa_holder')),
  },
  {
    ask: 'primary school teachers with no notice period, England',
    fits: all(trade('primary teacher'), country('United Kingdom'), noticeUpTo(0)),
  },
  { ask: 'Anyone at Westpac doing credit risk?', fits: all(trade('risk'), at('Westpac')) },
  {
    ask: 'data scientists who are citizens of Germany or the Netherlands',
    fits: all(trade('data scientist'), rights('citizen'), country('Germany', 'Netherlands')),
  },
  {
    ask: 'heavy diesel fitters, mine site experience, WA',
    fits: all(trade('diesel fitter'), worked(...group('mining')), region('Western Australia')),
  },
  {
    ask: 'chefs with 10 years plus behind them, happy to move anywhere',
    fits: all(trade('chef'), yearsAtLeast(10), relocates),
  },
  {
    ask: "warehouse managers who've been at Toll or DHL but have since left",
    fits: all(trade('warehouse manager'), formerly('Toll Group', 'DHL'), not(at('Toll Group', 'DHL'))),
  },
  {
    ask: 'I need a contract UX designer in Amsterdam for 6 months, English speaking obviously',
    fits: all(trade('ux designer'), contractor, city('Amsterdam')),
  },
  {
    ask: 'Payroll officers - permanent only - Victoria or Queensland - up to $95k',
    fits: all(trade('payroll'), not(contractor), region('Victoria', 'Queensland'), payUpTo(95_000, 'AUD')),
  },
  {
    ask: 'who is our most senior tax person in Auckland',
    fits: all(trade('tax'), city('Auckland'), level('head')),
  },
  { ask: 'Registered nurses, aged 30 to 40, in Perth', fits: all(trade('registered nurse'), city('Perth')) },
  {
    ask: 'female execs: executive assistants in Zurich',
    fits: all(trade('executive assistant'), city('Zurich')),
  },
  {
    ask: 'lawyers from a magic circle firm, M&A, not currently at one',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      formerly(...group('magic circle')),
      not(at(...group('magic circle'))),
    ),
  },
  {
    ask: 'electrician or diesel fitter, Karratha or Perth, FIFO ok',
    fits: all(trade('electrician', 'diesel fitter'), city('Perth')),
  },
  {
    ask: 'frontend engineers (React, not Angular) in the US on under 120k',
    fits: all(
      trade('frontend'),
      skill('React'),
      country('United States'),
      ({ pay, currency }) => currency === 'USD' && pay < 120_000,
    ),
  },
  {
    ask: 'Someone for accounts payable, MYOB. Must live in New Zealand. Must be able to start within a month.',
    fits: all(trade('accounts payable'), skill('MYOB'), country('New Zealand'), noticeUpTo(30)),
  },
  {
    ask: 'HR people at Optus or Unilever, or who used to be',
    fits: all(trade('hr'), worked('Optus', 'Unilever')),
  },
  {
    ask: 'physios outside London but in the UK, 3 months notice not acceptable',
    fits: all(trade('physio'), country('United Kingdom'), not(city('London')), noticeUpTo(83)),
  },
  {
    ask: 'IFRS or US GAAP financial controllers, BHP, Woolworths, Telstra',
    fits: all(trade('financial controller'), worked('BHP', 'Woolworths', 'Telstra')),
  },
  {
    ask: 'product people: product managers and UX designers, Berlin + Munich, speak German',
    fits: all(trade('product manager', 'ux designer'), city('Berlin', 'Munich'), speaks('German')),
  },
  {
    ask: 'marketing manager for a client in Stockholm, brand experience, no agency people',
    fits: all(trade('marketing manager'), city('Stockholm'), skill('Brand')),
  },
  {
    ask: 'ICU nurses needing sponsorship who would relocate',
    fits: all(trade('icu nurse'), sponsored, relocates),
  },
  {
    ask: "Secondary maths teachers, between 5 and 12 years' experience, Australia",
    fits: all(trade('maths teacher'), ({ years }) => years >= 5 && years <= 12, country('Australia')),
  },
  {
    ask: 'SEO or digital marketing, agency side, Sydney/Melbourne, 70-100k',
    fits: all(
      trade('seo'),
      city('Sydney', 'Melbourne'),
      ({ pay, currency }) => currency === 'AUD' && pay >= 70_000 && pay <= 100_000,
    ),
  },
  {
    ask: 'developers with C# and Azure at the Commonwealth Bank for 2 years or more',
    fits: all(trade('dotnet'), skill('C#', 'Azure'), at('Commonwealth Bank'), sinceYears(2)),
  },
  {
    ask: 'QS with CostX in the midlands',
    fits: all(trade('quantity surveyor'), skill('CostX'), region('East Midlands')),
  },
  {
    ask: 'auditors, Big 4 trained, now outside the Big 4',
    fits: all(trade('auditor'), formerly(...group('big 4')), not(at(...group('big 4')))),
  },
  {
    ask: 'French speaking account executives or BDMs, Europe wide',
    fits: all(trade('sales'), speaks('French'), not(country('Australia', 'New Zealand', 'United States'))),
  },
  {
    ask: 'truckies w/ heavy vehicle licence, Brisbane, can start Monday',
    fits: all(trade('truck driver'), skill('Heavy vehicle licence'), city('Brisbane'), noticeUpTo(3)),
  },
  { ask: 'Golang or Rust engineers in Berlin', fits: all(trade('go'), city('Berlin')) },
];

/** Searches over the second five hundred. */
export const SECOND_OPEN_TENTH: readonly SecondQuery[] = [
  {
    ask: 'midwives in NSW or Victoria, full AHPRA, last called over six months ago or never',
    fits: both(
      trade('midwife'),
      region('New South Wales', 'Victoria'),
      ticket('AHPRA registration'),
      notCalledFor(183),
    ),
  },
  {
    ask: 'welders / boilermakers, BHP or Rio, TIG',
    fits: both(trade('welder'), worked('BHP', 'Rio Tinto'), skill('TIG welding')),
  },
  {
    ask: "crane ops who aren't contractors and can start within a week",
    fits: both(trade('crane operator'), not(contractor), noticeUpTo(7)),
  },
  {
    ask: 'claims people with Guidewire at Suncorp or QBE now',
    fits: both(trade('claims'), skill('Guidewire'), at('Suncorp', 'QBE')),
  },
  {
    ask: 'who did we speak to this month among the recruiters?',
    fits: both(trade('recruiter'), calledThisMonth),
  },
  {
    ask: 'HACCP chefs, Hilton, Australia or NZ',
    fits: both(trade('chef'), skill('HACCP'), worked('Hilton'), country('Australia', 'New Zealand')),
  },
  {
    ask: 'solutions architects from the banks, AWS, remote',
    fits: both(trade('solutions architect'), skill('AWS'), remote),
  },
  {
    ask: 'Salesforce developers/admins who are out of work',
    fits: both(trade('salesforce'), ({ betweenJobs }) => betweenJobs),
  },
  {
    ask: 'paralegals at Slaughter and May or Freshfields, UK, conveyancing',
    fits: both(
      trade('paralegal'),
      at('Slaughter and May', 'Freshfields'),
      skill('Conveyancing'),
      country('United Kingdom'),
    ),
  },
  {
    ask: 'mental health nurses, German speaking, DACH',
    fits: both(trade('mental health nurse'), speaks('German'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    ask: 'social workers who once worked as claims handlers',
    fits: both(trade('social worker'), wasOnce('claims')),
  },
  {
    ask: 'structural engineers, stable careers, no job hoppers, Revit',
    fits: both(trade('structural engineer'), skill('Revit'), ({ employersOfLate }) => employersOfLate < 3),
  },
  {
    ask: 'actuaries or underwriters in insurance, Sydney, Melbourne or Brisbane, permanent residents welcome, no sponsorship',
    fits: both(trade('actuary', 'underwriter'), city('Sydney', 'Melbourne', 'Brisbane'), not(sponsored)),
  },
  {
    ask: 'forklift drivers with an LF licence who live near Newcastle NSW',
    fits: both(trade('forklift driver'), ticket('LF licence'), city('Newcastle')),
  },
  {
    ask: 'category managers (procurement), mining, 90 days since last contact or more',
    fits: both(trade('procurement'), notCalledFor(89)),
  },
  {
    ask: 'CRAs with GCP in Basel, Frankfurt or Cologne, no more than 4 weeks notice',
    fits: both(
      trade('clinical research'),
      skill('GCP'),
      city('Basel', 'Frankfurt', 'Cologne'),
      noticeUpTo(28),
    ),
  },
];
