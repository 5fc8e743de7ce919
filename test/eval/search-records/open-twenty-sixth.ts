import { app, at, came, isIn, isOf, job, live, moved, opened, type Query } from './query.ts';
import { ago, type JobFact, type Stage } from './world.ts';

const alive = (j: JobFact): number => j.applications.filter(live).length;
const standing = (j: JobFact, stage: Stage): number => j.applications.filter((a) => at(a, stage)).length;
const isActive = ({ status }: JobFact): boolean => status === 'active';

/** Fifty searches of applications and jobs that are only ever run. Three ask for what is on no record. */
export const OPEN_TWENTY_SIXTH: readonly Query[] = [
  app(
    'team lead',
    'Screen stage, stuck there longer than a fortnight. Names please.',
    (a) => at(a, 'screen') && a.moved < ago(14),
  ),
  app('hurried', 'placed since 1 sept', (a) => at(a, 'placed') && moved(a, '2026-09-01')),
  app(
    'account manager',
    'Before my call with Stuart at Redcliffe Bank: the applications of theirs that were rejected because the person had not enough experience.',
    (a) => isOf(a.job, 'Redcliffe') && at(a, 'rejected') && a.reason === 'Not enough experience',
  ),
  app(
    'finance',
    'contract jobs only - which candidates are at references or at offer',
    (a) => a.job.employment === 'contract' && at(a, 'references', 'offer'),
  ),
  app(
    'owner',
    'How many have we lost to a counter-offer since the first of October?',
    (a) => at(a, 'withdrew') && a.reason?.startsWith('Counter-offer') === true && moved(a, '2026-10-01'),
  ),
  app(
    'dictated',
    'okay so applications where Hannah is the owner and they are at client interview',
    (a) => a.owner === 'hannah' && at(a, 'client_interview'),
  ),
  app(
    'resourcer',
    'Which of the people we took from the pool are still in play on an active job?',
    (a) => a.source === 'pool' && live(a) && isActive(a.job),
  ),
  app(
    'chatty',
    'Hiya, bit of a long shot, is there anybody who lives in Manchester and is still in the running for one of the Birmingham or Sheffield jobs?',
    (a) => a.candidate.city === 'Manchester' && live(a) && isIn(a.job, 'Birmingham', 'Sheffield'),
  ),
  app(
    'team lead',
    'Still in funnel although they were created over a month ago',
    (a) => at(a, 'funnel') && a.created < '2026-10-12',
  ),
  app(
    'account manager',
    'Has Roy been sent anybody this week? Pennine Water, submitted since Monday',
    (a) => isOf(a.job, 'Pennine') && a.submitted !== null && a.submitted >= ago(3),
  ),
  app('receptionist', "who's got an interview tomorrow, any kind", (a) =>
    a.interviews.some((i) => i.day === ago(-1) && i.status === 'scheduled'),
  ),
  app(
    'team lead',
    'They stand at client interview but not one interview was ever booked for them. Who?',
    (a) => at(a, 'client_interview') && a.interviews.length === 0,
  ),
  app(
    'analyst',
    'Technology team: rejections put down to a weak technical test, all year',
    (a) => a.job.team === 'Technology' && at(a, 'rejected') && a.reason === 'Weak technical test',
  ),
  app(
    'hurried',
    'kestrel withdrawls oct + nov',
    (a) => isOf(a.job, 'Kestrel') && at(a, 'withdrew') && moved(a, '2026-10-01'),
  ),
  app(
    'owner',
    "Applications in Priya's name on jobs that belong to somebody else",
    (a) => a.owner === 'priya' && a.job.owner !== 'priya',
  ),
  app(
    'finance',
    'For the referral bonus: which of the people we have placed came to us by referral?',
    (a) => a.source === 'referral' && at(a, 'placed'),
  ),
  app(
    'team lead',
    'jobs with a salary that starts at 60k or higher, who is at submitted, client interview, references or offer on them',
    (a) =>
      a.job.period === 'year' &&
      a.job.min >= 60_000 &&
      at(a, 'submitted', 'client_interview', 'references', 'offer'),
  ),
  app(
    'account manager',
    "CV went to the client in September and they haven't budged from submitted",
    (a) =>
      at(a, 'submitted') &&
      a.submitted !== null &&
      a.submitted >= '2026-09-01' &&
      a.submitted <= '2026-09-30',
  ),
  app(
    'compliance',
    'Legal Secretary at Marlowe & Finch: which of those in play have signed their NDA?',
    (a) => a.job.title === 'Legal Secretary' && live(a),
    /\bnda\b/i,
  ),
  app('new starter', 'Where are we with the Pelham Brewery candidates?', () => false, /pelham/i),
  app(
    'bot',
    'stage:rejected reason:"Commute too far" job_city:London',
    (a) => at(a, 'rejected') && a.reason === 'Commute too far' && isIn(a.job, 'London'),
  ),
  app(
    'second language',
    'Please to show me persons which are in Maybe already from before October',
    (a) => at(a, 'maybe') && a.moved < '2026-10-01',
  ),
  app(
    'owner',
    'Who did we see rejected at the references stage? It keeps happening and I want to read through them',
    (a) => at(a, 'rejected') && a.previous === 'references',
  ),
  app(
    'team lead',
    'new applications since monday for dan and aisha',
    (a) => (a.owner === 'dan' || a.owner === 'aisha') && came(a, ago(3)),
  ),
  app(
    'resourcer',
    'Pull up everyone who went for the Night Care Assistant job, whatever became of them',
    (a) => a.job.title === 'Night Care Assistant',
  ),
  app(
    'analyst',
    'Withdrawn last quarter, Commercial team',
    (a) => a.job.team === 'Commercial' && at(a, 'withdrew') && moved(a, '2026-07-01', '2026-09-30'),
  ),
  app('compliance', 'List every candidate marked as a no-show for an interview.', (a) =>
    a.interviews.some((i) => i.status === 'no_show'),
  ),
  app(
    'chatty',
    "I know I asked this last week as well, sorry, but who's at offer on anything in Hull or Leeds?",
    (a) => at(a, 'offer') && isIn(a.job, 'Hull', 'Leeds'),
  ),
  app('hurried', 'went into screen tues or yesterday', (a) => at(a, 'screen') && moved(a, ago(2), ago(1))),
  app(
    'owner',
    'Somebody scored them 5 at interview and they were rejected all the same',
    (a) => at(a, 'rejected') && a.interviews.some((i) => i.score === 5),
  ),

  job(
    'team lead',
    "Active jobs that haven't a single candidate left in play",
    (j) => isActive(j) && alive(j) === 0,
  ),
  job(
    'owner',
    'Which jobs have gone on hold while we have somebody at offer on them?',
    (j) => j.status === 'on_hold' && standing(j, 'offer') > 0,
  ),
  job(
    'dictated',
    'jobs opened in October comma owner Hannah or Priya',
    (j) => (j.owner === 'hannah' || j.owner === 'priya') && opened(j, '2026-10-01', '2026-10-31'),
  ),
  job('resourcer', 'day rate of £400 and up, what have we had', (j) => j.period === 'day' && j.min >= 400),
  job('hurried', 'hourly paid, still open', (j) => isActive(j) && j.period === 'hour'),
  job('finance', 'Jobs on which somebody was placed in August or September', (j) =>
    j.applications.some((a) => at(a, 'placed') && moved(a, '2026-08-01', '2026-09-30')),
  ),
  job(
    'team lead',
    "Tom's jobs, leaving out whatever is closed or filled",
    (j) => j.owner === 'tom' && j.status !== 'closed' && j.status !== 'filled',
  ),
  job(
    'chatty',
    "Candidate on the phone who'll only look at Leeds! What's open there, hybrid is fine for her too",
    (j) => isActive(j) && isIn(j, 'Leeds'),
  ),
  job(
    'account manager',
    'open jobs where the client has not been sent one CV so far',
    (j) => isActive(j) && j.applications.every((a) => a.submitted === null),
  ),
  job(
    'analyst',
    'Four or more of the applications rejected: which jobs?',
    (j) => standing(j, 'rejected') >= 4,
  ),
  job(
    'second language',
    'Full time jobs where the maximum of yearly salary is not more than 40.000 pounds',
    (j) => j.employment === 'full_time' && j.period === 'year' && j.max <= 40_000,
  ),
  job(
    'resourcer',
    "He doesn't drive. Which open jobs in Hull are on a bus route?",
    (j) => isActive(j) && isIn(j, 'Hull'),
    /\bbus\b/i,
  ),
  job('bot', 'jobs: evergreen = true', (j) => j.evergreen),
  job(
    'new starter',
    'Do Kestrel or Redcliffe have anything fully remote with us? Filled ones as well, I only want to see how they look',
    (j) => isOf(j, 'Kestrel', 'Redcliffe') && j.place === 'remote',
  ),
  job(
    'owner',
    'Active, opened before September, and fewer than three people in play. Why are we still carrying these?',
    (j) => isActive(j) && j.opened < '2026-09-01' && alive(j) < 3,
  ),
  job('account manager', 'jobs with a client interview next week', (j) =>
    j.applications.some((a) =>
      a.interviews.some(
        (i) => i.kind === 'client' && i.status === 'scheduled' && i.day >= ago(-4) && i.day <= ago(-10),
      ),
    ),
  ),
  job(
    'team lead',
    'Quillon and Pennine, active ones only',
    (j) => isActive(j) && isOf(j, 'Quillon', 'Pennine'),
  ),
  job(
    'resourcer',
    'any job that has got two or more people sitting at submitted',
    (j) => standing(j, 'submitted') >= 2,
  ),
  job(
    'finance',
    'Annual salaries whose upper end reaches £75,000 or beyond, whatever the status of the job',
    (j) => j.period === 'year' && j.max >= 75_000,
  ),
  job('hurried', 'on hold, tech team', (j) => j.status === 'on_hold' && j.team === 'Technology'),
];
