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

/** Two fifths of the searches, drawn at random: they were counted alone until `closed` took their place. */
export const OPEN_MORE: readonly Query[] = [
  app('hurried', "who's at offer, kestrel", (a) => at(a, 'offer') && isOf(a.job, 'Kestrel')),
  app(
    'formal',
    'Applications to Tidewater Logistics that were rejected in October',
    (a) => at(a, 'rejected') && isOf(a.job, 'Tidewater') && moved(a, '2026-10-01', '2026-10-31'),
  ),
  app(
    'formal',
    'All applications received in October for roles based in Sheffield, excluding those that have been rejected',
    (a) => came(a, '2026-10-01', '2026-10-31') && isIn(a.job, 'Sheffield') && !at(a, 'rejected'),
  ),
  app(
    'chatty',
    'anyone still sitting in the funnel who came in this month? skip the paralegal ones',
    (a) => at(a, 'funnel') && came(a, '2026-11-01') && a.job.title !== 'Paralegal',
  ),
  app(
    'chatty',
    "which apps came out of matching and didn't get rejected?",
    (a) => a.source === 'matched' && !at(a, 'rejected'),
  ),
  app('chatty', "everyone at offer who's opened our last email", (a) => at(a, 'offer'), /open|e-?mail/i),
  app('telegram', 'referrals Redcliffe Bank', (a) => a.source === 'referral' && isOf(a.job, 'Redcliffe')),
  app(
    'telegram',
    'client interview stage, Orchard Lane or Halcyon',
    (a) => at(a, 'client_interview') && isOf(a.job, 'Orchard', 'Halcyon'),
  ),
  app(
    'spoken',
    "all of Tom's that are still live but not for Tidewater or Fernhill",
    (a) => a.owner === 'tom' && live(a) && !isOf(a.job, 'Tidewater', 'Fernhill'),
  ),
  app(
    'assistant',
    'Find applications first sent to the client between 1 and 9 November 2026.',
    (a) => a.submitted !== null && a.submitted >= '2026-11-01' && a.submitted <= '2026-11-09',
  ),
  app(
    'assistant',
    'Retrieve applications whose covering letter mentions relocation.',
    () => false,
    /letter|relocat/i,
  ),
  app(
    'resourcer',
    'people from LinkedIn put forward for Leeds roles',
    (a) => isIn(a.job, 'Leeds'),
    /linkedin/i,
  ),
  app(
    'operations',
    'rejected because of salary, Manchester roles',
    (a) => at(a, 'rejected') && a.reason === 'Salary expectations too high' && isIn(a.job, 'Manchester'),
  ),
  app(
    'operations',
    'contract role applications withdrawn in August',
    (a) => a.job.employment === 'contract' && at(a, 'withdrew') && moved(a, '2026-08-01', '2026-08-31'),
  ),
  app(
    'operations',
    'applications more than five months old that are still in play',
    (a) => live(a) && a.created < ago(153),
  ),
  app(
    'team lead',
    'rejected after client interview, last quarter',
    (a) => at(a, 'rejected') && a.previous === 'client_interview' && moved(a, '2026-07-01', '2026-09-30'),
  ),
  app(
    'team lead',
    'Technology team applications at offer',
    (a) => a.job.team === 'Technology' && at(a, 'offer'),
  ),
  app(
    'formal',
    'Applications rejected last month that did not come from Seek',
    (a) => at(a, 'rejected') && moved(a, '2026-10-01', '2026-10-31'),
    /seek/i,
  ),
  job(
    'hurried',
    'contract roles opened since september',
    (j) => j.employment === 'contract' && opened(j, '2026-09-01'),
  ),
  job('hurried', 'exclusive roles bristol', (j) => isIn(j, 'Bristol'), /exclusive/i),
  job(
    'formal',
    'Positions opened before 1 August 2026 that remain active',
    (j) => j.opened < '2026-08-01' && j.status === 'active',
  ),
  job(
    'chatty',
    "what've we got on hold with hannah or aisha",
    (j) => j.status === 'on_hold' && ['hannah', 'aisha'].includes(j.owner),
  ),
  job('keywords', 'hybrid developer jobs', (j) => j.place === 'hybrid' && j.title.includes('Developer')),
  job('keywords', 'accountant OR payroll', (j) => /Accountant|Payroll/.test(j.title)),
  job('resourcer', 'day rate roles over 400 a day', (j) => j.period === 'day' && j.min > 400),
  job(
    'resourcer',
    'live engineer jobs in Birmingham or Sheffield',
    (j) => j.status === 'active' && j.title.includes('Engineer') && isIn(j, 'Birmingham', 'Sheffield'),
  ),
  job('team lead', "which of dan's jobs aren't active", (j) => j.owner === 'dan' && j.status !== 'active'),
  job(
    'formal',
    'Full-time engineer roles opened in September or October, other than for Quillon',
    (j) =>
      j.employment === 'full_time' &&
      j.title.includes('Engineer') &&
      opened(j, '2026-09-01', '2026-10-31') &&
      !isOf(j, 'Quillon'),
  ),
  meet(
    'formal',
    'Client interviews scheduled for next week',
    (i) => i.kind === 'client' && i.status === 'scheduled' && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'formal',
    'Interviews from 1 October onwards that are booked for more than an hour',
    (i) => on(i, '2026-10-01') && i.minutes > 60,
  ),
  meet(
    'telegram',
    'client ivs next 7 days, not face to face, leave out cancelled',
    (i) => i.kind === 'client' && isAhead(i) && on(i, TODAY, DAYS.inAWeek) && i.format !== 'in_person',
  ),
  meet(
    'spoken',
    'interviews in the last two weeks that went badly, so the outcome was reject',
    (i) => i.outcome === 'reject' && on(i, ago(14)),
  ),
  meet(
    'assistant',
    'Find interviews with a scorecard rating of 5 for Tidewater Logistics.',
    (i) => i.score === 5 && isOf(jobOf(i), 'Tidewater'),
  ),
  meet(
    'assistant',
    'Retrieve interviews in October for which travel costs were refunded.',
    (i) => on(i, '2026-10-01', '2026-10-31'),
    /travel|cost|refund/i,
  ),
  meet(
    'keywords',
    'video interviews Redcliffe Bank',
    (i) => i.format === 'video' && isOf(jobOf(i), 'Redcliffe'),
  ),
  meet(
    'keywords',
    'Siobhan Kaczmarek interviews',
    (i) => i.application.candidate.name === 'Siobhan Kaczmarek',
  ),
  meet('keywords', 'internal interviews before August', (i) => i.kind === 'internal' && i.day < '2026-08-01'),
  meet(
    'resourcer',
    'Registered Nurse or Care Home Manager interviews still to come',
    (i) => ['Registered Nurse', 'Care Home Manager'].includes(jobOf(i).title) && isAhead(i),
  ),
  meet(
    'operations',
    'interviews this month organised by Hannah, not Brackenfield and not cancelled',
    (i) =>
      i.organizer === 'hannah' &&
      on(i, '2026-11-01', '2026-11-30') &&
      !isOf(jobOf(i), 'Brackenfield') &&
      i.status !== 'cancelled',
  ),
  meet(
    'team lead',
    'Technology team interviews with outcome advance since the start of October',
    (i) => jobOf(i).team === 'Technology' && i.outcome === 'advance' && on(i, '2026-10-01'),
  ),
];
