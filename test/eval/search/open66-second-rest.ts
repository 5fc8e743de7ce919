import type { Query } from './score.ts';
import { both, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  any,
  city,
  country,
  formerly,
  not,
  noticeUpTo,
  region,
  remote,
  rights,
  skill,
  trade,
  worked,
} from './truth.ts';

/** Searches over the second people from desks for temps, care, building, kitchens, law and offices. */
export const SECOND_OPEN_FIFTY_SIXTH: readonly Query<Second>[] = [
  {
    by: 'fabrication',
    ask: 'boilermakers who TIG weld, Australia or NZ',
    fits: both(trade('boilermaker'), skill('TIG welding'), country('Australia', 'New Zealand')),
  },
  {
    by: 'GP surgeries',
    ask: 'gp cork, dublin or edinburgh',
    fits: both(trade('gp'), city('Cork', 'Dublin', 'Edinburgh')),
  },
  {
    by: 'theatres',
    ask: 'Scrub nurses we haven’t called in over a year, never-called ones count too',
    fits: both(trade('theatre nurse'), notCalledFor(365)),
  },
  {
    by: 'credit and collections',
    ask: 'credit controllers that started out as receptionists',
    fits: both(trade('credit controller'), wasOnce('receptionist')),
  },
  {
    by: 'settlements',
    ask: 'conveyancer PEXA nsw vic qld',
    fits: both(trade('conveyancer'), skill('PEXA'), region('New South Wales', 'Victoria', 'Queensland')),
  },
  {
    by: 'front of house',
    ask: 'Reception people in Victoria, Queensland or New Zealand. Four weeks’ notice at the outside.',
    fits: both(
      trade('receptionist'),
      any(region('Victoria', 'Queensland'), country('New Zealand')),
      noticeUpTo(28),
    ),
  },
  {
    by: 'banqueting',
    ask: 'chef with HACCP who was formerly with Hilton; must not require sponsorship',
    fits: both(trade('chef'), skill('HACCP'), formerly('Hilton'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'councils',
    ask: 'Social workers, safeguarding, Manchester City Council now or at any time before',
    fits: both(trade('social worker'), skill('Safeguarding'), worked('Manchester City Council')),
  },
  {
    by: 'industrial temps',
    ask: 'forkies with LF licence free within a fortnight',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(14)),
  },
  {
    by: 'lifting',
    ask: 'Crane operators holding a White Card. Nobody who is or was at CPB Contractors, they have asked us not to.',
    fits: both(trade('crane operator'), ticket('White Card'), not(worked('CPB Contractors'))),
  },
  {
    by: 'small firms',
    ask: 'bookkeeper xero, works from home',
    fits: both(trade('bookkeeper'), skill('Xero'), remote),
  },
];
