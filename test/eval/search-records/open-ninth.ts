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
import { ago, TODAY } from './world.ts';

/** Searches of records of which there are counts alone. */
export const OPEN_NINTH: readonly Query[] = [
  app('hurried', 'callums offers', (a) => a.owner === 'callum' && at(a, 'offer')),
  app('hurried', 'halcyon cvs sat with client', (a) => isOf(a.job, 'Halcyon') && at(a, 'submitted')),
  app(
    'hurried',
    'hull rejects since aug',
    (a) => isIn(a.job, 'Hull') && at(a, 'rejected') && moved(a, '2026-08-01'),
  ),
  app(
    'formal',
    'Please provide all applications made in September for Marlowe & Finch',
    (a) => isOf(a.job, 'Marlowe') && came(a, '2026-09-01', '2026-09-30'),
  ),
  app(
    'formal',
    'Applications which were rejected on the grounds of commute',
    (a) => at(a, 'rejected') && a.reason === 'Commute too far',
  ),
  app(
    'formal',
    'Referred applicants whose applications have since been withdrawn or rejected',
    (a) => a.source === 'referral' && at(a, 'withdrew', 'rejected'),
  ),
  app(
    'chatty',
    'right, who have we got going for the Care Home Manager?',
    (a) => a.job.title === 'Care Home Manager' && live(a),
  ),
  app(
    'chatty',
    "how's Katya Bright getting on, what's she applied for",
    (a) => a.candidate.name === 'Katya Bright',
  ),
  app(
    'chatty',
    'did anybody pull out on Dan this autumn? I mean from september onwards',
    (a) => a.owner === 'dan' && at(a, 'withdrew') && moved(a, '2026-09-01'),
  ),
  app(
    'telegram',
    'screen stage, Bristol, not nurses',
    (a) => at(a, 'screen') && isIn(a.job, 'Bristol') && a.job.title !== 'Registered Nurse',
  ),
  app('telegram', 'day rate roles, submitted', (a) => a.job.period === 'day' && at(a, 'submitted')),
  app(
    'spoken',
    "can you pull up everyone at screen on Hannah's list",
    (a) => a.owner === 'hannah' && at(a, 'screen'),
  ),
  app(
    'spoken',
    'who did we place at Kestrel or Redcliffe',
    (a) => at(a, 'placed') && isOf(a.job, 'Kestrel', 'Redcliffe'),
  ),
  app(
    'assistant',
    'Find applications with source matched that are at funnel or maybe.',
    (a) => a.source === 'matched' && at(a, 'funnel', 'maybe'),
  ),
  app(
    'assistant',
    'Get applications created in the last 7 days for jobs owned by the Technology team.',
    (a) => came(a, ago(7)) && a.job.team === 'Technology',
  ),
  app('keywords', 'live applications part time', (a) => live(a) && a.job.employment === 'part_time'),
  app(
    'resourcer',
    'the referrals still in play on Leeds or Sheffield jobs',
    (a) => a.source === 'referral' && live(a) && isIn(a.job, 'Leeds', 'Sheffield'),
  ),
  app(
    'operations',
    'how many of ours were turned down last month because the client filled it internally',
    (a) =>
      at(a, 'rejected') &&
      moved(a, '2026-10-01', '2026-10-31') &&
      a.reason === 'Client filled the role internally',
  ),
  app('operations', 'applications where the DBS check has come back clear', () => false, /dbs|check/i),
  app(
    'team lead',
    'anything of the commercial lot that has been at screen since before the first of November',
    (a) => a.job.team === 'Commercial' && at(a, 'screen') && a.moved < '2026-11-01',
  ),
  job('hurried', 'pennine jobs live', (j) => isOf(j, 'Pennine') && j.status === 'active'),
  job('hurried', 'dans contract reqs', (j) => j.owner === 'dan' && j.employment === 'contract'),
  job(
    'formal',
    'Vacancies in Manchester which have been placed on hold',
    (j) => isIn(j, 'Manchester') && j.status === 'on_hold',
  ),
  job(
    'formal',
    'Full-time positions of the Commercial team opened during September 2026',
    (j) => j.employment === 'full_time' && j.team === 'Commercial' && opened(j, '2026-09-01', '2026-09-30'),
  ),
  job(
    'chatty',
    "what's Aisha got on her desk that's still live?",
    (j) => j.owner === 'aisha' && j.status === 'active',
  ),
  job('chatty', 'have we ever had owt in York?', (j) => isIn(j, 'York')),
  job('telegram', 'Kestrel, not remote', (j) => isOf(j, 'Kestrel') && j.place !== 'remote'),
  job('telegram', 'day rate 500 plus', (j) => j.period === 'day' && j.min >= 500),
  job(
    'spoken',
    'tell me which of the jobs we opened in June got closed or filled',
    (j) => opened(j, '2026-06-01', '2026-06-30') && (j.status === 'closed' || j.status === 'filled'),
  ),
  job(
    'spoken',
    'anything permanent and live that tops out below forty thousand',
    (j) => j.employment === 'full_time' && j.status === 'active' && j.period === 'year' && j.max < 40_000,
  ),
  job(
    'assistant',
    'Find hybrid jobs with status active.',
    (j) => j.place === 'hybrid' && j.status === 'active',
  ),
  job('keywords', 'analyst Redcliffe Bank', (j) => isOf(j, 'Redcliffe') && j.title.includes('Analyst')),
  job(
    'resourcer',
    'any manager jobs going in Leeds, Manchester or Bristol? live ones',
    (j) => j.title.includes('Manager') && isIn(j, 'Leeds', 'Manchester', 'Bristol') && j.status === 'active',
  ),
  job('operations', 'jobs where we agreed a rebate period with the client', () => false, /rebate/i),
  job('team lead', 'number of jobs priya has closed', (j) => j.owner === 'priya' && j.status === 'closed'),
  meet('hurried', 'ivs later today still on', (i) => on(i, TODAY, TODAY) && isAhead(i)),
  meet(
    'hurried',
    'dan or callum ivs with a reject',
    (i) => i.outcome === 'reject' && ['dan', 'callum'].includes(i.organizer),
  ),
  meet('hurried', 'brackenfield upcoming ivs', (i) => isOf(jobOf(i), 'Brackenfield') && isAhead(i)),
  meet(
    'formal',
    'Client interviews conducted in person during August',
    (i) => i.kind === 'client' && i.format === 'in_person' && on(i, '2026-08-01', '2026-08-31'),
  ),
  meet(
    'formal',
    'Interviews for positions in London that resulted in rejection',
    (i) => isIn(jobOf(i), 'London') && i.outcome === 'reject',
  ),
  meet(
    'chatty',
    "remind me what interviews Quillon have had with us since August, the no shows don't count",
    (i) =>
      isOf(jobOf(i), 'Quillon') &&
      on(i, '2026-08-01', TODAY) &&
      i.status !== 'cancelled' &&
      i.status !== 'no_show',
  ),
  meet(
    'chatty',
    "which of Aisha's have gone well, you know, been advanced",
    (i) => i.organizer === 'aisha' && i.outcome === 'advance',
  ),
  meet(
    'telegram',
    'video, client, scored 4 or 5',
    (i) => i.format === 'video' && i.kind === 'client' && i.score !== null && i.score >= 4,
  ),
  meet(
    'telegram',
    'still to come, not Halcyon, not Quillon',
    (i) => isAhead(i) && !isOf(jobOf(i), 'Halcyon', 'Quillon'),
  ),
  meet(
    'spoken',
    'what is booked in for next week with Marlowe, Redcliffe or Saltmarsh',
    (i) =>
      isOf(jobOf(i), 'Marlowe', 'Redcliffe', 'Saltmarsh') &&
      i.status === 'scheduled' &&
      on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'assistant',
    'List phone interviews organised by Priya Menon since 1 July 2026.',
    (i) => i.format === 'phone' && i.organizer === 'priya' && on(i, '2026-07-01'),
  ),
  meet('keywords', 'technical interview advance', (i) => i.format === 'technical' && i.outcome === 'advance'),
  meet(
    'resourcer',
    'interviews for the backend developer jobs at kestrel',
    (i) => isOf(jobOf(i), 'Kestrel') && jobOf(i).title.includes('Backend'),
  ),
  meet(
    'operations',
    'client interviews before this month with the feedback still outstanding',
    (i) => i.kind === 'client' && i.day < '2026-11-01' && isUntold(i),
  ),
  meet(
    'team lead',
    'how many internal interviews did Technology do in October',
    (i) => i.kind === 'internal' && jobOf(i).team === 'Technology' && on(i, '2026-10-01', '2026-10-31'),
  ),
];
