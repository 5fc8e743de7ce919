import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  not,
  noticeUpTo,
  payUpTo,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** What the same fourteen ask, never listed, over the second people. */
export const SECOND_OPEN_FIFTY_SECOND_MORE: readonly Query<Second>[] = [
  {
    by: 'account manager',
    ask: 'Hello both, the trust has lost two theatre nurses in one week and is rather desperate. They must be able to scrub and be with us inside a month; Britain, Ireland, Australia and New Zealand are all fine. Anything else we can talk about. Best, Hilary',
    fits: both(
      trade('theatre nurse'),
      skill('Scrub'),
      noticeUpTo(31),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'account manager',
    ask: 'Credit controllers or bookkeepers with Mandarin, Italian or Arabic',
    fits: both(
      trade('credit controller', 'bookkeeper'),
      either(speaks('Mandarin'), speaks('Italian'), speaks('Arabic')),
    ),
  },
  {
    by: 'delivery lead',
    ask: 'Kindly share solutions architects with AWS, Singapore or Australia or NZ, max 4 weeks notice',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      country('Singapore', 'Australia', 'New Zealand'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'boolean sourcer',
    ask: '("claims handler" OR underwriter) AND (Sydney OR Melbourne OR Brisbane OR Newcastle OR Geelong) AND NOT "requires sponsorship"',
    fits: both(
      trade('claims', 'underwriter'),
      city('Sydney', 'Melbourne', 'Brisbane', 'Newcastle', 'Geelong'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'temps consultant',
    ask: 'Receptionists. Leeds, Brighton, Edinburgh, Dublin, Cork, Frankfurt, Cologne. Switchboard.',
    fits: both(
      trade('receptionist'),
      city('Leeds', 'Brighton', 'Edinburgh', 'Dublin', 'Cork', 'Frankfurt', 'Cologne'),
      skill('Switchboard'),
    ),
  },
  {
    by: 'temps consultant',
    ask: 'Plumbers + fitters who’d relocate. Not phoned by any of us in last 6 mths.',
    fits: both(trade('plumber', 'fitter'), relocates, notCalledFor(183)),
  },
  {
    by: 'Dutch account manager',
    ask: 'Procurement managers or category managers who are since 2023 or longer at their present company and are living not in Australia',
    fits: both(
      trade('procurement'),
      ({ since, betweenJobs }) => since <= 2023 && !betweenJobs,
      not(country('Australia')),
    ),
  },
  {
    by: 'dictating director',
    ask: 'paralegals and conveyancers comma anywhere in Queensland Victoria or New South Wales comma ones we have phoned in the last three months',
    fits: both(
      trade('paralegal', 'conveyancer'),
      region('Queensland', 'Victoria', 'New South Wales'),
      calledWithin(91),
    ),
  },
  {
    by: 'delivery lead',
    ask: 'AML profiles required. Experience 5 years and above. Presently in a bank only, not those sitting idle.',
    fits: both(trade('compliance'), skill('AML'), yearsAtLeast(5), ({ industry }) => industry === 'banking'),
  },
  {
    by: 'kiwi trades recruiter',
    ask: 'scaffies, plumbers, or fitters & turners down in Chch or Welly',
    fits: both(trade('scaffolder', 'plumber', 'fitter'), city('Christchurch', 'Wellington')),
  },
  {
    by: 'polite newcomer',
    ask: 'please could I see paralegals, conveyancers and compliance officers asking for £100k or less?',
    fits: both(trade('paralegal', 'conveyancer', 'compliance'), payUpTo(100_000, 'GBP')),
  },
  {
    by: 'intake bot',
    ask: 'vacancy 20817, structural engineer, Revit required, notice at most 28 days, permanent',
    fits: both(trade('structural engineer'), skill('Revit'), noticeUpTo(28), not(contractor)),
  },
  {
    by: 'slack resourcer',
    ask: 'testers, data analysts or salesforce ppl who have no job rn',
    fits: both(trade('tester', 'data analyst', 'salesforce'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'polite newcomer',
    ask: 'Hi! Could I please see people in insurance jobs (claims, underwriting, actuarial) who were paralegals or conveyancers earlier on?',
    fits: both(trade('insurance'), either(wasOnce('paralegal'), wasOnce('conveyancer'))),
  },
  {
    by: 'nursing recruiter',
    ask: 'midwives in Cork, Dublin, Edinburgh, Leeds, Brighton, Wellington or Christchurch, whichever, so long as they needn’t be sponsored',
    fits: both(
      trade('midwife'),
      city('Cork', 'Dublin', 'Edinburgh', 'Leeds', 'Brighton', 'Wellington', 'Christchurch'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'self-corrector',
    ask: 'mental health nurses, Geelong. hm no, make that all of Victoria plus NSW',
    fits: both(trade('mental health nurse'), region('Victoria', 'New South Wales')),
  },
  {
    by: 'temps consultant',
    ask: 'Reach truck / forklift ops. LF licence. Max 4 wks notice. Anywhere bar Germany.',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(28), not(country('Germany'))),
  },
  {
    by: 'boolean sourcer',
    ask: 'engineer AND (SolidWorks OR Tekla) AND (Ireland OR Germany OR Austria OR "United Kingdom")',
    fits: both(
      trade('engineer'),
      either(skill('SolidWorks'), skill('Tekla')),
      country('Ireland', 'Germany', 'Austria', 'United Kingdom'),
    ),
  },
  {
    by: 'night-owl researcher',
    ask: 'SAP consultants currently at MBB',
    fits: both(
      trade('sap consultant'),
      at('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    by: 'account manager',
    ask: 'hotel chefs, presently at Hilton, Accor or Crown, who have HACCP',
    fits: both(trade('chef'), at('Hilton', 'Accor', 'Crown Resorts'), skill('HACCP')),
  },
  {
    by: 'Dutch account manager',
    ask: 'I look for SAP consultants or solutions architects which speak German, French, Arabic or Mandarin, S/4HANA is not necessary',
    fits: both(
      trade('sap consultant', 'solutions architect'),
      either(speaks('German'), speaks('French'), speaks('Arabic'), speaks('Mandarin')),
    ),
  },
  {
    by: 'boolean sourcer',
    ask: '"regulatory affairs" AND CTD AND (Roche OR Novartis OR CSL, current or previous)',
    fits: both(trade('regulatory affairs'), skill('CTD'), worked('Roche', 'Novartis', 'CSL')),
  },
];
