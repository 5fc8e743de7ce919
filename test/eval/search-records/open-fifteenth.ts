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

/**
 * Fifty searches of records that no rule is made with. One asks for a consultant and one for a client that is on no record.
 */
export const OPEN_FIFTEENTH: readonly Query[] = [
  app('hurried', 'priya, screen stage', (a) => a.owner === 'priya' && at(a, 'screen')),
  app('hurried', 'maybes', (a) => at(a, 'maybe')),
  app(
    'formal',
    'Applications from candidates who applied themselves between 1 and 7 November',
    (a) => a.source === 'applied' && came(a, '2026-11-01', '2026-11-07'),
  ),
  app(
    'team lead',
    'How many has Technology lost to counter-offers since July?',
    (a) =>
      at(a, 'withdrew') &&
      a.reason === 'Counter-offer from current employer' &&
      a.job.team === 'Technology' &&
      moved(a, '2026-07-01'),
  ),
  app(
    'telegram',
    'Redcliffe, turned down for lack of experience',
    (a) => isOf(a.job, 'Redcliffe') && at(a, 'rejected') && a.reason === 'Not enough experience',
  ),
  // A contract runs for 120 days from its placement.
  app(
    'owner',
    'contractors we have out whose contracts run out in January',
    (a) => at(a, 'placed') && a.job.employment === 'contract' && moved(a, '2026-09-03', '2026-10-03'),
  ),
  app(
    'owner',
    'perm placements with a fee below £12k',
    (a) => at(a, 'placed') && a.job.employment !== 'contract' && a.job.max * 0.2 < 12_000,
  ),
  app(
    'resourcer',
    'matched candidates whose CV ever got to a client',
    (a) => a.source === 'matched' && a.submitted !== null,
  ),
  app(
    'resourcer',
    'pool people sitting at yes or screen',
    (a) => a.source === 'pool' && at(a, 'yes', 'screen'),
  ),
  app(
    'assistant',
    'Find the applications of Nadia Bright, please.',
    (a) => a.candidate.name === 'Nadia Bright',
  ),
  app(
    'assistant',
    'Which candidates living in London are in process for a job in Leeds?',
    (a) => a.candidate.city === 'London' && live(a) && isIn(a.job, 'Leeds'),
  ),
  app(
    'spoken',
    'whose CVs has Hannah got out to clients this week',
    (a) => a.owner === 'hannah' && a.submitted !== null && a.submitted >= DAYS.monday,
  ),
  app(
    'team lead',
    'Technology, sat at submitted for more than ten days',
    (a) => a.job.team === 'Technology' && at(a, 'submitted') && a.moved < ago(10),
  ),
  app(
    'team lead',
    "Tom's live candidates that haven't changed stage in six weeks",
    (a) => a.owner === 'tom' && live(a) && a.moved < ago(42),
  ),
  app(
    'formal',
    'Candidates rejected at client interview stage in the past 30 days',
    (a) => at(a, 'rejected') && a.previous === 'client_interview' && moved(a, ago(30)),
  ),
  app(
    'chatty',
    "for the Legal Secretary, who's still in it and how far have they got?",
    (a) => a.job.title === 'Legal Secretary' && live(a),
  ),
  app('formal', 'Applications owned by Gemma Whitfield', () => false, /gemma|whitfield/i),
  app(
    'owner',
    'how many referrals have come in since 1 October',
    (a) => a.source === 'referral' && came(a, '2026-10-01'),
  ),
  app(
    'team lead',
    'people at references or offer on jobs that are closed or filled',
    (a) => at(a, 'references', 'offer') && (a.job.status === 'closed' || a.job.status === 'filled'),
  ),
  app(
    'chatty',
    'did anybody make it to references or further for Commercial Solicitor, even if they dropped out after?',
    (a) =>
      a.job.title === 'Commercial Solicitor' &&
      (at(a, 'references', 'offer', 'placed') || a.previous === 'references' || a.previous === 'offer'),
  ),
  app(
    'hurried',
    'too expensive, kestrel, since aug',
    (a) =>
      isOf(a.job, 'Kestrel') &&
      at(a, 'rejected') &&
      a.reason === 'Salary expectations too high' &&
      moved(a, '2026-08-01'),
  ),
  job('hurried', 'bristol roles live', (j) => j.status === 'active' && isIn(j, 'Bristol')),
  job('hurried', 'juniper jobs', (j) => isOf(j, 'Juniper')),
  job('formal', 'Vacancies opened since 20 October', (j) => opened(j, '2026-10-20')),
  job(
    'chatty',
    'which of our live jobs pay by the hour?',
    (j) => j.status === 'active' && j.period === 'hour',
  ),
  job(
    'owner',
    'opened before September, still live, and nobody at offer',
    (j) =>
      j.status === 'active' &&
      opened(j, '2026-01-01', '2026-08-31') &&
      !j.applications.some((a) => at(a, 'offer')),
  ),
  job('telegram', 'hybrid, Technology, any status', (j) => j.place === 'hybrid' && j.team === 'Technology'),
  job('telegram', 'evergreen ones', (j) => j.evergreen),
  job(
    'team lead',
    "Dan's live jobs with nobody at submitted or beyond",
    (j) =>
      j.owner === 'dan' &&
      j.status === 'active' &&
      !j.applications.some((a) => at(a, 'submitted', 'client_interview', 'references', 'offer', 'placed')),
  ),
  job(
    'assistant',
    'Could you find the engineer jobs we are working on?',
    (j) => j.status === 'active' && j.title.includes('Engineer'),
  ),
  job(
    'assistant',
    'Jobs in London with a salary over 80k, whatever became of them',
    (j) => isIn(j, 'London') && j.period === 'year' && j.min > 80_000,
  ),
  job(
    'spoken',
    'what are we working on for Marlowe and Finch at the minute',
    (j) => j.status === 'active' && isOf(j, 'Marlowe'),
  ),
  job(
    'resourcer',
    'live roles with fewer than two people still in play',
    (j) => j.status === 'active' && j.applications.filter(live).length < 2,
  ),
  job(
    'owner',
    'which jobs have had two or more candidates withdraw',
    (j) => j.applications.filter((a) => at(a, 'withdrew')).length >= 2,
  ),
  job('formal', 'Live vacancies for Larkhill Hospice', () => false, /larkhill/i),
  job(
    'resourcer',
    'full time jobs where the top of the salary is 40k or less',
    (j) => j.employment === 'full_time' && j.period === 'year' && j.max <= 40_000,
  ),
  meet('hurried', 'tomorrows ivs', (i) => isAhead(i) && on(i, DAYS.tomorrow, DAYS.tomorrow)),
  meet(
    'formal',
    'Video interviews in September',
    (i) => i.format === 'video' && on(i, '2026-09-01', '2026-09-30'),
  ),
  meet(
    'chatty',
    'which client interviews are we still waiting on feedback for, of the ones that have already been?',
    (i) => isUntold(i) && i.kind === 'client',
  ),
  meet('telegram', 'Tom, coming interviews', (i) => i.organizer === 'tom' && isAhead(i)),
  meet('owner', 'client interviews with a score of 5', (i) => i.kind === 'client' && i.score === 5),
  meet(
    'team lead',
    'Quillon interviews over the summer, July and August',
    (i) => isOf(jobOf(i), 'Quillon') && on(i, '2026-07-01', '2026-08-31'),
  ),
  meet(
    'team lead',
    'interviews from yesterday that came out as advance',
    (i) => on(i, ago(1), ago(1)) && i.outcome === 'advance',
  ),
  meet(
    'assistant',
    'Please pull up the face to face interviews coming up.',
    (i) => i.format === 'in_person' && isAhead(i),
  ),
  meet(
    'spoken',
    'what interviews has Bethan Farrow had or got coming',
    (i) => i.application.candidate.name === 'Bethan Farrow',
  ),
  meet(
    'owner',
    'how many client interviews did we run in July',
    (i) => i.kind === 'client' && on(i, '2026-07-01', '2026-07-31'),
  ),
  meet(
    'formal',
    'Interviews due next week which have been cancelled',
    (i) => i.status === 'cancelled' && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'resourcer',
    'phone screens booked for after next week',
    (i) => i.kind === 'internal' && i.format === 'phone' && isAhead(i) && i.day > DAYS.nextSunday,
  ),
  meet(
    'chatty',
    "internal interviews from more than a month back where nobody's put in any feedback",
    (i) => i.kind === 'internal' && isUntold(i) && i.day < '2026-10-12',
  ),
  meet('spoken', 'which interviews ended up as a hold', (i) => i.outcome === 'hold'),
];
