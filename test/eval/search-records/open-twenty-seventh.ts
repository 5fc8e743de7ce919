import { app, at, came, isAhead, isIn, isOf, job, live, moved, opened, type Query } from './query.ts';
import { ago } from './world.ts';

/** Fifty more searches of applications and jobs. Two ask for what is on no record. */
export const OPEN_TWENTY_SEVENTH: readonly Query[] = [
  app(
    'owner',
    "Who's sitting at offer on a job that is still active? I want to ring round before lunch.",
    (a) => at(a, 'offer') && a.job.status === 'active',
  ),
  app(
    'hurried',
    'toms rejections so far this month',
    (a) => a.owner === 'tom' && at(a, 'rejected') && moved(a, '2026-11-01'),
  ),
  app(
    'assistant',
    'Could you pull up everyone still in play on the Bristol jobs, but leave out those in the funnel?',
    (a) => isIn(a.job, 'Bristol') && live(a) && !at(a, 'funnel'),
  ),
  app(
    'team lead',
    'Technology desk, withdrawals in September',
    (a) => a.job.team === 'Technology' && at(a, 'withdrew') && moved(a, '2026-09-01', '2026-09-30'),
  ),
  app(
    'finance',
    'I am doing the commission sheet. Who did we place in July and August?',
    (a) => at(a, 'placed') && moved(a, '2026-07-01', '2026-08-31'),
  ),
  app(
    'resourcer',
    'Talent pool people whose CV has gone to a client and who are still live',
    (a) => a.source === 'pool' && a.submitted !== null && live(a),
  ),
  app(
    'new starter',
    "I'm covering for Hannah until Wednesday, what has she got at submitted and at client interview?",
    (a) => a.owner === 'hannah' && at(a, 'submitted', 'client_interview'),
  ),
  app(
    'second language',
    'Please show the persons which were rejected because the commute is too far, for jobs of London or Birmingham',
    (a) => at(a, 'rejected') && a.reason === 'Commute too far' && isIn(a.job, 'London', 'Birmingham'),
  ),
  app(
    'account manager',
    'Halcyon are on the other line. Which candidates have we sent them since 15 October that are still live?',
    (a) => isOf(a.job, 'Halcyon') && a.submitted !== null && a.submitted >= '2026-10-15' && live(a),
  ),
  app(
    'bot',
    'owner: Aisha Qureshi | stage: screen or submitted | job status: active',
    (a) => a.owner === 'aisha' && at(a, 'screen', 'submitted') && a.job.status === 'active',
  ),
  app(
    'team lead',
    'The maybes that have been a maybe since before October. We should decide on them one way or the other.',
    (a) => at(a, 'maybe') && a.moved < '2026-10-01',
  ),
  app(
    'dictated',
    'um the data engineer job at Redcliffe give me the people on it who are not out yet',
    (a) => isOf(a.job, 'Redcliffe') && a.job.title === 'Data Engineer' && live(a),
  ),
  app(
    'account manager',
    'Juniper: list of all the rejected ones with the reasons',
    (a) => isOf(a.job, 'Juniper') && at(a, 'rejected'),
  ),
  app(
    'owner',
    'Do referrals really do better? Show me the referrals that ended up rejected.',
    (a) => a.source === 'referral' && at(a, 'rejected'),
  ),
  app(
    'compliance',
    'References outstanding: candidates at the references stage for more than three weeks',
    (a) => at(a, 'references') && a.moved < ago(21),
  ),
  app(
    'resourcer',
    'anybody who lives in Birmingham and is live with us, doesnt matter which job',
    (a) => a.candidate.city === 'Birmingham' && live(a),
  ),
  app(
    'hurried',
    'applicants in since monday, source applied',
    (a) => a.source === 'applied' && came(a, ago(3)),
  ),
  app(
    'consultant',
    'Counter-offers are killing us. Who has withdrawn over a counter-offer since the first of October?',
    (a) => at(a, 'withdrew') && a.reason === 'Counter-offer from current employer' && moved(a, '2026-10-01'),
  ),
  app(
    'assistant',
    'standing at client interview but there isnt a single interview on file for them, neither past nor coming',
    (a) => at(a, 'client_interview') && a.interviews.length === 0,
  ),
  app(
    'chatty',
    "Hiya, silly question maybe, but is there anyone who didn't turn up to an interview and we've still kept them in the process?",
    (a) => live(a) && a.interviews.some((i) => i.status === 'no_show'),
  ),
  app(
    'owner',
    'Rejected although a client interview of theirs was scored 4 or 5',
    (a) => at(a, 'rejected') && a.interviews.some((i) => i.kind === 'client' && (i.score ?? 0) >= 4),
  ),
  app(
    'team lead',
    'Who is stuck at submitted, client interview, references or offer on a job that has been put on hold?',
    (a) => a.job.status === 'on_hold' && at(a, 'submitted', 'client_interview', 'references', 'offer'),
  ),
  app(
    'resourcer',
    'Where does Nadia Tennant stand? I believe we have her on more than one thing.',
    (a) => a.candidate.name === 'Nadia Tennant',
  ),
  app('temps desk', 'live people, hourly paid jobs only', (a) => a.job.period === 'hour' && live(a)),
  app(
    'owner',
    'For the forecast I need those at client interview, references or offer where the salary starts at 60,000 or more a year.',
    (a) => at(a, 'client_interview', 'references', 'offer') && a.job.period === 'year' && a.job.min >= 60_000,
  ),
  app(
    'team lead',
    'CVs that went out to clients last week (Monday to Sunday)',
    (a) => a.submitted !== null && a.submitted >= '2026-11-02' && a.submitted <= '2026-11-08',
  ),
  app(
    'trainer',
    "On Priya's jobs, which candidates did we turn away between July and September without the client ever seeing them?",
    (a) =>
      a.job.owner === 'priya' &&
      at(a, 'rejected') &&
      a.submitted === null &&
      moved(a, '2026-07-01', '2026-09-30'),
  ),
  app(
    'consultant',
    'who went into client interview on Tuesday or Wednesday this week',
    (a) => at(a, 'client_interview') && moved(a, ago(2), ago(1)),
  ),
  app(
    'team lead',
    "Callum's live ones that have not moved a single stage since 20 October or earlier, please",
    (a) => a.owner === 'callum' && live(a) && a.moved <= '2026-10-20',
  ),
  app(
    'account manager',
    'Halcyon want to know who of the live candidates on their Registered Nurse job has had the flu jab',
    (a) => isOf(a.job, 'Halcyon') && a.job.title === 'Registered Nurse' && live(a),
    /\b(?:flu|jab)\b/i,
  ),

  job(
    'owner',
    'Active jobs that are more than seven weeks old and have nobody at offer',
    (j) => j.status === 'active' && j.opened < ago(49) && !j.applications.some((a) => at(a, 'offer')),
  ),
  job(
    'hurried',
    'priya - closed or filled jobs',
    (j) => j.owner === 'priya' && (j.status === 'closed' || j.status === 'filled'),
  ),
  job(
    'resourcer',
    'A candidate of mine in Shetland can only work from home. What fully remote roles are open at the moment?',
    (j) => j.place === 'remote' && j.status === 'active',
  ),
  job('finance', 'All filled jobs, with client and pay', (j) => j.status === 'filled'),
  job(
    'new starter',
    "which jobs are the ones we always recruit for? 'evergreen' I was told",
    (j) => j.evergreen,
  ),
  job('account manager', 'Everything Quillon Engineering ever gave us, open and shut', (j) =>
    isOf(j, 'Quillon'),
  ),
  job(
    'team lead',
    "Dan's new jobs since the beginning of September",
    (j) => j.owner === 'dan' && opened(j, '2026-09-01'),
  ),
  job(
    'second language',
    'I search jobs part time. If is still open or not, this is not important.',
    (j) => j.employment === 'part_time',
  ),
  job(
    'consultant',
    'Hybrid jobs where the range tops out at 55k or higher, any status',
    (j) => j.place === 'hybrid' && j.period === 'year' && j.max >= 55_000,
  ),
  job(
    'team lead',
    "Which of Commercial's open full-time jobs have no one standing at client interview right now?",
    (j) =>
      j.team === 'Commercial' &&
      j.status === 'active' &&
      j.employment === 'full_time' &&
      !j.applications.some((a) => at(a, 'client_interview')),
  ),
  job(
    'temps desk',
    'sheffield + hull jobs paid by the hour or by the day',
    (j) => isIn(j, 'Sheffield', 'Hull') && (j.period === 'hour' || j.period === 'day'),
  ),
  job(
    'assistant',
    'I need to order taxis and prep packs: open jobs with a client interview still to come, please.',
    (j) =>
      j.status === 'active' &&
      j.applications.some((a) => a.interviews.some((i) => i.kind === 'client' && isAhead(i))),
  ),
  job(
    'owner',
    'Came in during the last three weeks and not one CV has gone to the client yet. Which jobs?',
    (j) => opened(j, ago(21)) && !j.applications.some((a) => a.submitted !== null),
  ),
  job(
    'team lead',
    'On-hold jobs with candidates still live on them',
    (j) => j.status === 'on_hold' && j.applications.some(live),
  ),
  job(
    'owner',
    'Of the jobs we took on in July and August, which ended up closed rather than filled?',
    (j) => j.status === 'closed' && opened(j, '2026-07-01', '2026-08-31'),
  ),
  job(
    'bot',
    'team: Technology | status: active | applications in play: 4 or more',
    (j) => j.team === 'Technology' && j.status === 'active' && j.applications.filter(live).length >= 4,
  ),
  job(
    'account manager',
    'Catch-up with Imran Sattar at two. What is active with him as the contact?',
    (j) => isOf(j, 'Kestrel') && j.status === 'active',
  ),
  job(
    'resourcer',
    'open full time jobs in london or leeds, top of the pay under 40 grand',
    (j) =>
      j.status === 'active' && j.employment === 'full_time' && isIn(j, 'London', 'Leeds') && j.max < 40_000,
  ),
  job(
    'trainer',
    'Active jobs of Aisha and Callum on which somebody has been left in the funnel for over a week',
    (j) =>
      (j.owner === 'aisha' || j.owner === 'callum') &&
      j.status === 'active' &&
      j.applications.some((a) => at(a, 'funnel') && a.moved < ago(7)),
  ),
  job(
    'owner',
    "Hannah's open jobs that another agency is working on as well as us",
    (j) => j.owner === 'hannah' && j.status === 'active',
    /agenc/i,
  ),
];
