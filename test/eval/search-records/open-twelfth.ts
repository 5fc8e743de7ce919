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
import { TODAY } from './world.ts';

/** Twenty-six searches of records. One asks for a client that is on no record. */
export const OPEN_TWELFTH: readonly Query[] = [
  app(
    'hurried',
    'kestrel rejections since 1 sept',
    (a) => isOf(a.job, 'Kestrel') && at(a, 'rejected') && moved(a, '2026-09-01'),
  ),
  app(
    'chatty',
    'has anyone been sat at offer for more than a month now?',
    (a) => at(a, 'offer') && a.moved < '2026-10-12',
  ),
  app(
    'formal',
    'Commercial team applications where the candidate withdrew having taken another offer',
    (a) => a.job.team === 'Commercial' && at(a, 'withdrew') && a.reason === 'Took another offer',
  ),
  app(
    'telegram',
    'applied direct, London jobs, still live',
    (a) => a.source === 'applied' && isIn(a.job, 'London') && live(a),
  ),
  app(
    'owner',
    'show me the permanent placements we have made this year',
    (a) => at(a, 'placed') && a.job.employment === 'full_time',
  ),
  app(
    'team lead',
    'applications Priya owns where the CV is with the client and that is as far as it has got',
    (a) => a.owner === 'priya' && at(a, 'submitted'),
  ),
  app(
    'spoken',
    'remind me who fell out of the Fleet Engineer process, rejected or pulled out, either',
    (a) => a.job.title === 'Fleet Engineer' && at(a, 'rejected', 'withdrew'),
  ),
  app('assistant', 'Please list the applications that came in this week.', (a) => came(a, DAYS.monday)),
  app(
    'chatty',
    'which of the Technology lot got turned down because of a weak technical test',
    (a) => a.job.team === 'Technology' && at(a, 'rejected') && a.reason === 'Weak technical test',
  ),
  app(
    'resourcer',
    'still in the funnel after more than a week',
    (a) => at(a, 'funnel') && a.moved < '2026-11-05',
  ),
  job('hurried', 'leeds live jobs', (j) => j.status === 'active' && isIn(j, 'Leeds')),
  job(
    'formal',
    'Vacancies opened in October which are still active',
    (j) => j.status === 'active' && opened(j, '2026-10-01', '2026-10-31'),
  ),
  job(
    'chatty',
    'which jobs did we actually manage to fill for Redcliffe or Kestrel?',
    (j) => j.status === 'filled' && isOf(j, 'Redcliffe', 'Kestrel'),
  ),
  job(
    'owner',
    'anything we have worked that pays over 80k a year',
    (j) => j.period === 'year' && j.min > 80_000,
  ),
  job(
    'team lead',
    'Commercial jobs that are open with nobody at client interview',
    (j) =>
      j.team === 'Commercial' &&
      j.status === 'active' &&
      !j.applications.some((a) => at(a, 'client_interview')),
  ),
  job('telegram', 'evergreens', (j) => j.evergreen),
  job(
    'spoken',
    'what contract work have we got live',
    (j) => j.employment === 'contract' && j.status === 'active',
  ),
  job('assistant', 'Please find any jobs for Blythe & Sons Bakery.', () => false, /blythe/i),
  meet('hurried', 'ivs still on today', (i) => isAhead(i) && i.day === TODAY),
  meet('telegram', 'no shows, any date', (i) => i.status === 'no_show'),
  meet(
    'formal',
    'Video interviews in August',
    (i) => i.format === 'video' && on(i, '2026-08-01', '2026-08-31'),
  ),
  meet(
    'team lead',
    'client interviews scored 4 or better since the start of September',
    (i) => i.kind === 'client' && i.score !== null && i.score >= 4 && on(i, '2026-09-01'),
  ),
  meet('assistant', "Tom's interviews still to come", (i) => i.organizer === 'tom' && isAhead(i)),
  meet('chatty', 'any face to face ones coming up?', (i) => i.format === 'in_person' && isAhead(i)),
  meet(
    'spoken',
    'what interviews were there last week for the Head of Repairs job',
    (i) => jobOf(i).title === 'Head of Repairs' && on(i, '2026-11-02', '2026-11-08'),
  ),
  meet(
    'owner',
    'client interviews since 1 October that ended in a no',
    (i) => i.kind === 'client' && i.outcome === 'reject' && on(i, '2026-10-01'),
  ),
];
