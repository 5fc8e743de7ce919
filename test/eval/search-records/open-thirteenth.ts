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

/** Fifty searches of records that no rule is made with. Three ask for something that is on no record. */
export const OPEN_THIRTEENTH: readonly Query[] = [
  app(
    'hurried',
    'halcyon cvs out, no movement since before october',
    (a) => isOf(a.job, 'Halcyon') && at(a, 'submitted') && a.moved < '2026-10-01',
  ),
  app('chatty', "who's got as far as references but hasn't had the offer yet?", (a) => at(a, 'references')),
  app(
    'formal',
    'Applications rejected during September for want of experience',
    (a) => at(a, 'rejected') && a.reason === 'Not enough experience' && moved(a, '2026-09-01', '2026-09-30'),
  ),
  app(
    'telegram',
    'withdrawn, Technology, last month',
    (a) => at(a, 'withdrew') && a.job.team === 'Technology' && moved(a, '2026-10-01', '2026-10-31'),
  ),
  app('owner', 'our contractors placed this year', (a) => at(a, 'placed') && a.job.employment === 'contract'),
  app(
    'resourcer',
    'pool people who got rejected before their CV ever went to the client',
    (a) => a.source === 'pool' && at(a, 'rejected') && a.submitted === null,
  ),
  app(
    'team lead',
    'Commercial offers out, not counting the evergreen jobs',
    (a) => at(a, 'offer') && a.job.team === 'Commercial' && !a.job.evergreen,
  ),
  app(
    'assistant',
    'List all applications for the Store Manager job.',
    (a) => a.job.title === 'Store Manager',
  ),
  app(
    'spoken',
    "which applications does Aisha own that are on someone else's job",
    (a) => a.owner === 'aisha' && a.job.owner !== 'aisha',
  ),
  app(
    'chatty',
    'how many have we lost since the first of October because the commute was too far?',
    (a) => a.reason === 'Commute too far' && moved(a, '2026-10-01'),
  ),
  app('hurried', 'at screen now, moved there this wk', (a) => at(a, 'screen') && moved(a, DAYS.monday)),
  app(
    'formal',
    'Candidates sourced by referral whose details have been submitted to a client, whatever became of them',
    (a) => a.source === 'referral' && a.submitted !== null,
  ),
  app('telegram', 'brackenfield, in progress', (a) => isOf(a.job, 'Brackenfield') && live(a)),
  app(
    'team lead',
    "Callum's live applications with no movement for 30 days or more",
    (a) => a.owner === 'callum' && live(a) && a.moved < '2026-10-14',
  ),
  app(
    'owner',
    'who took a counter-offer after we had already put them in front of the client',
    (a) => at(a, 'withdrew') && a.reason === 'Counter-offer from current employer' && a.submitted !== null,
  ),
  app(
    'recruiter',
    'everyone at client interview on a hybrid job',
    (a) => at(a, 'client_interview') && a.job.place === 'hybrid',
  ),
  app(
    'assistant',
    'Please pull up the candidates who applied themselves in November.',
    (a) => a.source === 'applied' && came(a, '2026-11-01'),
  ),
  app(
    'spoken',
    'is Bethan Kaczmarek in for anything at the moment',
    (a) => a.candidate.name === 'Bethan Kaczmarek' && live(a),
  ),
  app(
    'chatty',
    'which ones did we send over to clients last week, as in the CV went then',
    (a) => a.submitted !== null && a.submitted >= '2026-11-02' && a.submitted <= '2026-11-08',
  ),
  app('hurried', 'wieczorek tomasz - where is he up to', () => false, /wieczorek|tomasz/i),
  job('hurried', 'bristol jobs, live only', (j) => j.status === 'active' && isIn(j, 'Bristol')),
  job(
    'chatty',
    'of the jobs on hold, which ones have someone sitting at offer?',
    (j) => j.status === 'on_hold' && j.applications.some((a) => at(a, 'offer')),
  ),
  job(
    'formal',
    'Part-time vacancies for which we are currently recruiting',
    (j) => j.employment === 'part_time' && j.status === 'active',
  ),
  job('telegram', 'closed, Technology', (j) => j.status === 'closed' && j.team === 'Technology'),
  job(
    'owner',
    'open roles with a salary above 60k',
    (j) => j.status === 'active' && j.period === 'year' && j.min > 60_000,
  ),
  job('team lead', "Hannah's live jobs", (j) => j.owner === 'hannah' && j.status === 'active'),
  job(
    'spoken',
    'which live day rate jobs do Callum and Dan have between them',
    (j) => j.status === 'active' && j.period === 'day' && (j.owner === 'callum' || j.owner === 'dan'),
  ),
  job('assistant', 'Jobs taken on since 20 October', (j) => opened(j, '2026-10-20')),
  job(
    'chatty',
    "what's still open that we opened before 10 September, leave out the evergreen ones",
    (j) => j.status === 'active' && !j.evergreen && j.opened < '2026-09-10',
  ),
  job(
    'hurried',
    'on hold manchester or leeds',
    (j) => j.status === 'on_hold' && isIn(j, 'Manchester', 'Leeds'),
  ),
  job(
    'team lead',
    'live jobs where we have an offer out',
    (j) => j.status === 'active' && j.applications.some((a) => at(a, 'offer')),
  ),
  job(
    'recruiter',
    'engineer jobs open with Pennine or Quillon',
    (j) => j.status === 'active' && isOf(j, 'Pennine', 'Quillon') && j.title.includes('Engineer'),
  ),
  job(
    'owner',
    'open jobs where there is nobody left in the running',
    (j) => j.status === 'active' && !j.applications.some(live),
  ),
  job('assistant', 'Please get me all the Marlowe & Finch vacancies, whatever their status.', (j) =>
    isOf(j, 'Marlowe'),
  ),
  job('spoken', 'which Quillon jobs come with a company car', (j) => isOf(j, 'Quillon'), /car\b/i),
  meet('hurried', 'ivs tmrw', (i) => isAhead(i) && i.day === DAYS.tomorrow),
  meet(
    'chatty',
    'which client interviews from last month am I still missing feedback on?',
    (i) => i.kind === 'client' && isUntold(i) && on(i, '2026-10-01', '2026-10-31'),
  ),
  meet('formal', 'Second-round interviews yet to take place', (i) => i.round === 2 && isAhead(i)),
  meet('telegram', 'called off - all', (i) => i.status === 'cancelled'),
  meet(
    'team lead',
    "Aisha's interviews in September and October",
    (i) => i.organizer === 'aisha' && on(i, '2026-09-01', '2026-10-31'),
  ),
  meet(
    'owner',
    'client interviews where the candidate scored a 5',
    (i) => i.kind === 'client' && i.score === 5,
  ),
  meet(
    'spoken',
    'which client interviews have we got with Halcyon in the next fortnight',
    (i) => i.kind === 'client' && isOf(jobOf(i), 'Halcyon') && isAhead(i) && on(i, TODAY, '2026-11-26'),
  ),
  meet(
    'assistant',
    'Please list the phone interviews between now and the end of November.',
    (i) => i.format === 'phone' && isAhead(i) && on(i, TODAY, '2026-11-30'),
  ),
  meet(
    'formal',
    'Technical interviews conducted for Redcliffe Bank or Kestrel Software that were completed',
    (i) => i.format === 'technical' && i.status === 'completed' && isOf(jobOf(i), 'Redcliffe', 'Kestrel'),
  ),
  meet('recruiter', 'outcome was hold', (i) => i.outcome === 'hold'),
  meet('telegram', 'Fernhill, every interview', (i) => isOf(jobOf(i), 'Fernhill')),
  meet('hurried', 'coming ivs longer than an hr', (i) => i.minutes > 60 && isAhead(i)),
  meet(
    'chatty',
    'what has Priya had on or got on, last week and this week?',
    (i) => i.organizer === 'priya' && i.status !== 'cancelled' && on(i, '2026-11-02', DAYS.sunday),
  ),
  meet(
    'team lead',
    'internal interviews in October that we moved on to the next step',
    (i) => i.kind === 'internal' && i.outcome === 'advance' && on(i, '2026-10-01', '2026-10-31'),
  ),
  meet('assistant', 'Interviews arranged by Gemma Stott', () => false, /gemma|stott/i),
];
