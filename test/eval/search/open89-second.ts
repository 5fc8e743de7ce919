import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
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

/** Searches over the second people, of desks on an ordinary day. */
export const SECOND_OPEN_SEVENTY_NINTH: readonly Query<Second>[] = [
  {
    by: 'community health, Petone',
    ask: 'OTs and social workers across Australia and New Zealand, citizens or PRs',
    fits: both(
      trade('occupational therapist', 'social worker'),
      country('Australia', 'New Zealand'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'medical, permanent',
    ask: 'GPs on perm, UK / Ireland / Aus, notice up to 4 weeks',
    fits: both(
      trade('gp'),
      not(contractor),
      country('United Kingdom', 'Ireland', 'Australia'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'lifting and access',
    ask: 'crane ops, boilermakers + scaffs w/ White Card, australia wide',
    fits: both(
      trade('crane operator', 'boilermaker', 'scaffolder'),
      ticket('White Card'),
      country('Australia'),
    ),
  },
  {
    by: 'ERP, Mainzer Landstraße',
    ask: 'SAP consultants who have been through Accenture or Capgemini (still there is ok too), living in Europe',
    fits: both(trade('sap consultant'), worked('Accenture', 'Capgemini'), country(...EUROPE, 'Ireland')),
  },
  {
    by: 'risk and reserving',
    ask: 'Actuaries and underwriters anywhere in Australia, NZ or Singapore, but not from QBE or Suncorp at present',
    fits: both(
      trade('actuary', 'underwriter'),
      country('Australia', 'New Zealand', 'Singapore'),
      not(at('QBE', 'Suncorp')),
    ),
  },
  {
    by: 'fincrime',
    ask: 'compliance / AML, left Deutsche Bank, JPMorgan or DBS at some stage',
    fits: both(trade('compliance'), formerly('Deutsche Bank', 'JPMorgan Chase', 'DBS')),
  },
  {
    by: 'small practices',
    ask: 'Bookkeepers or credit controllers, 5+ yrs, Aus, NZ or UK – none that need a visa sponsored please',
    fits: both(
      trade('bookkeeper', 'credit controller'),
      yearsAtLeast(5),
      country('Australia', 'New Zealand', 'United Kingdom'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'wealth, call list',
    ask: 'financial planners with Xplan nobody’s rung in the past six months, those we never rang too',
    fits: both(trade('financial planner'), skill('Xplan'), notCalledFor(183)),
  },
  {
    by: 'rec2rec',
    ask: 'recruiters now at Hays, Michael Page or Robert Walters, who we have never called',
    fits: both(
      trade('recruiter'),
      at('Hays', 'Michael Page', 'Robert Walters'),
      ({ calledDaysAgo }) => calledDaysAgo === null,
    ),
  },
  {
    by: 'property law',
    ask: 'conveyancers + paralegals remote or willing to relocate',
    fits: both(trade('conveyancer', 'paralegal'), either(remote, relocates)),
  },
  {
    by: 'design engineering, Fortitude Valley',
    ask: 'Looking for mechanical or structural engineers asking for AUD 130k or less. Not Beca.',
    fits: both(trade('mechanical engineer', 'structural engineer'), payUpTo(130_000, 'AUD'), not(at('Beca'))),
  },
  {
    by: 'career changers',
    ask: 'data analysts or CSMs who used to be bookkeepers or credit controllers',
    fits: both(
      trade('data analyst', 'customer success'),
      either(wasOnce('bookkeeper'), wasOnce('credit controller')),
    ),
  },
  {
    by: 'stability check',
    ask: 'which testers, data analysts and underwriters have gone through four or more employers in the last five years?',
    fits: both(trade('tester', 'data analyst', 'underwriter'), ({ employersOfLate }) => employersOfLate >= 4),
  },
  {
    by: 'front of house',
    ask: 'hi! chefs or receptionsts we spoke to on the phone within the last 90 days?',
    fits: both(trade('chef', 'receptionist'), calledWithin(90)),
  },
  {
    by: 'wards and births',
    ask: 'midwives, mental health nurses; AHPRA; living in NSW, Victoria, Queensland or WA; contract or perm all fine',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      region('New South Wales', 'Victoria', 'Queensland', 'Western Australia'),
    ),
  },
  {
    by: 'multilingual tech',
    ask: 'Tech people – salesforce, testers, SAP, solution architects – with German, French or Italian. Not in Edinburgh, Leeds or Brighton',
    fits: both(
      trade('salesforce', 'tester', 'sap consultant', 'solutions architect'),
      either(speaks('German'), speaks('French'), speaks('Italian')),
      not(city('Edinburgh', 'Leeds', 'Brighton')),
    ),
  },
];
