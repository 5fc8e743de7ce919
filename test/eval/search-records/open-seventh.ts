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

/** Searches of records of which there are counts alone. */
export const OPEN_SEVENTH: readonly Query[] = [
  app('hurried', 'need toms list at screen', (a) => a.owner === 'tom' && at(a, 'screen')),
  app(
    'hurried',
    'fraud analyst, who is in the funnel still',
    (a) => a.job.title === 'Fraud Analyst' && at(a, 'funnel'),
  ),
  app(
    'hurried',
    'pennine rejections last 30 days',
    (a) => isOf(a.job, 'Pennine') && at(a, 'rejected') && moved(a, ago(30)),
  ),
  app(
    'formal',
    'Withdrawals during September from vacancies handled by the Technology team',
    (a) => a.job.team === 'Technology' && at(a, 'withdrew') && moved(a, '2026-09-01', '2026-09-30'),
  ),
  app(
    'formal',
    'Applications currently standing at submitted for positions in Birmingham',
    (a) => isIn(a.job, 'Birmingham') && at(a, 'submitted'),
  ),
  app(
    'formal',
    'Placements of candidates who came to us by referral',
    (a) => at(a, 'placed') && a.source === 'referral',
  ),
  app('chatty', 'how many people have we got at references right now?', (a) => at(a, 'references')),
  app(
    'chatty',
    'remind me which jobs Nadia Sharma has been up for?',
    (a) => a.candidate.name === 'Nadia Sharma',
  ),
  app(
    'chatty',
    "who's gone and taken a counter offer on us at Quillon?",
    (a) => isOf(a.job, 'Quillon') && at(a, 'withdrew') && a.reason === 'Counter-offer from current employer',
  ),
  app(
    'telegram',
    'Leeds roles, apps received this week',
    (a) => isIn(a.job, 'Leeds') && came(a, DAYS.monday),
  ),
  app(
    'telegram',
    'Redcliffe live apps, not the Data Engineer',
    (a) => isOf(a.job, 'Redcliffe') && live(a) && a.job.title !== 'Data Engineer',
  ),
  app(
    'spoken',
    'show me everybody who got rejected for a weak technical test since the first of September',
    (a) => at(a, 'rejected') && a.reason === 'Weak technical test' && moved(a, '2026-09-01'),
  ),
  app(
    'spoken',
    "which of Priya's have been sitting at submitted since before October",
    (a) => a.owner === 'priya' && at(a, 'submitted') && moved(a, '', '2026-09-30'),
  ),
  app(
    'assistant',
    'List applications at client interview where the job is on hold.',
    (a) => at(a, 'client_interview') && a.job.status === 'on_hold',
  ),
  app(
    'assistant',
    'Find applications created in June 2026 with source applied.',
    (a) => came(a, '2026-06-01', '2026-06-30') && a.source === 'applied',
  ),
  app('keywords', 'offer stage Hull OR Sheffield', (a) => at(a, 'offer') && isIn(a.job, 'Hull', 'Sheffield')),
  app(
    'resourcer',
    "redcliffe people who've passed the credit check",
    (a) => isOf(a.job, 'Redcliffe'),
    /credit|check/i,
  ),
  app(
    'resourcer',
    'whoever is at yes on any of the engineer jobs',
    (a) => at(a, 'yes') && a.job.title.includes('Engineer'),
  ),
  app(
    'operations',
    'count of direct applications to our evergreen jobs',
    (a) => a.source === 'applied' && a.job.evergreen,
  ),
  app(
    'team lead',
    'Commercial team, moved to client interview in the last ten days',
    (a) => a.job.team === 'Commercial' && at(a, 'client_interview') && moved(a, ago(10)),
  ),
  job(
    'hurried',
    'live reqs bristol + birmingham',
    (j) => isIn(j, 'Bristol', 'Birmingham') && j.status === 'active',
  ),
  job(
    'hurried',
    'whats closed on the commercial side',
    (j) => j.team === 'Commercial' && j.status === 'closed',
  ),
  job(
    'formal',
    'Part-time vacancies with Marlowe & Finch or Brackenfield Foods',
    (j) => isOf(j, 'Marlowe', 'Brackenfield') && j.employment === 'part_time',
  ),
  job(
    'formal',
    'Contract assignments opened since 1 October with a day rate exceeding £400',
    (j) => j.employment === 'contract' && opened(j, '2026-10-01') && j.period === 'day' && j.min > 400,
  ),
  job(
    'chatty',
    'what are we working for Juniper at the minute? not bothered about anything on hold',
    (j) => isOf(j, 'Juniper') && j.status === 'active',
  ),
  job(
    'chatty',
    'did we ever fill anything for Saltmarsh?',
    (j) => isOf(j, 'Saltmarsh') && j.status === 'filled',
  ),
  job('telegram', 'York + Newcastle jobs, any status', (j) => isIn(j, 'York', 'Newcastle')),
  job(
    'telegram',
    'hybrid, Callum or Aisha',
    (j) => j.place === 'hybrid' && ['callum', 'aisha'].includes(j.owner),
  ),
  job(
    'spoken',
    'find me the jobs with a salary of no less than eighty thousand',
    (j) => j.period === 'year' && j.min >= 80_000,
  ),
  job(
    'assistant',
    'List jobs opened in August 2026 that are now filled or closed.',
    (j) => opened(j, '2026-08-01', '2026-08-31') && ['filled', 'closed'].includes(j.status),
  ),
  job(
    'keywords',
    'remote developer OR engineer',
    (j) => j.place === 'remote' && /Developer|Engineer/.test(j.title),
  ),
  job('resourcer', 'hourly paid roles topping out at £15 or less', (j) => j.period === 'hour' && j.max <= 15),
  job('resourcer', 'kestrel jobs that come with a laptop', (j) => isOf(j, 'Kestrel'), /laptop/i),
  job('operations', 'how many jobs did we open in September', (j) => opened(j, '2026-09-01', '2026-09-30')),
  job('team lead', "tom's evergreens", (j) => j.owner === 'tom' && j.evergreen),
  meet(
    'hurried',
    'quillon ivs next wk',
    (i) => isOf(jobOf(i), 'Quillon') && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet('hurried', 'priyas ivs today', (i) => i.organizer === 'priya' && on(i, TODAY, TODAY)),
  meet(
    'formal',
    'Second-round interviews with an outcome of advance',
    (i) => i.round === 2 && i.outcome === 'advance',
  ),
  meet(
    'formal',
    'All interviews for the Head of Repairs vacancy',
    (i) => jobOf(i).title === 'Head of Repairs',
  ),
  meet('chatty', 'has Tom had any no-shows?', (i) => i.organizer === 'tom' && i.status === 'no_show'),
  meet('chatty', 'have we got anything booked in December yet?', (i) => on(i, '2026-12-01', '2026-12-31')),
  meet(
    'telegram',
    'phone ivs Oct, outcome advance',
    (i) => i.format === 'phone' && i.outcome === 'advance' && on(i, '2026-10-01', '2026-10-31'),
  ),
  meet(
    'telegram',
    'technical ivs, Redcliffe and Marlowe',
    (i) => i.format === 'technical' && isOf(jobOf(i), 'Redcliffe', 'Marlowe'),
  ),
  meet('spoken', 'show me the interviews that scored a five', (i) => i.score === 5),
  meet(
    'spoken',
    "read me back Priya's interviews from June and July",
    (i) => i.organizer === 'priya' && on(i, '2026-06-01', '2026-07-31'),
  ),
  meet(
    'assistant',
    'List internal interviews with outcome hold.',
    (i) => i.kind === 'internal' && i.outcome === 'hold',
  ),
  meet(
    'keywords',
    'cancelled interviews November',
    (i) => i.status === 'cancelled' && on(i, '2026-11-01', '2026-11-30'),
  ),
  meet('resourcer', 'every interview on the HGV job', (i) => jobOf(i).title === 'HGV Driver'),
  meet(
    'operations',
    'how many interviews have we still to do this week',
    (i) => isAhead(i) && on(i, TODAY, DAYS.sunday),
  ),
  meet(
    'team lead',
    'Commercial team interviews last week',
    (i) => jobOf(i).team === 'Commercial' && on(i, ago(10), ago(4)),
  ),
];
