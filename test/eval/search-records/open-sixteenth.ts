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
import { ago } from './world.ts';

/** Twenty-six more searches of records. Two ask for what is on no record. */
export const OPEN_SIXTEENTH: readonly Query[] = [
  app(
    'owner',
    'Any candidates who have been at offer for more than three weeks?',
    (a) => at(a, 'offer') && a.moved < ago(21),
  ),
  app(
    'resourcer',
    'came out of our talent pool and got as far as being submitted to the client, whatever happened after',
    (a) => a.source === 'pool' && a.submitted !== null,
  ),
  app('bot', 'applications received since Monday, all jobs', (a) => came(a, DAYS.monday)),
  app(
    'hurried',
    'who came in yest for paralegal or qa engineer',
    (a) => came(a, ago(1), ago(1)) && (a.job.title === 'Paralegal' || a.job.title === 'QA Engineer'),
  ),
  app(
    'chatty',
    "right, who've we still got in the running for the fully remote jobs?",
    (a) => live(a) && a.job.place === 'remote',
  ),
  app(
    'formal',
    'Candidates presently in client interview who reached that stage within the past seven days',
    (a) => at(a, 'client_interview') && moved(a, ago(7)),
  ),
  app(
    'team lead',
    'cvs Priya and Hannah have sent to clients this month so far',
    (a) =>
      (a.owner === 'priya' || a.owner === 'hannah') && a.submitted !== null && a.submitted >= '2026-11-01',
  ),
  app(
    'chatty',
    "Orchard Lane - who's in play there that is not one of Hannah's?",
    (a) => isOf(a.job, 'Orchard Lane') && live(a) && a.owner !== 'hannah',
  ),
  app('hurried', 'anyone still live on jobs that are on hold', (a) => live(a) && a.job.status === 'on_hold'),
  app(
    'resourcer',
    'referred candidates that got rejected after 1 September',
    (a) => a.source === 'referral' && at(a, 'rejected') && moved(a, '2026-09-02'),
  ),
  app(
    'owner',
    'placed into full time jobs paying sixty grand or more',
    (a) => at(a, 'placed') && a.job.employment === 'full_time' && a.job.min >= 60_000,
  ),
  job('hurried', 'manchester on hold', (j) => isIn(j, 'Manchester') && j.status === 'on_hold'),
  job(
    'resourcer',
    'contracts where the day rate stays under 400 quid, open or filled',
    (j) =>
      j.employment === 'contract' &&
      j.period === 'day' &&
      j.max < 400 &&
      (j.status === 'active' || j.status === 'filled'),
  ),
  job(
    'owner',
    'roles we filled in September',
    (j) =>
      j.status === 'filled' &&
      j.applications.some((a) => at(a, 'placed') && moved(a, '2026-09-01', '2026-09-30')),
  ),
  job('hurried', 'new jobs last 3 weeks, latest on top', (j) => opened(j, ago(21))),
  job(
    'team lead',
    "open Engineer roles in Technology bar Kestrel's",
    (j) =>
      j.status === 'active' && j.team === 'Technology' && j.title.includes('Engineer') && !isOf(j, 'Kestrel'),
  ),
  job(
    'formal',
    'Vacancies currently open with clients in the legal sector, London only',
    (j) => j.status === 'active' && isOf(j, 'Marlowe') && isIn(j, 'London'),
  ),
  job(
    'owner',
    "open jobs where somebody's at offer right now",
    (j) => j.status === 'active' && j.applications.some((a) => at(a, 'offer')),
  ),
  job('resourcer', 'Tamar Hotels jobs still open?', () => false, /tamar/i),
  meet('hurried', 'tomorrows interviews pls', (i) => isAhead(i) && on(i, DAYS.tomorrow, DAYS.tomorrow)),
  meet(
    'formal',
    'Interviews organised by Hannah Prosser in which the candidate scored four or higher',
    (i) => i.organizer === 'hannah' && i.score !== null && i.score >= 4,
  ),
  meet(
    'assistant',
    'August and September client interviews that were booked for longer than an hour',
    (i) => i.kind === 'client' && i.minutes > 60 && on(i, '2026-08-01', '2026-09-30'),
  ),
  meet('chatty', 'which interviews came out as a hold', (i) => i.outcome === 'hold'),
  meet(
    'resourcer',
    'video ivs w/ clients, october',
    (i) => i.kind === 'client' && i.format === 'video' && on(i, '2026-10-01', '2026-10-31'),
  ),
  meet(
    'assistant',
    'Please pull up the Care Home Manager interviews that are still to come.',
    (i) => isAhead(i) && jobOf(i).title === 'Care Home Manager',
  ),
  meet('new starter', 'Is there any interview with Wexcombe Rail next week?', () => false, /wexcombe/i),
];
