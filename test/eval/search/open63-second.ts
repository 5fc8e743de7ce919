import type { Query } from './score.ts';
import { both, either, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  contractor,
  country,
  EUROPE,
  formerly,
  level,
  not,
  noticeUpTo,
  payUpTo,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches typed on busy desks over the second people, just after a client has rung. */
export const SECOND_OPEN_FIFTY_THIRD: readonly Query<Second>[] = [
  {
    by: 'Leeds perm desk',
    ask: 'RMNs or scrub nurses, UK or Ireland',
    fits: both(trade('mental health nurse', 'theatre nurse'), country('United Kingdom', 'Ireland')),
  },
  {
    by: 'Leeds perm desk',
    ask: "social workers w/ safeguarding, Manchester City Council on the cv, doesn't matter if they've left",
    fits: both(trade('social worker'), skill('Safeguarding'), worked('Manchester City Council')),
  },
  {
    by: 'Sydney temps',
    ask: 'midwives with AHPRA rego in Australia',
    fits: both(trade('midwife'), ticket('AHPRA registration'), country('Australia')),
  },
  {
    by: 'Sydney temps',
    ask: 'forkie drivers with LF licence, perm',
    fits: both(trade('forklift driver'), ticket('LF licence'), not(contractor)),
  },
  {
    by: 'two-person office, Auckland',
    ask: 'Plumbers who can do gasfitting, NZ, Aus or UK',
    fits: both(trade('plumber'), skill('Gasfitting'), country('New Zealand', 'Australia', 'United Kingdom')),
  },
  {
    by: 'Dublin contract desk',
    ask: 'Apex people in Salesforce, 4 weeks notice tops',
    fits: both(trade('salesforce'), skill('Apex'), noticeUpTo(28)),
  },
  {
    by: 'Berlin office',
    ask: 'All people from insurance (underwriting, claims, actuarial) in Germany, Austria or Switzerland',
    fits: both(trade('insurance'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'Berlin office',
    ask: 'Mechanical or structural engineers with more than 9 years experience, they can be everywhere',
    fits: both(trade('mechanical engineer', 'structural engineer'), ({ years }) => years > 9),
  },
  {
    by: 'Berlin office',
    ask: 'Former Accenture, Capgemini or McKinsey people which expect under 150k euro',
    fits: both(formerly('Accenture', 'Capgemini', 'McKinsey & Company'), payUpTo(149_999, 'EUR')),
  },
  {
    by: 'Perth resources',
    ask: 'welders fitters plumbers scaffolders out of work at the mo',
    fits: both(trade('welder', 'fitter', 'plumber', 'scaffolder'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'healthcare desk',
    ask: 'GPs who do minor surgery, anywhere but the US and Singapore',
    fits: both(trade('gp'), skill('Minor surgery'), not(country('United States', 'Singapore'))),
  },
  {
    by: 'healthcare desk',
    ask: 'OTs comfortable with home assessments, in Europe',
    fits: both(trade('occupational therapist'), skill('Home assessments'), country(...EUROPE, 'Ireland')),
  },
  {
    by: 'legal desk, New York',
    ask: 'paralegals or legal assistants, Slaughter and May or Freshfields now',
    fits: both(trade('paralegal'), at('Slaughter and May', 'Freshfields')),
  },
  {
    by: 'first month in the job',
    ask: 'recruitment consultants or talent acquisition partners who have left Hays or Michael Page, my manager says not people still there',
    fits: both(trade('recruiter'), formerly('Hays', 'Michael Page'), not(at('Hays', 'Michael Page'))),
  },
  {
    by: 'voice note',
    ask: 'solution architects with AWS who are sitting in a bank at the moment, ten years or so and up, make that ten years at least',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      ({ industry }) => industry === 'banking',
      yearsAtLeast(10),
    ),
  },
  {
    by: 'thumbs',
    ask: "csm's at microsoft meta or sap now, mid lvl or senior",
    fits: both(trade('customer success'), at('Microsoft', 'Meta', 'SAP'), level('mid', 'senior')),
  },
  {
    by: 'team lead',
    ask: 'bookkeepers with Xero whom we have never called',
    fits: both(trade('bookkeeper'), skill('Xero'), ({ calledDaysAgo }) => calledDaysAgo === null),
  },
  {
    by: 'team lead',
    ask: 'CRAs that were OTs in an earlier life, or else data analysts that were bookkeepers',
    fits: either(
      both(trade('clinical research'), wasOnce('occupational therapist')),
      both(trade('data analyst'), wasOnce('bookkeeper')),
    ),
  },
  {
    by: 'exec search',
    ask: 'Anybody presently at McKinsey, Bain or BCG who is a citizen or permanent resident where they live',
    fits: both(
      at('McKinsey & Company', 'Bain & Company', 'Boston Consulting Group'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'Monday backlog',
    ask: 'forklift operators, AU or NZ, fine with afternoon shift',
    fits: both(trade('forklift driver'), country('Australia', 'New Zealand')),
    unknowable: true,
  },
];
