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
  type Query,
} from './query.ts';
import { ago } from './world.ts';

/** Those that are only ever run. */
export const OPEN_TWENTY_FIRST: readonly Query[] = [
  app('hurried', 'pool ppl at yes or screen', (a) => a.source === 'pool' && at(a, 'yes', 'screen')),
  app(
    'resourcer',
    'open jobs from before September, who is live on them but has never been sent to the client',
    (a) => a.job.status === 'active' && a.job.opened < '2026-09-01' && live(a) && a.submitted === null,
  ),
  app(
    'team lead',
    'Anyone parked on maybe for over two months - closed and filled jobs too, I am tidying up',
    (a) => at(a, 'maybe') && a.moved < '2026-09-12',
  ),
  app(
    'assistant',
    'Kindly share list of candidates based out of Leeds who are still in process on any open job',
    (a) => a.candidate.city === 'Leeds' && live(a) && a.job.status === 'active',
  ),
  app(
    'owner',
    'came to us between 15 and 31 July and now placed or at offer',
    (a) => came(a, '2026-07-15', '2026-07-31') && at(a, 'placed', 'offer'),
  ),
  app(
    'hurried',
    'went straight frm client interview to rejected or withdrawn, 1 oct onwards',
    (a) => a.previous === 'client_interview' && at(a, 'rejected', 'withdrew') && moved(a, '2026-10-01'),
  ),
  app(
    'manager',
    "Hannah's candidates on jobs that belong to another consultant",
    (a) => a.owner === 'hannah' && a.job.owner !== 'hannah',
  ),
  app(
    'assistant',
    'Nadia Hartnell, all her applications with us',
    (a) => a.candidate.name === 'Nadia Hartnell',
  ),
  app(
    'owner',
    'At references or offer for permanent jobs where the band starts at £60k or above',
    (a) => at(a, 'references', 'offer') && a.job.employment !== 'contract' && a.job.min >= 60_000,
  ),
  app('team lead', 'what has Tom got at screen', (a) => a.owner === 'tom' && at(a, 'screen')),
  app('chatty', 'hot list pls! offers + references, sorted by client', (a) => at(a, 'offer', 'references')),
  app(
    'team lead',
    'Aisha and Priya: who did they move up a stage yesterday?',
    (a) =>
      (a.owner === 'aisha' || a.owner === 'priya') &&
      live(a) &&
      a.previous !== null &&
      moved(a, ago(1), ago(1)),
  ),
  app(
    'chatty',
    'for QA Engineer, everyone bar those who applied off their own bat',
    (a) => a.job.title === 'QA Engineer' && a.source !== 'applied',
  ),
  app(
    'resourcer',
    "last week's new arrivals that nobody has moved out of the funnel",
    (a) => came(a, '2026-11-02', '2026-11-08') && at(a, 'funnel'),
  ),
  app(
    'chatty',
    'who made it all the way to references and then it fell apart, whether they pulled out or got rejected',
    (a) => a.previous === 'references' && at(a, 'rejected', 'withdrew'),
  ),
  app('team lead', 'Offers out that belong to Jasmine?', (a) => at(a, 'offer'), /jasmine/i),
  app(
    'new starter',
    'is there anybody who failed to turn up for an interview but is still being considered?',
    (a) => a.interviews.some((i) => i.status === 'no_show') && live(a),
  ),
  app(
    'chatty',
    'remind me whats still running for Siobhan Oduya',
    (a) => a.candidate.name === 'Siobhan Oduya' && live(a),
  ),
  app(
    'manager',
    'Doing a clean-up. Who is still live though they came in before August? Any job, whatever its status',
    (a) => live(a) && a.created < '2026-08-01',
  ),
  app(
    'resourcer',
    'CVs that have been with the client for a fortnight or longer and have not moved since, on jobs still open, so I can chase them',
    (a) => at(a, 'submitted') && a.moved <= ago(14) && a.job.status === 'active',
  ),
  app(
    'resourcer',
    'HGV drivers we said no to or who walked away',
    (a) => a.job.title === 'HGV Driver' && at(a, 'no', 'rejected', 'withdrew'),
  ),
  job(
    'owner',
    'Opened before October, still open, nobody at offer, evergreens left out',
    (j) =>
      j.opened < '2026-10-01' &&
      j.status === 'active' &&
      !j.evergreen &&
      !j.applications.some((a) => at(a, 'offer')),
  ),
  job(
    'assistant',
    'All the Redcliffe Bank jobs in London please, whether or not still open',
    (j) => isOf(j, 'Redcliffe') && isIn(j, 'London'),
  ),
  job(
    'hurried',
    'leeds jobs open or on hold',
    (j) => isIn(j, 'Leeds') && (j.status === 'active' || j.status === 'on_hold'),
  ),
  job(
    'team lead',
    'which open jobs have nobody left in play',
    (j) => j.status === 'active' && !j.applications.some(live),
  ),
  job('bot', 'remote contract jobs', (j) => j.place === 'remote' && j.employment === 'contract'),
  job('manager', 'Jobs we have sent a CV out to the client on this week', (j) =>
    j.applications.some((a) => a.submitted !== null && a.submitted >= DAYS.monday),
  ),
  job(
    'chatty',
    'got a fella in Hull and another in Bristol after hourly paid work, what have we had there, open or not?',
    (j) => j.period === 'hour' && isIn(j, 'Hull', 'Bristol'),
  ),
  job(
    'manager',
    'bit worried about thin pipelines... which open jobs have one live candidate at most',
    (j) => j.status === 'active' && j.applications.filter(live).length <= 1,
  ),
  job(
    'hurried',
    'tidewater + brackenfield open, not hgv driver not hygiene operative',
    (j) =>
      j.status === 'active' &&
      isOf(j, 'Tidewater', 'Brackenfield') &&
      j.title !== 'HGV Driver' &&
      j.title !== 'Hygiene Operative',
  ),
  job(
    'assistant',
    "Aisha's jobs that were closed or put on hold",
    (j) => j.owner === 'aisha' && (j.status === 'closed' || j.status === 'on_hold'),
  ),
  job(
    'resourcer',
    "part-time jobs that aren't closed or filled",
    (j) => j.employment === 'part_time' && j.status !== 'closed' && j.status !== 'filled',
  ),
  job(
    'resourcer',
    'Jobs, open ones, that have five people still in the running',
    (j) => j.status === 'active' && j.applications.filter(live).length === 5,
  ),
  job(
    'resourcer',
    'Lady on the phone wants between 30 and 40 thousand a year: open jobs where the whole salary band sits inside that',
    (j) => j.status === 'active' && j.period === 'year' && j.min >= 30_000 && j.max <= 40_000,
  ),
  job(
    'resourcer',
    'Priya and Tom, their closed jobs',
    (j) => (j.owner === 'priya' || j.owner === 'tom') && j.status === 'closed',
  ),
  job(
    'team lead',
    'Engineer roles with an interview in the diary for next week',
    (j) =>
      j.title.includes('Engineer') &&
      j.applications.some((a) =>
        a.interviews.some((i) => isAhead(i) && on(i, DAYS.nextMonday, DAYS.nextSunday)),
      ),
  ),
  job(
    'formal',
    'Vacancies presently on hold, those of the Technology team excepted',
    (j) => j.status === 'on_hold' && j.team !== 'Technology',
  ),
  meet(
    'hurried',
    'what interviews have we got on this arvo',
    (i) => isAhead(i) && on(i, ago(0), ago(0)) && i.hour >= 12,
  ),
  meet(
    'resourcer',
    'scored 2 or worse since the start of September',
    (i) => i.score !== null && i.score <= 2 && on(i, '2026-09-01'),
  ),
  meet(
    'bot',
    'interviews starting before 10:00, October 2026',
    (i) => i.hour < 10 && on(i, '2026-10-01', '2026-10-31'),
  ),
  meet(
    'assistant',
    'every interview on the Management Accountant job, past or coming',
    (i) => jobOf(i).title === 'Management Accountant',
  ),
  meet(
    'chatty',
    'which interviews does Denise Obi at Halcyon still have to do with our people?',
    (i) => isOf(jobOf(i), 'Halcyon') && i.kind === 'client' && isAhead(i),
  ),
  meet(
    'assistant',
    'what has been cancelled out of next week',
    (i) => i.status === 'cancelled' && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'assistant',
    'Upcoming interviews that are down for more than an hour',
    (i) => isAhead(i) && i.minutes > 60,
  ),
  meet(
    'resourcer',
    'Phone screens going ahead next week',
    (i) =>
      isAhead(i) && i.kind === 'internal' && i.format === 'phone' && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'hurried',
    'halcyon ivs mon-sun this wk',
    (i) => isOf(jobOf(i), 'Halcyon') && on(i, DAYS.monday, DAYS.sunday),
  ),
  meet(
    'manager',
    'internal interviews in September without a score',
    (i) => i.kind === 'internal' && on(i, '2026-09-01', '2026-09-30') && i.score === null,
  ),
  meet(
    'manager',
    'technical interviews that ended with a reject',
    (i) => i.format === 'technical' && i.outcome === 'reject',
  ),
  meet(
    'chatty',
    "what's in Priya's diary between now and the end of November",
    (i) => i.organizer === 'priya' && isAhead(i) && i.day <= '2026-11-30',
  ),
  meet(
    'formal',
    'Face-to-face interviews for Birmingham jobs',
    (i) => i.format === 'in_person' && isIn(jobOf(i), 'Birmingham'),
  ),
];
