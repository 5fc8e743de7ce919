import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  contractor,
  country,
  level,
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

/** Searches over the second people, of desks in a wet week of spring. */
export const SECOND_OPEN_NINETY_SIXTH: readonly Query<Second>[] = [
  {
    by: 'maternity, Fitzroy',
    ask: 'midwives with AHPRA rego in Australia',
    fits: both(trade('midwife'), ticket('AHPRA registration'), country('Australia')),
  },
  {
    by: 'acute nursing, Leeds',
    ask: 'Mental health or theatre nurses in the UK or Ireland please, no sponsorship cases',
    fits: both(
      trade('mental health nurse', 'theatre nurse'),
      country('United Kingdom', 'Ireland'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'ERP, Raffles Place',
    ask: 'SAP consultants with MBB on the CV, past or present',
    fits: both(
      trade('sap consultant'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    by: 'claims, Parramatta Rd',
    ask: 'claims handlers / consultants, Guidewire, excluding whoever is at Suncorp now',
    fits: both(trade('claims'), skill('Guidewire'), not(at('Suncorp'))),
  },
  {
    by: 'design engineering',
    ask: 'mechanical or structural engineers who would relocate and haven’t had a call from us in the last 90 days, or never have',
    fits: both(trade('mechanical engineer', 'structural engineer'), relocates, notCalledFor(90)),
  },
  {
    by: 'sheds, Tauranga',
    ask: 'Forkies with an LF licence, a week’s notice or less, fine with night shift',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(7)),
    unknowable: true,
  },
  {
    by: 'site trades, Wollongong',
    ask: 'Who’s out of work at the minute among the plumbers, fitters, boilermakers, scaffolders and crane operators? Aus or NZ.',
    fits: both(
      trade('plumber', 'fitter', 'boilermaker', 'scaffolder', 'crane operator'),
      ({ betweenJobs }: Second) => betweenJobs,
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'insurance, Lime St',
    ask: 'underwriters or claims people who used to be a paralegal or a conveyancer',
    fits: both(trade('underwriter', 'claims'), either(wasOnce('paralegal'), wasOnce('conveyancer'))),
  },
  {
    by: 'SaaS, Austin',
    ask: 'Salesforce folks or QA testers that had four or more employers in the last five years',
    fits: both(trade('salesforce', 'tester'), ({ employersOfLate }: Second) => employersOfLate >= 4),
  },
  {
    by: 'property and legal support',
    ask: 'conveyancers who know PEXA, paralegals who do drafting, citizens / PR only',
    fits: both(
      either(both(trade('conveyancer'), skill('PEXA')), both(trade('paralegal'), skill('Drafting'))),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'life sciences, Basel',
    ask: 'Reg affairs + CRAs currently with Roche, Novartis or AstraZeneca: Switzerland, Germany, Austria, UK or Ireland',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      at('Roche', 'Novartis', 'AstraZeneca'),
      country('Switzerland', 'Germany', 'Austria', 'United Kingdom', 'Ireland'),
    ),
  },
  {
    by: 'grocery insight, Holborn',
    ask: 'power bi data analysts at tesco, aldi or M&S, permanent',
    fits: both(
      trade('data analyst'),
      skill('Power BI'),
      at('Tesco', 'Aldi', 'Marks & Spencer'),
      not(contractor),
    ),
  },
  {
    by: 'community health',
    ask: 'nurses, midwives, OTs and GPs speaking Mandarin, Māori or Auslan, not the ones in America',
    fits: both(
      trade('nurse', 'midwife', 'occupational therapist', 'gp'),
      either(speaks('Mandarin'), speaks('Māori'), speaks('Auslan')),
      not(country('United States')),
    ),
  },
  {
    by: 'financial crime',
    ask: 'AML / compliance at senior or head level, JP Morgan, DBS or Deutsche Bank either now or previously',
    fits: both(
      trade('compliance'),
      level('senior', 'head'),
      worked('JPMorgan Chase', 'DBS', 'Deutsche Bank'),
    ),
  },
  {
    by: 'small practice accounts, Newcastle NSW',
    ask: 'Bookkeepers on Xero or credit controllers on Sage, NSW / VIC / QLD, after no more than $130k',
    fits: both(
      either(both(trade('bookkeeper'), skill('Xero')), both(trade('credit controller'), skill('Sage'))),
      region('New South Wales', 'Victoria', 'Queensland'),
      payUpTo(130_000, 'AUD'),
    ),
  },
  {
    by: 'built environment, Cork',
    ask: 'structural engineers or architects (buildings, not cloud) using Revit, ten years minimum, Ireland UK Aus NZ',
    fits: both(
      trade('structural engineer', 'building architect'),
      skill('Revit'),
      yearsAtLeast(10),
      country('Ireland', 'United Kingdom', 'Australia', 'New Zealand'),
    ),
  },
];
