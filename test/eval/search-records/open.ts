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

/** Searches of records by ten writers. What is not right of these may be read and mended. */
export const OPEN: readonly Query[] = [
  app('hurried', 'apps stuck at submitted more than 3 weeks', (a) => at(a, 'submitted') && a.moved < ago(21)),
  app('hurried', 'maybes older than two months', (a) => at(a, 'maybe') && a.created < ago(62)),
  app(
    'hurried',
    "hannah's refs and offers not moved for a fortnight",
    (a) => at(a, 'references', 'offer') && a.owner === 'hannah' && a.moved < ago(14),
  ),
  app(
    'formal',
    'Applications withdrawn since 1 October because the candidate took another offer',
    (a) => at(a, 'withdrew') && moved(a, '2026-10-01') && a.reason === 'Took another offer',
  ),
  app(
    'formal',
    'Applications at the references stage, together with those at offer, for Brackenfield Foods',
    (a) => at(a, 'references', 'offer') && isOf(a.job, 'Brackenfield'),
  ),
  app(
    'chatty',
    'has Oluwaseun Tennant got anything live with us?',
    (a) => a.candidate.name === 'Oluwaseun Tennant' && live(a),
  ),
  app(
    'telegram',
    'London jobs, apps in since 1 Nov, no rejects',
    (a) => isIn(a.job, 'London') && came(a, '2026-11-01') && !at(a, 'rejected'),
  ),
  app('telegram', 'placed since september', (a) => at(a, 'placed') && moved(a, '2026-09-01')),
  app(
    'spoken',
    "show me Priya's applications that have been rejected since the start of October",
    (a) => a.owner === 'priya' && at(a, 'rejected') && moved(a, '2026-10-01'),
  ),
  app(
    'spoken',
    'give me the Housing Officer applications that are finished, so rejected or the candidate withdrew',
    (a) => a.job.title === 'Housing Officer' && at(a, 'rejected', 'withdrew'),
  ),
  app(
    'assistant',
    'List all applications owned by Dan Foley that are currently at the screen or submitted stage.',
    (a) => a.owner === 'dan' && at(a, 'screen', 'submitted'),
  ),
  app(
    'assistant',
    'Applications of Siobhan Kaczmarek across all jobs.',
    (a) => a.candidate.name === 'Siobhan Kaczmarek',
  ),
  app(
    'keywords',
    'talent pool applications, rejected, Tidewater Logistics',
    (a) => a.source === 'pool' && at(a, 'rejected') && isOf(a.job, 'Tidewater'),
  ),
  app('keywords', 'placed July August 2026', (a) => at(a, 'placed') && moved(a, '2026-07-01', '2026-08-31')),
  app(
    'keywords',
    'offer stage perm roles paying over 80k',
    (a) => at(a, 'offer') && a.job.employment === 'full_time' && a.job.min > 80_000,
  ),
  app(
    'resourcer',
    'applications from the talent pool sitting at yes',
    (a) => a.source === 'pool' && at(a, 'yes'),
  ),
  app(
    'resourcer',
    'live apps on remote roles at screen stage or further on',
    (a) =>
      a.job.place === 'remote' && at(a, 'screen', 'submitted', 'client_interview', 'references', 'offer'),
  ),
  app(
    'operations',
    'applications to Halcyon Care or Fernhill Academies turned down since September for not enough experience',
    (a) =>
      isOf(a.job, 'Halcyon', 'Fernhill') &&
      at(a, 'rejected') &&
      moved(a, '2026-09-01') &&
      a.reason === 'Not enough experience',
  ),
  app('team lead', 'direct applicants this week', (a) => a.source === 'applied' && came(a, DAYS.monday)),
  job(
    'hurried',
    'active full time jobs leeds',
    (j) => j.status === 'active' && j.employment === 'full_time' && isIn(j, 'Leeds'),
  ),
  job('hurried', 'part time, not closed', (j) => j.employment === 'part_time' && j.status !== 'closed'),
  job(
    'formal',
    'Roles with Redcliffe Bank that have not yet been filled',
    (j) => isOf(j, 'Redcliffe') && j.status !== 'filled',
  ),
  job(
    'formal',
    'Permanent roles in London, whatever their status, paying above £80,000',
    (j) => j.employment === 'full_time' && isIn(j, 'London') && j.min > 80_000,
  ),
  job('formal', 'Jobs for which a purchase order number has been received', () => false, /purchase|order/i),
  job(
    'chatty',
    'any jobs with Brackenfield over in Hull?',
    (j) => isOf(j, 'Brackenfield') && isIn(j, 'Hull'),
  ),
  job('chatty', 'what jobs did we open in the last two weeks', (j) => opened(j, ago(14))),
  job('telegram', 'remote, day rate', (j) => j.place === 'remote' && j.period === 'day'),
  job('telegram', 'Hull jobs except HGV', (j) => isIn(j, 'Hull') && !j.title.includes('HGV')),
  job(
    'telegram',
    'Manchester + Bristol, active, under 45k',
    (j) => isIn(j, 'Manchester', 'Bristol') && j.status === 'active' && j.period === 'year' && j.max < 45_000,
  ),
  job(
    'spoken',
    'active jobs with a salary between sixty and eighty thousand',
    (j) => j.status === 'active' && j.period === 'year' && j.min >= 60_000 && j.max <= 80_000,
  ),
  job(
    'spoken',
    "the Marlowe and Finch jobs in London that we've closed",
    (j) => isOf(j, 'Marlowe') && isIn(j, 'London') && j.status === 'closed',
  ),
  job(
    'spoken',
    "Hannah's roles where the salary starts at forty five thousand or more",
    (j) => j.owner === 'hannah' && j.period === 'year' && j.min >= 45_000,
  ),
  job(
    'assistant',
    'List closed jobs that were opened in July or August 2026.',
    (j) => j.status === 'closed' && opened(j, '2026-07-01', '2026-08-31'),
  ),
  job(
    'assistant',
    'Jobs owned by Priya Menon with status active, excluding those for Halcyon Care.',
    (j) => j.owner === 'priya' && j.status === 'active' && !isOf(j, 'Halcyon'),
  ),
  job(
    'assistant',
    'Show jobs with an hourly rate below 20 pounds.',
    (j) => j.period === 'hour' && j.max < 20,
  ),
  job('keywords', 'evergreen jobs', (j) => j.evergreen),
  job(
    'resourcer',
    'roles in Leeds or Sheffield, not on hold, not contract',
    (j) => isIn(j, 'Leeds', 'Sheffield') && j.status !== 'on_hold' && j.employment !== 'contract',
  ),
  job(
    'operations',
    'filled jobs of the Commercial team',
    (j) => j.status === 'filled' && j.team === 'Commercial',
  ),
  job(
    'operations',
    'teacher and teaching assistant jobs at Fernhill',
    (j) => isOf(j, 'Fernhill') && /Teach/.test(j.title),
  ),
  job('operations', 'jobs where the client wants more than two people', () => false, /two|people|more/i),
  job(
    'team lead',
    'Technology team jobs opened last month',
    (j) => j.team === 'Technology' && opened(j, '2026-10-01', '2026-10-31'),
  ),
  job(
    'formal',
    'Active assignments where the client pays relocation',
    (j) => j.status === 'active',
    /relocat/i,
  ),
  meet(
    'hurried',
    'kestrel client interviews no feedback yet',
    (i) => i.kind === 'client' && isOf(jobOf(i), 'Kestrel') && isUntold(i),
  ),
  meet(
    'hurried',
    'interviews this week for Halcyon Care',
    (i) => isOf(jobOf(i), 'Halcyon') && on(i, DAYS.monday, DAYS.sunday),
  ),
  meet('hurried', 'technical interviews rejected', (i) => i.format === 'technical' && i.outcome === 'reject'),
  meet('formal', 'Interviews which the candidate failed to attend', (i) => i.status === 'no_show'),
  meet('chatty', 'any interviews tomorrow?', (i) => on(i, DAYS.tomorrow, DAYS.tomorrow)),
  meet(
    'chatty',
    "who's interviewing today, not counting anything that got cancelled",
    (i) => on(i, TODAY, TODAY) && i.status !== 'cancelled',
  ),
  meet(
    'telegram',
    'cancelled interviews, not Juniper',
    (i) => i.status === 'cancelled' && !isOf(jobOf(i), 'Juniper'),
  ),
  meet(
    'telegram',
    'client interviews on hold outcome since Sept',
    (i) => i.kind === 'client' && i.outcome === 'hold' && on(i, '2026-09-01'),
  ),
  meet('spoken', 'what interviews has Tom got coming up', (i) => i.organizer === 'tom' && isAhead(i)),
  meet(
    'spoken',
    'the ones Dan, Priya or Aisha have held this week that have no feedback',
    (i) => ['dan', 'priya', 'aisha'].includes(i.organizer) && on(i, DAYS.monday) && isUntold(i),
  ),
  meet(
    'assistant',
    'List second round interviews from September onwards, excluding internal ones.',
    (i) => i.round === 2 && i.kind !== 'internal' && on(i, '2026-09-01'),
  ),
  meet(
    'resourcer',
    'phone interviews next week that are still on',
    (i) => i.format === 'phone' && i.status === 'scheduled' && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'operations',
    'interviews in October with no outcome recorded',
    (i) => on(i, '2026-10-01', '2026-10-31') && i.outcome === null,
  ),
  meet(
    'operations',
    'in-person interviews for Leeds or Hull roles',
    (i) => i.format === 'in_person' && isIn(jobOf(i), 'Leeds', 'Hull'),
  ),
  meet(
    'team lead',
    "callum's and dan's interviews in september",
    (i) => ['callum', 'dan'].includes(i.organizer) && on(i, '2026-09-01', '2026-09-30'),
  ),
  meet('team lead', 'interviews where the candidate turned up late', () => false, /late/i),
  meet(
    'formal',
    'Interviews for Quillon or Pennine Water between 9 and 20 November',
    (i) => isOf(jobOf(i), 'Quillon', 'Pennine') && on(i, '2026-11-09', '2026-11-20'),
  ),
  meet(
    'formal',
    'Interviews since September scored two or lower',
    (i) => i.score !== null && i.score <= 2 && on(i, '2026-09-01'),
  ),
];
