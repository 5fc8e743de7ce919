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

/** Searches of a fifth author: they were counted alone at first. */
export const OPEN_FIFTH: readonly Query[] = [
  app(
    'hurried',
    'marlowe - who is at client iv or refs',
    (a) => isOf(a.job, 'Marlowe') && at(a, 'client_interview', 'references'),
  ),
  app(
    'hurried',
    'sat in funnel over a month, no decision made',
    (a) => at(a, 'funnel') && a.created < ago(31),
  ),
  app(
    'formal',
    'CVs which Hannah has sent out to clients this month',
    (a) => a.owner === 'hannah' && a.submitted !== null && a.submitted >= '2026-11-01',
  ),
  app(
    'formal',
    'Applications received between 16 and 31 October for contract vacancies',
    (a) => a.job.employment === 'contract' && came(a, '2026-10-16', '2026-10-31'),
  ),
  app(
    'chatty',
    'did anybody pull out of the DevOps job at Kestrel?',
    (a) => a.job.title === 'DevOps Engineer' && at(a, 'withdrew'),
  ),
  app(
    'chatty',
    'how many have been turned down over the commute since the start of September?',
    (a) => at(a, 'rejected') && a.reason === 'Commute too far' && moved(a, '2026-09-01'),
  ),
  app(
    'telegram',
    'Bristol roles, at client interview',
    (a) => isIn(a.job, 'Bristol') && at(a, 'client_interview'),
  ),
  app('telegram', 'Joel Farrow, all his apps', (a) => a.candidate.name === 'Joel Farrow'),
  app(
    'spoken',
    'who has Callum got out with clients, so submitted or at client interview',
    (a) => a.owner === 'callum' && at(a, 'submitted', 'client_interview'),
  ),
  app(
    'spoken',
    "pull up the ones Quillon have had for over a month and they're still only at submitted",
    (a) => isOf(a.job, 'Quillon') && at(a, 'submitted') && a.submitted !== null && a.submitted < ago(31),
  ),
  app(
    'assistant',
    'List applications rejected from the client interview stage on Commercial team jobs since 1 October 2026.',
    (a) =>
      at(a, 'rejected') &&
      a.previous === 'client_interview' &&
      a.job.team === 'Commercial' &&
      moved(a, '2026-10-01'),
  ),
  app(
    'assistant',
    'Get applications with source referral on active jobs, leaving out rejected and withdrawn ones.',
    (a) => a.source === 'referral' && a.job.status === 'active' && !at(a, 'rejected', 'withdrew'),
  ),
  app(
    'keywords',
    'Orchard Lane rejected filled internally',
    (a) => isOf(a.job, 'Orchard') && at(a, 'rejected') && a.reason === 'Client filled the role internally',
  ),
  app(
    'keywords',
    'lost to counter offer, October',
    (a) =>
      at(a, 'withdrew') &&
      a.reason === 'Counter-offer from current employer' &&
      moved(a, '2026-10-01', '2026-10-31'),
  ),
  app(
    'resourcer',
    "who's waiting at yes for the SCADA job",
    (a) => a.job.title === 'SCADA Engineer' && at(a, 'yes'),
  ),
  app(
    'resourcer',
    'pool people still in play on Technology jobs',
    (a) => a.source === 'pool' && a.job.team === 'Technology' && live(a),
  ),
  app(
    'resourcer',
    'Tidewater ones at yes or screen who hold a clean licence',
    (a) => isOf(a.job, 'Tidewater') && at(a, 'yes', 'screen'),
    /licen|clean/i,
  ),
  app(
    'operations',
    'placed with Redcliffe or Kestrel so far this year',
    (a) => at(a, 'placed') && isOf(a.job, 'Redcliffe', 'Kestrel'),
  ),
  app(
    'team lead',
    "offers from the last six weeks, doesn't matter whose",
    (a) => at(a, 'offer') && moved(a, ago(42)),
  ),
  app(
    'team lead',
    "tom's that came in before August and are still alive",
    (a) => a.owner === 'tom' && live(a) && a.created < '2026-08-01',
  ),
  job(
    'hurried',
    'juniper + quillon, active only',
    (j) => isOf(j, 'Juniper', 'Quillon') && j.status === 'active',
  ),
  job('hurried', 'kestrel jobs that arent remote', (j) => isOf(j, 'Kestrel') && j.place !== 'remote'),
  job(
    'formal',
    'Salaried vacancies in Manchester, other than those on hold',
    (j) => isIn(j, 'Manchester') && j.period === 'year' && j.status !== 'on_hold',
  ),
  job('formal', 'Vacancies opened during the second quarter of this year', (j) =>
    opened(j, '2026-04-01', '2026-06-30'),
  ),
  job(
    'chatty',
    "what's priya working on in London?",
    (j) => j.owner === 'priya' && isIn(j, 'London') && j.status === 'active',
  ),
  job(
    'telegram',
    'Technology contracts, no filled no closed',
    (j) =>
      j.team === 'Technology' &&
      j.employment === 'contract' &&
      j.status !== 'filled' &&
      j.status !== 'closed',
  ),
  job(
    'telegram',
    'Leeds perm, 60k and up',
    (j) => isIn(j, 'Leeds') && j.employment === 'full_time' && j.min >= 60_000,
  ),
  job(
    'spoken',
    'how many have we filled for Halcyon and Brackenfield',
    (j) => isOf(j, 'Halcyon', 'Brackenfield') && j.status === 'filled',
  ),
  job(
    'spoken',
    "Dan's jobs in Sheffield or Birmingham that we're still working",
    (j) => j.owner === 'dan' && isIn(j, 'Sheffield', 'Birmingham') && j.status === 'active',
  ),
  job(
    'assistant',
    'List jobs whose maximum annual salary is under 35,000 pounds.',
    (j) => j.period === 'year' && j.max < 35_000,
  ),
  job('keywords', 'manager roles, active', (j) => j.title.includes('Manager') && j.status === 'active'),
  job(
    'resourcer',
    'Hull and Newcastle jobs paid by the hour or day',
    (j) => isIn(j, 'Hull', 'Newcastle') && (j.period === 'hour' || j.period === 'day'),
  ),
  job('resourcer', 'Fernhill jobs that ask for an enhanced DBS', (j) => isOf(j, 'Fernhill'), /dbs/i),
  job(
    'operations',
    'on hold, opened before 1 September',
    (j) => j.status === 'on_hold' && j.opened < '2026-09-01',
  ),
  job(
    'team lead',
    'new jobs in the last three weeks, Commercial only',
    (j) => j.team === 'Commercial' && opened(j, ago(21)),
  ),
  meet('hurried', "friday's ivs pls", (i) => on(i, DAYS.tomorrow, DAYS.tomorrow)),
  meet('hurried', 'saltmarsh ivs not written up', (i) => isOf(jobOf(i), 'Saltmarsh') && isUntold(i)),
  meet(
    'formal',
    'Interviews for the Risk Manager position with an outcome of advance',
    (i) => jobOf(i).title === 'Risk Manager' && i.outcome === 'advance',
  ),
  meet(
    'formal',
    'Client interviews this month for which a presentation was requested',
    (i) => i.kind === 'client' && on(i, '2026-11-01', '2026-11-30'),
    /presentation/i,
  ),
  meet(
    'chatty',
    "what's aisha got on for the rest of the month, ignoring the cancelled ones?",
    (i) => i.organizer === 'aisha' && isAhead(i) && i.day <= '2026-11-30',
  ),
  meet(
    'chatty',
    "did Nadia Doyle's interview get called off?",
    (i) => i.application.candidate.name === 'Nadia Doyle' && i.status === 'cancelled',
  ),
  meet(
    'telegram',
    'Halcyon ivs, video or phone, still ahead of us',
    (i) => isOf(jobOf(i), 'Halcyon') && (i.format === 'video' || i.format === 'phone') && isAhead(i),
  ),
  meet('telegram', 'all ivs week of 23 Nov', (i) => on(i, '2026-11-23', '2026-11-29')),
  meet(
    'spoken',
    'show me the client interviews since mid October where the answer was no',
    (i) => i.kind === 'client' && i.outcome === 'reject' && on(i, '2026-10-15'),
  ),
  meet(
    'spoken',
    "Tom's interviews that are down for an hour and a half",
    (i) => i.organizer === 'tom' && i.minutes === 90,
  ),
  meet(
    'assistant',
    'List interviews on Technology team jobs with an overall score below 3.',
    (i) => jobOf(i).team === 'Technology' && i.score !== null && i.score < 3,
  ),
  meet(
    'keywords',
    'no show Tidewater OR Juniper',
    (i) => i.status === 'no_show' && isOf(jobOf(i), 'Tidewater', 'Juniper'),
  ),
  meet(
    'resourcer',
    'our own internal interviews next week, minus any cancelled',
    (i) => i.kind === 'internal' && i.status !== 'cancelled' && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'operations',
    'how many client interviews were there in September',
    (i) => i.kind === 'client' && on(i, '2026-09-01', '2026-09-30'),
  ),
  meet(
    'team lead',
    'who got through at interview this week',
    (i) => i.outcome === 'advance' && on(i, DAYS.monday, DAYS.sunday),
  ),
];
