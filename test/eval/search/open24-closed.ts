import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import * as third from './third-world.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  leftFrom,
  not,
  noticeUpTo,
  payUpTo,
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
import type { Facts } from './world.ts';

const DACH = ['Germany', 'Austria', 'Switzerland'];
const TYPED = 'search box';
const SAID = 'assistant';

/**
 * Searches over all three worlds as recruiters of many desks and countries type them into a box or say them to an
 * assistant, by an author who knew the people and not the rules. Closed in all their parts: no rule is made with them.
 */
export const CLOSED_TWENTY_FIRST: readonly Query<Facts>[] = [
  {
    by: TYPED,
    ask: 'golang or rust, SF / Oakland, not at amazon right now',
    fits: all(trade('go'), city('San Francisco', 'Oakland'), not(at('Amazon'))),
  },
  {
    by: SAID,
    ask: 'My client will hire anywhere in the DACH region. Find me Spring Boot people who can be out of their job within four weeks and who need no sponsorship.',
    fits: all(skill('Spring Boot'), country(...DACH), noticeUpTo(28), not(rights('requires_sponsorship'))),
  },
  {
    by: SAID,
    ask: 'who have we got in data, science or engineering, who used to be at a FAANG company and lives in Sydney or Melbourne?',
    fits: all(trade('data'), formerly(...group('faang')), city('Sydney', 'Melbourne')),
  },
  {
    by: TYPED,
    ask: 'contract devops OR sre, uk',
    fits: all(trade('devops'), contractor, country('United Kingdom')),
  },
  {
    by: SAID,
    unknowable: true,
    ask: 'Looking for UX designers in Amsterdam or Stockholm who present well in front of a board',
    fits: all(trade('ux designer'), city('Amsterdam', 'Stockholm')),
  },
  {
    by: TYPED,
    ask: 'product mgr auckland max 90k nzd',
    fits: all(trade('product manager'), city('Auckland'), payUpTo(90_000, 'NZD')),
  },
  {
    by: TYPED,
    ask: 'C#-Entwickler München oder Berlin, Kündigungsfrist höchstens 4 Wochen',
    fits: all(trade('dotnet'), city('Munich', 'Berlin'), noticeUpTo(28)),
  },
  {
    by: TYPED,
    ask: 'embedded c++ sweden, netherlands or germany - citizens only',
    fits: all(trade('embedded'), country('Sweden', 'Netherlands', 'Germany'), rights('citizen')),
  },
  {
    by: SAID,
    ask: 'React and TypeScript engineers anywhere in the States with four years or more, and we cannot sponsor anybody',
    fits: all(
      skill('React', 'TypeScript'),
      country('United States'),
      yearsAtLeast(4),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: TYPED,
    ask: 'soc / cyber security analyst splunk greater manchester',
    fits: all(trade('security'), skill('Splunk'), region('Greater Manchester')),
  },
  {
    by: SAID,
    ask: 'Show me financial controllers in Australia who work or have worked for a bank or a mining company and have at least ten years behind them',
    fits: all(
      trade('financial controller'),
      country('Australia'),
      worked(...group('bank'), ...group('mining')),
      yearsAtLeast(10),
    ),
  },
  {
    by: TYPED,
    ask: 'auditors currently big 4, DACH, german would be nice',
    fits: all(trade('auditor'), at(...group('big 4')), country(...DACH)),
  },
  {
    by: SAID,
    ask: 'Do we have any payroll people in Stockholm who were ever with KPMG?',
    fits: all(trade('payroll'), city('Stockholm'), worked('KPMG')),
  },
  {
    by: TYPED,
    ask: 'credit risk SAS uk, hsbc or barclays now or in the past',
    fits: all(trade('risk'), skill('SAS'), country('United Kingdom'), worked('HSBC', 'Barclays')),
  },
  {
    by: SAID,
    ask: 'I want corporate and M&A lawyers with a magic circle firm on their CV, now or before, who either live in Sydney already or would relocate, and who could start within four weeks. No employment lawyers please.',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      worked(...group('magic circle')),
      any(city('Sydney'), relocates),
      noticeUpTo(28),
    ),
  },
  {
    by: TYPED,
    ask: 'ICU nurses Melb or Brissie, not royal melbourne hospital',
    fits: all(trade('icu nurse'), city('Melbourne', 'Brisbane'), not(at('Royal Melbourne Hospital'))),
  },
  {
    by: SAID,
    ask: 'Any nurse at all in NSW who can start straight away, registered, enrolled, critical care, I don’t mind which',
    fits: all(trade('nurse'), region('New South Wales'), noticeUpTo(0)),
  },
  {
    by: TYPED,
    ask: 'physios open to relocation, 5+ yrs, citizen or PR',
    fits: all(trade('physio'), relocates, yearsAtLeast(5), rights('citizen', 'permanent_resident')),
  },
  {
    by: TYPED,
    ask: 'construction PM UK up to £130k',
    fits: all(trade('construction project manager'), country('United Kingdom'), payUpTo(130_000, 'GBP')),
  },
  {
    by: SAID,
    unknowable: true,
    ask: 'HV electricians in Perth or Brisbane who get on well with apprentices',
    fits: all(trade('electrician'), skill('High voltage'), city('Perth', 'Brisbane')),
  },
  {
    by: TYPED,
    ask: 'heavy diesel fitters WA ex Rio or ex FMG',
    fits: all(trade('diesel fitter'), region('Western Australia'), formerly('Rio Tinto', 'Fortescue')),
  },
  {
    by: TYPED,
    ask: 'hgv drivers nottingham / manchester / bolton, perm, immediate start',
    fits: all(
      trade('truck driver'),
      city('Nottingham', 'Manchester', 'Bolton'),
      not(contractor),
      noticeUpTo(0),
    ),
  },
  {
    by: SAID,
    ask: 'Sales people who are or were at Coke or Unilever and who speak Mandarin, Hindi or Spanish',
    fits: all(
      trade('sales'),
      worked('Coca-Cola', 'Unilever'),
      any(speaks('Mandarin'), speaks('Hindi'), speaks('Spanish')),
    ),
  },
  {
    by: SAID,
    ask: 'Could you pull HR business partners with Workday in Switzerland or Austria? French would be a bonus but is no must.',
    fits: all(trade('hr'), skill('Workday'), country('Switzerland', 'Austria')),
  },
  {
    by: TYPED,
    ask: 'EA / PA USA, more than 4 years with current employer',
    fits: all(trade('executive assistant'), country('United States'), sinceYears(4)),
  },
  {
    by: TYPED,
    ask: 'rails devs who left Canva in 2023 or later',
    fits: all(trade('ruby'), leftFrom(2023, 'Canva')),
  },
];

