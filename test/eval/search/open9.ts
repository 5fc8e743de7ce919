import {
  both,
  calledWithin,
  either,
  notCalledFor,
  type Second,
  type SecondQuery,
  ticket,
} from './second-world.ts';
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
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const sponsored = rights('requires_sponsorship');

/** Searches over the first two thousand by a sourcer (a), a consultant (b) and a client's HR (c). Rules may be mended by these. */
export const OPEN_NINTH: readonly (Query & { by: string })[] = [
  {
    by: 'a',
    ask: '("C#" OR ".NET") AND Azure AND (Sydney OR Melbourne) NOT junior',
    fits: all(trade('dotnet'), skill('Azure'), city('Sydney', 'Melbourne'), not(level('junior'))),
  },
  {
    by: 'a',
    ask: '"Quantity Surveyor" OR QS, CostX, AU, PR or citizen',
    fits: all(
      trade('quantity surveyor'),
      skill('CostX'),
      country('Australia'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'a',
    ask: 'ICU RN Melb, avail immed',
    fits: all(trade('icu nurse'), city('Melbourne'), noticeUpTo(0)),
  },
  {
    by: 'a',
    ask: 'HGV OR "truck driver", UK, curr DHL, notice <= 2w',
    fits: all(trade('truck driver'), country('United Kingdom'), at('DHL'), noticeUpTo(14)),
  },
  {
    by: 'a',
    ask: 'PMP or PRINCE2, IT PM, DACH',
    fits: all(trade('it project manager'), skill('PRINCE2'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'a',
    ask: 'sparky HV WA <=120k',
    fits: all(trade('electrician'), region('Western Australia'), payUpTo(120_000, 'AUD')),
  },
  {
    by: 'a',
    ask: 'ML engineer OR data scientist, PyTorch, Bay Area',
    fits: all(trade('data scientist'), skill('PyTorch'), city('San Francisco', 'Oakland')),
  },
  {
    by: 'a',
    ask: 'p17@people.example; p230@people.example; p1999@people.example',
    fits: ({ email }) => ['p17', 'p230', 'p1999'].some((name) => email === `${name}@people.example`),
  },
  {
    by: 'a',
    ask: 'CIMA mgmt acct, NSW/QLD, 8+ yrs',
    fits: all(
      trade('management accountant'),
      skill('CIMA'),
      region('New South Wales', 'Queensland'),
      yearsAtLeast(8),
    ),
  },
  {
    by: 'a',
    ask: 'SOC analyst splunk SIEM APAC 28 days max',
    fits: all(
      trade('security'),
      skill('SIEM', 'Splunk'),
      country('Australia', 'New Zealand'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'a',
    ask: 'WMS warehouse mgr NZ AU not Toll',
    fits: all(
      trade('warehouse manager'),
      skill('WMS'),
      country('New Zealand', 'Australia'),
      not(worked('Toll Group')),
    ),
  },
  {
    by: 'a',
    ask: 'lawyer "employment law" magic circle',
    fits: all(trade('employment lawyer'), worked(...group('magic circle'))),
  },
  {
    by: 'a',
    ask: 'fitter hydraulics CAT, FIFO, WA/QLD',
    fits: all(
      trade('diesel fitter'),
      skill('Hydraulics', 'Caterpillar'),
      region('Western Australia', 'Queensland'),
    ),
    unknowable: true,
  },
  {
    by: 'a',
    ask: '(BA OR "business analyst"), currently in a bank, AU, contract',
    fits: all(trade('business analyst'), at(...group('bank')), country('Australia'), contractor),
  },
  {
    by: 'b',
    ask: 'anyone nice for a payroll gig in Perth (has to know Chris21, start basically tomorrow)',
    fits: all(trade('payroll'), skill('Chris21'), city('Perth'), noticeUpTo(0)),
  },
  {
    by: 'b',
    ask: 'client wants a chef, Marriott people preferred, in London',
    fits: all(trade('chef'), city('London')),
  },
  {
    by: 'b',
    ask: "construction PM with Primavera P6, Sydney or Brisbane, don't send me anyone who's at Multiplex now",
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      city('Sydney', 'Brisbane'),
      not(at('Multiplex')),
    ),
  },
  {
    by: 'b',
    ask: "auditors in the Netherlands, or anywhere else if they'd relocate",
    fits: all(trade('auditor'), any(country('Netherlands'), relocates)),
  },
  {
    by: 'b',
    ask: 'someone senior in tax, ideally from one of the big four, Auckland',
    fits: all(trade('tax'), level('senior'), city('Auckland')),
  },
  {
    by: 'b',
    ask: 'need a UX person, Berlin, must speak German',
    fits: all(trade('ux designer'), city('Berlin'), speaks('German')),
  },
  {
    by: 'b',
    ask: "I'm after product managers that aren't at Google or Amazon, must've 8 years plus, can be anywhere in the US",
    fits: all(
      trade('product manager'),
      not(at('Google', 'Amazon')),
      yearsAtLeast(8),
      country('United States'),
    ),
  },
  {
    by: 'b',
    ask: 'can you pull data engineers who know airflow and can start inside a month',
    fits: all(trade('data engineer'), skill('Airflow'), noticeUpTo(30)),
  },
  {
    by: 'b',
    ask: 'HR managers / HRBPs who have been with their company more than 4 years',
    fits: all(trade('hr'), sinceYears(4)),
  },
  {
    by: 'b',
    ask: 'M&A lawyers, no juniors, Linklaters or Clifford Chance background, in the States or in the UK',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      not(level('junior')),
      worked('Linklaters', 'Clifford Chance'),
      country('United States', 'United Kingdom'),
    ),
  },
  {
    by: 'b',
    ask: 'swift engineers who work remotely, anywhere in Europe',
    fits: all(trade('ios'), remote, not(country('Australia', 'New Zealand', 'United States'))),
  },
  {
    by: 'b',
    ask: 'chefs who speak French in Switzerland, Germany or Austria, also the UK',
    fits: all(
      trade('chef'),
      speaks('French'),
      country('Switzerland', 'Germany', 'Austria', 'United Kingdom'),
    ),
  },
  {
    by: 'b',
    ask: "accounts payable, MYOB, Brisbane (28 days' notice at most)",
    fits: all(trade('accounts payable'), skill('MYOB'), city('Brisbane'), noticeUpTo(28)),
  },
  {
    by: 'b',
    ask: 'full stack with mongo in Stockholm, swedish would be great',
    fits: all(trade('fullstack'), skill('MongoDB'), city('Stockholm')),
  },
  {
    by: 'c',
    ask: 'We are looking for an experienced Financial Controller with IFRS and SAP knowledge for our Melbourne office.',
    fits: all(trade('financial controller'), skill('IFRS', 'SAP'), city('Melbourne')),
  },
  {
    by: 'c',
    ask: "Personal Assistant to the Managing Director, London, diary management, minimum 5 years' experience, salary up to £90,000",
    fits: all(
      trade('executive assistant'),
      city('London'),
      skill('Diary management'),
      yearsAtLeast(5),
      payUpTo(90_000, 'GBP'),
    ),
  },
  {
    by: 'c',
    ask: 'We require a marketing manager at head level in New York or San Francisco',
    fits: all(trade('marketing manager'), level('head'), city('New York', 'San Francisco')),
  },
  {
    by: 'c',
    ask: "Solicitor (employment law) wanted, at least nine years' experience, Sydney CBD",
    fits: all(trade('employment lawyer'), yearsAtLeast(9), city('Sydney')),
  },
  {
    by: 'c',
    ask: 'We need a qualified Primary School Teacher for a school in Manchester, no contractors please',
    fits: all(trade('primary teacher'), city('Manchester'), not(contractor)),
  },
  {
    by: 'c',
    ask: 'Senior External Auditor currently employed at Deloitte, EY, KPMG or PwC, United Kingdom',
    fits: all(trade('auditor'), level('senior'), at(...group('big 4')), country('United Kingdom')),
  },
  {
    by: 'c',
    ask: 'A bilingual (French or Spanish) HR Business Partner with Workday, anywhere in Europe',
    fits: all(
      trade('hr'),
      any(speaks('French'), speaks('Spanish')),
      skill('Workday'),
      not(country('Australia', 'New Zealand', 'United States')),
    ),
  },
  {
    by: 'c',
    ask: 'Mobile developer for iOS, SwiftUI, permanent role, Sydney or Melbourne, notice of no more than four weeks',
    fits: all(trade('ios'), skill('SwiftUI'), not(contractor), city('Sydney', 'Melbourne'), noticeUpTo(28)),
  },
  {
    by: 'c',
    ask: 'Cyber security analysts outside of Australia who require sponsorship',
    fits: all(trade('security'), not(country('Australia')), sponsored),
  },
  {
    by: 'c',
    ask: 'Truck drivers holding a heavy vehicle licence in New South Wales; experience with Linfox or Toll would be an advantage',
    fits: all(trade('truck driver'), skill('Heavy vehicle licence'), region('New South Wales')),
  },
  {
    by: 'c',
    ask: 'Credit analysts for a bank in London, SAS and SQL',
    fits: all(trade('risk'), city('London'), skill('SAS', 'SQL')),
  },
  {
    by: 'c',
    ask: 'Digital marketing specialist with SEO, agency background, no head-level people',
    fits: all(trade('seo'), skill('SEO'), worked(...group('agency side')), not(level('head'))),
  },
  {
    by: 'c',
    ask: 'Software engineers of any kind in Berlin with a working holiday visa',
    fits: all(trade('software'), city('Berlin'), rights('visa_holder')),
  },
  {
    by: 'c',
    ask: 'We are hiring an Agile IT project manager who is neither a contractor nor based in Australia or New Zealand',
    fits: all(
      trade('it project manager'),
      skill('Agile'),
      not(contractor),
      not(country('Australia', 'New Zealand')),
    ),
  },
];
const industry =
  (...names: string[]) =>
  (person: Second): boolean =>
    names.includes(person.industry);

/** Searches over the second five hundred by the same three. */
export const SECOND_OPEN_NINTH: readonly (SecondQuery & { by: string })[] = [
  {
    by: 'a',
    ask: '(midwife OR RMN) AND AHPRA AND (Melb OR Sydney)',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      city('Melbourne', 'Sydney'),
    ),
  },
  {
    by: 'a',
    ask: 'SAP MM OR S/4HANA consultant, ex Accenture/Capgemini',
    fits: both(trade('sap consultant'), formerly('Accenture', 'Capgemini')),
  },
  {
    by: 'a',
    ask: 'welder TIG MIG white card AU',
    fits: both(
      trade('welder'),
      skill('TIG welding', 'MIG welding'),
      ticket('White Card'),
      country('Australia'),
    ),
  },
  {
    by: 'a',
    ask: 'struct eng Revit OR Tekla UK/IE',
    fits: both(trade('structural engineer'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'a',
    ask: 's12@second.example / s77@second.example',
    fits: ({ email }) => ['s12@second.example', 's77@second.example'].includes(email),
  },
  {
    by: 'a',
    ask: 'BI analyst PowerBI SQL retail, AU or NZ, <=90k',
    fits: both(
      trade('data analyst'),
      skill('Power BI', 'SQL'),
      industry('retail'),
      country('Australia', 'New Zealand'),
      ({ pay }) => pay <= 90_000,
    ),
  },
  {
    by: 'a',
    ask: 'recruiters hays OR "michael page" OR "robert walters", 10+ yrs, mandarin',
    fits: both(trade('recruiter'), yearsAtLeast(10), speaks('Mandarin')),
  },
  {
    by: 'b',
    ask: 'fitters nobody has rung in the last year',
    fits: both(trade('fitter'), notCalledFor(365)),
  },
  {
    by: 'b',
    ask: 'data analysts who job hop (want to see how bad it is)',
    fits: both(trade('data analyst'), ({ employersOfLate }) => employersOfLate >= 3),
  },
  {
    by: 'b',
    ask: 'Boston or Austin, solutions architects, aws (integration nice to have)',
    fits: both(trade('solutions architect'), skill('AWS'), city('Boston', 'Austin')),
  },
  {
    by: 'b',
    ask: 'tower crane ops w/ dogging, Karratha or Brisbane, white card obviously',
    fits: both(
      trade('crane operator'),
      skill('Tower crane', 'Dogging'),
      city('Karratha', 'Brisbane'),
      ticket('White Card'),
    ),
  },
  {
    by: 'b',
    ask: 'procurement folk we spoke to in the last 3 months',
    fits: both(trade('procurement'), calledWithin(91)),
  },
  {
    by: 'b',
    ask: 'conveyancers, PEXA, no one from Slater and Gordon',
    fits: both(trade('conveyancer'), skill('PEXA'), not(worked('Slater and Gordon'))),
  },
  {
    by: 'b',
    ask: 'CSMs, onboarding, not spoken to for ages (a year say), Australia or NZ',
    fits: both(
      trade('customer success'),
      skill('Onboarding'),
      notCalledFor(365),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'c',
    ask: 'Occupational therapist for home assessments in Wellington or Christchurch, citizen or permanent resident',
    fits: both(
      trade('occupational therapist'),
      skill('Home assessments'),
      city('Wellington', 'Christchurch'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'c',
    ask: 'Compliance officer with AML and KYC from the banking industry, Singapore or Australia',
    fits: both(trade('compliance'), skill('AML', 'KYC'), country('Singapore', 'Australia')),
  },
  {
    by: 'c',
    ask: 'Plumber with gasfitting, permanent employment, Geelong or Melbourne',
    fits: both(trade('plumber'), skill('Gasfitting'), not(contractor), city('Geelong', 'Melbourne')),
  },
  {
    by: 'c',
    ask: 'Receptionist for our front desk in Edinburgh, Leeds or Brighton, Italian or Arabic speaking',
    fits: both(
      trade('receptionist'),
      city('Edinburgh', 'Leeds', 'Brighton'),
      either(speaks('Italian'), speaks('Arabic')),
    ),
  },
  {
    by: 'c',
    ask: 'Paralegal with drafting experience who is able to start at once',
    fits: both(trade('paralegal'), skill('Drafting'), noticeUpTo(0)),
  },
  {
    by: 'c',
    ask: 'Social workers with safeguarding experience at a council to whom we have not spoken in the past 12 months',
    fits: both(trade('social worker'), skill('Safeguarding'), industry('government'), notCalledFor(365)),
  },
  {
    by: 'c',
    ask: 'Procurement or category manager with tendering and contract negotiation, Western Australia or Queensland, no sponsorship needed',
    fits: both(
      trade('procurement'),
      skill('Tendering', 'Contract negotiation'),
      region('Western Australia', 'Queensland'),
      not(sponsored),
    ),
  },
];
