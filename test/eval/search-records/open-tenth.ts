import {
  app,
  at,
  DAYS,
  isAhead,
  isOf,
  isUntold,
  job,
  jobOf,
  live,
  meet,
  moved,
  on,
  type Query,
} from './query.ts';
import { TODAY } from './world.ts';

/** Twenty-six more searches of records. One asks for a client that is on no record. */
export const OPEN_TENTH: readonly Query[] = [
  app('hurried', 'stuck at screen 2 wks +', (a) => at(a, 'screen') && a.moved < '2026-10-29'),
  app(
    'hurried',
    'tidewater still in play, cv not sent yet',
    (a) => isOf(a.job, 'Tidewater') && live(a) && a.submitted === null,
  ),
  app(
    'formal',
    'Candidates submitted to the client in October who have since been rejected',
    (a) =>
      at(a, 'rejected') && a.submitted !== null && a.submitted >= '2026-10-01' && a.submitted <= '2026-10-31',
  ),
  app(
    'chatty',
    'how many have we had pull out over a counter-offer since the beginning of October?',
    (a) => at(a, 'withdrew') && a.reason === 'Counter-offer from current employer' && moved(a, '2026-10-01'),
  ),
  app(
    'telegram',
    'references and offers, Commercial',
    (a) => at(a, 'references', 'offer') && a.job.team === 'Commercial',
  ),
  app(
    'owner',
    'which placements earned us a fee of more than £15k',
    (a) => at(a, 'placed') && a.job.employment !== 'contract' && a.job.max * 0.2 > 15_000,
  ),
  app('resourcer', 'referrals that are still running', (a) => a.source === 'referral' && live(a)),
  app(
    'assistant',
    'List applications still in progress from candidates who live in York.',
    (a) => a.candidate.city === 'York' && live(a),
  ),
  app('spoken', 'what have we put Lewis Doyle up for', (a) => a.candidate.name === 'Lewis Doyle'),
  app(
    'team lead',
    'Technology, still live, no change of stage since before 1 October',
    (a) => a.job.team === 'Technology' && live(a) && a.moved < '2026-10-01',
  ),
  app(
    'chatty',
    "who from the talent pool is with a client right now, I mean they've got the CV or they're interviewing them",
    (a) => a.source === 'pool' && at(a, 'submitted', 'client_interview'),
  ),
  job('hurried', 'day rate 500 or more', (j) => j.period === 'day' && j.min >= 500),
  job(
    'chatty',
    'which open roles have we not sent a single CV on?',
    (j) => j.status === 'active' && j.applications.every((a) => a.submitted === null),
  ),
  job(
    'formal',
    'Vacancies placed on hold by Orchard Lane Housing or Fernhill Academies',
    (j) => j.status === 'on_hold' && isOf(j, 'Orchard', 'Fernhill'),
  ),
  job(
    'owner',
    'commercial jobs that closed on us without a hire',
    (j) => j.status === 'closed' && j.team === 'Commercial',
  ),
  job('telegram', 'part time, any status', (j) => j.employment === 'part_time'),
  job(
    'spoken',
    "Callum's vacancies that can be done entirely from home",
    (j) => j.owner === 'callum' && j.place === 'remote',
  ),
  job(
    'team lead',
    'Live jobs with two or more at client interview',
    (j) => j.status === 'active' && j.applications.filter((a) => at(a, 'client_interview')).length >= 2,
  ),
  job('assistant', 'Get the jobs of Northgate Dental.', () => false, /northgate/i),
  meet('hurried', 'ivs this wk no feedback yet', (i) => isUntold(i) && on(i, DAYS.monday, TODAY)),
  meet(
    'chatty',
    "what's in the diary for next week interview wise?",
    (i) => isAhead(i) && on(i, DAYS.nextMonday, DAYS.nextSunday),
  ),
  meet(
    'formal',
    'Client interviews which have been cancelled',
    (i) => i.kind === 'client' && i.status === 'cancelled',
  ),
  meet(
    'telegram',
    'priya phone ivs, november',
    (i) => i.organizer === 'priya' && i.format === 'phone' && on(i, '2026-11-01', '2026-11-30'),
  ),
  meet(
    'team lead',
    'internal interviews scored two or lower',
    (i) => i.kind === 'internal' && i.score !== null && i.score <= 2,
  ),
  meet(
    'owner',
    'second round interviews in July and August',
    (i) => i.round === 2 && on(i, '2026-07-01', '2026-08-31'),
  ),
  meet(
    'spoken',
    'how did the Redcliffe interviews go in October, the ones for Data Analyst',
    (i) => jobOf(i).title === 'Data Analyst' && on(i, '2026-10-01', '2026-10-31'),
  ),
];
