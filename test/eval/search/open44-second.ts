import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  payUpTo,
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

const EUROPEAN = country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland');
const UK_AND_IRELAND = country('United Kingdom', 'Ireland');
const noSponsorship = not(rights('requires_sponsorship'));
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;
const inIndustry =
  (name: string) =>
  ({ industry }: Second): boolean =>
    industry === name;

/** Searches of the same desks over the second people. */
export const SECOND_OPEN_THIRTY_FOURTH: readonly Query<Second>[] = [
  {
    by: 'assistant',
    ask: 'Must have: claims handler or claims consultant, Guidewire, resident in Europe. Nice to have: German or Italian.',
    fits: both(trade('claims'), skill('Guidewire'), EUROPEAN),
  },
  {
    by: 'assistant',
    ask: 'The consultant asked for solutions architects or cloud architects who are citizens or permanent residents and who have not been called in the last three months.',
    fits: both(trade('solutions architect'), rights('citizen', 'permanent_resident'), notCalledFor(91)),
  },
  {
    by: 'assistant',
    ask: 'Search for data analysts or BI analysts who know Power BI and either live in the United Kingdom or Ireland or are happy to work remotely.',
    fits: both(trade('data analyst'), skill('Power BI'), either(UK_AND_IRELAND, remote)),
  },
  {
    by: 'assistant',
    ask: 'Passing this on word for word from our senior consultant: "I would like regulatory affairs people and clinical research associates for the Basel and Frankfurt projects. They need to be living in Switzerland, Germany or Austria already, or be open to relocation. Five years as a floor. Anyone sitting at Novartis is out." Please return everybody who matches.',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      either(country('Switzerland', 'Germany', 'Austria'), relocates),
      yearsAtLeast(5),
      not(at('Novartis')),
    ),
  },
  {
    by: 'temps',
    ask: 'reach truck or forklift, LF licence, Oz',
    fits: both(trade('forklift driver'), ticket('LF licence'), country('Australia')),
  },
  {
    by: 'temps',
    ask: 'receptionists who can start inside a week',
    fits: both(trade('receptionist'), noticeUpTo(7)),
  },
  {
    by: 'temps',
    ask: 'Depot manager’s at my throat. Forklift drivers, out of work or on two weeks’ notice max, anywhere in Oz, NZ or Singapore, ticket or no ticket',
    fits: both(
      trade('forklift driver'),
      either(outOfWork, noticeUpTo(14)),
      country('Australia', 'New Zealand', 'Singapore'),
    ),
  },
  {
    by: 'search firm',
    ask: 'Procurement managers at mining companies other than Glencore',
    fits: both(trade('procurement'), inIndustry('mining'), not(at('Glencore'))),
  },
  {
    by: 'search firm',
    ask: 'Actuaries of ten years or more with Allianz or QBE in their past',
    fits: both(trade('actuary'), yearsAtLeast(10), formerly('Allianz', 'QBE')),
  },
  {
    by: 'search firm',
    ask: 'A reinsurer has retained us quietly. Underwriters or actuaries at senior or head level, living in Germany, Switzerland, Ireland or the UK, whom nobody here has rung for half a year. Exclude those presently at Zurich Insurance, it is the client.',
    fits: both(
      trade('underwriter', 'actuary'),
      level('senior', 'head'),
      country('Germany', 'Switzerland', 'Ireland', 'United Kingdom'),
      notCalledFor(183),
      not(at('Zurich Insurance')),
    ),
  },
  {
    by: 'nurses',
    ask: 'scrub / theatre nurses Melbourne, Geelong or Sydney',
    fits: both(trade('theatre nurse'), city('Melbourne', 'Geelong', 'Sydney')),
  },
  {
    by: 'nurses',
    ask: 'RMNs or theatre nurses, 5 yrs+, UK/Ireland',
    fits: both(trade('mental health nurse', 'theatre nurse'), yearsAtLeast(5), UK_AND_IRELAND),
  },
  {
    by: 'nurses',
    ask: 'Maternity unit’s short again. Midwives with AHPRA registration who are on four weeks or less, CTG would be good but I’ll take them without.',
    fits: both(trade('midwife'), ticket('AHPRA registration'), noticeUpTo(28)),
  },
  {
    by: 'nurses',
    ask: 'Community team needs OTs and mental health nurses in Australia or New Zealand. Nobody who’s at Auckland City Hospital today, they’re the client, and please leave out anybody who needs a sponsor. Splinting would be handy.',
    fits: both(
      trade('occupational therapist', 'mental health nurse'),
      country('Australia', 'New Zealand'),
      not(at('Auckland City Hospital')),
      noSponsorship,
    ),
  },
  {
    by: 'construction',
    ask: 'scaffolders Dublin, Cork, Leeds',
    fits: both(trade('scaffolder'), city('Dublin', 'Cork', 'Leeds')),
  },
  {
    by: 'construction',
    ask: 'structural engineers, Tekla, Ireland or UK',
    fits: both(trade('structural engineer'), skill('Tekla'), UK_AND_IRELAND),
  },
  {
    by: 'construction',
    ask: 'Hotel job in Cork city, the main contractor wants plumbers and scaffolders over from wherever. So anyone in Ireland or the UK, plus anyone that’d relocate, contract only.',
    fits: both(trade('plumber', 'scaffolder'), either(UK_AND_IRELAND, relocates), contractor),
  },
  {
    by: 'construction',
    ask: 'Laing O’Rourke are paying for this one so not their current people. Crane operators, tower or otherwise, holding a White Card, five years’ experience at the least.',
    fits: both(trade('crane operator'), ticket('White Card'), yearsAtLeast(5), not(at('Laing O’Rourke'))),
  },
  {
    by: 'contractors',
    ask: 'SAP or Salesforce contractors, Aus or NZ',
    fits: both(trade('sap consultant', 'salesforce'), contractor, country('Australia', 'New Zealand')),
  },
  {
    by: 'contractors',
    ask: 'QA / test analysts, NSW, Vic or Qld',
    fits: both(trade('tester'), region('New South Wales', 'Victoria', 'Queensland')),
  },
  {
    by: 'contractors',
    ask: 'CBA has money to burn before EOFY. Solutions architects with AWS in Australia, Singapore or NZ, contract or perm either way, but not people already at the Commonwealth Bank or NAB.',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      country('Australia', 'Singapore', 'New Zealand'),
      not(at('Commonwealth Bank', 'NAB')),
    ),
  },
  {
    by: 'hospitality',
    ask: 'chefs or receptionists at Accor or Hilton',
    fits: both(trade('chef', 'receptionist'), at('Accor', 'Hilton')),
  },
  {
    by: 'hospitality',
    ask: 'Chefs and receptionists for a ski hotel, any one of German, French, Italian or Arabic will do',
    fits: both(
      trade('chef', 'receptionist'),
      either(speaks('German'), speaks('French'), speaks('Italian'), speaks('Arabic')),
    ),
  },
  {
    by: 'finance',
    ask: 'AML or compliance, Singapore or UK',
    fits: both(trade('compliance'), country('Singapore', 'United Kingdom')),
  },
  {
    by: 'finance',
    ask: 'Compliance officers at DBS, JPMorgan or Deutsche Bank right now',
    fits: both(trade('compliance'), at('DBS', 'JPMorgan Chase', 'Deutsche Bank')),
  },
  {
    by: 'finance',
    ask: 'Wealth client off Raffles Place with an arm in Edinburgh. Financial planners or compliance officers, five years’ experience at minimum, expecting up to SGD 140k if they’re in Singapore or up to £100k if they’re in the UK.',
    fits: both(
      trade('financial planner', 'compliance'),
      yearsAtLeast(5),
      either(
        both(country('Singapore'), payUpTo(140_000, 'SGD')),
        both(country('United Kingdom'), payUpTo(100_000, 'GBP')),
      ),
    ),
  },
  {
    by: 'in-house',
    ask: 'customer success managers, Ireland or Germany, no sponsorship needed',
    fits: both(trade('customer success'), country('Ireland', 'Germany'), noSponsorship),
  },
  {
    by: 'in-house',
    ask: 'Growing our own TA team. Recruiters or talent acquisition partners, juniors left out, living in the UK, Ireland, Australia or New Zealand, that one of us has phoned in the last year.',
    fits: both(
      trade('recruiter'),
      not(level('junior')),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
      calledWithin(365),
    ),
  },
  {
    by: 'beginner',
    ask: 'Do we have any bookkeepers who used to be recruiters?',
    fits: both(trade('bookkeeper'), wasOnce('recruiter')),
  },
  {
    by: 'beginner',
    ask: 'Hi, I have been asked for paralegals or legal assistants from Slaughter and May or Freshfields, it does not matter if they are there today or were there in the past, and they should be able to start within four weeks. How many are there?',
    fits: both(trade('paralegal'), worked('Slaughter and May', 'Freshfields'), noticeUpTo(28)),
  },
];
