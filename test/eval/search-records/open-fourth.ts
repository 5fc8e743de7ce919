import {
  app,
  at,
  came,
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
  opened,
  type Query,
} from './query.ts';
import { ago } from './world.ts';

/** Searches of a fourth author, open from the first. */
export const OPEN_FOURTH: readonly Query[] = [
  app('hurried', 'knocked back this week', (a) => at(a, 'rejected') && moved(a, DAYS.monday)),
  app('hurried', 'redcliffe, whos at submitted', (a) => isOf(a.job, 'Redcliffe') && at(a, 'submitted')),
  app(
    'formal',
    'Applications declined since 1 September because the client filled the post internally',
    (a) => at(a, 'rejected') && a.reason === 'Client filled the role internally' && moved(a, '2026-09-01'),
  ),
  app(
    'formal',
    'Applicants for the Legal Secretary vacancy who type at seventy words per minute',
    (a) => a.job.title === 'Legal Secretary',
    /typ|words/i,
  ),
  app(
    'chatty',
    "who's still in the running for the store manager job?",
    (a) => a.job.title === 'Store Manager' && live(a),
  ),
  app(
    'telegram',
    'Newcastle, withdrawn + rejected',
    (a) => isIn(a.job, 'Newcastle') && at(a, 'withdrew', 'rejected'),
  ),
  app(
    'spoken',
    'anyone that Callum or Aisha have got at offer',
    (a) => ['callum', 'aisha'].includes(a.owner) && at(a, 'offer'),
  ),
  app(
    'assistant',
    'List applications created between 20 and 31 October 2026 that came from the talent pool.',
    (a) => a.source === 'pool' && came(a, '2026-10-20', '2026-10-31'),
  ),
  app('keywords', 'Kaczmarek offer', (a) => a.candidate.name.endsWith('Kaczmarek') && at(a, 'offer')),
  app('resourcer', 'yes pile, there more than two weeks', (a) => at(a, 'yes') && a.moved < ago(14)),
  app(
    'operations',
    'how many referrals have withdrawn on us',
    (a) => a.source === 'referral' && at(a, 'withdrew'),
  ),
  app(
    'team lead',
    "hannah's and priya's at client interview for longer than a week",
    (a) => ['hannah', 'priya'].includes(a.owner) && at(a, 'client_interview') && a.moved < ago(7),
  ),
  job('hurried', 'london live', (j) => isIn(j, 'London') && j.status === 'active'),
  job(
    'formal',
    'Salaried vacancies with Pennine Water, either active or on hold',
    (j) => isOf(j, 'Pennine') && j.period === 'year' && (j.status === 'active' || j.status === 'on_hold'),
  ),
  job('chatty', "what has Aisha got that isn't Kestrel?", (j) => j.owner === 'aisha' && !isOf(j, 'Kestrel')),
  job('telegram', 'Orchard Lane, hourly', (j) => isOf(j, 'Orchard') && j.period === 'hour'),
  job('spoken', 'all the analyst jobs, whichever client', (j) => j.title.includes('Analyst')),
  job(
    'assistant',
    'Find full-time jobs opened in June 2026.',
    (j) => j.employment === 'full_time' && opened(j, '2026-06-01', '2026-06-30'),
  ),
  job(
    'keywords',
    'remote contract active',
    (j) => j.place === 'remote' && j.employment === 'contract' && j.status === 'active',
  ),
  job('resourcer', 'hourly work over 20 quid', (j) => j.period === 'hour' && j.min > 20),
  job(
    'team lead',
    "tom's that have stopped, on hold or closed",
    (j) => j.owner === 'tom' && (j.status === 'on_hold' || j.status === 'closed'),
  ),
  meet('hurried', 'no shows since oct', (i) => i.status === 'no_show' && on(i, '2026-10-01')),
  meet(
    'formal',
    'Client interviews for positions based in Birmingham',
    (i) => i.kind === 'client' && isIn(jobOf(i), 'Birmingham'),
  ),
  meet('chatty', "what's on tomorrow afternoon?", (i) => on(i, DAYS.tomorrow, DAYS.tomorrow) && i.hour >= 12),
  meet('telegram', "Dan's ivs, still to come", (i) => i.organizer === 'dan' && isAhead(i)),
  meet(
    'spoken',
    'interviews last week that ended in a reject',
    (i) => i.outcome === 'reject' && on(i, ago(10), ago(4)),
  ),
  meet(
    'assistant',
    'List phone interviews with an overall score of 4.',
    (i) => i.format === 'phone' && i.score === 4,
  ),
  meet(
    'keywords',
    'Brackenfield technical interviews',
    (i) => isOf(jobOf(i), 'Brackenfield') && i.format === 'technical',
  ),
  meet(
    'operations',
    'october interviews marked as hold',
    (i) => i.outcome === 'hold' && on(i, '2026-10-01', '2026-10-31'),
  ),
  meet(
    'resourcer',
    'round 2 interviews, hannah or priya organising',
    (i) => i.round === 2 && ['hannah', 'priya'].includes(i.organizer),
  ),
];
