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

/** Those that are only ever run. One asks for what is on no record. */
export const OPEN_SEVENTEENTH: readonly Query[] = [
  app(
    'resourcer',
    'halcyon - anybody sat in screen at the mo?',
    (a) => isOf(a.job, 'Halcyon') && at(a, 'screen'),
  ),
  app(
    'team lead',
    'CVs that went out before 15 October and are STILL only at submitted',
    (a) => at(a, 'submitted') && moved(a, '2026-01-01', '2026-10-14'),
  ),
  app(
    'spoken',
    'give me everyone who was rejected last week, never mind which team',
    (a) => at(a, 'rejected') && moved(a, '2026-11-02', '2026-11-08'),
  ),
  app(
    'assistant',
    'Technology team: show the candidates rejected because their salary expectations were too high.',
    (a) => a.job.team === 'Technology' && at(a, 'rejected') && a.reason === 'Salary expectations too high',
  ),
  app('telegram', 'applied themselves, ended up placed', (a) => a.source === 'applied' && at(a, 'placed')),
  app(
    'team lead',
    'Commercial desk, people who took a counter-offer from their employer, from September on',
    (a) =>
      a.job.team === 'Commercial' &&
      at(a, 'withdrew') &&
      a.reason === 'Counter-offer from current employer' &&
      moved(a, '2026-09-01'),
  ),
  app(
    'chatty',
    "For the Transport Planner, could I see whoever Tom owns that's out of the funnel and still alive?",
    (a) => a.job.title === 'Transport Planner' && a.owner === 'tom' && live(a) && !at(a, 'funnel'),
  ),
  app(
    'formal',
    'Kindly show the candidates whom we rejected from the screening stage on vacancies in Hull.',
    (a) => at(a, 'rejected') && a.previous === 'screen' && isIn(a.job, 'Hull'),
  ),
  app(
    'resourcer',
    'folk who withdrew on us straight from the funnel',
    (a) => at(a, 'withdrew') && a.previous === 'funnel',
  ),
  app('telegram', 'maybe pile, active jobs only', (a) => at(a, 'maybe') && a.job.status === 'active'),
  app(
    'team lead',
    "Who is at client interview stage but hasn't had a single interview booked, not even an internal one?",
    (a) => at(a, 'client_interview') && a.interviews.length === 0,
  ),
  app(
    'auditor',
    'currently at Submitted with no internal interview on file',
    (a) => at(a, 'submitted') && !a.interviews.some((i) => i.kind === 'internal'),
  ),
  app(
    'spoken',
    'which jobs has Oluwaseun Bright been up for with us, the dead ones as well',
    (a) => a.candidate.name === 'Oluwaseun Bright',
  ),
  app('hurried', 'moved to yes this wk', (a) => at(a, 'yes') && moved(a, DAYS.monday)),
  app(
    'owner',
    'Since the start of August, who did we see knocked back because the client filled the role internally?',
    (a) => at(a, 'rejected') && a.reason === 'Client filled the role internally' && moved(a, '2026-08-01'),
  ),
  app(
    'formal',
    'Those submitted to a client in the course of October and since rejected',
    (a) =>
      a.submitted !== null && a.submitted >= '2026-10-01' && a.submitted <= '2026-10-31' && at(a, 'rejected'),
  ),
  app(
    'team lead',
    'day-rate contract people, submitted stage, waiting on the client',
    (a) => a.job.period === 'day' && at(a, 'submitted'),
  ),
  app(
    'assistant',
    'List everything that arrived before July and is still in process on an open job, oldest first.',
    (a) => came(a, '2026-01-01', '2026-06-30') && live(a) && a.job.status === 'active',
  ),
  app(
    'spoken',
    'candidates living in Leeds that we have not lost or placed yet, so still in process',
    (a) => a.candidate.city === 'Leeds' && live(a),
  ),
  app(
    'team lead',
    "Callum's and Dan's people on open jobs, no movement for three weeks or longer, ignore the ones at offer",
    (a) =>
      (a.owner === 'callum' || a.owner === 'dan') &&
      a.job.status === 'active' &&
      live(a) &&
      !at(a, 'offer') &&
      a.moved <= ago(21),
  ),
  app(
    'new starter',
    "where can i see sophie brandt's submitted candidates",
    (a) => at(a, 'submitted'),
    /sophie|brandt/i,
  ),
  job(
    'owner',
    'What have Redcliffe Bank given us since 1 September?',
    (j) => isOf(j, 'Redcliffe') && opened(j, '2026-09-01'),
  ),
  job(
    'team lead',
    "active roles where we haven't sent the client a single CV yet",
    (j) => j.status === 'active' && j.applications.every((a) => a.submitted === null),
  ),
  job(
    'resourcer',
    'live vacancies with fewer than three people left in process',
    (j) => j.status === 'active' && j.applications.filter(live).length < 3,
  ),
  job(
    'chatty',
    'is there an open job with no one at all left in process? as in they all got rejected or walked',
    (j) => j.status === 'active' && !j.applications.some(live),
  ),
  job(
    'team lead',
    'Open more than 60 days, leaving the evergreens out of it',
    (j) => j.status === 'active' && !j.evergreen && j.opened < ago(60),
  ),
  job(
    'owner',
    "commercial team's closed jobs that never got a placement",
    (j) => j.team === 'Commercial' && j.status === 'closed' && !j.applications.some((a) => at(a, 'placed')),
  ),
  job('telegram', 'Hourly paid. Open ones.', (j) => j.period === 'hour' && j.status === 'active'),
  job(
    'chatty',
    'full time jobs we have open where the salary tops out at 40k or below',
    (j) => j.status === 'active' && j.employment === 'full_time' && j.period === 'year' && j.max <= 40_000,
  ),
  job(
    'formal',
    'Kestrel Software vacancies that are no longer open, be they filled or closed',
    (j) => isOf(j, 'Kestrel') && (j.status === 'filled' || j.status === 'closed'),
  ),
  job(
    'owner',
    'jobs on which four or more candidates were rejected',
    (j) => j.applications.filter((a) => at(a, 'rejected')).length >= 4,
  ),
  job('assistant', 'Which jobs still have an interview to come this week?', (j) =>
    j.applications.some((a) => a.interviews.some((i) => isAhead(i) && on(i, TODAY, DAYS.sunday))),
  ),
  job(
    'team lead',
    "dan's active jobs, not the birmingham ones",
    (j) => j.owner === 'dan' && j.status === 'active' && !isIn(j, 'Birmingham'),
  ),
  job(
    'team lead',
    'Active jobs without one interview so far, neither held nor booked',
    (j) => j.status === 'active' && !j.applications.some((a) => a.interviews.length > 0),
  ),
  job(
    'team lead',
    'which open jobs have gone quiet: no new applications and no stage changes since 20 October?',
    (j) => j.status === 'active' && !j.applications.some((a) => moved(a, '2026-10-20')),
  ),
  job(
    'spoken',
    'the part time ones, anything except closed',
    (j) => j.employment === 'part_time' && j.status !== 'closed',
  ),
  meet(
    'chatty',
    "What's left on the interview calendar from now through Sunday?",
    (i) => isAhead(i) && on(i, TODAY, DAYS.sunday),
  ),
  meet(
    'team lead',
    'Next week: client interviews that are going ahead',
    (i) => isAhead(i) && i.kind === 'client' && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'bot',
    'cancelled interviews dated November',
    (i) => i.status === 'cancelled' && on(i, '2026-11-01', '2026-11-30'),
  ),
  meet(
    'team lead',
    'interviews this month that have been and gone with nothing recorded, no outcome, no score. leave no-shows out',
    (i) => isUntold(i) && on(i, '2026-11-01'),
  ),
  meet(
    'owner',
    "second round interviews on the Commercial team's jobs, done as well as upcoming",
    (i) => i.round === 2 && jobOf(i).team === 'Commercial',
  ),
  meet(
    'hurried',
    'nxt week mornings, only what is still on',
    (i) => isAhead(i) && on(i, DAYS.nextMonday, DAYS.nextSunday) && i.hour < 12,
  ),
  meet(
    'resourcer',
    'internal phone interviews in August, Tom or Priya organising',
    (i) =>
      i.kind === 'internal' &&
      i.format === 'phone' &&
      (i.organizer === 'tom' || i.organizer === 'priya') &&
      on(i, '2026-08-01', '2026-08-31'),
  ),
  meet(
    'team lead',
    'scored 2 or lower, since the first of September',
    (i) => i.score !== null && i.score <= 2 && on(i, '2026-09-01'),
  ),
  meet(
    'bot',
    'interviews booked into the diary this week that take place next week, not cancelled',
    (i) => i.booked >= DAYS.monday && i.status !== 'cancelled' && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'spoken',
    "who's being interviewed at four this afternoon",
    (i) => isAhead(i) && on(i, TODAY, TODAY) && i.hour === 16,
  ),
  meet(
    'team lead',
    'outcome advance but the score was left blank, August to today',
    (i) => i.outcome === 'advance' && i.score === null && on(i, '2026-08-01', TODAY),
  ),
  meet(
    'owner',
    'interviews since September of candidates who have withdrawn',
    (i) => at(i.application, 'withdrew') && on(i, '2026-09-01'),
  ),
  meet('hurried', 'anything down for december?', (i) => isAhead(i) && on(i, '2026-12-01', '2026-12-31')),
  meet(
    'formal',
    'Technical interviews that ended in a reject',
    (i) => i.format === 'technical' && i.outcome === 'reject',
  ),
];
