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

const sponsored = rights('requires_sponsorship');

/** Searches over the first two thousand by a sourcer (a), a consultant (b) and a client's HR (c). No rule was made with these before they were first run. */
export const CLOSED_NINTH: readonly (Query & { by: string })[] = [
  {
    by: 'a',
    ask: '(RN OR "registered nurse") AND "wound care" AND (VIC OR NSW)',
    fits: all(trade('registered nurse'), skill('Wound care'), region('Victoria', 'New South Wales')),
  },
  {
    by: 'a',
    ask: '(devops OR SRE) AND terraform AND k8s -contract',
    fits: all(trade('devops'), skill('Terraform', 'Kubernetes'), not(contractor)),
  },
  {
    by: 'a',
    ask: '(EY OR PwC) AND auditor AND AU NOT Brisbane',
    fits: all(trade('auditor'), worked(...EY, ...PWC), country('Australia'), not(city('Brisbane'))),
  },
  {
    by: 'a',
    ask: 'FE dev React TS, EU, perm, remote',
    fits: all(
      trade('frontend'),
      skill('React', 'TypeScript'),
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
      not(contractor),
      remote,
    ),
  },
  {
    by: 'a',
    ask: 'EA/PA, Benelux or Nordics, no sponsorship',
    fits: all(trade('executive assistant'), country('Netherlands', 'Sweden'), not(sponsored)),
  },
  {
    by: 'a',
    ask: '(AE OR BDM OR "sales executive") AND Coca-Cola alumni',
    fits: all(trade('sales'), formerly('Coca-Cola')),
  },
  {
    by: 'a',
    ask: '+61412000370 OR +61412000740',
    fits: ({ phone }) => ['+61412000370', '+61412000740'].includes(phone),
  },
  {
    by: 'a',
    ask: 'java AND (kafka OR postgres) AND tenure>3y AND (AU OR NZ)',
    fits: all(
      skill('Java'),
      any(skill('Kafka'), skill('PostgreSQL')),
      sinceYears(3),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'a',
    ask: 'civil site eng NOT (Lendlease OR Multiplex) AUS',
    fits: all(trade('site engineer'), not(worked('Lendlease', 'Multiplex')), country('Australia')),
  },
  {
    by: 'a',
    ask: 'golang k8s gRPC EMEA',
    fits: all(
      trade('go'),
      skill('gRPC', 'Kubernetes'),
      not(country('Australia', 'New Zealand', 'United States')),
    ),
  },
  {
    by: 'a',
    ask: 'primary teacher CH|AT|DE, 10y+',
    fits: all(trade('primary teacher'), country('Switzerland', 'Austria', 'Germany'), yearsAtLeast(10)),
  },
  {
    by: 'a',
    ask: 'SAP AND IFRS AND consolidation, FC',
    fits: all(trade('financial controller'), skill('SAP', 'IFRS', 'Consolidation')),
  },
  {
    by: 'a',
    ask: 'SEO specialist Ogilvy -senior -head',
    fits: all(trade('seo'), worked('Ogilvy'), level('junior', 'mid')),
  },
  {
    by: 'b',
    ask: "looking for a nurse who's done ICU, somewhere in Melbourne... PR or citizen pls",
    fits: all(trade('icu nurse'), city('Melbourne'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'b',
    ask: 'hey who was that woman again, Zara Vickers I think',
    fits: ({ name }) => name === 'Zara Vickers',
  },
  {
    by: 'b',
    ask: 'a couple of react devs, mid level, 130k tops, Melbourne',
    fits: all(skill('React'), level('mid'), payUpTo(130_000, 'AUD'), city('Melbourne')),
  },
  {
    by: 'b',
    ask: 'maths teachers around Manchester (Bolton is fine too)',
    fits: all(trade('maths teacher'), city('Manchester', 'Bolton')),
  },
  {
    by: 'b',
    ask: "diesel mechanics - fortescue or rio blokes, who'd move",
    fits: all(trade('diesel fitter'), worked('Fortescue', 'Rio Tinto'), relocates),
  },
  {
    by: 'b',
    ask: 'pharmacist for a locum thing (contract), UK, not London',
    fits: all(trade('pharmacist'), contractor, country('United Kingdom'), not(city('London'))),
  },
  {
    by: 'b',
    ask: 'physios, either Sydney or Melb, on 100k or less, MSK',
    fits: all(
      trade('physio'),
      city('Sydney', 'Melbourne'),
      payUpTo(100_000, 'AUD'),
      skill('Musculoskeletal'),
    ),
  },
  {
    by: 'b',
    ask: "who've we got from Dior? sales or marketing, whichever",
    fits: all(trade('sales', 'marketing'), worked('Christian Dior')),
  },
  {
    by: 'b',
    ask: 'embedded/C++ guys in Munich, Vienna or Zurich (RTOS is a must)',
    fits: all(trade('embedded'), city('Munich', 'Vienna', 'Zurich'), skill('RTOS')),
  },
  {
    by: 'b',
    ask: 'credit risk person out of HSBC or Barclays, knows SQL, visa is fine',
    fits: all(trade('risk'), worked('HSBC', 'Barclays'), skill('SQL')),
  },
  {
    by: 'b',
    ask: 'warehouse manager, Nottingham or thereabouts',
    fits: all(trade('warehouse manager'), city('Nottingham')),
  },
  {
    by: 'b',
    ask: 'numbers for Kurt Yardley and Lena Ashby please',
    fits: ({ name }) => name === 'Kurt Yardley' || name === 'Lena Ashby',
  },
  {
    by: 'b',
    ask: 'rails people. not london. ok with contract',
    fits: all(trade('ruby'), not(city('London')), contractor),
  },
  {
    by: 'c',
    ask: 'The position is for a Registered Nurse with medication administration experience, based in Brisbane, Australian citizen or permanent resident.',
    fits: all(
      trade('registered nurse'),
      skill('Medication administration'),
      city('Brisbane'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'c',
    ask: 'Our Zurich team needs a DevOps Engineer fluent in German, AWS essential, Kubernetes desirable',
    fits: all(trade('devops'), city('Zurich'), speaks('German'), skill('AWS')),
  },
  {
    by: 'c',
    ask: 'Payroll Specialist - 12 month contract - Auckland - must be available within two weeks',
    fits: all(trade('payroll'), contractor, city('Auckland'), noticeUpTo(14)),
  },
  {
    by: 'c',
    ask: 'Vacancy: Construction Project Manager, contract administration experience, Perth, valid working rights without sponsorship',
    fits: all(
      trade('construction project manager'),
      skill('Contract administration'),
      city('Perth'),
      not(sponsored),
    ),
  },
  {
    by: 'c',
    ask: 'Electricians with high voltage switching, mining background, willing to relocate to Karratha',
    fits: all(
      trade('electrician'),
      skill('High voltage', 'Switching'),
      worked(...group('mining')),
      relocates,
    ),
  },
  {
    by: 'c',
    ask: 'Business Development Manager, consumer goods background (Unilever, Coca-Cola), Germany',
    fits: all(trade('sales'), worked('Unilever', 'Coca-Cola'), country('Germany')),
  },
  {
    by: 'c',
    ask: 'Machine learning engineers or data scientists, Python and SQL, salary expectation below 100,000 EUR',
    fits: all(
      trade('data scientist'),
      skill('Python', 'SQL'),
      ({ pay, currency }) => currency === 'EUR' && pay < 100_000,
    ),
  },
  {
    by: 'c',
    ask: 'Enrolled nurses with aged care experience for our facilities in Victoria and Queensland',
    fits: all(trade('enrolled nurse'), skill('Aged care'), region('Victoria', 'Queensland')),
  },
  {
    by: 'c',
    ask: 'The ideal candidate is a UX designer with user research skills, has stayed with the same employer for over three years and lives in the Netherlands or Germany',
    fits: all(trade('ux designer'), skill('User research'), sinceYears(3), country('Netherlands', 'Germany')),
  },
  {
    by: 'c',
    ask: 'Physiotherapist with rehabilitation experience in Melbourne who must not be currently employed by Ramsay Health Care',
    fits: all(trade('physio'), skill('Rehabilitation'), city('Melbourne'), not(at('Ramsay Health Care'))),
  },
  {
    by: 'c',
    ask: 'Hotel kitchen: sous chef, menu planning, England or Scotland',
    fits: all(trade('chef'), skill('Menu planning'), country('United Kingdom')),
  },
  {
    by: 'c',
    ask: 'Management accountants who hold CIMA and know budgeting; we would offer up to AUD 110,000',
    fits: all(trade('management accountant'), skill('CIMA', 'Budgeting'), payUpTo(110_000, 'AUD')),
  },
  {
    by: 'c',
    ask: 'Quantity surveyor, cost planning, John Holland or Multiplex experience, ready to start immediately',
    fits: all(
      trade('quantity surveyor'),
      skill('Cost planning'),
      worked('John Holland', 'Multiplex'),
      noticeUpTo(0),
    ),
  },
];
const industry =
  (...names: string[]) =>
  (person: Second): boolean =>
    names.includes(person.industry);

/** Searches over the second five hundred by the same three. */
export const SECOND_CLOSED_NINTH: readonly (SecondQuery & { by: string })[] = [
  {
    by: 'a',
    ask: 'GP AND "minor surgery", no contact 6m',
    fits: both(trade('gp'), skill('Minor surgery'), notCalledFor(183)),
  },
  {
    by: 'a',
    ask: '(SDET OR "test analyst") cypress selenium, last spoke <= 30d',
    fits: both(trade('tester'), skill('Cypress', 'Selenium'), calledWithin(30)),
  },
  {
    by: 'a',
    ask: 'actuary, R, reserving, -QBE -Suncorp',
    fits: both(trade('actuary'), skill('R', 'Reserving'), not(worked('QBE', 'Suncorp'))),
  },
  {
    by: 'a',
    ask: '(CRA OR "clinical research associate") AND GCP AND "site monitoring" AND EU',
    fits: both(
      trade('clinical research'),
      skill('GCP', 'Site monitoring'),
      country('Ireland', 'Germany', 'Austria'),
    ),
  },
  {
    by: 'a',
    ask: 'salesforce admin Apex, curr Meta OR Microsoft',
    fits: both(trade('salesforce'), skill('Apex'), at('Meta', 'Microsoft')),
  },
  {
    by: 'a',
    ask: 'LF licence forklift DHL OR Mainfreight NOT Singapore',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      worked('DHL', 'Mainfreight'),
      not(country('Singapore')),
    ),
  },
  {
    by: 'b',
    ask: 'bookkeepers on Xero that are between jobs right now',
    fits: both(trade('bookkeeper'), skill('Xero'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'b',
    ask: 'financial planners with Xplan in Sydney, or Newcastle at a pinch',
    fits: both(trade('financial planner'), skill('Xplan'), city('Sydney', 'Newcastle')),
  },
  { by: 'b', ask: 'was a scaffolder once, does something else now', fits: wasOnce('scaffolder') },
  {
    by: 'b',
    ask: 'chefs from Hilton or Accor who are happy with under 80k AUD',
    fits: both(
      trade('chef'),
      worked('Hilton', 'Accor'),
      ({ pay, currency }) => currency === 'AUD' && pay < 80_000,
    ),
  },
  {
    by: 'b',
    ask: "claims handlers who'd go to Ireland (or are already there)",
    fits: both(trade('claims'), either(country('Ireland'), relocates)),
  },
  {
    by: 'b',
    ask: 'anybody who speaks Auslan or Māori, any job',
    fits: either(speaks('Auslan'), speaks('Māori')),
  },
  {
    by: 'c',
    ask: "Theatre nurse, scrub and instrument counts, Germany or Austria or Switzerland, at most four weeks' notice",
    fits: both(
      trade('theatre nurse'),
      skill('Scrub', 'Instrument counts'),
      country('Germany', 'Austria', 'Switzerland'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'c',
    ask: 'We seek a Customer Success Manager working for a software company today, onboarding skills, Dublin or Cork',
    fits: both(trade('customer success'), industry('software'), skill('Onboarding'), city('Dublin', 'Cork')),
  },
  {
    by: 'c',
    ask: 'Regulatory Affairs Manager; must have TGA submissions and CTD; permanent; Australia',
    fits: both(
      trade('regulatory affairs'),
      skill('TGA submissions', 'CTD'),
      not(contractor),
      country('Australia'),
    ),
  },
  {
    by: 'c',
    ask: "Mechanical design engineer, SolidWorks and FEA, at an engineering consultancy (Arup, Aurecon, WSP or Beca), more than 8 years' experience",
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks', 'FEA'),
      at('Arup', 'Aurecon', 'WSP', 'Beca'),
      yearsAtLeast(9),
    ),
  },
  {
    by: 'c',
    ask: 'Credit controller with Sage and collections, employed in retail, remote working',
    fits: both(trade('credit controller'), skill('Sage', 'Collections'), industry('retail'), remote),
  },
  {
    by: 'c',
    ask: 'Architects (buildings, not IT) with Revit and town planning, United Kingdom or Ireland',
    fits: both(
      trade('building architect'),
      skill('Revit', 'Town planning'),
      country('United Kingdom', 'Ireland'),
    ),
  },
];
