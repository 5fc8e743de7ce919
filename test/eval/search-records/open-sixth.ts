import {
  app,
  at,
  came,
  DAYS,
  isAhead,
  isIn,
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

/** Searches of records by the ten writers, which may be read and mended. */
export const OPEN_SIXTH: readonly Query[] = [
  app('hurried', 'at screen since august or earlier', (a) => at(a, 'screen') && moved(a, '', '2026-08-31')),
  app('hurried', 'part time jobs, live apps', (a) => a.job.employment === 'part_time' && live(a)),
  app(
    'formal',
    'Applications withdrawn after the candidate had already been submitted to the client',
    (a) => at(a, 'withdrew') && a.submitted !== null,
  ),
  app(
    'formal',
    'Applications received in the last seven days for Technology team vacancies',
    (a) => a.job.team === 'Technology' && came(a, ago(7)),
  ),
  app(
    'chatty',
    "is there anything at maybe on Callum's desk?",
    (a) => a.owner === 'callum' && at(a, 'maybe'),
  ),
  app(
    'chatty',
    'how many have we had in for the care home manager job?',
    (a) => a.job.title === 'Care Home Manager',
  ),
  app(
    'telegram',
    'all at yes, bar Paralegal + SCADA',
    (a) => at(a, 'yes') && !/Paralegal|SCADA/.test(a.job.title),
  ),
  app('telegram', 'pool, Juniper Stores', (a) => a.source === 'pool' && isOf(a.job, 'Juniper')),
  app(
    'spoken',
    'the ones that came to us through matching and are still going',
    (a) => a.source === 'matched' && live(a),
  ),
  app(
    'keywords',
    'Kestrel withdrawn October',
    (a) => isOf(a.job, 'Kestrel') && at(a, 'withdrew') && moved(a, '2026-10-01', '2026-10-31'),
  ),
  app(
    'resourcer',
    'anybody applied direct for the QA job since Monday',
    (a) => a.job.title === 'QA Engineer' && a.source === 'applied' && came(a, DAYS.monday),
  ),
  app(
    'operations',
    'offers where the contract has been signed and returned',
    (a) => at(a, 'offer'),
    /contract|sign|return/i,
  ),
  job('hurried', 'orchard lane jobs, the lot', (j) => isOf(j, 'Orchard')),
  job('formal', 'Vacancies which may be carried out entirely remotely', (j) => j.place === 'remote'),
  job('chatty', 'have we opened any jobs this month?', (j) => opened(j, '2026-11-01')),
  job('telegram', 'on hold, Technology', (j) => j.status === 'on_hold' && j.team === 'Technology'),
  job(
    'spoken',
    "Dan's jobs that we opened in October",
    (j) => j.owner === 'dan' && opened(j, '2026-10-01', '2026-10-31'),
  ),
  job(
    'assistant',
    'Find active full-time jobs in Hull.',
    (j) => j.status === 'active' && j.employment === 'full_time' && isIn(j, 'Hull'),
  ),
  job('keywords', 'officer Manchester', (j) => j.title.includes('Officer') && isIn(j, 'Manchester')),
  job(
    'resourcer',
    'perm jobs where the top of the band is over 90k',
    (j) => j.employment === 'full_time' && j.period === 'year' && j.max > 90_000,
  ),
  job(
    'team lead',
    "hannah's London jobs, not the closed one",
    (j) => j.owner === 'hannah' && isIn(j, 'London') && j.status !== 'closed',
  ),
  meet('hurried', 'lewis doyle ivs', (i) => i.application.candidate.name === 'Lewis Doyle'),
  meet('hurried', 'quillon ivs over an hour', (i) => isOf(jobOf(i), 'Quillon') && i.minutes > 60),
  meet(
    'formal',
    'Face-to-face interviews for positions in Bristol',
    (i) => i.format === 'in_person' && isIn(jobOf(i), 'Bristol'),
  ),
  meet(
    'chatty',
    "who's Hannah got an interview with tomorrow?",
    (i) => i.organizer === 'hannah' && on(i, DAYS.tomorrow, DAYS.tomorrow),
  ),
  meet(
    'telegram',
    'client ivs, rejects, Juniper or Orchard Lane',
    (i) => i.kind === 'client' && i.outcome === 'reject' && isOf(jobOf(i), 'Juniper', 'Orchard'),
  ),
  meet(
    'spoken',
    'which interviews on the Sheffield jobs have been and gone without any feedback',
    (i) => isIn(jobOf(i), 'Sheffield') && isUntold(i),
  ),
  meet(
    'assistant',
    'Get interviews between 1 and 15 October 2026, excluding internal ones.',
    (i) => i.kind !== 'internal' && on(i, '2026-10-01', '2026-10-15'),
  ),
  meet('resourcer', '9am interviews still to come', (i) => i.hour === 9 && isAhead(i)),
  meet(
    'operations',
    'interviews next week that need an interpreter',
    (i) => on(i, DAYS.nextMonday, DAYS.nextSunday),
    /interpreter/i,
  ),
];
