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
import { ago, type JobFact, TODAY } from './world.ts';

const DAY_MS = 86_400_000;

const inPlay = (j: JobFact): number => j.applications.filter(live).length;
const isFilledWithin = (j: JobFact, days: number): boolean =>
  j.status === 'filled' &&
  j.applications.some((a) => at(a, 'placed') && Date.parse(a.moved) - Date.parse(j.opened) <= days * DAY_MS);

/** Fifty more closed searches of records. Three ask for what is on no record. */
export const OPEN_TWENTY_SECOND: readonly Query[] = [
  app(
    'team lead',
    'Who has been parked at screen for a fortnight or longer?',
    (a) => at(a, 'screen') && a.moved <= ago(14),
  ),
  app(
    'hurried',
    'toms lot at submitted / client interview / refs',
    (a) => a.owner === 'tom' && at(a, 'submitted', 'client_interview', 'references'),
  ),
  app(
    'bot',
    'List applications. Stage: offer. Job: open.',
    (a) => at(a, 'offer') && a.job.status === 'active',
  ),
  app(
    'resourcer',
    'Turned down since 1 October because the commute was too far',
    (a) => at(a, 'rejected') && a.reason === 'Commute too far' && moved(a, '2026-10-01'),
  ),
  app(
    'owner',
    'We keep losing people to counter-offers. Show me everybody who withdrew over one since the beginning of August.',
    (a) => at(a, 'withdrew') && a.reason?.startsWith('Counter-offer') === true && moved(a, '2026-08-01'),
  ),
  app(
    'new starter',
    'sorry if this is daft but which applicants have been lying in the funnel for over ten days',
    (a) => at(a, 'funnel') && a.moved < ago(10),
  ),
  app(
    'account manager',
    "Halcyon Care: candidates rejected there after we'd already submitted them",
    (a) => isOf(a.job, 'Halcyon') && at(a, 'rejected') && a.submitted !== null,
  ),
  app(
    'resourcer',
    "still in play on the day rate contracts we've got open",
    (a) => live(a) && a.job.employment === 'contract' && a.job.period === 'day' && a.job.status === 'active',
  ),
  app(
    'dictated',
    'has anybody applied off their own bat today or yesterday',
    (a) => a.source === 'applied' && came(a, ago(1)),
  ),
  app('hurried', 'farah sharma, where is she up to', (a) => a.candidate.name === 'Farah Sharma'),
  app(
    'resourcer',
    "Anyone living in Manchester who's past screening and still in the process?",
    (a) => a.candidate.city === 'Manchester' && at(a, 'submitted', 'client_interview', 'references', 'offer'),
  ),
  app(
    'second language',
    'CVs which we have sent to the client more than 2 weeks ago and the candidate is until now on submitted',
    (a) => at(a, 'submitted') && a.submitted !== null && a.submitted < ago(14),
  ),
  app(
    'team lead',
    "Hannah's and Priya's people now at client interview who got there this month, Halcyon left out",
    (a) =>
      (a.owner === 'hannah' || a.owner === 'priya') &&
      at(a, 'client_interview') &&
      moved(a, '2026-11-01') &&
      !isOf(a.job, 'Halcyon'),
  ),
  app(
    'chatty',
    "Those candidates that came through matching, which of them aren't out yet?",
    (a) => a.source === 'matched' && live(a),
  ),
  app(
    'formal',
    'Applications still live whose owner is a different person from the owner of the job',
    (a) => live(a) && a.owner !== a.job.owner,
  ),
  app(
    'team lead',
    'Technology team: everyone who pulled out before we ever submitted them',
    (a) => a.job.team === 'Technology' && at(a, 'withdrew') && a.submitted === null,
  ),
  app(
    'resourcer',
    "moved to Yes in October or before and hasn't budged since",
    (a) => at(a, 'yes') && a.moved <= '2026-10-31',
  ),
  app(
    'owner',
    'Placements where our fee came to more than ten thousand pounds',
    (a) => at(a, 'placed') && a.job.period === 'year' && a.job.max * 0.2 > 10_000,
  ),
  app(
    'assistant',
    'Who is at client interview on an open job without any interview still to come?',
    (a) => at(a, 'client_interview') && a.job.status === 'active' && !a.interviews.some(isAhead),
  ),
  app(
    'chatty',
    "hiya, is there anyone live at the minute who didn't show up to an interview with us?",
    (a) => live(a) && a.interviews.some(({ status }) => status === 'no_show'),
  ),
  app('owner', 'the last two placements we made', (a) => at(a, 'placed') && moved(a, '2026-09-10')),
  app('new starter', 'any applicants on the Castlegate Dental jobs yet?', () => false, /castlegate/i),

  job(
    'team lead',
    'Which of our open jobs have no one left in play?',
    (j) => j.status === 'active' && inPlay(j) === 0,
  ),
  job(
    'team lead',
    'Commercial team, open roles with two live candidates or fewer',
    (j) => j.team === 'Commercial' && j.status === 'active' && inPlay(j) <= 2,
  ),
  job(
    'owner',
    "Open vacancies for which we haven't submitted a single person to the client.",
    (j) => j.status === 'active' && !j.applications.some(({ submitted }) => submitted !== null),
  ),
  job(
    'resourcer',
    'part time jobs with the salary starting at 28k or better, any status',
    (j) => j.employment === 'part_time' && j.min >= 28_000,
  ),
  job(
    'owner',
    'full-time roles topping out above £70,000, anywhere except London (remote is fine), minus the closed ones',
    (j) =>
      j.employment === 'full_time' &&
      j.period === 'year' &&
      j.max > 70_000 &&
      !isIn(j, 'London') &&
      j.status !== 'closed',
  ),
  job(
    'hurried',
    'hourly paid, hull + bristol, closed ones too',
    (j) => j.period === 'hour' && isIn(j, 'Hull', 'Bristol'),
  ),
  job(
    'chatty',
    'have we any jobs on hold with somebody sat at offer?',
    (j) => j.status === 'on_hold' && j.applications.some((a) => at(a, 'offer')),
  ),
  job('hurried', 'hannah open jobs oldest first', (j) => j.owner === 'hannah' && j.status === 'active'),
  job(
    'bot',
    'remote contract jobs with a day rate from 500 upwards, open or filled',
    (j) =>
      j.place === 'remote' &&
      j.employment === 'contract' &&
      j.period === 'day' &&
      j.min >= 500 &&
      (j.status === 'active' || j.status === 'filled'),
  ),
  job(
    'formal',
    'Vacancies opened in the third quarter of 2026 which have since been filled or closed',
    (j) => opened(j, '2026-07-01', '2026-09-30') && (j.status === 'filled' || j.status === 'closed'),
  ),
  job(
    'team lead',
    'Still open after more than 60 days. Never mind the evergreens.',
    (j) => j.status === 'active' && !j.evergreen && j.opened < ago(60),
  ),
  job('owner', 'Which jobs did we fill inside 30 days of opening them', (j) => isFilledWithin(j, 30)),
  job(
    'resourcer',
    'our three longest-running open vacancies',
    (j) => j.status === 'active' && opened(j, '2026-01-01', '2026-05-06'),
  ),
  job(
    'account manager',
    'open jobs with a client interview in the diary for next week',
    (j) =>
      j.status === 'active' &&
      j.applications.some((a) =>
        a.interviews.some(
          (i) => i.kind === 'client' && isAhead(i) && on(i, DAYS.nextMonday, DAYS.nextSunday),
        ),
      ),
  ),
  job(
    'team lead',
    'roles where two or more people were rejected over a weak technical test',
    (j) => j.applications.filter((a) => at(a, 'rejected') && a.reason === 'Weak technical test').length >= 2,
  ),
  job('assistant', 'Is the storekeeper role at Lowther Shipping still open?', () => false, /lowther/i),

  meet('hurried', 'whats still on this afternoon', (i) => isAhead(i) && on(i, TODAY, TODAY)),
  meet(
    'assistant',
    'Interviews due next week that have been cancelled',
    (i) => i.status === 'cancelled' && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'team lead',
    "Dan's interviews that have been and gone with no outcome written up",
    (i) => i.organizer === 'dan' && isUntold(i),
  ),
  meet(
    'resourcer',
    'interviews going ahead next week, mornings only',
    (i) => isAhead(i) && on(i, DAYS.nextMonday, DAYS.nextSunday) && i.hour < 12,
  ),
  meet(
    'owner',
    'second round interviews with clients, past and upcoming',
    (i) => i.kind === 'client' && i.round === 2,
  ),
  meet(
    'bot',
    'internal phone interviews in October 2026 with the outcome advance',
    (i) =>
      i.kind === 'internal' &&
      i.format === 'phone' &&
      i.outcome === 'advance' &&
      on(i, '2026-10-01', '2026-10-31'),
  ),
  meet(
    'team lead',
    'Who scored 2 or lower at interview since the start of September?',
    (i) => i.score !== null && i.score <= 2 && on(i, '2026-09-01'),
  ),
  meet(
    'assistant',
    'interviews we booked in this week that take place after Sunday and are still on',
    (i) => i.booked >= DAYS.monday && isAhead(i) && i.day > DAYS.sunday,
  ),
  meet(
    'resourcer',
    'upcoming interviews with candidates out of our talent pool',
    (i) => isAhead(i) && i.application.source === 'pool',
  ),
  meet(
    'chatty',
    'client interviews marked advance for candidates who ended up rejected anyway, Pennine and Tidewater aside',
    (i) =>
      i.kind === 'client' &&
      i.outcome === 'advance' &&
      at(i.application, 'rejected') &&
      !isOf(jobOf(i), 'Pennine', 'Tidewater'),
  ),
  meet(
    'dictated',
    'what interviews has Priya got left this month',
    (i) => i.organizer === 'priya' && isAhead(i) && on(i, TODAY, '2026-11-30'),
  ),
  meet('new starter', 'Has Tobias Renwick got an interview coming up?', () => false, /tobias|renwick/i),
];
