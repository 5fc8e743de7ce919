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
import { TODAY } from './world.ts';

/** Fifty searches of records that no rule is made with. Two ask for a client or a colleague that is on no record. */
export const OPEN_ELEVENTH: readonly Query[] = [
  app(
    'hurried',
    'dan rejects, tech test',
    (a) => a.owner === 'dan' && at(a, 'rejected') && a.reason === 'Weak technical test',
  ),
  app(
    'hurried',
    'cvs sent out last wk',
    (a) => a.submitted !== null && a.submitted >= '2026-11-02' && a.submitted <= '2026-11-08',
  ),
  app('hurried', 'juniper cvs w/ client, no answer', (a) => isOf(a.job, 'Juniper') && at(a, 'submitted')),
  app('hurried', 'pennine + quillon live', (a) => isOf(a.job, 'Pennine', 'Quillon') && live(a)),
  app(
    'formal',
    'Candidates who withdrew at the reference stage',
    (a) => at(a, 'withdrew') && a.previous === 'references',
  ),
  app(
    'formal',
    'Applications for contract vacancies received in October',
    (a) => a.job.employment === 'contract' && came(a, '2026-10-01', '2026-10-31'),
  ),
  app(
    'chatty',
    'who have we lost to another offer since the start of September?',
    (a) => at(a, 'withdrew') && a.reason === 'Took another offer' && moved(a, '2026-09-01'),
  ),
  app(
    'chatty',
    'has anyone been sat at offer for more than a month now?',
    (a) => at(a, 'offer') && a.moved < '2026-10-12',
  ),
  app(
    'chatty',
    "did anybody get turned down for the Leeds or London roles because they'd have too far to travel",
    (a) => at(a, 'rejected') && a.reason === 'Commute too far' && isIn(a.job, 'Leeds', 'London'),
  ),
  app(
    'telegram',
    'yeses and maybes, hourly paid jobs',
    (a) => at(a, 'yes', 'maybe') && a.job.period === 'hour',
  ),
  app(
    'telegram',
    'Manchester, submitted or client interview',
    (a) => isIn(a.job, 'Manchester') && at(a, 'submitted', 'client_interview'),
  ),
  app(
    'spoken',
    'the referrals that came to us since August',
    (a) => a.source === 'referral' && came(a, '2026-08-01'),
  ),
  app('spoken', "the contractors we've placed", (a) => at(a, 'placed') && a.job.employment === 'contract'),
  app(
    'owner',
    'perm placements where our fee was under £12,000',
    (a) => at(a, 'placed') && a.job.employment !== 'contract' && a.job.max * 0.2 < 12_000,
  ),
  app(
    'team lead',
    "Callum's and Aisha's live candidates who have been at the same stage for more than three weeks",
    (a) => ['callum', 'aisha'].includes(a.owner) && live(a) && a.moved < '2026-10-22',
  ),
  app(
    'team lead',
    'came in this week and still in the funnel',
    (a) => came(a, DAYS.monday) && at(a, 'funnel'),
  ),
  app(
    'team lead',
    'rejected at client interview stage, Commercial team',
    (a) => at(a, 'rejected') && a.previous === 'client_interview' && a.job.team === 'Commercial',
  ),
  app(
    'assistant',
    'List applications whose owner is not the owner of the job.',
    (a) => a.owner !== a.job.owner,
  ),
  app(
    'assistant',
    'Show every application Siobhan Oduya has with us.',
    (a) => a.candidate.name === 'Siobhan Oduya',
  ),
  app(
    'resourcer',
    'people who applied themselves for Halcyon jobs',
    (a) => a.source === 'applied' && isOf(a.job, 'Halcyon'),
  ),
  app(
    'operations',
    'how many withdrew from Technology jobs in August',
    (a) => at(a, 'withdrew') && a.job.team === 'Technology' && moved(a, '2026-08-01', '2026-08-31'),
  ),
  job('hurried', 'sheffield reqs live', (j) => isIn(j, 'Sheffield') && j.status === 'active'),
  job('hurried', 'opened since 20 oct', (j) => opened(j, '2026-10-20')),
  job('hurried', 'dans contract jobs', (j) => j.owner === 'dan' && j.employment === 'contract'),
  job(
    'formal',
    'Contract vacancies currently open in Hull or London',
    (j) => j.employment === 'contract' && j.status === 'active' && isIn(j, 'Hull', 'London'),
  ),
  job(
    'formal',
    'Vacancies with a maximum salary below £35,000 per annum',
    (j) => j.period === 'year' && j.max < 35_000,
  ),
  job(
    'chatty',
    "what's been open more than six months and we still haven't filled it?",
    (j) => j.status === 'active' && j.opened < '2026-05-12',
  ),
  job(
    'chatty',
    'are there any live jobs where we have nobody left in the running?',
    (j) => j.status === 'active' && j.applications.every((a) => !live(a)),
  ),
  job('telegram', 'hybrid, not Leeds', (j) => j.place === 'hybrid' && !isIn(j, 'Leeds')),
  job(
    'spoken',
    'which live jobs have we got someone at offer on',
    (j) => j.status === 'active' && j.applications.some((a) => at(a, 'offer')),
  ),
  job(
    'owner',
    'what have the technology lot filled',
    (j) => j.status === 'filled' && j.team === 'Technology',
  ),
  job('owner', 'everything Quillon or Saltmarsh have ever given us', (j) => isOf(j, 'Quillon', 'Saltmarsh')),
  job(
    'team lead',
    'on hold but with someone at client interview, references or offer',
    (j) =>
      j.status === 'on_hold' && j.applications.some((a) => at(a, 'client_interview', 'references', 'offer')),
  ),
  job('assistant', 'List jobs that have had no interviews at all.', (j) =>
    j.applications.every((a) => a.interviews.length === 0),
  ),
  job('resourcer', 'the evergreen ones Tom looks after', (j) => j.evergreen && j.owner === 'tom'),
  job('owner', 'any live vacancies from Barclays', () => false, /barclays/i),
  meet(
    'hurried',
    'tmrw video ivs',
    (i) => i.format === 'video' && isAhead(i) && on(i, DAYS.tomorrow, DAYS.tomorrow),
  ),
  meet('hurried', 'aishas ivs coming up', (i) => i.organizer === 'aisha' && isAhead(i)),
  meet(
    'formal',
    'Interviews scheduled between 20 November and 5 December',
    (i) => isAhead(i) && on(i, '2026-11-20', '2026-12-05'),
  ),
  meet('formal', 'Interviews whose outcome was to put the candidate on hold', (i) => i.outcome === 'hold'),
  meet('chatty', "who's being interviewed this afternoon?", (i) => isAhead(i) && on(i, TODAY, TODAY)),
  meet(
    'chatty',
    "which of Hannah's interviews has she not put any feedback in for",
    (i) => i.organizer === 'hannah' && isUntold(i),
  ),
  meet('telegram', 'technical, ended in reject', (i) => i.format === 'technical' && i.outcome === 'reject'),
  meet(
    'spoken',
    "interviews for Bristol jobs that haven't happened yet",
    (i) => isIn(jobOf(i), 'Bristol') && isAhead(i),
  ),
  meet('owner', 'how many times have candidates just not shown up this year', (i) => i.status === 'no_show'),
  meet(
    'team lead',
    'Technology client interviews with an outcome but no score',
    (i) => jobOf(i).team === 'Technology' && i.kind === 'client' && i.outcome !== null && i.score === null,
  ),
  meet(
    'team lead',
    'Commercial interviews in September or October that were never written up',
    (i) => jobOf(i).team === 'Commercial' && isUntold(i) && on(i, '2026-09-01', '2026-10-31'),
  ),
  meet(
    'assistant',
    'List the in-person interviews that were set for 90 minutes.',
    (i) => i.format === 'in_person' && i.minutes === 90,
  ),
  meet(
    'resourcer',
    'interviews with Denise Obi at Halcyon',
    (i) => isOf(jobOf(i), 'Halcyon') && i.kind === 'client',
  ),
  meet('operations', 'interviews Gemma held last week', () => false, /gemma/i),
];
