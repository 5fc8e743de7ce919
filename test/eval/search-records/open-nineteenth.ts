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

/** Those that are only ever run. */
export const OPEN_NINETEENTH: readonly Query[] = [
  app(
    'team lead',
    "Callum's CVs that the client has been sitting on for over a week, i.e. still at submitted",
    (a) => a.owner === 'callum' && at(a, 'submitted') && a.moved < ago(7),
  ),
  app('hurried', 'refs stage, everyone', (a) => at(a, 'references')),
  app(
    'owner',
    'Offers out at the minute on salaried jobs that start at 60k or better',
    (a) => at(a, 'offer') && a.job.period === 'year' && a.job.min >= 60_000,
  ),
  app(
    'bot',
    'applications where source is referral and still live, oldest first',
    (a) => a.source === 'referral' && live(a),
  ),
  app(
    'resourcer',
    'system matches nobody has picked up, still in funnel',
    (a) => a.source === 'matched' && at(a, 'funnel'),
  ),
  app(
    'voice note',
    "um yeah could you get me everyone who's with Pennine or Quillon at the moment so submitted or in client interview with either of them",
    (a) => isOf(a.job, 'Pennine', 'Quillon') && at(a, 'submitted', 'client_interview'),
  ),
  app(
    'team lead',
    'Commercial team: profiles that went out to clients last week, wherever they stand today',
    (a) =>
      a.job.team === 'Commercial' &&
      a.submitted !== null &&
      a.submitted >= '2026-11-02' &&
      a.submitted <= '2026-11-08',
  ),
  app(
    'hurried',
    'paralegal - fresh in funnel since yest',
    (a) => a.job.title === 'Paralegal' && at(a, 'funnel') && came(a, ago(1)),
  ),
  app('new starter', 'Hi! Who have we said yes to and not started screening? (the Yes column)', (a) =>
    at(a, 'yes'),
  ),
  app(
    'team lead',
    "One for Monday's meeting: on the open jobs, who is still in process but hasn't changed stage for more than six weeks?",
    (a) => a.job.status === 'active' && live(a) && a.moved < ago(42),
  ),
  app(
    'bot',
    'stage: offer or references / job status: closed or filled',
    (a) => at(a, 'offer', 'references') && (a.job.status === 'closed' || a.job.status === 'filled'),
  ),
  app(
    'assistant',
    'Please could I have the talent pool and matched candidates who ended up rejected or dropped out, from the first of August on',
    (a) =>
      (a.source === 'pool' || a.source === 'matched') &&
      at(a, 'rejected', 'withdrew') &&
      moved(a, '2026-08-01'),
  ),
  app(
    'chatty',
    "Hannah's and Tom's crowd at client interview, leaving Juniper Stores out of it",
    (a) =>
      (a.owner === 'hannah' || a.owner === 'tom') && at(a, 'client_interview') && !isOf(a.job, 'Juniper'),
  ),
  app(
    'owner',
    "rejected for not enough experience AFTER we'd put them in front of the client",
    (a) => at(a, 'rejected') && a.reason === 'Not enough experience' && a.submitted !== null,
  ),
  app(
    'hurried',
    'london jobs, still going, screen stage or later',
    (a) => isIn(a.job, 'London') && at(a, 'screen', 'submitted', 'client_interview', 'references', 'offer'),
  ),
  app('contracts desk', 'live candidates on day rate work', (a) => live(a) && a.job.period === 'day'),
  app(
    'compliance',
    'Applications received over 100 days ago which are neither placed, turned down nor withdrawn',
    (a) => live(a) && a.created < ago(100),
  ),
  app(
    'account manager',
    'Brackenfield had these CVs off us in October and still not a word - the ones yet at submitted',
    (a) =>
      isOf(a.job, 'Brackenfield') &&
      at(a, 'submitted') &&
      a.submitted !== null &&
      a.submitted >= '2026-10-01' &&
      a.submitted <= '2026-10-31',
  ),
  app('team lead', 'candidates with a second round at the client, had or booked', (a) =>
    a.interviews.some((i) => i.kind === 'client' && i.round >= 2),
  ),
  app(
    'hurried',
    'at screen but no interview coming up',
    (a) => at(a, 'screen') && !a.interviews.some(isAhead),
  ),
  app(
    'bot',
    'first submitted to client on 10 or 11 November',
    (a) => a.submitted === '2026-11-10' || a.submitted === '2026-11-11',
  ),
  app(
    'accounts',
    'Permanent placements worth more than £15k to us in fee',
    (a) => at(a, 'placed') && a.job.period === 'year' && a.job.max * 0.2 > 15_000,
  ),
  app(
    'resourcer',
    'remote jobs: anyone who pulled out themselves',
    (a) => a.job.place === 'remote' && at(a, 'withdrew'),
  ),
  app('new starter', 'Does Lockhart Dental have anybody of ours in process?', () => false, /lockhart/i),
  job(
    'team lead',
    'open jobs with no one currently at submitted or any stage after that',
    (j) =>
      j.status === 'active' &&
      !j.applications.some((a) => at(a, 'submitted', 'client_interview', 'references', 'offer', 'placed')),
  ),
  job(
    'hurried',
    'active reqs w/ fewer than 2 people still in play',
    (j) => j.status === 'active' && j.applications.filter(live).length < 2,
  ),
  job(
    'team lead',
    "Dan's roles that are either on hold or closed",
    (j) => j.owner === 'dan' && (j.status === 'on_hold' || j.status === 'closed'),
  ),
  job(
    'chatty',
    'what have we still got open that came in before October, evergreens aside?',
    (j) => j.status === 'active' && j.opened < '2026-10-01' && !j.evergreen,
  ),
  job(
    'owner',
    'Annual salary topping out at 75k or above, open or on hold',
    (j) => j.period === 'year' && j.max >= 75_000 && (j.status === 'active' || j.status === 'on_hold'),
  ),
  job('resourcer', 'hybrid jobs anywhere except Leeds', (j) => j.place === 'hybrid' && !isIn(j, 'Leeds')),
  job('team lead', 'Which jobs have at least one interview lined up next week?', (j) =>
    j.applications.some((a) =>
      a.interviews.some((i) => isAhead(i) && on(i, DAYS.nextMonday, DAYS.nextSunday)),
    ),
  ),
  job(
    'chatty',
    "Bristol or Birmingham roles that've got someone at client interview or offer",
    (j) => isIn(j, 'Bristol', 'Birmingham') && j.applications.some((a) => at(a, 'client_interview', 'offer')),
  ),
  job('voice note', 'er, jobs we took on in the last fortnight', (j) => opened(j, ago(14))),
  job(
    'bot',
    'active jobs owned by Hannah Prosser or Tom Whitlock, excluding Tidewater Logistics',
    (j) => j.status === 'active' && (j.owner === 'hannah' || j.owner === 'tom') && !isOf(j, 'Tidewater'),
  ),
  job(
    'analyst',
    'Open jobs which have racked up three or more rejections',
    (j) => j.status === 'active' && j.applications.filter((a) => at(a, 'rejected')).length >= 3,
  ),
  job(
    'resourcer',
    'on hold jobs that still have live candidates hanging on',
    (j) => j.status === 'on_hold' && j.applications.some(live),
  ),
  job('new starter', 'Have we any jobs on with Ashdown Dairies just now?', () => false, /ashdown/i),
  meet(
    'assistant',
    "What's left of this week's client interviews, please?",
    (i) => i.kind === 'client' && isAhead(i) && on(i, ago(0), DAYS.sunday),
  ),
  meet('hurried', 'no shows since 1 aug', (i) => i.status === 'no_show' && on(i, '2026-08-01')),
  meet(
    'team lead',
    'interviews this week that have been and gone with no feedback written up',
    (i) => isUntold(i) && on(i, DAYS.monday, DAYS.sunday),
  ),
  meet(
    'resourcer',
    'October phone interviews organised by Tom',
    (i) => i.organizer === 'tom' && i.format === 'phone' && on(i, '2026-10-01', '2026-10-31'),
  ),
  meet(
    'owner',
    'technicals scored below 3',
    (i) => i.format === 'technical' && i.score !== null && i.score < 3,
  ),
  meet(
    'chatty',
    'is there owt on tomorrow from three o’clock onwards?',
    (i) => isAhead(i) && on(i, DAYS.tomorrow, DAYS.tomorrow) && i.hour >= 15,
  ),
  meet(
    'team lead',
    'Interviews marked 5 out of 5 where the candidate was rejected in the end',
    (i) => i.score === 5 && at(i.application, 'rejected'),
  ),
  meet(
    'analyst',
    'completed but no score given, client interviews only',
    (i) => i.status === 'completed' && i.score === null && i.kind === 'client',
  ),
  meet(
    'team lead',
    "Commercial's interviews this afternoon",
    (i) => isAhead(i) && jobOf(i).team === 'Commercial' && on(i, ago(0), ago(0)),
  ),
  meet(
    'resourcer',
    'internal video calls still to come',
    (i) => i.kind === 'internal' && i.format === 'video' && isAhead(i),
  ),
  meet(
    'voice note',
    'when is Katya Nkemelu being interviewed',
    (i) => i.application.candidate.name === 'Katya Nkemelu',
  ),
  meet(
    'owner',
    'august interviews on jobs we went on to fill',
    (i) => jobOf(i).status === 'filled' && on(i, '2026-08-01', '2026-08-31'),
  ),
  meet('new starter', 'Has anyone put in an interview for Ingrid Sollivander?', () => false, /sollivander/i),
];
