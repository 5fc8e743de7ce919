import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  city,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  payUpTo,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
} from './truth.ts';

const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;
const inWork = ({ betweenJobs }: Second): boolean => !betweenJobs;
/** Their employer of today is in one of these. */
const industry =
  (...names: string[]) =>
  (person: Second): boolean =>
    names.includes(person.industry);

/** Searches over the second people, of desks on both sides of the world. */
export const SECOND_OPEN_NINETY_SEVENTH: readonly Query<Second>[] = [
  {
    by: 'healthcare, Ballsbridge',
    ask: 'midwives, nurses, OTs or GPs living in Dublin or Cork',
    fits: both(trade('midwife', 'nurse', 'occupational therapist', 'gp'), city('Dublin', 'Cork')),
  },
  {
    by: 'financial services, Raffles Place',
    ask: 'Singapore based, currently employed by a bank or insurer',
    fits: both(country('Singapore'), industry('banking', 'insurance')),
  },
  {
    by: 'industrial, Holbeck',
    ask: 'scaffolders crane operators welders fitters plumbers forklift – Leeds or Edinburgh, free within a fortnight',
    fits: both(
      trade('scaffolder', 'crane operator', 'welder', 'fitter', 'plumber', 'forklift driver'),
      city('Leeds', 'Edinburgh'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'engineering & design, Te Aro',
    ask: 'NZ architects (buildings, not IT) or structural engineers with Revit, plus mech engineers on SolidWorks',
    fits: both(
      country('New Zealand'),
      either(
        both(trade('building architect', 'structural engineer'), skill('Revit')),
        both(trade('mechanical engineer'), skill('SolidWorks')),
      ),
    ),
  },
  {
    by: 'SaaS, Austin',
    ask: 'CSMs, salesforce admins/devs and QA in Austin, Boston, Dublin or Cork who are or were at Microsoft, Meta or Xero',
    fits: both(
      trade('customer success', 'salesforce', 'tester'),
      city('Austin', 'Boston', 'Dublin', 'Cork'),
      worked('Microsoft', 'Meta', 'Xero'),
    ),
  },
  {
    by: 'rec to rec',
    ask: 'recruiters (agency or in-house TA) and receptionists we have rung in the past three months',
    fits: both(trade('recruiter', 'receptionist'), calledWithin(90)),
  },
  {
    by: 'legal support, Deansgate',
    ask: 'Paralegals and conveyancers who’ve never had a call from us, or not for more than a year. Skip the ones in Australia.',
    fits: both(trade('paralegal', 'conveyancer'), notCalledFor(365), not(country('Australia'))),
  },
  {
    by: 'office & finance',
    ask: 'bookkeepers, credit controllers, procurement or data analysts out of work at the minute',
    fits: both(trade('bookkeeper', 'credit controller', 'procurement', 'data analyst'), outOfWork),
  },
  {
    by: 'sites and sheds, Penrith',
    ask: 'forkies with an LF licence and crane operators with a white card, in Aus or NZ, PR or citizen',
    fits: both(
      either(
        both(trade('forklift driver'), ticket('LF licence')),
        both(trade('crane operator'), ticket('White Card')),
      ),
      country('Australia', 'New Zealand'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'ERP programmes',
    ask: 'SAP consultants with MBB on the CV (McKinsey, BCG, Bain), current or past, permanent only',
    fits: both(
      trade('sap consultant'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
      not(contractor),
    ),
  },
  {
    by: 'life sciences, Cork Road',
    ask: 'CRAs + regulatory affairs, used to be at CSL or Roche, based Ireland, UK, Germany, Austria or Switzerland',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      formerly('CSL', 'Roche'),
      country('Ireland', 'United Kingdom', 'Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'second careers',
    ask: 'procurement or reg affairs people, or conveyancers, who used to be nurses or midwives',
    fits: both(
      trade('procurement', 'conveyancer', 'regulatory affairs'),
      either(wasOnce('nurse'), wasOnce('midwife')),
    ),
  },
  {
    by: 'metal trades, Kwinana',
    ask: 'boilermakers or fitters Australia up to $140k, no contractors',
    fits: both(
      trade('boilermaker', 'fitter'),
      country('Australia'),
      payUpTo(140_000, 'AUD'),
      not(contractor),
    ),
  },
  {
    by: 'technology, Hafen',
    ask: 'Solutions architects, SAP or Salesforce people, testers and data analysts with German or French',
    fits: both(
      trade('solutions architect', 'sap consultant', 'salesforce', 'tester', 'data analyst'),
      either(speaks('German'), speaks('French')),
    ),
  },
  {
    by: 'insurance, Boston',
    ask: 'underwriters, claims or actuaries at senior or head level with at least five years at their present company',
    fits: both(trade('underwriter', 'claims', 'actuary'), level('senior', 'head'), inWork, sinceYears(4)),
  },
  {
    by: 'maternity and surgical',
    ask: 'midwives and theatre nurses in Australia or New Zealand, fine with night shifts',
    unknowable: true,
    fits: both(trade('midwife', 'theatre nurse'), country('Australia', 'New Zealand')),
  },
];
