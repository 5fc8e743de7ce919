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

/** Searches over the second people, of desks in an ordinary month. */
export const SECOND_OPEN_EIGHTY_SEVENTH: readonly Query<Second>[] = [
  {
    by: 'maternity and psych, Prahran',
    ask: 'Midwives and mental health nurses holding AHPRA registration who can give us four weeks’ notice or less',
    fits: both(trade('midwife', 'mental health nurse'), ticket('AHPRA registration'), noticeUpTo(28)),
  },
  {
    by: 'civil structures, Mascot',
    ask: 'scaffolders (scaffolding ticket) or crane operators (white card), CPB or Laing O’Rourke past/present',
    fits: both(
      either(
        both(trade('scaffolder'), ticket('Scaffolding ticket')),
        both(trade('crane operator'), ticket('White Card')),
      ),
      worked('CPB Contractors', 'Laing O’Rourke'),
    ),
  },
  {
    by: 'immediate starters',
    ask: 'Who is between jobs at present among our nurses, midwives, OTs, GPs, structural and mech engineers, SAP consultants and testers?',
    fits: both(
      trade(
        'nurse',
        'midwife',
        'occupational therapist',
        'gp',
        'structural engineer',
        'mechanical engineer',
        'sap consultant',
        'tester',
      ),
      ({ betweenJobs }) => betweenJobs,
    ),
  },
  {
    by: 'structures and MEP',
    ask: 'structural or mechanical engrs, Aus NZ UK IRE, but leave out any who got through four employers in the last five years',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      country('Australia', 'New Zealand', 'United Kingdom', 'Ireland'),
      ({ employersOfLate }) => employersOfLate < 4,
    ),
  },
  {
    by: 'retail analytics, Leeds Dock',
    ask: 'data analysts or credit controllers ex Tesco, ex Coles or ex M&S, not contracting',
    fits: both(
      trade('data analyst', 'credit controller'),
      formerly('Tesco', 'Coles', 'Marks & Spencer'),
      not(contractor),
    ),
  },
  {
    by: 'rec to rec',
    ask: 'recruitment consultants / TA partners + procurement managers we’ve phoned in the past 7 weeks',
    fits: both(trade('recruiter', 'procurement'), calledWithin(49)),
  },
  {
    by: 'second careers',
    ask: 'Anyone who began on the tools (scaffolder, boilermaker, crane operator, fitter, plumber or forklift driver) and now has a different, non blue-collar line of work',
    fits: both(wasOnce('blue collar'), not(trade('blue collar'))),
  },
  {
    by: 'life sciences, Rhine valley',
    ask: 'CRAs + reg affairs at GSK, AstraZeneca or CSL today. Citizen / PR / visa all OK, sponsorship no',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      at('GSK', 'AstraZeneca', 'CSL'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'practice accounts, Temple Bar',
    ask: 'bookkeepers, credit controllers, paralegals or conveyancers in Dublin / Cork / Leeds / Brighton / Edinburgh',
    fits: both(
      trade('bookkeeper', 'credit controller', 'paralegal', 'conveyancer'),
      city('Dublin', 'Cork', 'Leeds', 'Brighton', 'Edinburgh'),
    ),
  },
  {
    by: 'cloud and ERP',
    ask: 'Solution architects, SAP consultants and compliance officers with ten years up, in Singapore, Germany, Austria or Switzerland',
    fits: both(
      trade('solutions architect', 'sap consultant', 'compliance'),
      yearsAtLeast(10),
      country('Singapore', 'Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'insurance, Pitt St',
    ask: 'claims handlers, underwriters – NSW, Victoria, Qld – junior or mid level, up to $140k',
    fits: both(
      trade('claims', 'underwriter'),
      region('New South Wales', 'Victoria', 'Queensland'),
      level('junior', 'mid'),
      payUpTo(140_000, 'AUD'),
    ),
  },
  {
    by: 'hotels, dormant files',
    ask: 'chefs with HACCP or receptionists nobody’s spoken to by phone in 90 days, incl. never called',
    fits: both(either(both(trade('chef'), skill('HACCP')), trade('receptionist')), notCalledFor(90)),
  },
  {
    by: 'warehousing, Laverton',
    ask: 'forklift or reach truck operators with an LF licence and their own car',
    unknowable: true,
    fits: both(trade('forklift driver'), ticket('LF licence')),
  },
  {
    by: 'vendor side',
    ask: 'CSMs, testers + salesforce admins who speak German, French, Italian or Arabic and either work remote or would move',
    fits: both(
      trade('customer success', 'tester', 'salesforce'),
      either(speaks('German'), speaks('French'), speaks('Italian'), speaks('Arabic')),
      either(remote, relocates),
    ),
  },
];
