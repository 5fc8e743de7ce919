import {
  app,
  at,
  came,
  DAYS,
  isAhead,
  isIn,
  isOf,
  job,
  jobOf,
  live,
  meet,
  moved,
  on,
  opened,
  type Query,
} from './query.ts';

/** Thirty more searches of records. */
export const OPEN_EIGHTH: readonly Query[] = [
  app(
    'hurried',
    'quillon at screen or sent over',
    (a) => isOf(a.job, 'Quillon') && at(a, 'screen', 'submitted'),
  ),
  app(
    'hurried',
    'aisha rejects oct',
    (a) => a.owner === 'aisha' && at(a, 'rejected') && moved(a, '2026-10-01', '2026-10-31'),
  ),
  app(
    'formal',
    'Applications received since 1 October for vacancies in Bristol',
    (a) => isIn(a.job, 'Bristol') && came(a, '2026-10-01'),
  ),
  app(
    'formal',
    'Candidates placed by the Commercial team',
    (a) => at(a, 'placed') && a.job.team === 'Commercial',
  ),
  app(
    'chatty',
    "who's still in the mix for Store Manager over at Juniper?",
    (a) => a.job.title === 'Store Manager' && live(a),
  ),
  app(
    'chatty',
    'who did Pennine knock back for wanting too much money',
    (a) => isOf(a.job, 'Pennine') && at(a, 'rejected') && a.reason === 'Salary expectations too high',
  ),
  app('telegram', 'funnel, Hull or York', (a) => at(a, 'funnel') && isIn(a.job, 'Hull', 'York')),
  app(
    'spoken',
    'the people who dropped out of Leeds jobs since July',
    (a) => at(a, 'withdrew') && isIn(a.job, 'Leeds') && moved(a, '2026-07-01'),
  ),
  app(
    'assistant',
    'List applications with source pool for jobs that are active.',
    (a) => a.source === 'pool' && a.job.status === 'active',
  ),
  app('resourcer', 'direct applicants at yes', (a) => a.source === 'applied' && at(a, 'yes')),
  app('operations', 'how many are at offer right now', (a) => at(a, 'offer')),
  app('team lead', 'live apps on jobs on hold', (a) => live(a) && a.job.status === 'on_hold'),
  job('hurried', 'halcyon reqs not filled', (j) => isOf(j, 'Halcyon') && j.status !== 'filled'),
  job('hurried', 'newcastle jobs', (j) => isIn(j, 'Newcastle')),
  job(
    'formal',
    'Active vacancies with a salary starting at £60,000 or above',
    (j) => j.status === 'active' && j.period === 'year' && j.min >= 60_000,
  ),
  job(
    'chatty',
    'what did callum open in october?',
    (j) => j.owner === 'callum' && opened(j, '2026-10-01', '2026-10-31'),
  ),
  job('telegram', 'hourly paid, live', (j) => j.period === 'hour' && j.status === 'active'),
  job('spoken', "Tom's jobs that aren't in Hull", (j) => j.owner === 'tom' && !isIn(j, 'Hull')),
  job(
    'assistant',
    'Get contract jobs in London or Sheffield.',
    (j) => j.employment === 'contract' && isIn(j, 'London', 'Sheffield'),
  ),
  job('keywords', 'solicitor paralegal secretary', (j) => /Solicitor|Paralegal|Secretary/.test(j.title)),
  job('operations', 'jobs older than five months', (j) => j.opened < '2026-06-12'),
  meet(
    'hurried',
    'internal ivs 2moro, not hannahs',
    (i) => i.kind === 'internal' && i.organizer !== 'hannah' && on(i, DAYS.tomorrow, DAYS.tomorrow),
  ),
  meet(
    'hurried',
    'hannahs ivs july aug',
    (i) => i.organizer === 'hannah' && on(i, '2026-07-01', '2026-08-31'),
  ),
  meet(
    'formal',
    'Interviews for Redcliffe Bank which led to an advance',
    (i) => isOf(jobOf(i), 'Redcliffe') && i.outcome === 'advance',
  ),
  meet(
    'chatty',
    'anyone not turn up for a client interview?',
    (i) => i.kind === 'client' && i.status === 'no_show',
  ),
  meet('telegram', 'video ivs to come', (i) => i.format === 'video' && isAhead(i)),
  meet('spoken', 'which interviews were given a five', (i) => i.score === 5),
  meet(
    'assistant',
    'List completed interviews for the Risk Manager job.',
    (i) => jobOf(i).title === 'Risk Manager' && i.status === 'completed',
  ),
  meet(
    'operations',
    'number of in person interviews in September',
    (i) => i.format === 'in_person' && on(i, '2026-09-01', '2026-09-30'),
  ),
  meet(
    'team lead',
    'Technology team interviews still ahead',
    (i) => jobOf(i).team === 'Technology' && isAhead(i),
  ),
];
