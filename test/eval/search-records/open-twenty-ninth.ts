import { app, at, came, isAhead, isIn, isOf, job, live, moved, opened, type Query } from './query.ts';
import { ago, type JobFact } from './world.ts';

const inPlay = (j: JobFact): number => j.applications.filter(live).length;
const isOpen = ({ status }: JobFact): boolean => status === 'active';

/** Forty more searches of records. Three ask for what is on no record. */
export const OPEN_TWENTY_NINTH: readonly Query[] = [
  app(
    'operations',
    'Applications owned by Dan which are at the offer stage',
    (a) => a.owner === 'dan' && at(a, 'offer'),
  ),
  app(
    'account manager',
    'Pennine Water: rejected for the commute, from 1 September on',
    (a) =>
      isOf(a.job, 'Pennine') && at(a, 'rejected') && a.reason === 'Commute too far' && moved(a, '2026-09-01'),
  ),
  app(
    'owner',
    'Offers should not take six weeks. Who has been stuck at offer for longer than that?',
    (a) => at(a, 'offer') && a.moved < ago(42),
  ),
  app('hurried', 'referrals still in play', (a) => a.source === 'referral' && live(a)),
  app(
    'team lead',
    'withdrew during October because they took another offer',
    (a) => at(a, 'withdrew') && a.reason === 'Took another offer' && moved(a, '2026-10-01', '2026-10-31'),
  ),
  app(
    'new starter',
    'Could somebody show me everyone on the Legal Secretary vacancy who has neither been rejected nor pulled out?',
    (a) => a.job.title === 'Legal Secretary' && live(a),
  ),
  app(
    'account manager',
    'Juniper rang about the Store Manager. Which people have we sent them so far?',
    (a) => isOf(a.job, 'Juniper') && a.job.title === 'Store Manager' && a.submitted !== null,
  ),
  app(
    'bot',
    'entity: applications; stage: submitted; source: pool',
    (a) => at(a, 'submitted') && a.source === 'pool',
  ),
  app(
    'resourcer',
    'candidates from Birmingham still going for jobs in London or Newcastle',
    (a) => a.candidate.city === 'Birmingham' && live(a) && isIn(a.job, 'London', 'Newcastle'),
  ),
  app('hurried', 'callums maybes', (a) => a.owner === 'callum' && at(a, 'maybe')),
  app(
    'compliance',
    'Anybody standing at client interview without a single interview of any kind on their application?',
    (a) => at(a, 'client_interview') && a.interviews.length === 0,
  ),
  app(
    'team lead',
    'still in process, and scored 4 or higher in an internal interview by phone',
    (a) =>
      live(a) &&
      a.interviews.some(
        ({ kind, format, score }) =>
          kind === 'internal' && format === 'phone' && score !== null && score >= 4,
      ),
  ),
  app('dictated', 'er who was it that didn’t show up for an interview, all of them', (a) =>
    a.interviews.some(({ status }) => status === 'no_show'),
  ),
  app(
    'resourcer',
    'rejected over salary expectations on jobs where the pay starts at £60,000 a year or above',
    (a) =>
      at(a, 'rejected') &&
      a.reason === 'Salary expectations too high' &&
      a.job.period === 'year' &&
      a.job.min >= 60_000,
  ),
  app('hurried', 'at screen, got there this week', (a) => at(a, 'screen') && moved(a, ago(3))),
  app(
    'team lead',
    'Tom’s and Priya’s people waiting at submitted for more than four weeks. Somebody needs to ring those clients',
    (a) => (a.owner === 'tom' || a.owner === 'priya') && at(a, 'submitted') && a.moved < ago(28),
  ),
  app(
    'second language',
    'Please the persons which were by references and after this became rejected',
    (a) => at(a, 'rejected') && a.previous === 'references',
  ),
  app(
    'hurried',
    'rhys nkemelu pennine whats the state',
    (a) => a.candidate.name === 'Rhys Nkemelu' && isOf(a.job, 'Pennine'),
  ),
  app(
    'owner',
    'Who was placed between 1 August and 30 September?',
    (a) => at(a, 'placed') && moved(a, '2026-08-01', '2026-09-30'),
  ),
  app(
    'account manager',
    'Store Manager applicants who have a driving licence',
    (a) => a.job.title === 'Store Manager',
    /driv|licen[cs]e/i,
  ),
  app(
    'candidate care',
    'people at offer who’ve already resigned from their old job',
    (a) => at(a, 'offer'),
    /resign|old job/i,
  ),
  app(
    'resourcer',
    'Some jobs have been put on hold. Which candidates are still live on those?',
    (a) => live(a) && a.job.status === 'on_hold',
  ),
  app(
    'operations',
    'Technology team jobs: live applications where the owner of the application is a different person from the owner of the job',
    (a) => a.job.team === 'Technology' && live(a) && a.owner !== a.job.owner,
  ),
  app(
    'finance',
    'Contract jobs, withdrawals in the third quarter (July to September)',
    (a) => a.job.employment === 'contract' && at(a, 'withdrew') && moved(a, '2026-07-01', '2026-09-30'),
  ),
  job(
    'hurried',
    'leeds open jobs full time',
    (j) => isOpen(j) && isIn(j, 'Leeds') && j.employment === 'full_time',
  ),
  job(
    'team lead',
    'Which open jobs are down to one candidate in play, or none?',
    (j) => isOpen(j) && inPlay(j) <= 1,
  ),
  job(
    'owner',
    'Jobs that came in during August or September and are still open today. Leave the evergreen ones aside.',
    (j) => isOpen(j) && !j.evergreen && opened(j, '2026-08-01', '2026-09-30'),
  ),
  job(
    'resourcer',
    'redcliffe bank roles, remote or hybrid',
    (j) => isOf(j, 'Redcliffe') && (j.place === 'remote' || j.place === 'hybrid'),
  ),
  job(
    'contracts desk',
    'day rate jobs at £400 a day or more, whatever their status',
    (j) => j.period === 'day' && j.min >= 400,
  ),
  job(
    'operations',
    'on hold, owner Aisha or Dan',
    (j) => j.status === 'on_hold' && (j.owner === 'aisha' || j.owner === 'dan'),
  ),
  job(
    'finance',
    'Which jobs did we fill in September?',
    (j) =>
      j.status === 'filled' &&
      j.applications.some((a) => at(a, 'placed') && moved(a, '2026-09-01', '2026-09-30')),
  ),
  job(
    'team lead',
    'live jobs where the client hasn’t had a single CV from us yet',
    (j) => isOpen(j) && j.applications.every(({ submitted }) => submitted === null),
  ),
  job(
    'account manager',
    'vacancies with two or more people at client interview at present, closed jobs don’t count',
    (j) => j.status !== 'closed' && j.applications.filter((a) => at(a, 'client_interview')).length >= 2,
  ),
  job(
    'bot',
    'jobs; status = open; has_candidate_at_stage = offer',
    (j) => isOpen(j) && j.applications.some((a) => at(a, 'offer')),
  ),
  job(
    'new starter',
    'Full-time jobs outside London that pay no more than 40 grand at the top of the band, in any status please',
    (j) => j.employment === 'full_time' && j.period === 'year' && j.max <= 40_000 && !isIn(j, 'London'),
  ),
  job(
    'owner',
    'Commercial team, jobs opened since 15 October',
    (j) => j.team === 'Commercial' && opened(j, '2026-10-15'),
  ),
  job(
    'team lead',
    'Hannah’s open jobs where the hiring manager is away on holiday',
    (j) => isOpen(j) && j.owner === 'hannah',
    /hiring manager|away|holiday/i,
  ),
  job('resourcer', 'jobs that lost somebody to a counter-offer last month', (j) =>
    j.applications.some(
      (a) =>
        at(a, 'withdrew') &&
        a.reason?.startsWith('Counter-offer') === true &&
        moved(a, '2026-10-01', '2026-10-31'),
    ),
  ),
  job(
    'resourcer',
    'tech team open roles with no new applications since the 1st of November',
    (j) => isOpen(j) && j.team === 'Technology' && !j.applications.some((a) => came(a, '2026-11-01')),
  ),
  job(
    'dictated',
    'which jobs have got a client interview coming up between now and the end of next week',
    (j) =>
      j.applications.some((a) =>
        a.interviews.some((i) => i.kind === 'client' && isAhead(i) && i.day <= ago(-10)),
      ),
  ),
];
