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
import { ago, TODAY } from './world.ts';

/** Twenty-six more searches of records. One asks for a client that is on no record. */
export const OPEN_FOURTEENTH: readonly Query[] = [
  app(
    'hurried',
    'pennine cvs out, waiting to hear back',
    (a) => isOf(a.job, 'Pennine') && at(a, 'submitted'),
  ),
  app(
    'formal',
    'All candidates of the Commercial team presently at offer stage',
    (a) => at(a, 'offer') && a.job.team === 'Commercial',
  ),
  app(
    'chatty',
    'who did we lose to another job since September? not the counter offers, I mean they took something else',
    (a) => at(a, 'withdrew') && a.reason === 'Took another offer' && moved(a, '2026-09-01'),
  ),
  app(
    'team lead',
    'Aisha: still in the funnel from before this week',
    (a) => a.owner === 'aisha' && at(a, 'funnel') && a.moved < DAYS.monday,
  ),
  app(
    'assistant',
    'Please list everybody rejected for Maths Teacher and the reason each was given.',
    (a) => a.job.title === 'Maths Teacher' && at(a, 'rejected'),
  ),
  app(
    'spoken',
    'how many people have we sent over to Halcyon since the first of October',
    (a) => isOf(a.job, 'Halcyon') && a.submitted !== null && a.submitted >= '2026-10-01',
  ),
  app(
    'resourcer',
    'rejected because of the commute, jobs in Leeds or Sheffield',
    (a) => at(a, 'rejected') && a.reason === 'Commute too far' && isIn(a.job, 'Leeds', 'Sheffield'),
  ),
  app('owner', 'placements made since 1 August', (a) => at(a, 'placed') && moved(a, '2026-08-01')),
  app('telegram', 'pulled out at references', (a) => at(a, 'withdrew') && a.previous === 'references'),
  app(
    'team lead',
    "Dan's candidates still in process that haven't moved in over a month",
    (a) => a.owner === 'dan' && live(a) && a.moved < '2026-10-12',
  ),
  app('hurried', 'referrals at offer or placed', (a) => a.source === 'referral' && at(a, 'offer', 'placed')),
  job('hurried', 'leeds jobs open', (j) => j.status === 'active' && isIn(j, 'Leeds')),
  job(
    'chatty',
    'which open roles have had nobody new put on them or applying in the last four weeks?',
    (j) => j.status === 'active' && !j.applications.some((a) => came(a, ago(28))),
  ),
  job(
    'formal',
    'Full-time vacancies still open with a salary of at least £60,000',
    (j) => j.status === 'active' && j.employment === 'full_time' && j.period === 'year' && j.min >= 60_000,
  ),
  job('owner', 'every job we have filled so far this year', (j) => j.status === 'filled'),
  job(
    'assistant',
    'Get me the jobs of Priya Menon that were opened before October and are still running.',
    (j) => j.owner === 'priya' && j.status === 'active' && opened(j, '2026-01-01', '2026-09-30'),
  ),
  job(
    'team lead',
    'Contract roles in Technology, open or filled',
    (j) =>
      j.employment === 'contract' &&
      j.team === 'Technology' &&
      (j.status === 'active' || j.status === 'filled'),
  ),
  job(
    'telegram',
    'Quillon + Saltmarsh, live',
    (j) => j.status === 'active' && isOf(j, 'Quillon', 'Saltmarsh'),
  ),
  job(
    'spoken',
    'which of the jobs on hold have still got someone at client interview or offer',
    (j) => j.status === 'on_hold' && j.applications.some((a) => at(a, 'client_interview', 'offer')),
  ),
  meet('hurried', 'ivs still on for today', (i) => isAhead(i) && on(i, TODAY, TODAY)),
  meet(
    'chatty',
    "who didn't turn up for their interview, say since the beginning of August?",
    (i) => i.status === 'no_show' && on(i, '2026-08-01'),
  ),
  meet(
    'formal',
    'Technical interviews held in October',
    (i) => i.format === 'technical' && on(i, '2026-10-01', '2026-10-31'),
  ),
  meet(
    'team lead',
    "Callum's and Aisha's interviews of the last fortnight",
    (i) => (i.organizer === 'callum' || i.organizer === 'aisha') && on(i, ago(14), TODAY),
  ),
  meet(
    'assistant',
    'Which interviews are coming up for Brackenfield and for Tidewater?',
    (i) => isAhead(i) && isOf(jobOf(i), 'Brackenfield', 'Tidewater'),
  ),
  meet(
    'owner',
    'client interviews since September where the outcome was reject',
    (i) => i.kind === 'client' && i.outcome === 'reject' && on(i, '2026-09-01'),
  ),
  meet('hurried', 'Gresham Pharma ivs this month', () => false, /gresham/i),
];
