import type { Query as Asked } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import { type Facts, YEAR } from './world.ts';

const SYDNEY = ['Sydney', 'Parramatta'];

/** Searches of twelve recruiters from six countries as they type, paste and say them, written before any rule was read. */
export const OPEN_TWENTY_FOURTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'boolean',
    ask: '("java developer" OR "backend engineer") AND (Kafka OR PostgreSQL) AND (London OR Manchester OR Amsterdam OR Berlin) NOT junior',
    fits: all(
      trade('backend'),
      any(skill('Kafka'), skill('PostgreSQL')),
      city('London', 'Manchester', 'Amsterdam', 'Berlin'),
      not(level('junior')),
    ),
  },
  {
    by: 'boolean',
    ask: '(SRE OR "site reliability" OR devops) terraform kubernetes (Germany OR Austria OR Switzerland) -contract',
    fits: all(
      trade('devops'),
      skill('Terraform', 'Kubernetes'),
      country('Germany', 'Austria', 'Switzerland'),
      not(contractor),
    ),
  },
  {
    by: 'boolean',
    ask: '"financial controller" AND (current: Westpac OR Telstra) AND NOT BHP',
    fits: all(trade('financial controller'), at('Westpac', 'Telstra'), not(worked('BHP'))),
  },
  {
    by: 'boolean',
    ask: 'auditor AND (KPMG OR Deloitte) AND (Netherlands OR Sweden OR Germany) AND NOT (head)',
    fits: all(
      trade('auditor'),
      worked('KPMG', 'Deloitte'),
      country('Netherlands', 'Sweden', 'Germany'),
      not(level('head')),
    ),
  },
  {
    by: 'boolean',
    ask: '"registered nurse" AND "wound care" AND (Ramsay OR Bupa) AND (NSW OR Victoria OR Queensland)',
    fits: all(
      trade('registered nurse'),
      skill('Wound care'),
      worked('Ramsay Health Care', 'Bupa'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'dictated',
    ask: 'so basically what i am after is a golang person um ideally somebody that has done grpc they need to be in the states already or else happy to move and please nobody who is head of anything',
    fits: all(trade('go'), any(country('United States'), relocates), not(level('head'))),
  },
  {
    by: 'dictated',
    ask: 'right physios full stop melbourne brisbane or perth doesnt matter which comma at least five years and they have to be able to leave inside a month',
    fits: all(trade('physio'), city('Melbourne', 'Brisbane', 'Perth'), yearsAtLeast(5), noticeUpTo(31)),
  },
  {
    by: 'dictated',
    ask: 'can you find me chefs that have been with marriott or are with marriott now anywhere in the uk or germany and i dont want anyone who is just after contract work',
    fits: all(trade('chef'), worked('Marriott'), country('United Kingdom', 'Germany'), not(contractor)),
  },
  {
    by: 'dictated',
    ask: 'hi yeah its about that warehouse job we need a warehouse manager whos had a few years say six or more could be auckland sydney or melbourne oh and nobody that works for toll right now because toll is the client',
    fits: all(
      trade('warehouse manager'),
      yearsAtLeast(6),
      city('Auckland', ...SYDNEY, 'Melbourne'),
      not(at('Toll Group')),
    ),
  },
  {
    by: 'dictated',
    ask: 'ehm data scientists new york or if theyre remote then anywhere in the us is fine too',
    fits: all(trade('data scientist'), any(city('New York'), all(remote, country('United States')))),
  },
  {
    by: 'irish',
    ask: 'Would you ever have a look for tax people for me, five years anyway, England or Germany, and they’re not to be needing sponsorship',
    fits: all(
      trade('tax'),
      yearsAtLeast(5),
      country('United Kingdom', 'Germany'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'irish',
    ask: 'Mid-level or senior quantity surveyors is what they want over in London and Manchester, sure Nottingham would do as well',
    fits: all(trade('quantity surveyor'), level('mid', 'senior'), city('London', 'Manchester', 'Nottingham')),
  },
  {
    by: 'irish',
    ask: 'I’ve a client giving out to me about HR managers. French or German, living in Europe someplace, and Workday if they have it but I won’t die on that hill',
    fits: all(trade('hr'), any(speaks('French'), speaks('German')), country(...EUROPE)),
  },
  {
    by: 'aussie temps',
    ask: 'truckies w a heavy vehicle licence, Syd Melb or Bris, can start Monday, no backpackers on working holiday visas',
    fits: all(
      trade('truck driver'),
      city(...SYDNEY, 'Melbourne', 'Brisbane'),
      noticeUpTo(0),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'aussie temps',
    ask: 'AP officer, MYOB, NSW or Vic or Qld, has to be happy on 100k or under',
    fits: all(
      trade('accounts payable'),
      skill('MYOB'),
      region('New South Wales', 'Victoria', 'Queensland'),
      payUpTo(100_000, 'AUD'),
    ),
  },
  {
    by: 'aussie temps',
    ask: 'RNs Sydney, Perth, Bris, nothing under 3 yrs, avail now or a fortnight’s notice tops',
    fits: all(
      trade('registered nurse'),
      city(...SYDNEY, 'Perth', 'Brisbane'),
      yearsAtLeast(3),
      noticeUpTo(14),
    ),
  },
  {
    by: 'aussie temps',
    ask: 'construction PMs, Procore, done time at Lendlease or John Holland, anywhere in Oz bar Perth',
    fits: all(
      trade('construction project manager'),
      skill('Procore'),
      worked('Lendlease', 'John Holland'),
      country('Australia'),
      not(city('Perth')),
    ),
  },
  {
    by: 'aussie temps',
    ask: 'sparkies, HV, asking 90 to 130k AUD, Perth / Brisbane / Melbourne',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      payBetween(90_000, 130_000, 'AUD'),
      city('Perth', 'Brisbane', 'Melbourne'),
    ),
  },
  {
    by: 'mumbai',
    ask: 'Kindly share profiles of data engineers having Spark, 4 to 8 years of experience, who can join within 30 days',
    fits: all(
      trade('data engineer'),
      skill('Spark'),
      ({ years }) => years >= 4 && years <= 8,
      noticeUpTo(30),
    ),
  },
  {
    by: 'mumbai',
    ask: 'Urgent requirement!! iOS developer, SwiftUI mandatory, US or UK location, notice max 30 days, immediate joiners first',
    fits: all(trade('ios'), skill('SwiftUI'), country('United States', 'United Kingdom'), noticeUpTo(30)),
  },
  {
    by: 'mumbai',
    ask: '.Net developer with Azure, min. 5 yrs relevant exp, client is in Australia / NZ, candidates requiring sponsorship not to be submitted',
    fits: all(
      trade('dotnet'),
      skill('Azure'),
      yearsAtLeast(5),
      country('Australia', 'New Zealand'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'mumbai',
    ask: 'Pls revert with IT project managers, PRINCE2 certified, UK / Netherlands / Sweden only, no junior profiles',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      country('United Kingdom', 'Netherlands', 'Sweden'),
      not(level('junior')),
    ),
  },
  {
    by: 'frankfurt',
    ask: 'I search a Financial Controller with IFRS and consolidation for our customer in Munich, can also come from elsewhere in Germany, Austria, Switzerland or the Netherlands',
    fits: all(
      trade('financial controller'),
      skill('IFRS', 'Consolidation'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands'),
    ),
  },
  {
    by: 'frankfurt',
    ask: 'Data Scientist (m/w/d), PyTorch, ab 4 Jahren Erfahrung, Deutschland, Österreich oder Schweiz',
    fits: all(
      trade('data scientist'),
      skill('PyTorch'),
      yearsAtLeast(4),
      country('Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'frankfurt',
    ask: 'Which of the sales persons speak German or French and are living in Europe? Freelancers please not.',
    fits: all(trade('sales'), any(speaks('German'), speaks('French')), country(...EUROPE), not(contractor)),
  },
  {
    by: 'frankfurt',
    ask: 'backend developers for Vienna or Zurich, minimum senior, notice period maximal 3 months to quarter end',
    fits: all(trade('backend'), city('Vienna', 'Zurich'), level('senior', 'head')),
  },
  {
    by: 'texan',
    ask: 'Y’all got any cyber analysts in California or New York? Splunk, green card or citizen only',
    fits: all(
      trade('security'),
      skill('Splunk'),
      region('California', 'New York'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'texan',
    ask: 'sales reps / BDMs in the Bay Area or NYC who know Salesforce, want 120K base or less',
    fits: all(
      trade('sales'),
      skill('Salesforce'),
      city('San Francisco', 'Oakland', 'New York'),
      payUpTo(120_000, 'USD'),
    ),
  },
  {
    by: 'texan',
    ask: 'full stack, Node + Mongo, in the US or fixin to relocate. Client sponsors so visa status is no issue',
    fits: all(trade('fullstack'), skill('Node.js', 'MongoDB'), any(country('United States'), relocates)),
  },
  {
    by: 'texan',
    ask: 'Head-level marketing managers stateside or in the UK, agency SEO folks need not apply',
    fits: all(trade('marketing manager'), level('head'), country('United States', 'United Kingdom')),
  },
  {
    by: 'texan',
    ask: 'warehouse managers in SF, Oakland or New York with 4+ yrs. Inventory background a must',
    fits: all(
      trade('warehouse manager'),
      city('San Francisco', 'Oakland', 'New York'),
      yearsAtLeast(4),
      skill('Inventory'),
    ),
  },
  {
    by: 'client mail',
    ask: 'Hi Jo, as discussed: we need a Management Accountant for the Parramatta office, heavy on budgeting and Excel. CIMA preferred but not required. Someone living in Sydney is fine too. Budget is $130,000. Thanks, Deb',
    fits: all(
      trade('management accountant'),
      skill('Budgeting', 'Excel'),
      city(...SYDNEY),
      payUpTo(130_000, 'AUD'),
    ),
  },
  {
    by: 'client mail',
    ask: 'ROLE: Critical Care Nurse | MUST HAVE: ventilation | WHERE: anywhere in Australia or NZ | WORK RIGHTS: citizen or PR only | START: within six weeks',
    fits: all(
      trade('icu nurse'),
      skill('Ventilation'),
      country('Australia', 'New Zealand'),
      rights('citizen', 'permanent_resident'),
      noticeUpTo(42),
    ),
  },
  {
    by: 'client mail',
    ask: 'Dear team, we are looking for a primary teacher for September, anyone from newly qualified upwards, living in London, Manchester, Bolton or Nottingham. Unfortunately we cannot offer visa sponsorship. Kind regards, Mrs P. Haddow (School Business Manager)',
    fits: all(
      trade('primary teacher'),
      city('London', 'Manchester', 'Bolton', 'Nottingham'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'client mail',
    ask: 'We would like to meet employment lawyers of 5+ PQE who are with Allens or MinterEllison or have been, based in Sydney, Melbourne, Brisbane or Perth. This is a permanent seat so no contractors.',
    fits: all(
      trade('employment lawyer'),
      yearsAtLeast(5),
      worked('Allens', 'MinterEllison'),
      city(...SYDNEY, 'Melbourne', 'Brisbane', 'Perth'),
      not(contractor),
    ),
  },
  {
    by: 'client mail',
    ask: '> we need a construction PM who has delivered hospital builds, uses Procore\n> and is in Sydney, Melbourne or Auckland. Happy with 5 yrs and up.',
    fits: all(
      trade('construction project manager'),
      skill('Procore'),
      city(...SYDNEY, 'Melbourne', 'Auckland'),
      yearsAtLeast(5),
    ),
    unknowable: true,
  },
  {
    by: 'trainee',
    ask: 'sorry me again, how do I get auditors who aren’t at a big 4 now? so the grant thornton and bdo ones',
    fits: all(trade('auditor'), at('Grant Thornton', 'BDO')),
  },
  {
    by: 'trainee',
    ask: 'hi is it possible to see sales people with more than 8 years experience that have been in their current job less than two years',
    fits: all(
      trade('sales'),
      ({ years }) => years > 8,
      ({ since }) => YEAR - since < 2,
    ),
  },
  {
    by: 'trainee',
    ask: 'Rachel asked for maths or primary teachers in america that speak a second language (spanish or french i think she said)',
    fits: all(trade('teacher'), country('United States'), any(speaks('Spanish'), speaks('French'))),
  },
  {
    by: 'partner',
    ask: 'Could we see heads of HR across Europe who have come out of Unilever or Coca-Cola at some point; Workday would be a plus',
    fits: all(trade('hr'), level('head'), country(...EUROPE), worked('Unilever', 'Coca-Cola')),
  },
  {
    by: 'partner',
    ask: 'A discreet look, please, at financial controllers at Woolworths who have been there for four years or more.',
    fits: all(trade('financial controller'), at('Woolworths'), ({ since }) => YEAR - since >= 4),
  },
  {
    by: 'partner',
    ask: 'Project managers, the building kind rather than IT, presently with Multiplex, in the UK, the US or Holland',
    fits: all(
      trade('construction project manager'),
      at('Multiplex'),
      country('United Kingdom', 'United States', 'Netherlands'),
    ),
  },
  {
    by: 'partner',
    ask: 'Somebody to run a data function: head of data engineering or data science, based in Europe. They may work remotely if they prefer.',
    fits: all(trade('data engineer', 'data scientist'), level('head'), country(...EUROPE)),
  },
  {
    by: 'partner',
    ask: 'Has any senior or head of tax left one of the Big Four for Grant Thornton or BDO?',
    fits: all(
      trade('tax'),
      level('senior', 'head'),
      formerly(...group('big 4')),
      at('Grant Thornton', 'BDO'),
    ),
  },
  {
    by: 'health desk',
    ask: 'ITU nurses UK, 3yrs+ , 4wks notice or less, perm not bank',
    fits: all(
      trade('icu nurse'),
      country('United Kingdom'),
      yearsAtLeast(3),
      noticeUpTo(28),
      not(contractor),
    ),
  },
  {
    by: 'health desk',
    ask: 'MSK physio or rehab physio, Greater Manchester, Nottm or London, no sponsorship',
    fits: all(
      trade('physio'),
      any(skill('Musculoskeletal'), skill('Rehabilitation')),
      any(region('Greater Manchester'), city('Nottingham', 'London')),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'health desk',
    ask: 'nurses - RN or ICU, not ENs - who speak German, wherever they live',
    fits: all(trade('registered nurse', 'icu nurse'), speaks('German')),
  },
  {
    by: 'health desk',
    ask: 'anaesthetic registrars, Melbourne or Perth, immediate',
    fits: nobody,
  },
  {
    by: 'resourcer',
    ask: 'backend dev, remote, EU, <= 150k EUR',
    fits: all(
      trade('backend'),
      remote,
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
      payUpTo(150_000, 'EUR'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'frontend typescript melb / syd / bris / akl, not currently atlassian or canva',
    fits: all(
      trade('frontend'),
      skill('TypeScript'),
      city('Melbourne', ...SYDNEY, 'Brisbane', 'Auckland'),
      not(at('Atlassian', 'Canva')),
    ),
  },
  {
    by: 'resourcer',
    ask: 'devops aws perm, citizens, UK NL SE',
    fits: all(
      trade('devops'),
      skill('AWS'),
      not(contractor),
      rights('citizen'),
      country('United Kingdom', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'mktg mgr brand + GA vienna zurich munich berlin',
    fits: all(
      trade('marketing manager'),
      skill('Brand', 'Google Analytics'),
      city('Vienna', 'Zurich', 'Munich', 'Berlin'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'mgmt acct CIMA 70-120k AUD',
    fits: all(trade('management accountant'), skill('CIMA'), payBetween(70_000, 120_000, 'AUD')),
  },
  {
    by: 'resourcer',
    ask: 'tax, GST, AU/NZ, B4 now, snr not head',
    fits: all(
      trade('tax'),
      skill('GST'),
      country('Australia', 'New Zealand'),
      at(...group('big 4')),
      level('senior'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'contract .net or java, AU NZ, 2 wks notice max',
    fits: all(
      any(trade('dotnet'), all(trade('backend'), skill('Java'))),
      contractor,
      country('Australia', 'New Zealand'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'london desk',
    ask: 'Anyone in data at Amazon or Google who’s been sat there since 2022 or before? Bound to be getting itchy feet',
    fits: all(trade('data'), at('Amazon', 'Google'), ({ since }) => since <= 2022),
  },
  {
    by: 'london desk',
    ask: 'software engineers who speak Hindi and hold citizenship, any stack, any country',
    fits: all(trade('software'), speaks('Hindi'), rights('citizen')),
  },
  {
    by: 'london desk',
    ask: 'HV electricians that jumped from Rio Tinto to Fortescue',
    fits: all(trade('electrician'), skill('High voltage'), formerly('Rio Tinto'), at('Fortescue')),
  },
];

const neverCalled = ({ calledDaysAgo }: Second): boolean => calledDaysAgo === null;
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;
const industry =
  (name: string) =>
  (person: Second): boolean =>
    person.industry === name;
const inJobFor =
  (years: number) =>
  ({ betweenJobs, since }: Second): boolean =>
    !betweenJobs && YEAR - since >= years;

export const SECOND_OPEN_TWENTY_FOURTH: readonly Asked<Second>[] = [
  {
    by: 'boolean',
    ask: '(scaffolder OR rigger) AND "white card" AND (Australia OR "New Zealand") NOT junior',
    fits: both(
      trade('scaffolder'),
      ticket('White Card'),
      country('Australia', 'New Zealand'),
      not(level('junior')),
    ),
  },
  {
    by: 'boolean',
    ask: '(SDET OR "QA engineer" OR "test analyst") AND (Cypress OR Selenium) AND remote AND NOT (Texas OR Massachusetts)',
    fits: both(
      trade('tester'),
      either(skill('Cypress'), skill('Selenium')),
      remote,
      not(region('Texas', 'Massachusetts')),
    ),
  },
  {
    by: 'dictated',
    ask: 'yeah can i get boilermakers or welders who do tig and who arent working anywhere at the minute or can start in two weeks tops',
    fits: both(trade('boilermaker'), skill('TIG welding'), either(outOfWork, noticeUpTo(14))),
  },
  {
    by: 'dictated',
    ask: 'what have we got in claims motor or guidewire either one ireland uk or australia and a months notice would be the most',
    fits: both(
      trade('claims'),
      either(skill('Motor claims'), skill('Guidewire')),
      country('Ireland', 'United Kingdom', 'Australia'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'irish',
    ask: 'Would there be any social workers in Dublin or Cork, or across the water in Leeds, Brighton or Edinburgh, that we haven’t been on to in the last month?',
    fits: both(
      trade('social worker'),
      city('Dublin', 'Cork', 'Leeds', 'Brighton', 'Edinburgh'),
      notCalledFor(30),
    ),
  },
  {
    by: 'irish',
    ask: 'GPs, and any of them at all that does minor surgery, so long as they’re not head of a practice already',
    fits: both(trade('gp'), skill('Minor surgery'), not(level('head'))),
  },
  {
    by: 'aussie temps',
    ask: 'forkies w LF licence NSW Vic Qld',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'aussie temps',
    ask: 'boilies MIG, Karratha for choice but anyone in Australia will do',
    fits: both(trade('boilermaker'), skill('MIG welding'), country('Australia')),
  },
  {
    by: 'aussie temps',
    ask: 'structural + mech engineers across ANZ, nobody’s had them on the phone for a year or they’ve never been rung',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      country('Australia', 'New Zealand'),
      notCalledFor(365),
    ),
  },
  {
    by: 'aussie temps',
    ask: 'rec consultants, 5 yrs up, east coast (syd, newy, melb, geelong, bris)',
    fits: both(
      trade('recruiter'),
      yearsAtLeast(5),
      city('Sydney', 'Newcastle', 'Melbourne', 'Geelong', 'Brisbane'),
    ),
  },
  {
    by: 'mumbai',
    ask: 'Kindly arrange SAP MM consultants, minimum 6 yrs, who were earlier with Accenture or Capgemini. Notice should not exceed 30 days.',
    fits: both(
      trade('sap consultant'),
      skill('SAP MM'),
      yearsAtLeast(6),
      formerly('Accenture', 'Capgemini'),
      noticeUpTo(30),
    ),
  },
  {
    by: 'mumbai',
    ask: 'QA engineers from Microsoft, Meta or SAP, present employer only, 4 to 12 years exp',
    fits: both(trade('tester'), at('Microsoft', 'Meta', 'SAP'), ({ years }) => years >= 4 && years <= 12),
  },
  {
    by: 'frankfurt',
    ask: 'I am searching structural engineers with Tekla, they live in Germany, Austria or Switzerland or they would relocate',
    fits: both(
      trade('structural engineer'),
      skill('Tekla'),
      either(country('Germany', 'Austria', 'Switzerland'), relocates),
    ),
  },
  {
    by: 'frankfurt',
    ask: 'Compliance Officer, AML, Standorte Frankfurt, Köln, Basel oder Singapur',
    fits: both(trade('compliance'), skill('AML'), city('Frankfurt', 'Cologne', 'Basel', 'Singapore')),
  },
  {
    by: 'frankfurt',
    ask: 'Underwriter or claims handler currently by Zurich Insurance (the company! not the city)',
    fits: both(trade('underwriter', 'claims'), at('Zurich Insurance')),
  },
  {
    by: 'texan',
    ask: 'solution architects w/ AWS, already in Texas or Massachusetts or willing to relocate, must be citizen or permanent resident',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      either(region('Texas', 'Massachusetts'), relocates),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'texan',
    ask: 'mechanical engineers, SolidWorks, senior or above, direct hire only no contractors',
    fits: both(trade('mechanical engineer'), skill('SolidWorks'), level('senior', 'head'), not(contractor)),
  },
  {
    by: 'client mail',
    ask: 'Hello both, our GP practice in Wellington has a partner retiring. We’d consider any GP who lives in New Zealand or Australia, knows chronic disease and wouldn’t need us to sponsor them. Ngā mihi, Hinemoa',
    fits: both(
      trade('gp'),
      skill('Chronic disease'),
      country('New Zealand', 'Australia'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'client mail',
    ask: 'Position: Clinical Research Associate. Essential: GCP, experience at Roche, Novartis or GSK. Desirable: German. Based in UK, Ireland, Germany, Austria or Switzerland.',
    fits: both(
      trade('clinical research'),
      skill('GCP'),
      worked('Roche', 'Novartis', 'GSK'),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'client mail',
    ask: 'RE: Bookkeeper. Just to confirm it’s Xero (BAS would be handy), fully from home so location is not important, part of a team of three, not a job for someone junior.',
    fits: both(trade('bookkeeper'), skill('Xero'), remote, not(level('junior'))),
  },
  {
    by: 'trainee',
    ask: 'do we have a Katherine London on the books?',
    fits: ({ name }) => name === 'Katherine London',
  },
  {
    by: 'trainee',
    ask: 'chefs who were scaffolders before?? apparently there is one',
    fits: both(trade('chef'), wasOnce('scaffolder')),
  },
  {
    by: 'trainee',
    ask: 'receptionists who have worked for hilton or accor and speak any language on top of english',
    fits: both(trade('receptionist'), worked('Hilton', 'Accor'), ({ languages }) => languages.length > 0),
  },
  {
    by: 'partner',
    ask: 'Who have we in underwriting that has been with their present insurer for four years or longer?',
    fits: both(trade('underwriter'), inJobFor(4)),
  },
  {
    by: 'partner',
    ask: 'SAP people at one of the MBB firms today',
    fits: both(
      trade('sap consultant'),
      at('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    by: 'partner',
    ask: 'Paralegals or conveyancers who sit in a magic circle firm at present, so Slaughters or Freshfields',
    fits: both(trade('paralegal', 'conveyancer'), at('Slaughter and May', 'Freshfields')),
  },
  {
    by: 'health desk',
    ask: 'RMNs n scrub nurses, UK + Eire, spoken to in last 12 mths',
    fits: both(
      trade('mental health nurse', 'theatre nurse'),
      country('United Kingdom', 'Ireland'),
      calledWithin(365),
    ),
  },
  {
    by: 'health desk',
    ask: 'mental health nurses with Guys & St Thomas’ on the CV, AHPRA reg held',
    fits: both(
      trade('mental health nurse'),
      worked('Guy’s and St Thomas’ NHS Foundation Trust'),
      ticket('AHPRA registration'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'procurement, mining cos, not glencore, WA/QLD or will move',
    fits: both(
      trade('procurement'),
      industry('mining'),
      not(at('Glencore')),
      either(region('Western Australia', 'Queensland'), relocates),
    ),
  },
  {
    by: 'resourcer',
    ask: 'para or conveyancer, avail now, not contract',
    fits: both(trade('paralegal', 'conveyancer'), noticeUpTo(0), not(contractor)),
  },
  {
    by: 'resourcer',
    ask: 'chef HACCP AU/NZ 28d notice max job hoppers ok',
    fits: both(trade('chef'), skill('HACCP'), country('Australia', 'New Zealand'), noticeUpTo(28)),
  },
  {
    by: 'london desk',
    ask: 'data analysts, Power BI, we’ve never once called them and they aren’t after contract',
    fits: both(trade('data analyst'), skill('Power BI'), neverCalled, not(contractor)),
  },
  {
    by: 'london desk',
    ask: 'any veterinary nurses in Cork or Dublin?',
    fits: nobody,
  },
];
