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

/** Searches over the first two thousand, written apart from the rules. Rules may be mended by these. */
export const OPEN_FIFTH: readonly Query[] = [
  {
    ask: 'Welche Krankenschwestern haben wir in Berlin oder München?',
    fits: all(trade('nurse'), city('Berlin', 'Munich')),
  },
  {
    ask: 'nurses anywhere in NSW, client wont sponsor',
    fits: all(trade('nurse'), region('New South Wales'), not(rights('requires_sponsorship'))),
  },
  { ask: 'backend ppl who used to be at amazon', fits: all(trade('backend'), formerly('Amazon')) },
  {
    ask: 'SRE / devops, either based in Sweden or working remotely',
    fits: all(trade('devops'), any(country('Sweden'), remote)),
  },
  { ask: 'any tax consultants that speak German', fits: all(trade('tax'), speaks('German')) },
  {
    ask: 'auditors who sit at BDO or Grant Thornton today, a big 4 past is fine',
    fits: all(trade('auditor'), at('BDO', 'Grant Thornton')),
  },
  {
    ask: 'financial controllers, more than ten years in, notice of a month or shorter',
    fits: all(trade('financial controller'), yearsAtLeast(11), noticeUpTo(30)),
  },
  {
    ask: 'chefs in London who can begin right away',
    fits: all(trade('chef'), city('London'), noticeUpTo(0)),
  },
  {
    ask: 'Aussie based sparkies with high voltage',
    fits: all(trade('electrician'), skill('High voltage'), country('Australia')),
  },
  {
    ask: 'heavy diesel guys that are or were with Rio Tinto or Fortescue',
    fits: all(trade('diesel fitter'), worked('Rio Tinto', 'Fortescue')),
  },
  {
    ask: 'quantity surveyors, anywhere but Multiplex',
    fits: all(trade('quantity surveyor'), not(at('Multiplex'))),
  },
  { ask: 'pharmacists in the States, east coast', fits: all(trade('pharmacist'), city('New York')) },
  { ask: 'Bay Area iOS people', fits: all(trade('ios'), city('San Francisco', 'Oakland')) },
  {
    ask: 'payroll around Manchester, Bolton is fine as well',
    fits: all(trade('payroll'), region('Greater Manchester')),
  },
  {
    ask: 'somebody with Python and Spark, AUD 120k tops',
    fits: all(skill('Python', 'Spark'), payUpTo(120_000, 'AUD')),
  },
  {
    ask: 'maths teachers living outside the UK',
    fits: all(trade('maths teacher'), not(country('United Kingdom'))),
  },
  { ask: 'PAs and EAs who would move for a job', fits: all(trade('executive assistant'), relocates) },
  {
    ask: 'project managers for construction, no IT ones, Victoria',
    fits: all(trade('construction project manager'), region('Victoria')),
  },
  {
    ask: 'product managers formerly of Atlassian or Canva',
    fits: all(trade('product manager'), formerly('Atlassian', 'Canva')),
  },
  { ask: 'C++ only, the C# crowd is no good here', fits: all(skill('C++'), not(skill('C#'))) },
  {
    ask: 'M&A lawyers with a magic circle firm on the CV',
    fits: all(trade('lawyer'), skill('Mergers and acquisitions'), worked(...group('magic circle'))),
  },
  { ask: 'HR folks for a contract in Amsterdam', fits: all(trade('hr'), contractor, city('Amsterdam')) },
  { ask: 'SEO Leute in DACH', fits: all(trade('seo'), country(...DACH)) },
  {
    ask: 'senior or head of warehouse in the UK',
    fits: all(trade('warehouse manager'), level('senior', 'head'), country('United Kingdom')),
  },
  {
    ask: 'truck drivers, two weeks notice at the very most',
    fits: all(trade('truck driver'), noticeUpTo(14)),
  },
  {
    ask: 'account execs with Mandarin or Hindi',
    fits: all(trade('sales'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    ask: 'site engineers with PR or citizenship, Brisbane or Perth',
    fits: all(trade('site engineer'), rights('citizen', 'permanent_resident'), city('Brisbane', 'Perth')),
  },
  {
    ask: 'credit risk analysts who have been with the same bank for more than four years',
    fits: all(trade('risk'), sinceYears(4)),
  },
  {
    ask: 'Nottingham or Manchester, accounts payable, 100k at most',
    fits: all(trade('accounts payable'), city('Nottingham', 'Manchester'), payUpTo(100_000, 'GBP')),
  },
  { ask: 'Figma designers who only work remote', fits: all(skill('Figma'), remote) },
  {
    ask: 'physios in Auckland who are lovely with kids',
    fits: all(trade('physio'), city('Auckland')),
    unknowable: true,
  },
  {
    ask: 'BAs with Jira who are not at a bank at present',
    fits: all(trade('business analyst'), skill('Jira'), not(at(...group('bank')))),
  },
  { ask: 'COBOL programmers', fits: nobody },
  {
    ask: 'Rails people in Austria or Switzerland',
    fits: all(trade('ruby'), country('Austria', 'Switzerland')),
  },
  {
    ask: 'ENs with aged care, registered nurses are too dear for this one',
    fits: all(trade('enrolled nurse'), skill('Aged care')),
  },
  { ask: 'Swift developers that were never at Google', fits: all(trade('ios'), not(worked('Google'))) },
];

const inMining = ({ industry }: Second): boolean => industry === 'mining';
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;
const fourOfLate = ({ employersOfLate }: Second): boolean => employersOfLate >= 4;

/** Searches over the second five hundred, written apart from the rules. Rules may be mended by these. */
export const SECOND_OPEN_FIFTH: readonly SecondQuery[] = [
  { ask: 'midwives nobody has rung in half a year', fits: both(trade('midwife'), notCalledFor(183)) },
  {
    ask: 'people in Ireland we spoke to in the past fortnight',
    fits: both(country('Ireland'), calledWithin(14)),
  },
  { ask: 'boilermakers with a white card', fits: both(trade('boilermaker'), ticket('White Card')) },
  {
    ask: 'crane operators with no White Card on file',
    fits: both(trade('crane operator'), (one) => !ticket('White Card')(one)),
  },
  { ask: 'nurses who have no job at the moment', fits: both(trade('nurse'), outOfWork) },
  {
    ask: 'SAP consultants now at McKinsey, BCG or Bain',
    fits: both(
      trade('sap consultant'),
      at('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  { ask: 'underwriters, just not from QBE', fits: both(trade('underwriter'), not(worked('QBE'))) },
  {
    ask: 'claims people who know Guidewire, Germany or Switzerland or Austria',
    fits: both(trade('claims'), skill('Guidewire'), country(...DACH)),
  },
  {
    ask: 'insurance folk with four or more employers in the last five years',
    fits: both(trade('insurance'), fourOfLate),
  },
  {
    ask: 'was a nurse once and does something else today',
    fits: both(wasOnce('nurse'), not(trade('nurse'))),
  },
  {
    ask: 'structural engineers with Tekla, UK or Ireland',
    fits: both(trade('structural engineer'), skill('Tekla'), country('United Kingdom', 'Ireland')),
  },
  {
    ask: 'cloud architects in Australia - not the ones that draw houses!',
    fits: both(trade('solutions architect'), country('Australia')),
  },
  {
    ask: 'architects for buildings, with Revit, who could relocate',
    fits: both(trade('building architect'), skill('Revit'), relocates),
  },
  {
    ask: 'AML people in Singapore, Dublin or Frankfurt',
    fits: both(trade('compliance'), city('Singapore', 'Dublin', 'Frankfurt')),
  },
  { ask: 'bookkeepers who use Xero, the package', fits: both(trade('bookkeeper'), skill('Xero')) },
  {
    ask: 'Salesforce admins outside Australia and New Zealand',
    fits: both(trade('salesforce'), not(country('Australia', 'New Zealand'))),
  },
  {
    ask: 'paralegals or conveyancers on a visa',
    fits: both(trade('paralegal', 'conveyancer'), rights('visa_holder')),
  },
  { ask: 'CRAs who are up for a move', fits: both(trade('clinical research'), relocates) },
  { ask: 'pharma people on our books in Basel', fits: both(trade('pharma'), city('Basel')) },
  {
    ask: 'receptionists or chefs, contract, in a week or sooner',
    fits: both(trade('receptionist', 'chef'), contractor, noticeUpTo(7)),
  },
  {
    ask: 'recruiters out of Hays or Michael Page in the UK, now or in the past',
    fits: both(trade('recruiter'), worked('Hays', 'Michael Page'), country('United Kingdom')),
  },
  { ask: 'testers with Cypress who work from home', fits: both(trade('tester'), skill('Cypress'), remote) },
  {
    ask: 'anybody working in mining who lives in Texas or Massachusetts',
    fits: both(inMining, region('Texas', 'Massachusetts')),
  },
  {
    ask: 'theatre or mental health nurses, called within three months or with AHPRA registration',
    fits: both(
      trade('theatre nurse', 'mental health nurse'),
      either(calledWithin(91), ticket('AHPRA registration')),
    ),
  },
];
