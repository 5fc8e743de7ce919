import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  level,
  not,
  noticeUpTo,
  payUpTo,
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
export const SECOND_OPEN_NINETY_FIRST: readonly Query<Second>[] = [
  {
    by: 'maternity and mental health',
    ask: 'midwives or mental health nurses holding AHPRA that we haven’t phoned in the past 3 months (never phoned counts too)',
    fits: both(trade('midwife', 'mental health nurse'), ticket('AHPRA registration'), notCalledFor(90)),
  },
  {
    by: 'sheds, Truganina',
    ask: 'forkies with LF licence and own car, Aus / NZ',
    unknowable: true,
    fits: both(trade('forklift driver'), ticket('LF licence'), country('Australia', 'New Zealand')),
  },
  {
    by: 'built environment',
    ask: 'Revit please: building architects and structural engineers, in Australia, New Zealand or Singapore',
    fits: both(
      trade('building architect', 'structural engineer'),
      skill('Revit'),
      country('Australia', 'New Zealand', 'Singapore'),
    ),
  },
  {
    by: 'cloud in banking',
    ask: 'Solutions architects at a bank today. Senior or head level. AWS and Integration both on the profile.',
    fits: both(
      trade('solutions architect'),
      ({ industry }) => industry === 'banking',
      level('senior', 'head'),
      skill('AWS', 'Integration'),
    ),
  },
  {
    by: 'clinical temps, call list',
    ask: 'nurses, midwives, OTs, GPs – called in the last 30 days, able to start in two weeks or sooner',
    fits: both(trade('nurse', 'midwife', 'occupational therapist', 'gp'), calledWithin(30), noticeUpTo(14)),
  },
  {
    by: 'digital delivery',
    ask: 'testers who know Cypress, or else data analysts who know Power BI; either way they must work remotely',
    fits: both(
      either(both(trade('tester'), skill('Cypress')), both(trade('data analyst'), skill('Power BI'))),
      remote,
    ),
  },
  {
    by: 'insurance, retention check',
    ask: 'Which actuaries, underwriters and claims handlers have gone through 4 or more employers in the last five years?',
    fits: both(trade('actuary', 'underwriter', 'claims'), ({ employersOfLate }) => employersOfLate >= 4),
  },
  {
    by: 'community programmes',
    ask: 'who have we got that knows Auslan or Te Reo Māori and lives in Australia or NZ? any job',
    fits: both(either(speaks('Auslan'), speaks('Māori')), country('Australia', 'New Zealand')),
  },
  {
    by: 'children and families',
    ask: 'social workers, UK/Aus/NZ, citizen or PR, permanent only',
    fits: both(
      trade('social worker'),
      country('United Kingdom', 'Australia', 'New Zealand'),
      rights('citizen', 'permanent_resident'),
      not(contractor),
    ),
  },
  {
    by: 'wealth, Barangaroo',
    ask: 'financial planners who’ve worked at CBA and at NAB, both of them, current job included',
    fits: both(trade('financial planner'), worked('Commonwealth Bank'), worked('NAB')),
  },
  {
    by: 'legal support',
    ask: 'Paralegals with drafting + conveyencers with PEXA, Freshfields or Slaughter & May experience, whether past or present',
    fits: both(
      either(both(trade('paralegal'), skill('Drafting')), both(trade('conveyancer'), skill('PEXA'))),
      worked('Freshfields', 'Slaughter and May'),
    ),
  },
  {
    by: 'shutdowns, Pilbara',
    ask: 'fitters, boilermakers, plumbers. Either living in Karratha or happy to relocate. Nobody who needs sponsoring',
    fits: both(
      trade('fitter', 'boilermaker', 'plumber'),
      either(city('Karratha'), relocates),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'life sciences',
    ask: 'reg affairs people or CRAs who were a nurse or an occupational therapist earlier in life',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      either(wasOnce('nurse'), wasOnce('occupational therapist')),
    ),
  },
  {
    by: 'front desk of the agency',
    ask: 'Show me everybody in Australia who’s out of a job at the moment and has ten years’ experience or more',
    fits: both(({ betweenJobs }) => betweenJobs, country('Australia'), yearsAtLeast(10)),
  },
  {
    by: 'small business accounts',
    ask: 'bookkeeper / credit controller, AU asking no more than 120k AUD or NZ asking no more than 120k NZD',
    fits: both(
      trade('bookkeeper', 'credit controller'),
      either(
        both(country('Australia'), payUpTo(120_000, 'AUD')),
        both(country('New Zealand'), payUpTo(120_000, 'NZD')),
      ),
    ),
  },
  {
    by: 'financial crime, pasted from a client',
    ask: '“Please send compliance or AML candidates with KYC and max. 4 weeks’ notice – but none who are at Deutsche Bank now, we have an off-limits agreement.”',
    fits: both(trade('compliance'), skill('KYC'), noticeUpTo(28), not(at('Deutsche Bank'))),
  },
];
