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

/** Searches of a third author: they were counted alone at first. */
export const OPEN_THIRD: readonly Query[] = [
  app('hurried', 'whats out at offer right now', (a) => at(a, 'offer')),
  app(
    'hurried',
    'cvs sent out over 6 wks ago, still sat at submitted',
    (a) => at(a, 'submitted') && a.submitted !== null && a.submitted < ago(42),
  ),
  app(
    'hurried',
    "dan's withdrawals, counter offer ones only",
    (a) => a.owner === 'dan' && at(a, 'withdrew') && a.reason === 'Counter-offer from current employer',
  ),
  app(
    'formal',
    'Applications that reached references and were subsequently rejected or withdrawn',
    (a) => a.previous === 'references' && at(a, 'rejected', 'withdrew'),
  ),
  app(
    'formal',
    'Candidates at the offer stage whose partner has reservations about moving',
    (a) => at(a, 'offer'),
    /partner|reserv|moving/i,
  ),
  app(
    'chatty',
    'what else has Marek Tennant gone for with us, apart from the payroll officer one?',
    (a) => a.candidate.name === 'Marek Tennant' && a.job.title !== 'Payroll Officer',
  ),
  app(
    'chatty',
    'any direct applicants this month who heard our radio ad?',
    (a) => a.source === 'applied' && came(a, '2026-11-01'),
    /radio|heard/i,
  ),
  app('telegram', 'new apps yesterday', (a) => came(a, ago(1), ago(1))),
  app(
    'telegram',
    'Saltmarsh apps, minus rejected + withdrawn',
    (a) => isOf(a.job, 'Saltmarsh') && !at(a, 'rejected', 'withdrew'),
  ),
  app('telegram', 'at screen, got there Monday or since', (a) => at(a, 'screen') && moved(a, DAYS.monday)),
  app(
    'spoken',
    'who did we lose to another offer on the Tidewater and Brackenfield roles',
    (a) => isOf(a.job, 'Tidewater', 'Brackenfield') && at(a, 'withdrew') && a.reason === 'Took another offer',
  ),
  app(
    'assistant',
    'Retrieve applications in the screen stage where the job is a contract position.',
    (a) => at(a, 'screen') && a.job.employment === 'contract',
  ),
  app(
    'assistant',
    'Get all applications with source referral that are at offer or have been placed.',
    (a) => a.source === 'referral' && at(a, 'offer', 'placed'),
  ),
  app(
    'keywords',
    'maybe stage Kestrel Saltmarsh',
    (a) => at(a, 'maybe') && isOf(a.job, 'Kestrel', 'Saltmarsh'),
  ),
  app(
    'resourcer',
    'people we added ourselves who are now at client interview',
    (a) => a.source === 'added' && at(a, 'client_interview'),
  ),
  app(
    'operations',
    'Fernhill applications closed off as rejected during September',
    (a) => isOf(a.job, 'Fernhill') && at(a, 'rejected') && moved(a, '2026-09-01', '2026-09-30'),
  ),
  app(
    'team lead',
    'Commercial team offers that have been sitting there since before October',
    (a) => a.job.team === 'Commercial' && at(a, 'offer') && a.moved < '2026-10-01',
  ),
  app(
    'team lead',
    "how's aisha's pipeline at redcliffe looking, live ones only",
    (a) => a.owner === 'aisha' && isOf(a.job, 'Redcliffe') && live(a),
  ),
  job('hurried', 'whats on hold', (j) => j.status === 'on_hold'),
  job('hurried', 'tom live vacs hull', (j) => j.owner === 'tom' && j.status === 'active' && isIn(j, 'Hull')),
  job(
    'formal',
    'Vacancies at Redcliffe Bank and Saltmarsh Energy which have been filled',
    (j) => isOf(j, 'Redcliffe', 'Saltmarsh') && j.status === 'filled',
  ),
  job(
    'formal',
    'Permanent vacancies in Birmingham with a salary of no more than £45,000',
    (j) => j.employment === 'full_time' && isIn(j, 'Birmingham') && j.period === 'year' && j.max <= 45_000,
  ),
  job('chatty', 'have we ever had a job in York?', (j) => isIn(j, 'York')),
  job(
    'chatty',
    "what's still active after more than seven weeks? leave the evergreen ones out of it",
    (j) => j.status === 'active' && j.opened < ago(49) && !j.evergreen,
  ),
  job(
    'telegram',
    'hybrid, Leeds / Manchester, on hold or closed',
    (j) =>
      j.place === 'hybrid' &&
      isIn(j, 'Leeds', 'Manchester') &&
      (j.status === 'on_hold' || j.status === 'closed'),
  ),
  job('telegram', 'day rates from 500 up', (j) => j.period === 'day' && j.min >= 500),
  job(
    'spoken',
    "find me all the care and nursing jobs we've had down in Bristol",
    (j) => isIn(j, 'Bristol') && /Care|Nurse/.test(j.title),
  ),
  job(
    'spoken',
    "the jobs Callum's got that aren't remote",
    (j) => j.owner === 'callum' && j.place !== 'remote',
  ),
  job(
    'assistant',
    'List active jobs of the Commercial team opened between 1 and 31 October 2026.',
    (j) => j.status === 'active' && j.team === 'Commercial' && opened(j, '2026-10-01', '2026-10-31'),
  ),
  job(
    'assistant',
    'Find Redcliffe Bank jobs where the client insists on anonymised CVs.',
    (j) => isOf(j, 'Redcliffe'),
    /anonym|cvs?\b/i,
  ),
  job('resourcer', 'hourly paid jobs still going', (j) => j.period === 'hour' && j.status === 'active'),
  job(
    'resourcer',
    'active Leeds jobs with free parking',
    (j) => j.status === 'active' && isIn(j, 'Leeds'),
    /parking/i,
  ),
  job(
    'operations',
    "active jobs where we haven't submitted anybody yet",
    (j) => j.status === 'active' && j.applications.every(({ submitted }) => submitted === null),
  ),
  job(
    'team lead',
    'salaried roles in the Technology team, bottom of the band 60k or over',
    (j) => j.team === 'Technology' && j.period === 'year' && j.min >= 60_000,
  ),
  meet('hurried', 'ivs yesterday', (i) => on(i, ago(1), ago(1))),
  meet(
    'hurried',
    'no shows hannah / priya',
    (i) => i.status === 'no_show' && ['hannah', 'priya'].includes(i.organizer),
  ),
  meet(
    'formal',
    'Client interviews held in July with an outcome of advance',
    (i) => i.kind === 'client' && i.outcome === 'advance' && on(i, '2026-07-01', '2026-07-31'),
  ),
  meet('formal', 'Second-round interviews yet to take place', (i) => i.round === 2 && isAhead(i)),
  meet(
    'chatty',
    "when's Bethan Farrow seeing the client again?",
    (i) => i.application.candidate.name === 'Bethan Farrow' && i.kind === 'client' && isAhead(i),
  ),
  meet(
    'chatty',
    "which of last month's client interviews has nobody written up?",
    (i) => i.kind === 'client' && on(i, '2026-10-01', '2026-10-31') && isUntold(i),
  ),
  meet(
    'telegram',
    "this afternoon's client ivs that are still on",
    (i) => i.kind === 'client' && on(i, TODAY, TODAY) && isAhead(i),
  ),
  meet(
    'spoken',
    "everything we've got on Monday to Wednesday next week, minus whatever's been called off",
    (i) => on(i, DAYS.nextMonday, ago(-6)) && i.status !== 'cancelled',
  ),
  meet(
    'spoken',
    'those phone interviews of Aisha’s on the Redcliffe jobs',
    (i) => i.format === 'phone' && i.organizer === 'aisha' && isOf(jobOf(i), 'Redcliffe'),
  ),
  meet(
    'assistant',
    'List internal interviews from October 2026 with an overall score of 4 or above.',
    (i) => i.kind === 'internal' && on(i, '2026-10-01', '2026-10-31') && i.score !== null && i.score >= 4,
  ),
  meet(
    'keywords',
    'technical interviews November',
    (i) => i.format === 'technical' && on(i, '2026-11-01', '2026-11-30'),
  ),
  meet(
    'resourcer',
    'video interviews for fully remote roles',
    (i) => i.format === 'video' && jobOf(i).place === 'remote',
  ),
  meet(
    'operations',
    'client interviews in October where the candidate was kept waiting',
    (i) => i.kind === 'client' && on(i, '2026-10-01', '2026-10-31'),
    /wait/i,
  ),
  meet(
    'operations',
    "tomorrow's interviews where step-free access is needed",
    (i) => on(i, DAYS.tomorrow, DAYS.tomorrow),
    /step|access/i,
  ),
  meet(
    'team lead',
    'who have Redcliffe met face to face',
    (i) => i.kind === 'client' && i.format === 'in_person' && isOf(jobOf(i), 'Redcliffe'),
  ),
  meet('team lead', 'whatever is in the diary from the 19th onwards', (i) => on(i, '2026-11-19')),
];
