import { app, at, came, isAhead, isIn, isOf, job, live, moved, on, opened, type Query } from './query.ts';
import { ago, type JobFact, TODAY } from './world.ts';

const inPlay = (j: JobFact): number => j.applications.filter(live).length;
const isOpen = (j: JobFact): boolean => j.status === 'active';
const because = (j: JobFact, reason: string): number =>
  j.applications.filter((a) => at(a, 'rejected') && a.reason === reason).length;

/** Fifty closed searches of applications and jobs. Three ask for what is on no record. */
export const OPEN_TWENTY_FOURTH: readonly Query[] = [
  app(
    'hurried',
    'callum n aisha - at offer',
    (a) => (a.owner === 'callum' || a.owner === 'aisha') && at(a, 'offer'),
  ),
  app(
    'team lead',
    'Who has moved to client interview since Monday?',
    (a) => at(a, 'client_interview') && moved(a, ago(3)),
  ),
  app(
    'owner',
    'Rejections since 1 September where the client had filled the job internally',
    (a) => at(a, 'rejected') && a.reason === 'Client filled the role internally' && moved(a, '2026-09-01'),
  ),
  app(
    'resourcer',
    'folk we found through matching who are still in the funnel',
    (a) => a.source === 'matched' && at(a, 'funnel'),
  ),
  app(
    'assistant',
    "Redcliffe Bank: who's at screen or at submitted right now?",
    (a) => isOf(a.job, 'Redcliffe') && at(a, 'screen', 'submitted'),
  ),
  app(
    'second language',
    'All candidates out of the talent pool which we have ever submitted to a client, also when it is over for them',
    (a) => a.source === 'pool' && a.submitted !== null,
  ),
  app(
    'team lead',
    'Has Hannah or Priya got anybody at screen who has been there over a week?',
    (a) => (a.owner === 'hannah' || a.owner === 'priya') && at(a, 'screen') && a.moved < ago(7),
  ),
  app(
    'chatty',
    "Could you pull up the ones that withdrew on us after we'd already submitted them? Bit of a sore point at the moment",
    (a) => at(a, 'withdrew') && a.submitted !== null,
  ),
  app(
    'bot',
    'applications, client Marlowe & Finch, stage references or offer',
    (a) => isOf(a.job, 'Marlowe') && at(a, 'references', 'offer'),
  ),
  app(
    'formal',
    'Please list the candidates resident in Birmingham who have been rejected or have withdrawn since 1 September 2026.',
    (a) => a.candidate.city === 'Birmingham' && at(a, 'rejected', 'withdrew') && moved(a, '2026-09-01'),
  ),
  app(
    'account manager',
    'pennine scada job, everyone still in it',
    (a) => isOf(a.job, 'Pennine') && a.job.title === 'SCADA Engineer' && live(a),
  ),
  app(
    'hurried',
    'came in last wk (2nd to 8th) still in funnel',
    (a) => came(a, '2026-11-02', '2026-11-08') && at(a, 'funnel'),
  ),
  app(
    'owner',
    'Who has been put on maybe and forgotten? More than a month, I mean.',
    (a) => at(a, 'maybe') && a.moved < '2026-10-12',
  ),
  app(
    'team lead',
    'CVs the Technology team has submitted to clients so far this month',
    (a) => a.job.team === 'Technology' && a.submitted !== null && a.submitted >= '2026-11-01',
  ),
  app(
    'resourcer',
    'Took another offer and pulled out. Kestrel and Saltmarsh only.',
    (a) => at(a, 'withdrew') && a.reason === 'Took another offer' && isOf(a.job, 'Kestrel', 'Saltmarsh'),
  ),
  app(
    'compliance',
    'Halcyon applicants we rejected with no interview ever booked and no submission to the client',
    (a) => isOf(a.job, 'Halcyon') && at(a, 'rejected') && a.interviews.length === 0 && a.submitted === null,
  ),
  app('dictated', "show me who's got an interview tomorrow", (a) =>
    a.interviews.some((i) => isAhead(i) && on(i, ago(-1), ago(-1))),
  ),
  app('assistant', 'Candidates with an interview in the diary on 23 November or later', (a) =>
    a.interviews.some((i) => isAhead(i) && on(i, '2026-11-23')),
  ),
  app(
    'owner',
    'How long have our offers been out? Just the people on jobs which are still open.',
    (a) => at(a, 'offer') && isOpen(a.job),
  ),
  app(
    'finance',
    'tech team placements so far this year',
    (a) => at(a, 'placed') && a.job.team === 'Technology' && moved(a, '2026-01-01'),
  ),
  app(
    'new starter',
    "Hi, someone rang for news. What's happening with Siobhan Kaczmarek?",
    (a) => a.candidate.name === 'Siobhan Kaczmarek',
  ),
  app(
    'team lead',
    'source added, and rejected straight out of the funnel',
    (a) => a.source === 'added' && at(a, 'rejected') && a.previous === 'funnel',
  ),
  app(
    'finance',
    'Anyone at offer for a permanent job where the salary starts at 60k or more',
    (a) =>
      at(a, 'offer') && a.job.employment === 'full_time' && a.job.period === 'year' && a.job.min >= 60_000,
  ),
  app(
    'resourcer',
    'who is at client interview for a job in the same city they live in',
    (a) => at(a, 'client_interview') && a.candidate.city === a.job.city,
  ),
  app(
    'second language',
    'Who waits since before 1 October in the stage submitted?',
    (a) => at(a, 'submitted') && a.moved < '2026-10-01',
  ),
  app(
    'chatty',
    'I was off this Monday and Tuesday, which applications came in on those two days for the Technology team?',
    (a) => a.job.team === 'Technology' && came(a, ago(3), ago(2)),
  ),
  app('hurried', 'yes or maybe, hull jobs', (a) => at(a, 'yes', 'maybe') && isIn(a.job, 'Hull')),
  app(
    'owner',
    'Turned down for the commute although the job was hybrid or remote. How does that happen?',
    (a) => at(a, 'rejected') && a.reason === 'Commute too far' && a.job.place !== 'on_site',
  ),
  app('assistant', 'who is at offer with Ashdene Primary?', () => false, /ashdene/i),
  app(
    'resourcer',
    'HGV driver candidates still live who hold an ADR ticket',
    (a) => a.job.title === 'HGV Driver' && live(a),
    /\badr\b/i,
  ),

  job('team lead', "Priya's open vacancies", (j) => j.owner === 'priya' && isOpen(j)),
  job('owner', 'Which jobs have we opened in the last fortnight?', (j) => opened(j, ago(14))),
  job(
    'resourcer',
    'open jobs where nobody is past screen at the moment',
    (j) =>
      isOpen(j) && !j.applications.some((a) => at(a, 'submitted', 'client_interview', 'references', 'offer')),
  ),
  job('finance', 'jobs paid by the hour, only those that are open', (j) => j.period === 'hour' && isOpen(j)),
  job('account manager', 'All the Quillon jobs please, whatever became of them', (j) => isOf(j, 'Quillon')),
  job('hurried', 'london perm open', (j) => isIn(j, 'London') && j.employment === 'full_time' && isOpen(j)),
  job(
    'manager',
    "Tom's jobs that have been open longer than a month. Filled and closed ones don't interest me, nor do those on hold.",
    (j) => j.owner === 'tom' && isOpen(j) && j.opened < '2026-10-12',
  ),
  job(
    'owner',
    'Which ones did we lose? Closed, and nobody placed.',
    (j) => j.status === 'closed' && !j.applications.some((a) => at(a, 'placed')),
  ),
  job(
    'team lead',
    'open roles that have somebody at offer',
    (j) => isOpen(j) && j.applications.some((a) => at(a, 'offer')),
  ),
  job('resourcer', 'have we any hybrid roles open', (j) => j.place === 'hybrid' && isOpen(j)),
  job(
    'second language',
    'Jobs, no matter which status, where more than two candidates have withdrawn',
    (j) => j.applications.filter((a) => at(a, 'withdrew')).length > 2,
  ),
  job(
    'bot',
    'full-time jobs, minimum salary 60000 or higher, status open or on hold',
    (j) =>
      j.employment === 'full_time' &&
      j.period === 'year' &&
      j.min >= 60_000 &&
      (j.status === 'active' || j.status === 'on_hold'),
  ),
  job('assistant', 'York and Newcastle jobs, including the ones that are finished with', (j) =>
    isIn(j, 'York', 'Newcastle'),
  ),
  job(
    'finance',
    'What did we fill in September?',
    (j) =>
      j.status === 'filled' &&
      j.applications.some((a) => at(a, 'placed') && moved(a, '2026-09-01', '2026-09-30')),
  ),
  job('assistant', 'Which jobs have an interview going ahead this afternoon or tomorrow?', (j) =>
    j.applications.some((a) => a.interviews.some((i) => isAhead(i) && on(i, TODAY, ago(-1)))),
  ),
  job(
    'owner',
    'Jobs of any status on which at least two people were rejected because their salary expectations were too high',
    (j) => because(j, 'Salary expectations too high') >= 2,
  ),
  job('new starter', 'what are the evergreen jobs we keep going all year?', (j) => j.evergreen),
  job(
    'chatty',
    'Lady on the phone wants part time or hourly work and not in Leeds - what is there, open or on hold?',
    (j) =>
      (j.employment === 'part_time' || j.period === 'hour') &&
      !isIn(j, 'Leeds') &&
      (j.status === 'active' || j.status === 'on_hold'),
  ),
  job(
    'account manager',
    'Kestrel, Redcliffe, Juniper: open jobs with four or more candidates in play',
    (j) => isOf(j, 'Kestrel', 'Redcliffe', 'Juniper') && isOpen(j) && inPlay(j) >= 4,
  ),
  job(
    'resourcer',
    'Which of our open London jobs come with visa sponsorship?',
    (j) => isIn(j, 'London') && isOpen(j),
    /sponsor|visa/i,
  ),
];
