import {
  app,
  at,
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

/** Twenty-six more searches of records. Two ask for what is on no record. */
export const OPEN_EIGHTEENTH: readonly Query[] = [
  app(
    'resourcer',
    'who is still sat on maybe since before september??',
    (a) => at(a, 'maybe') && a.moved < '2026-09-01',
  ),
  app(
    'formal',
    'Kindly share the candidates who withdrew in October 2026 on account of a counter-offer.',
    (a) =>
      at(a, 'withdrew') &&
      a.reason === 'Counter-offer from current employer' &&
      moved(a, '2026-10-01', '2026-10-31'),
  ),
  app(
    'chatty',
    'Did we have to reject anybody this month over money? salary expectations too high, that sort of thing',
    (a) => at(a, 'rejected') && a.reason === 'Salary expectations too high' && moved(a, '2026-11-01'),
  ),
  app(
    'analyst',
    'Went straight from client interview to rejected, 1 October onwards',
    (a) => at(a, 'rejected') && a.previous === 'client_interview' && moved(a, '2026-10-01'),
  ),
  app(
    'assistant',
    'Everything we hold for Joel Doyle please, whichever job',
    (a) => a.candidate.name === 'Joel Doyle',
  ),
  app(
    'owner',
    'placements the Technology lot made in Q3',
    (a) => at(a, 'placed') && a.job.team === 'Technology' && moved(a, '2026-07-01', '2026-09-30'),
  ),
  app(
    'chatty',
    'how many did we reject last week then? names pls not just the number',
    (a) => at(a, 'rejected') && moved(a, '2026-11-02', '2026-11-08'),
  ),
  app(
    'resourcer',
    'folk who live in Leeds but are in the running for a Manchester job',
    (a) => a.candidate.city === 'Leeds' && isIn(a.job, 'Manchester') && live(a),
  ),
  app(
    'chatty',
    "aisha's off from tomorrow so I'm covering, show me all the live people she owns",
    (a) => a.owner === 'aisha' && live(a),
  ),
  app(
    'compliance',
    'Who was rejected in September and holds a forklift licence?',
    (a) => at(a, 'rejected') && moved(a, '2026-09-01', '2026-09-30'),
    /fork|licen[cs]e/i,
  ),
  job('formal', 'All part-time vacancies, irrespective of their status', (j) => j.employment === 'part_time'),
  job(
    'temps desk',
    'anything paying by the hour thats open right now',
    (j) => j.period === 'hour' && j.status === 'active',
  ),
  job('hurried', 'sheffield or hull, active', (j) => isIn(j, 'Sheffield', 'Hull') && j.status === 'active'),
  job('account manager', 'saltmarsh + pennine water, whatever we have or had', (j) =>
    isOf(j, 'Saltmarsh', 'Pennine'),
  ),
  job('contracts desk', 'Contracts from £500/day up', (j) => j.period === 'day' && j.min >= 500),
  job(
    'owner',
    'active jobs where the whole pipeline has died, every applicant rejected or withdrawn',
    (j) => j.status === 'active' && j.applications.every((a) => at(a, 'rejected', 'withdrew')),
  ),
  job(
    'owner',
    'The three jobs that have been open the longest, of those still open',
    (j) => j.status === 'active' && j.opened <= '2026-05-06',
  ),
  job(
    'chatty',
    "which of Priya's jobs have people sitting in the funnel",
    (j) => j.owner === 'priya' && j.applications.some((a) => at(a, 'funnel')),
  ),
  job(
    'hurried',
    'open Manchester jobs with visa sponsorship',
    (j) => j.status === 'active' && isIn(j, 'Manchester'),
    /visa|sponsor/i,
  ),
  meet(
    'bot',
    'interviews: format video, outcome reject',
    (i) => i.format === 'video' && i.outcome === 'reject',
  ),
  meet(
    'hurried',
    '9am starts next wk (not the cancelled ones)',
    (i) => isAhead(i) && i.hour === 9 && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'assistant',
    'Halcyon Care interviews from today on that are still going ahead',
    (i) => isAhead(i) && isOf(jobOf(i), 'Halcyon'),
  ),
  meet(
    'resourcer',
    'whats on tues 17 nov interview wise',
    (i) => isAhead(i) && on(i, '2026-11-17', '2026-11-17'),
  ),
  meet(
    'owner',
    'Face to face client interviews since 1 September that went well enough to advance',
    (i) => i.kind === 'client' && i.format === 'in_person' && i.outcome === 'advance' && on(i, '2026-09-01'),
  ),
  meet(
    'formal',
    'Interviews lasting more than one hour, organised by Hannah Prosser or Priya Menon, dated 1 October or later',
    (i) => i.minutes > 60 && (i.organizer === 'hannah' || i.organizer === 'priya') && on(i, '2026-10-01'),
  ),
  meet(
    'chatty',
    'mornings only - what interviews are there over the next seven days',
    (i) => isAhead(i) && i.hour < 12 && on(i, ago(0), DAYS.inAWeek),
  ),
];
