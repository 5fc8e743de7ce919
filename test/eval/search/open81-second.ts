import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  contractor,
  country,
  formerly,
  level,
  nobody,
  not,
  payUpTo,
  region,
  speaks,
  trade,
  worked,
} from './truth.ts';

/** Searches over the second people, as desks of agencies in Australia, New Zealand, North America and South Africa type them. */
export const SECOND_OPEN_SEVENTY_FIRST: readonly Query<Second>[] = [
  {
    by: 'construction labour, Timaru',
    ask: 'scaffolders, crane operators and plumbers in NZ or Queensland that nobody has rung in the last 6 months',
    fits: both(
      trade('scaffolder', 'crane operator', 'plumber'),
      either(country('New Zealand'), region('Queensland')),
      notCalledFor(182),
    ),
  },
  {
    by: 'travel nursing, Omaha',
    ask: 'theatre nurses + mental health nurses, Texas or Massachusetts',
    fits: both(trade('theatre nurse', 'mental health nurse'), region('Texas', 'Massachusetts')),
  },
  {
    by: 'insurance, Toronto',
    ask: 'Could you run me everyone who is an underwriter or an actuary and has Allianz or QBE on the resume? Current or past, either is fine.',
    fits: both(trade('underwriter', 'actuary'), worked('Allianz', 'QBE')),
  },
  {
    by: 'order form',
    ask: 'Occupation: Boilermaker\nTicket: White Card\nCountry: Australia',
    fits: both(trade('boilermaker'), ticket('White Card'), country('Australia')),
  },
  {
    by: 'IT temps, Durban',
    ask: 'test analysts and data analysts who are out of work right now',
    fits: both(trade('tester', 'data analyst'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'rec2rec, Brisbane',
    ask: 'rec cons ex hays, aus or nz',
    fits: both(trade('recruiter'), formerly('Hays'), country('Australia', 'New Zealand')),
  },
  {
    by: 'community health, Surrey BC',
    ask: 'The clinic sees a lot of newcomers so language is the thing: GPs, midwives or OTs with Mandarin or Arabic, wherever they live.',
    fits: both(
      trade('gp', 'midwife', 'occupational therapist'),
      either(speaks('Mandarin'), speaks('Arabic')),
    ),
  },
  {
    by: 'analytics, Wellington',
    ask: 'data analyst who was a bookkeeper before that',
    fits: both(trade('data analyst'), wasOnce('bookkeeper')),
  },
  {
    by: 'workshop trades, Porirua',
    ask: 'got any boilermkaers in Wellington who speak Italian?',
    fits: nobody,
  },
  {
    by: 'wealth, Adelaide',
    ask: 'Financial planners (permanent, not contract) in Australia asking AUD 140,000 or less',
    fits: both(trade('financial planner'), not(contractor), country('Australia'), payUpTo(140_000, 'AUD')),
  },
  {
    by: 'consulting engineers, Pretoria',
    ask: 'structurals & mechanicals, senior level, presently with Arup, WSP or Aurecon. Leave the UK ones out',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      level('senior'),
      at('Arup', 'WSP', 'Aurecon'),
      not(country('United Kingdom')),
    ),
  },
];
