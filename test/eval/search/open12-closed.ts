import { both, either, notCalledFor, type Second, type SecondQuery, ticket } from './second-world.ts';
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
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const sponsored = rights('requires_sponsorship');

/** Searches over the first two thousand by a sourcer of trades and nurses (d), a researcher of executive searches (e) and a recruiter for software (f). Kept apart while rules are mended: only run. */
export const CLOSED_TWELFTH: readonly (Query & { by: string })[] = [
  {
    by: 'd',
    ask: 'ICU RNs Melb or Syd, PR/cit only',
    fits: all(trade('icu nurse'), city('Melbourne', 'Sydney'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'd',
    ask: 'HGV class 1 drivers Notts / Manc, days not nights',
    fits: all(trade('truck driver'), city('Nottingham', 'Manchester')),
    unknowable: true,
  },
  {
    by: 'd',
    ask: 'heavy diesel fitters ex Rio, Cat gear',
    fits: all(trade('diesel fitter'), formerly('Rio Tinto'), skill('Caterpillar')),
  },
  {
    by: 'd',
    ask: 'crit care nurse, ramsay or st vincents, london + manchester',
    fits: all(
      trade('icu nurse'),
      worked('Ramsay Health Care', 'St Vincent’s Hospital'),
      city('London', 'Manchester'),
    ),
  },
  {
    by: 'd',
    ask: 'aged care EENs anywhere in Aus, can start Mon',
    fits: all(trade('enrolled nurse'), skill('Aged care'), country('Australia'), noticeUpTo(7)),
  },
  {
    by: 'd',
    ask: 'night shift RNs, Nottm',
    fits: all(trade('registered nurse'), city('Nottingham')),
    unknowable: true,
  },
  {
    by: 'd',
    ask: 'whse mgr WMS Munich or Berlin, no jnrs',
    fits: all(trade('warehouse manager'), skill('WMS'), city('Munich', 'Berlin'), not(level('junior'))),
  },
  {
    by: 'd',
    ask: 'chefs not Merivale, Syd CBD or Parra',
    fits: all(trade('chef'), not(at('Merivale')), city('Sydney', 'Parramatta')),
  },
  {
    by: 'd',
    ask: 'truck driver x5, heavy vehicle lic, Melb, immediate start, no sponsorship',
    fits: all(trade('truck driver'), city('Melbourne'), noticeUpTo(0), not(sponsored)),
  },
  {
    by: 'd',
    ask: 'teachers primary, contract, London, DBS',
    fits: all(trade('primary teacher'), contractor, city('London')),
    unknowable: true,
  },
  {
    by: 'd',
    ask: 'RNs Bupa, 3+ yrs exp',
    fits: all(trade('registered nurse'), worked('Bupa'), yearsAtLeast(3)),
  },
  {
    by: 'd',
    ask: 'DHL or Toll truck drivers, Berlin, Munich, Vienna',
    fits: all(trade('truck driver'), worked('DHL', 'Toll Group'), city('Berlin', 'Munich', 'Vienna')),
  },
  {
    by: 'd',
    ask: 'chefs Marriott hotels UK under 100k',
    fits: all(
      trade('chef'),
      worked('Marriott'),
      country('United Kingdom'),
      ({ pay, currency }) => currency === 'GBP' && pay < 100_000,
    ),
  },
  {
    by: 'e',
    ask: 'A head of marketing with brand experience, presently with Unilever or Coca-Cola',
    fits: all(trade('marketing'), level('head'), skill('Brand'), at('Unilever', 'Coca-Cola')),
  },
  {
    by: 'e',
    ask: 'Warehouse managers who have had the P&L of a site, DHL or Linfox',
    fits: all(trade('warehouse manager'), worked('DHL', 'Linfox')),
    unknowable: true,
  },
  {
    by: 'e',
    ask: 'auditors who left Deloitte for a competitor among the Big Four',
    fits: all(trade('auditor'), formerly('Deloitte'), at(...group('big 4')), not(at('Deloitte'))),
  },
  {
    by: 'e',
    ask: 'Senior project managers from the construction sector, Lendlease or Multiplex in their background, based in continental Europe',
    fits: all(
      trade('construction project manager'),
      level('senior'),
      worked('Lendlease', 'Multiplex'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'e',
    ask: 'Someone who has led tax at one of the Big Four and would relocate',
    fits: all(trade('tax'), level('head'), worked(...group('big 4')), relocates),
  },
  {
    by: 'e',
    ask: 'Employment lawyers with at least ten years behind them, anywhere but the United States',
    fits: all(trade('employment lawyer'), yearsAtLeast(10), not(country('United States'))),
  },
  {
    by: 'e',
    ask: 'Heads of construction projects fluent in Spanish',
    fits: all(trade('construction project manager'), level('head'), speaks('Spanish')),
  },
  {
    by: 'e',
    ask: 'a personal assistant used to working for a board, discreet, in Vienna or Zurich',
    fits: all(trade('executive assistant'), city('Vienna', 'Zurich')),
    unknowable: true,
  },
  {
    by: 'e',
    ask: 'Marketing people from the luxury sector',
    fits: all(trade('marketing'), worked('Christian Dior')),
  },
  {
    by: 'e',
    ask: 'Treasury or credit risk professionals out of HSBC',
    fits: all(trade('risk'), worked('HSBC')),
  },
  {
    by: 'e',
    ask: 'Lawyers of more than five and fewer than twelve years of experience',
    fits: all(trade('lawyer'), ({ years }) => years > 5 && years < 12),
  },
  {
    by: 'e',
    ask: 'Directors of the IT project office, PRINCE2, formerly in consulting',
    fits: all(trade('it project manager'), level('head'), skill('PRINCE2'), formerly('Thoughtworks')),
  },
  {
    by: 'e',
    ask: 'people from Grant Thornton or BDO who would not require visa support and speak a little German or Hindi',
    fits: all(worked('Grant Thornton', 'BDO'), not(sponsored), any(speaks('German'), speaks('Hindi'))),
  },
  {
    by: 'f',
    ask: 'java 17 spring boot backend, amsterdam, sponsorship is fine',
    fits: all(trade('backend'), skill('Java', 'Spring Boot'), city('Amsterdam')),
    unknowable: true,
  },
  {
    by: 'f',
    ask: 'golang, gRPC, no sponsorship required, SF bay area',
    fits: all(skill('Go', 'gRPC'), not(sponsored), city('San Francisco', 'Oakland')),
  },
  {
    by: 'f',
    ask: 'senior iOS eng, SwiftUI (not UIKit)',
    fits: all(trade('ios'), level('senior'), skill('SwiftUI')),
  },
  {
    by: 'f',
    ask: 'data eng: airflow AND (spark OR dbt)',
    fits: all(trade('data engineer'), skill('Airflow', 'Spark')),
  },
  {
    by: 'f',
    ask: 'fullstack node react mongo, ex-FAANG',
    fits: all(trade('fullstack'), skill('Node.js', 'React', 'MongoDB'), formerly(...group('faang'))),
  },
  { by: 'f', ask: 'anyone from Atlassian w/ Jira', fits: all(worked('Atlassian'), skill('Jira')) },
  {
    by: 'f',
    ask: 'frontend, css-heavy, currently at Canva, will relocate to London',
    fits: all(trade('frontend'), skill('CSS'), at('Canva'), any(relocates, city('London'))),
  },
  {
    by: 'f',
    ask: 'UX / product designers with Figma in the US, happy w/ contract',
    fits: all(trade('ux designer'), skill('Figma'), country('United States'), contractor),
  },
  {
    by: 'f',
    ask: 'dotnet dev NOT thoughtworks NOT amazon, max 120k EUR',
    fits: all(trade('dotnet'), not(worked('Thoughtworks', 'Amazon')), payUpTo(120_000, 'EUR')),
  },
  {
    by: 'f',
    ask: 'senior SREs or platform engineers, AWS, USD only up to 150k',
    fits: all(trade('devops'), level('senior'), skill('AWS'), payUpTo(150_000, 'USD')),
  },
  { by: 'f', ask: 'typescript people, not full stack, 5y+', fits: all(skill('TypeScript'), yearsAtLeast(5)) },
  {
    by: 'f',
    ask: 'IT PM agile, 2 weeks max, Vienna / Zurich',
    fits: all(trade('it project manager'), skill('Agile'), city('Vienna', 'Zurich'), noticeUpTo(14)),
  },
  {
    by: 'f',
    ask: 'PMs digital product w roadmapping, Google, London|Berlin',
    fits: all(trade('product manager'), skill('Roadmapping'), worked('Google'), city('London', 'Berlin')),
  },
  { by: 'f', ask: 'C# but no Azure', fits: all(skill('C#'), not(skill('Azure'))) },
];

const industry =
  (...names: string[]) =>
  (person: Second): boolean =>
    names.includes(person.industry);

/** Searches over the second five hundred. */
export const SECOND_CLOSED_TWELFTH: readonly (SecondQuery & { by: string; unknowable?: true })[] = [
  {
    by: 'd',
    ask: 'scaffs w ticket, NSW/Vic/Qld',
    fits: both(
      trade('scaffolder'),
      ticket('Scaffolding ticket'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'd',
    ask: 'boilies MIG + TIG, ex BHP',
    fits: both(trade('boilermaker'), skill('MIG welding', 'TIG welding'), formerly('BHP')),
  },
  { by: 'd', ask: 'midwives not called in 90 days', fits: both(trade('midwife'), notCalledFor(90)) },
  {
    by: 'd',
    ask: 'scrub nurse theatre, Dublin Cork, 4wk notice or less',
    fits: both(trade('theatre nurse'), city('Dublin', 'Cork'), noticeUpTo(28)),
  },
  {
    by: 'd',
    ask: 'fitter/turner pumps, Karratha or will relocate',
    fits: both(trade('fitter'), skill('Pumps'), either(city('Karratha'), relocates)),
  },
  {
    by: 'd',
    ask: 'GPs Welly or ChCh, chronic disease',
    fits: both(trade('gp'), city('Wellington', 'Christchurch'), skill('Chronic disease')),
  },
  {
    by: 'd',
    ask: 'forklift drivers at Mainfreight or DHL, no juniors',
    fits: both(trade('forklift driver'), at('Mainfreight', 'DHL'), not(level('junior'))),
  },
  {
    by: 'e',
    ask: 'Actuaries who have done reserving at Zurich Insurance or Aviva',
    fits: both(trade('actuary'), skill('Reserving'), worked('Zurich Insurance', 'Aviva')),
  },
  {
    by: 'e',
    ask: 'Who runs compliance at Deutsche Bank or JPMorgan?',
    fits: both(trade('compliance'), at('Deutsche Bank', 'JPMorgan Chase')),
  },
  {
    by: 'e',
    ask: 'Claims people of the insurance sector with Guidewire, Germany, Austria or Switzerland',
    fits: both(trade('claims'), skill('Guidewire'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'e',
    ask: 'Architects with town planning who have sat on a board',
    fits: both(trade('building architect'), skill('Town planning')),
    unknowable: true,
  },
  {
    by: 'e',
    ask: 'A head of customer success at a software company, who has not been called for a year',
    fits: both(trade('customer success'), level('head'), industry('software'), notCalledFor(365)),
  },
  {
    by: 'e',
    ask: 'General practitioners of twelve years and more in Scotland, Ireland or Yorkshire',
    fits: both(
      trade('gp'),
      yearsAtLeast(12),
      either(region('Scotland', 'West Yorkshire'), country('Ireland')),
    ),
  },
  {
    by: 'e',
    ask: 'recruiters at our competitors: Hays, Robert Walters, Michael Page',
    fits: both(trade('recruiter'), at('Hays', 'Robert Walters', 'Michael Page')),
  },
  {
    by: 'f',
    ask: 'SAP S/4 consultants, not Bain',
    fits: both(trade('sap consultant'), skill('SAP S/4HANA'), not(worked('Bain & Company'))),
  },
  {
    by: 'f',
    ask: 'solutions architects with AWS who did integration, bank',
    fits: both(trade('solutions architect'), skill('AWS', 'Integration'), industry('banking')),
  },
  {
    by: 'f',
    ask: 'tech people in Austin, not called in the last 3 months',
    fits: both(trade('tech'), city('Austin'), notCalledFor(92)),
  },
  {
    by: 'f',
    ask: 'data analysts hopping jobs',
    fits: both(trade('data analyst'), ({ employersOfLate }) => employersOfLate >= 3),
  },
  {
    by: 'f',
    ask: 'cloud or solutions architects in the US, Canada or Australia, permanent',
    fits: both(trade('solutions architect'), country('United States', 'Australia'), not(contractor)),
  },
  {
    by: 'f',
    ask: 'testers w/ selenium on hourly contracts, notice under 2 wks',
    fits: both(trade('tester'), skill('Selenium'), contractor, ({ noticeDays }) => noticeDays < 14),
  },
];
