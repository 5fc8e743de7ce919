import { app, at, came, isAhead, isIn, isOf, job, live, moved, opened, type Query } from './query.ts';
import type { JobFact, Stage } from './world.ts';

const count = (j: JobFact, ...stages: Stage[]): number =>
  j.applications.filter((a) => at(a, ...stages)).length;
const isOpen = (j: JobFact): boolean => j.status === 'active';

/** Thirty searches of applications and twenty of jobs. Three ask for what is on no record. */
export const OPEN_TWENTY_FIFTH: readonly Query[] = [
  app(
    'team lead',
    "Who's been at offer for over a month on a job that is still open? I want to chase them before the weekend.",
    (a) => at(a, 'offer') && a.moved < '2026-10-12' && isOpen(a.job),
  ),
  app(
    'hurried',
    'every1 in play on dans quillon jobs',
    (a) => live(a) && isOf(a.job, 'Quillon') && a.job.owner === 'dan',
  ),
  app(
    'resourcer',
    'Withdrew since 1st Oct, reason took another offer',
    (a) => at(a, 'withdrew') && a.reason === 'Took another offer' && moved(a, '2026-10-01'),
  ),
  app(
    'accounts',
    'Hi, doing the fee reconciliation, could I have all placements made last quarter',
    (a) => at(a, 'placed') && moved(a, '2026-07-01', '2026-09-30'),
  ),
  app(
    'dictated',
    'okay show me the referrals that have come in this month',
    (a) => a.source === 'referral' && came(a, '2026-11-01'),
  ),
  app(
    'account manager',
    'Call with Stuart at Redcliffe in ten mins: who have we got there at submitted or client interview?',
    (a) => isOf(a.job, 'Redcliffe') && at(a, 'submitted', 'client_interview'),
  ),
  app(
    'resourcer',
    'Self-applied in the last 7 days, still in the funnel',
    (a) => a.source === 'applied' && at(a, 'funnel') && came(a, '2026-11-05'),
  ),
  app(
    'owner',
    'I have a feeling our salary steer is off. Give me everyone rejected since the start of October because their salary expectations were too high.',
    (a) => at(a, 'rejected') && a.reason === 'Salary expectations too high' && moved(a, '2026-10-01'),
  ),
  app(
    'second language',
    'please show the candidates who live in Hull and were rejected because of commute is too far',
    (a) => a.candidate.city === 'Hull' && at(a, 'rejected') && a.reason === 'Commute too far',
  ),
  app(
    'team lead',
    'Commercial team, stage client interview, there more than a week, job still open',
    (a) =>
      a.job.team === 'Commercial' && at(a, 'client_interview') && a.moved < '2026-11-05' && isOpen(a.job),
  ),
  app(
    'coordinator',
    'People at screen who have no interview coming up in the diary',
    (a) => at(a, 'screen') && !a.interviews.some(isAhead),
  ),
  app(
    'chatty',
    'has anyone been rejected on the Halcyon jobs this past fortnight, and what was the reason given?',
    (a) => isOf(a.job, 'Halcyon') && at(a, 'rejected') && moved(a, '2026-10-29'),
  ),
  app('terse', 'submitted, source: talent pool', (a) => a.source === 'pool' && at(a, 'submitted')),
  app(
    'covering',
    "I'm minding Priya's desk. Which of her candidates went to submitted or client interview since Monday?",
    (a) => a.owner === 'priya' && at(a, 'submitted', 'client_interview') && moved(a, '2026-11-09'),
  ),
  app(
    'payroll clerk',
    'who is still in the running for the jobs paid by the hour',
    (a) => live(a) && a.job.period === 'hour',
  ),
  app(
    'manager',
    'Anyone we put down as a maybe before September and have left there ever since.',
    (a) => at(a, 'maybe') && a.moved < '2026-09-01',
  ),
  app(
    'resourcer',
    "candidates we added ourselves to aisha's jobs since 15 october",
    (a) => a.source === 'added' && a.job.owner === 'aisha' && came(a, '2026-10-15'),
  ),
  app(
    'director',
    'Painful one. People who reached references and were then rejected or pulled out straight from that stage, all year.',
    (a) => a.previous === 'references' && at(a, 'rejected', 'withdrew'),
  ),
  app(
    'new starter',
    'Hello! How do I see who is at submitted for the fully remote jobs?',
    (a) => at(a, 'submitted') && a.job.place === 'remote',
  ),
  app(
    'blunt',
    'londoners we rejected, october onwards',
    (a) => a.candidate.city === 'London' && at(a, 'rejected') && moved(a, '2026-10-01'),
  ),
  app(
    'owner',
    'offers out on anything paying more than £80k a year',
    (a) => at(a, 'offer') && a.job.period === 'year' && a.job.min > 80_000,
  ),
  app(
    'front desk',
    "There's a Marek Tennant on the phone for somebody. What have we got him in for?",
    (a) => a.candidate.name === 'Marek Tennant',
  ),
  app(
    'consultant',
    'CVs first sent to the client in September where the candidate is still only at submitted',
    (a) =>
      at(a, 'submitted') &&
      a.submitted !== null &&
      a.submitted >= '2026-09-01' &&
      a.submitted <= '2026-09-30',
  ),
  app('temp', "anything of Sunita's at offer?", (a) => at(a, 'offer'), /sunita/i),
  app(
    'team lead',
    "Which candidates on Priya's jobs are in Hannah's name?",
    (a) => a.job.owner === 'priya' && a.owner === 'hannah',
  ),
  app(
    'conscientious',
    'I would like to ring round the people who are still in process on jobs that have gone on hold so that they hear it from us',
    (a) => live(a) && a.job.status === 'on_hold',
  ),
  app('coordinator', "List the applicants who didn't turn up to an interview", (a) =>
    a.interviews.some(({ status }) => status === 'no_show'),
  ),
  app(
    'bad typist',
    'marlow & finch aplications that came in novmber',
    (a) => isOf(a.job, 'Marlowe') && came(a, '2026-11-01'),
  ),
  app(
    'analyst',
    'Withdrawals, Technology team, Q3 2026',
    (a) => at(a, 'withdrew') && a.job.team === 'Technology' && moved(a, '2026-07-01', '2026-09-30'),
  ),
  app(
    'returned from leave',
    'Been away - have we put anybody forward to Pemberton Vets yet?',
    () => false,
    /pemberton/i,
  ),
  job(
    'owner',
    "Open jobs where we haven't sent the client one single CV.",
    (j) => isOpen(j) && j.applications.every((a) => a.submitted === null),
  ),
  job(
    'coordinator',
    'which jobs have two or more people at client interview right now',
    (j) => count(j, 'client_interview') >= 2,
  ),
  job('hurried', 'new jobs since 20 oct', (j) => opened(j, '2026-10-20')),
  job(
    'manager',
    'Taken on in September and still active today',
    (j) => opened(j, '2026-09-01', '2026-09-30') && isOpen(j),
  ),
  job(
    'chatty',
    'a lady has asked about part-time work, what part time jobs have we had on the books, old ones too',
    (j) => j.employment === 'part_time',
  ),
  job(
    'director',
    'Open jobs with at least one candidate at offer',
    (j) => isOpen(j) && count(j, 'offer') > 0,
  ),
  job('resourcer', 'what is open in leeds or sheffield', (j) => isOpen(j) && isIn(j, 'Leeds', 'Sheffield')),
  job(
    'accounts',
    'Day rate contracts that we filled',
    (j) => j.status === 'filled' && j.period === 'day' && j.employment === 'contract',
  ),
  job(
    'team lead',
    'What has the Technology team got on hold?',
    (j) => j.status === 'on_hold' && j.team === 'Technology',
  ),
  job(
    'second language',
    'I search for the contract jobs which pay more as 500 pounds per day',
    (j) => j.period === 'day' && j.min > 500,
  ),
  job(
    'resourcer',
    'full time, currently open, salary range starts below 35k',
    (j) => isOpen(j) && j.employment === 'full_time' && j.period === 'year' && j.min < 35_000,
  ),
  job(
    'worried',
    'Which open jobs are down to one person in play, or to nobody at all?',
    (j) => isOpen(j) && j.applications.filter(live).length <= 1,
  ),
  job('terse', 'evergreen jobs', (j) => j.evergreen),
  job(
    'coordinator',
    'Open jobs on which no interview of any sort has ever been booked',
    (j) => isOpen(j) && j.applications.every(({ interviews }) => interviews.length === 0),
  ),
  job(
    'formal',
    'Kindly list the jobs of the Commercial team which were closed without being filled.',
    (j) => j.team === 'Commercial' && j.status === 'closed',
  ),
  job(
    'resourcer',
    'candidate drives in from Tamworth: any open Birmingham jobs with free parking?',
    (j) => isOpen(j) && isIn(j, 'Birmingham'),
    /parking/i,
  ),
  job(
    'owner',
    "open for more than nine weeks and nobody's at offer stage",
    (j) => isOpen(j) && j.opened < '2026-09-10' && count(j, 'offer') === 0,
  ),
  job('account manager', "Everything we've ever worked for Tidewater", (j) => isOf(j, 'Tidewater')),
  job('analyst', 'jobs that three or more candidates have withdrawn from', (j) => count(j, 'withdrew') >= 3),
  job(
    'dictated',
    "um callum's and aisha's jobs the hybrid ones and the remote ones that are still open please",
    (j) => (j.owner === 'callum' || j.owner === 'aisha') && j.place !== 'on_site' && isOpen(j),
  ),
];
