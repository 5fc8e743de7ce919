import type { Query } from './score.ts';
import { both, calledWithin, either, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  country,
  not,
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
export const SECOND_OPEN_EIGHTY_NINTH: readonly Query<Second>[] = [
  {
    by: 'birth suite, Fitzroy',
    ask: 'midwives aus/nz',
    fits: both(trade('midwife'), country('Australia', 'New Zealand')),
  },
  {
    by: 'inclusion, all roles',
    ask: 'Is there anyone on our books who signs Auslan?',
    fits: speaks('Auslan'),
  },
  {
    by: 'outplacement, DACH',
    ask: 'people without a job right now, living in Germany, Austria or Switzerland',
    fits: both(({ betweenJobs }) => betweenJobs, country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'bank technology',
    ask: 'solutions architects or cloud architects at Deutsche, DBS or JPMorgan currently',
    fits: both(trade('solutions architect'), at('Deutsche Bank', 'DBS', 'JPMorgan Chase')),
  },
  {
    by: 'dc crew, Truganina',
    ask: 'forklift / reach truck, LF licence',
    fits: both(trade('forklift driver'), ticket('LF licence')),
  },
  {
    by: 'psych wards',
    ask: 'mental health nurses with AHPRA that none of us has ever rung',
    fits: both(
      trade('mental health nurse'),
      ticket('AHPRA registration'),
      ({ calledDaysAgo }) => calledDaysAgo === null,
    ),
  },
  {
    by: 'shutdowns, Gladstone',
    ask: 'boilermakers who TIG weld, or mechanical fitters who can run a lathe. 10 yrs minimum in either case',
    fits: both(
      either(both(trade('boilermaker'), skill('TIG welding')), both(trade('fitter'), skill('Lathe'))),
      yearsAtLeast(10),
    ),
  },
  {
    by: 'insurance, Lime Street',
    ask: 'actuaries and underwriters now with Allianz, Aviva or Zurich Insurance who are willing to relocate; plus, as a separate list, claims handlers in Australia who know Guidewire',
    fits: either(
      both(trade('actuary', 'underwriter'), at('Allianz', 'Aviva', 'Zurich Insurance'), relocates),
      both(trade('claims'), country('Australia'), skill('Guidewire')),
    ),
  },
  {
    by: 'design practices',
    ask: 'Architects – of buildings, not of software – on Revit, in the UK, New South Wales or Victoria, with their own car',
    unknowable: true,
    fits: both(
      trade('building architect'),
      skill('Revit'),
      either(country('United Kingdom'), region('New South Wales', 'Victoria')),
    ),
  },
  {
    by: 'erp transformation',
    ask: 'SAP consultants, S/4HANA, have to have McKinsey, BCG or Bain in their history or as their employer today',
    fits: both(
      trade('sap consultant'),
      skill('SAP S/4HANA'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    by: 'saas go-to-market',
    ask: 'CSMs and Salesforce admins/devs working at Microsoft, Meta or Xero, everywhere except Australia and NZ',
    fits: both(
      trade('customer success', 'salesforce'),
      at('Microsoft', 'Meta', 'Xero'),
      not(country('Australia', 'New Zealand')),
    ),
  },
  {
    by: 'life sciences, second careers',
    ask: 'who nursed (any sort of nursing) or was an OT earlier on, and is in regulatory affairs, clinical research or procurement these days?',
    fits: both(
      trade('regulatory affairs', 'clinical research', 'procurement'),
      either(wasOnce('nurse'), wasOnce('occupational therapist')),
    ),
  },
  {
    by: 'qa and analytics, Leith',
    ask: 'Testers + data analysts who either live in the UK or Ireland or work remotely. Leave out the hoppers, by which I mean four or more employers in the last five years.',
    fits: both(
      trade('tester', 'data analyst'),
      either(country('United Kingdom', 'Ireland'), remote),
      ({ employersOfLate }) => employersOfLate < 4,
    ),
  },
  {
    by: 'office and ledger, Cork',
    ask: 'receptionists, bookkeepers, credit controllers: in the UK asking £80k or less, or in Ireland asking €80k or less',
    fits: both(
      trade('receptionist', 'bookkeeper', 'credit controller'),
      either(
        both(country('United Kingdom'), payUpTo(80_000, 'GBP')),
        both(country('Ireland'), payUpTo(80_000, 'EUR')),
      ),
    ),
  },
  {
    by: 'conduct and wealth',
    ask: 'Compliance officers, AML analysts, financial advisers we have had on the phone in the past six weeks, minus those needing sponsorship',
    fits: both(
      trade('compliance', 'financial planner'),
      calledWithin(42),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'rec2rec',
    ask: 'recruitment consultants or TA partners, currently Hays or Michael Page, 5 years plus, not in the US and not in Singapore',
    fits: both(
      trade('recruiter'),
      at('Hays', 'Michael Page'),
      yearsAtLeast(5),
      not(country('United States', 'Singapore')),
    ),
  },
];
