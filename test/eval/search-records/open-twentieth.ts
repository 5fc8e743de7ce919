import {
  app,
  at,
  came,
  DAYS,
  isAhead,
  isOf,
  isUntold,
  job,
  jobOf,
  live,
  meet,
  moved,
  on,
  opened,
  type Query,
} from './query.ts';
import { ago } from './world.ts';

/** Forty more searches of records. Two ask for what is on no record. */
export const OPEN_TWENTIETH: readonly Query[] = [
  app(
    'owner',
    'Rejected even though they scored a 5 at interview',
    (a) => at(a, 'rejected') && a.interviews.some((i) => i.score === 5),
  ),
  app(
    'bot',
    'stage offer; job status open; reached offer before 15 Oct 2026',
    (a) => at(a, 'offer') && a.job.status === 'active' && a.moved < '2026-10-15',
  ),
  app(
    'formal',
    'Kindly list the candidates turned down on account of the commute, Kestrel Software and Saltmarsh Energy only.',
    (a) => at(a, 'rejected') && a.reason === 'Commute too far' && isOf(a.job, 'Kestrel', 'Saltmarsh'),
  ),
  app(
    'formal',
    'Halcyon Care candidates still under consideration whose owner is not the owner of the job',
    (a) => isOf(a.job, 'Halcyon') && live(a) && a.owner !== a.job.owner,
  ),
  app(
    'team lead',
    'Store Manager and Care Home Manager - live ones the client has not had yet',
    (a) =>
      (a.job.title === 'Store Manager' || a.job.title === 'Care Home Manager') &&
      live(a) &&
      a.submitted === null,
  ),
  app(
    'team lead',
    'people at the client interview stage for whom no interview was ever booked',
    (a) => at(a, 'client_interview') && a.interviews.length === 0,
  ),
  app(
    'assistant',
    'housing clients, everyone who was knocked back or dropped out during August',
    (a) => isOf(a.job, 'Orchard') && at(a, 'rejected', 'withdrew') && moved(a, '2026-08-01', '2026-08-31'),
  ),
  app(
    'resourcer',
    'Show please the candidates which are refused for too high salary wish, only from October until now',
    (a) => at(a, 'rejected') && a.reason === 'Salary expectations too high' && moved(a, '2026-10-01'),
  ),
  app('manager', 'Stuck at screen for three weeks or more', (a) => at(a, 'screen') && a.moved <= ago(21)),
  app(
    'hurried',
    'perm placements w fee over 15k',
    (a) => at(a, 'placed') && a.job.employment !== 'contract' && a.job.max * 0.2 > 15_000,
  ),
  app(
    'resourcer',
    'manually added since 1 Nov, still in funnel',
    (a) => a.source === 'added' && came(a, '2026-11-01') && at(a, 'funnel'),
  ),
  app(
    'formal',
    'Contract roles: applicants rejected owing to a weak technical test',
    (a) => a.job.employment === 'contract' && at(a, 'rejected') && a.reason === 'Weak technical test',
  ),
  app(
    'bot',
    'source=referral, team=Technology, in play',
    (a) => a.source === 'referral' && a.job.team === 'Technology' && live(a),
  ),
  app(
    'new starter',
    'Which people in the funnel of Aisha came through matching or by referral?',
    (a) => a.owner === 'aisha' && at(a, 'funnel') && (a.source === 'matched' || a.source === 'referral'),
  ),
  app(
    'assistant',
    'Fernhill, who was rejected after we had put their CV in front of the school',
    (a) => isOf(a.job, 'Fernhill') && at(a, 'rejected') && a.submitted !== null,
  ),
  app(
    'owner',
    'October submittals from the Technology team',
    (a) =>
      a.job.team === 'Technology' &&
      a.submitted !== null &&
      a.submitted >= '2026-10-01' &&
      a.submitted <= '2026-10-31',
  ),
  app(
    'chatty',
    'who have we lost because their own boss came back with more money to keep them?',
    (a) => at(a, 'withdrew') && a.reason === 'Counter-offer from current employer',
  ),
  job(
    'team lead',
    'any job with more than one person at offer',
    (j) => j.applications.filter((a) => at(a, 'offer')).length > 1,
  ),
  job(
    'resourcer',
    'top of the salary below £32,000, open or on hold',
    (j) => j.period === 'year' && j.max < 32_000 && (j.status === 'active' || j.status === 'on_hold'),
  ),
  job(
    'hurried',
    'perm roles that landed in october',
    (j) => j.employment !== 'contract' && opened(j, '2026-10-01', '2026-10-31'),
  ),
  job('new starter', 'Which open jobs are hybrid?', (j) => j.status === 'active' && j.place === 'hybrid'),
  job(
    'manager',
    'open jobs with no interviews at all, ever',
    (j) => j.status === 'active' && j.applications.every((a) => a.interviews.length === 0),
  ),
  job('bot', 'day rate min > 500 GBP, any status', (j) => j.period === 'day' && j.min > 500),
  job(
    'owner',
    "What's been open more than three weeks but less than six?",
    (j) => j.status === 'active' && opened(j, '2026-10-02', '2026-10-21'),
  ),
  job(
    'owner',
    'Open vacancies where not a single CV has gone to the client',
    (j) => j.status === 'active' && j.applications.every((a) => a.submitted === null),
  ),
  job('chatty', 'show us the three newest jobs on the books', (j) => j.opened >= '2026-10-28'),
  job(
    'manager',
    'which of the open jobs have had a candidate withdraw because of a counter-offer',
    (j) =>
      j.status === 'active' &&
      j.applications.some((a) => at(a, 'withdrew') && a.reason === 'Counter-offer from current employer'),
  ),
  job('assistant', 'Do we have any vacancies with Larkspur Ferries', () => false, /larkspur/i),
  job(
    'chatty',
    'are Quillon, Pennine or Saltmarsh still after people? just the open ones',
    (j) => j.status === 'active' && isOf(j, 'Quillon', 'Pennine', 'Saltmarsh'),
  ),
  meet(
    'chatty',
    "Juniper: which interviews didn't happen, either cancelled or they never showed",
    (i) => isOf(jobOf(i), 'Juniper') && (i.status === 'cancelled' || i.status === 'no_show'),
  ),
  meet(
    'new starter',
    'are there interviews at Copperbeech Clinics on the calendar?',
    () => false,
    /copperbeech/i,
  ),
  meet(
    'hurried',
    '16 to 18 nov, whats still going ahead',
    (i) => isAhead(i) && on(i, '2026-11-16', '2026-11-18'),
  ),
  meet(
    'new starter',
    'anything in for December yet?',
    (i) => isAhead(i) && on(i, '2026-12-01', '2026-12-31'),
  ),
  meet(
    'formal',
    'Second-round interviews with clients from the first of August onwards',
    (i) => i.kind === 'client' && i.round === 2 && on(i, '2026-08-01'),
  ),
  meet(
    'team lead',
    "yesterday's interviews that are still waiting for an outcome",
    (i) => on(i, ago(1), ago(1)) && isUntold(i),
  ),
  meet('resourcer', 'video calls Callum organised', (i) => i.format === 'video' && i.organizer === 'callum'),
  meet(
    'owner',
    'client interviews of those who ended up placed',
    (i) => i.kind === 'client' && at(i.application, 'placed'),
  ),
  meet(
    'owner',
    'outcome was advance and yet the candidate ended up rejected',
    (i) => i.outcome === 'advance' && at(i.application, 'rejected'),
  ),
  meet(
    'team lead',
    'interviews that were booked on Monday, never mind for which day',
    (i) => i.booked === DAYS.monday,
  ),
  meet(
    'team lead',
    'client interviews in October where we never logged any feedback',
    (i) => i.kind === 'client' && on(i, '2026-10-01', '2026-10-31') && isUntold(i),
  ),
];