export const SECOND_CLOSED_TWENTY_FIRST: readonly Query<Second>[] = [
  {
    by: TYPED,
    ask: 'midwife Ireland or UK but not Brighton',
    fits: both(trade('midwife'), country('Ireland', 'United Kingdom'), not(city('Brighton'))),
  },
  {
    by: SAID,
    ask: 'Which mental health nurses in Australia has nobody called in the last six months?',
    fits: both(trade('mental health nurse'), country('Australia'), notCalledFor(182)),
  },
  {
    by: SAID,
    ask: 'Occupational therapists who are or have been at Guys and St Thomas or at Auckland City Hospital, and whom we rang at some point in the last 90 days',
    fits: both(
      trade('occupational therapist'),
      worked('Guy’s and St Thomas’ NHS Foundation Trust', 'Auckland City Hospital'),
      calledWithin(90),
    ),
  },
  {
    by: TYPED,
    ask: 'GP Sydney Newcastle Melbourne Geelong, citizens or PR',
    fits: both(
      trade('gp'),
      city('Sydney', 'Newcastle', 'Melbourne', 'Geelong'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: TYPED,
    ask: 'scaffolders w scaffolding ticket, anywhere in australia',
    fits: both(trade('scaffolder'), ticket('Scaffolding ticket'), country('Australia')),
  },
  {
    by: TYPED,
    ask: 'boilermakers, TIG, Newmont on the CV',
    fits: both(trade('boilermaker'), skill('TIG welding'), worked('Newmont')),
  },
  {
    by: SAID,
    ask: 'I need a crane operator who can start tomorrow',
    fits: both(trade('crane operator'), noticeUpTo(0)),
  },
  {
    by: TYPED,
    ask: 'structural eng, Tekla AND Revit, Arup or WSP past or present',
    fits: both(trade('structural engineer'), skill('Tekla', 'Revit'), worked('Arup', 'WSP')),
  },
  {
    by: SAID,
    ask: 'Ich brauche SAP-Berater in Deutschland, Österreich oder der Schweiz',
    fits: both(trade('sap consultant'), country(...DACH)),
  },
  {
    by: SAID,
    ask: 'Testers, SDETs or QA engineers who know Cypress and work from home',
    fits: both(trade('tester'), skill('Cypress'), remote),
  },
  {
    by: TYPED,
    ask: 'underwriter ireland or uk, not with aviva',
    fits: both(trade('underwriter'), country('Ireland', 'United Kingdom'), not(at('Aviva'))),
  },
  {
    by: SAID,
    ask: 'Claims handlers and consultants in Australia or New Zealand who have worked for QBE or Suncorp. Guidewire is nice to have.',
    fits: both(trade('claims'), country('Australia', 'New Zealand'), worked('QBE', 'Suncorp')),
  },
  {
    by: TYPED,
    ask: 'AML analyst / compliance officer at DBS, Deutsche Bank or JPM right now',
    fits: both(trade('compliance'), at('DBS', 'Deutsche Bank', 'JPMorgan Chase')),
  },
  {
    by: TYPED,
    ask: 'paralegal, legal assistant or conveyancer AU up to 90k',
    fits: both(trade('paralegal', 'conveyancer'), country('Australia'), payUpTo(90_000, 'AUD')),
  },
  {
    by: SAID,
    ask: 'Procurement or category managers who used to be at Rio Tinto and speak German, French, Mandarin or Italian',
    fits: both(
      trade('procurement'),
      formerly('Rio Tinto'),
      either(speaks('German'), speaks('French'), speaks('Mandarin'), speaks('Italian')),
    ),
  },
  {
    by: TYPED,
    ask: 'CRA Switzerland / Germany / USA with Roche or Novartis background',
    fits: both(
      trade('clinical research'),
      country('Switzerland', 'Germany', 'United States'),
      worked('Roche', 'Novartis'),
    ),
  },
  {
    by: SAID,
    ask: 'Are there recruitment consultants or talent acquisition partners who were social workers earlier in their career?',
    fits: both(trade('recruiter'), wasOnce('social worker')),
  },
  {
    by: TYPED,
    ask: 'customer success managers with 4 or more employers in the last 5 years',
    fits: both(trade('customer success'), ({ employersOfLate }) => employersOfLate >= 4),
  },
  {
    by: SAID,
    unknowable: true,
    ask: 'Bookkeepers or credit controllers who are between jobs and have a good sense of humour',
    fits: both(trade('bookkeeper', 'credit controller'), ({ betweenJobs }) => betweenJobs),
  },
];

export const THIRD_CLOSED_TWENTY_FIRST: readonly Query<third.Third>[] = [
  {
    by: TYPED,
    ask: 'Küchenchef München',
    fits: third.all(third.trade('head chef'), third.near('Munich')),
  },
  {
    by: SAID,
    ask: 'Je cherche un chef pâtissier à Paris ou à Zurich',
    fits: third.all(third.trade('pastry chef'), third.near('Paris', 'Zurich')),
  },
  {
    by: TYPED,
    ask: 'sommelier WSET 4 Auckland',
    fits: third.all(third.trade('sommelier'), third.cert('WSET Level 4'), third.near('Auckland')),
  },
  {
    by: TYPED,
    ask: 'hotel manager / GM Dubai or Singapore, not hilton',
    fits: third.all(
      third.trade('hotel manager'),
      third.near('Dubai', 'Singapore'),
      third.not(third.at('Hilton')),
    ),
  },
  {
    by: TYPED,
    ask: 'conveyancer CLC licence manchester bristol',
    fits: third.all(
      third.trade('conveyancer'),
      third.cert('CLC licence'),
      third.near('Manchester', 'Bristol'),
    ),
  },
  {
    by: SAID,
    ask: 'Litigation lawyers in Toronto, London or Madrid who are or were at Clifford Chance or Baker McKenzie',
    fits: third.all(
      third.trade('litigation lawyer'),
      third.near('Toronto', 'London', 'Madrid'),
      third.worked('Clifford Chance', 'Baker McKenzie'),
    ),
  },
  {
    by: SAID,
    unknowable: true,
    ask: 'An international school wants maths teachers with the IB Diploma in Geneva or Dubai whom pupils adore',
    fits: third.all(third.trade('maths teacher'), third.skill('IB Diploma'), third.near('Geneva', 'Dubai')),
  },
  {
    by: TYPED,
    ask: 'CRISPR postdoc boston zurich barcelona',
    fits: third.all(
      third.trade('research fellow'),
      third.skill('CRISPR'),
      third.near('Boston', 'Zurich', 'Barcelona'),
    ),
  },
  {
    by: TYPED,
    ask: 'MSL oncology with PhD',
    fits: third.all(third.trade('medical science liaison'), third.skill('Oncology'), third.cert('PhD')),
  },
  {
    by: TYPED,
    ask: 'pharmacovigilance Argus Bengaluru / Mumbai',
    fits: third.all(
      third.trade('pharmacovigilance'),
      third.skill('Argus'),
      third.near('Bangalore', 'Mumbai'),
    ),
  },
  {
    by: SAID,
    ask: 'Freight forwarders in Hamburg, ideally with a dangerous goods certificate',
    fits: third.all(third.trade('freight forwarder'), third.near('Hamburg')),
  },
  {
    by: SAID,
    ask: 'Mining engineers or geologists in Perth or Vancouver who have said they would relocate',
    fits: third.all(
      third.trade('mining engineer', 'geologist'),
      third.near('Perth', 'Vancouver'),
      third.relocates,
    ),
  },
  {
    by: TYPED,
    ask: 'wind techs, GWO, free within a month',
    fits: third.all(third.trade('wind turbine technician'), third.cert('GWO'), third.noticeUpTo(31)),
  },
  {
    by: TYPED,
    ask: 'encargado de tienda Madrid, que no esté en Zara',
    fits: third.all(third.trade('store manager'), third.near('Madrid'), third.not(third.at('Zara'))),
  },
  {
    by: SAID,
    ask: 'Who are our town planners in Auckland or Sydney that use GIS?',
    fits: third.all(third.trade('town planner'), third.skill('GIS'), third.near('Auckland', 'Sydney')),
  },
  {
    by: TYPED,
    ask: 'QS MRICS Dubai London Singapore',
    fits: third.all(
      third.trade('quantity surveyor'),
      third.cert('MRICS'),
      third.near('Dubai', 'London', 'Singapore'),
    ),
  },
  {
    by: SAID,
    unknowable: true,
    ask: 'Farm managers in Ireland, the UK or New Zealand whose family would be happy to live far out in the country',
    fits: third.all(third.trade('farm manager'), third.country('Ireland', 'United Kingdom', 'New Zealand')),
  },
  {
    by: SAID,
    ask: 'Aircraft maintenance engineers holding a B1 licence in Dubai, Sydney or Madrid, on a permanent contract',
    fits: third.all(
      third.trade('aircraft engineer'),
      third.cert('B1 licence'),
      third.near('Dubai', 'Sydney', 'Madrid'),
      third.works('permanent'),
    ),
  },
  {
    by: TYPED,
    ask: 'quality manager black belt, siemens or bosch now or before',
    fits: third.all(
      third.trade('quality manager'),
      third.cert('Six Sigma Black Belt'),
      third.worked('Siemens', 'Bosch'),
    ),
  },
  {
    by: SAID,
    ask: 'Production managers who know Lean and have been in the same job for at least four years',
    fits: third.all(third.trade('production manager'), third.skill('Lean'), third.inJobFor(4)),
  },
  {
    by: TYPED,
    ask: 'graphic designer packaging, fully remote',
    fits: third.all(third.trade('graphic designer'), third.skill('Packaging'), third.remote),
  },
  {
    by: TYPED,
    ask: 'brand manager L’Oreal or Danone (past counts), 5 yrs +, Paris London Toronto',
    fits: third.all(
      third.trade('brand manager'),
      third.worked('L’Oréal', 'Danone'),
      third.yearsAtLeast(5),
      third.near('Paris', 'London', 'Toronto'),
    ),
  },
];
