import { app, at, came, isAhead, isIn, isOf, job, live, moved, on, opened, type Query } from './query.ts';
import type { ApplicationFact, JobFact, Stage } from './world.ts';

const count = (j: JobFact, ...stages: Stage[]): number =>
  j.applications.filter((a) => at(a, ...stages)).length;
const isOpen = (j: JobFact): boolean => j.status === 'active';
const inPlay = (j: JobFact): number => j.applications.filter(live).length;
const metClient = (a: ApplicationFact): boolean => a.interviews.some(({ kind }) => kind === 'client');

/** Thirty searches of applications and twenty of jobs. Three ask for what is on no record. */
export const OPEN_TWENTY_EIGHTH: readonly Query[] = [
  app(
    'compliance',
    "Afternoon all, I'm making up the vetting packs, so I need whoever is sitting at references or at offer right now",
    (a) => at(a, 'references', 'offer'),
  ),
  app(
    'hurried',
    'tom whitlock apps at yes or screen pls',
    (a) => a.owner === 'tom' && at(a, 'yes', 'screen'),
  ),
  app(
    'delivery lead',
    'How bad is it with the technical tests really? Technology team only: every application ever rejected with Weak technical test as the reason.',
    (a) => a.job.team === 'Technology' && at(a, 'rejected') && a.reason === 'Weak technical test',
  ),
  app(
    'consultant',
    'CVs first sent to the client during October, jobs in Manchester',
    (a) =>
      a.submitted !== null &&
      a.submitted >= '2026-10-01' &&
      a.submitted <= '2026-10-31' &&
      isIn(a.job, 'Manchester'),
  ),
  app(
    'marketing',
    'Is the talent pool earning its keep? Pull every application with pool as its source created from the 1st of September on, no matter how it ended',
    (a) => a.source === 'pool' && came(a, '2026-09-01'),
  ),
  app(
    'owner',
    "I'm writing a piece on counter-offers for the newsletter. Which candidates have withdrawn because their current employer made them one?",
    (a) => at(a, 'withdrew') && a.reason === 'Counter-offer from current employer',
  ),
  app(
    'team lead',
    'submitted, and no movement for over a fortnight',
    (a) => at(a, 'submitted') && a.moved < '2026-10-29',
  ),
  app(
    'covering',
    "I'm minding Priya Menon's desk. Which applications of hers have been rejected or withdrawn since the 1st of October?",
    (a) => a.owner === 'priya' && at(a, 'rejected', 'withdrew') && moved(a, '2026-10-01'),
  ),
  app(
    'dictated',
    'um can you find me people who live in Leeds and who are still in play for a job in London or Bristol',
    (a) => a.candidate.city === 'Leeds' && live(a) && isIn(a.job, 'London', 'Bristol'),
  ),
  app(
    'contracts desk',
    'Live candidates on anything paid by the day',
    (a) => live(a) && a.job.period === 'day',
  ),
  app(
    'reception',
    "There's a Siobhan Doyle on the phone asking where things stand, what has she applied for with us?",
    (a) => a.candidate.name === 'Siobhan Doyle',
  ),
  app(
    'account manager',
    'Turned down on the CV alone, in other words rejected after being submitted and never a client interview booked for them.',
    (a) => at(a, 'rejected') && a.submitted !== null && !metClient(a),
  ),
  app('consultant', "who's got a client interview booked for next week (mon to fri)", (a) =>
    a.interviews.some((i) => i.kind === 'client' && isAhead(i) && on(i, '2026-11-16', '2026-11-20')),
  ),
  app('resourcer', 'No-shows! Everyone who failed to turn up to an interview, any job, any time', (a) =>
    a.interviews.some(({ status }) => status === 'no_show'),
  ),
  app(
    'director',
    'Candidates scored 4 or better at a client interview who are not placed',
    (a) =>
      !at(a, 'placed') &&
      a.interviews.some(({ kind, score }) => kind === 'client' && score !== null && score >= 4),
  ),
  app(
    'trainer',
    'For the coaching session on phone screens: those who went straight from screen to rejected between July and September.',
    (a) => at(a, 'rejected') && a.previous === 'screen' && moved(a, '2026-07-01', '2026-09-30'),
  ),
  app(
    'typing badly',
    'tecnology team jobs, aplicants in teh funnel mor than a week',
    (a) => a.job.team === 'Technology' && at(a, 'funnel') && a.moved < '2026-11-05',
  ),
  app(
    'finance',
    'Forecast: offers out on jobs where the salary starts at 60k or higher',
    (a) => at(a, 'offer') && a.job.period === 'year' && a.job.min >= 60000,
  ),
  app(
    'second language',
    'Please, I search the persons in stage submitted or client interview which live in same city like the job is.',
    (a) => at(a, 'submitted', 'client_interview') && a.candidate.city === a.job.city,
  ),
  app('operations', 'referrals we rejected', (a) => a.source === 'referral' && at(a, 'rejected')),
  app('resourcer', 'what came in since Friday', (a) => came(a, '2026-11-06')),
  app(
    'data tidy-up',
    'Housekeeping please. Applications still in play where the job itself has been filled or closed; I want to reject them in one go.',
    (a) => live(a) && (a.job.status === 'filled' || a.job.status === 'closed'),
  ),
  app(
    'consultant',
    "Roles on hold: who's still live on those? They deserve a call before they hear it elsewhere",
    (a) => live(a) && a.job.status === 'on_hold',
  ),
  app(
    'account manager',
    'Of those in play at Halcyon Care, does any have family already working at the home? Denise has a rule against relatives on one rota.',
    (a) => live(a) && isOf(a.job, 'Halcyon'),
    /famil|relati/i,
  ),
  app(
    'team lead',
    'ones at screen stage who sounded nervous on the call',
    (a) => at(a, 'screen'),
    /nervous|sound/i,
  ),
  app(
    'owner',
    "applications on Dan Foley's or Callum Reid's jobs that are owned by some other consultant than the job's owner",
    (a) => (a.job.owner === 'dan' || a.job.owner === 'callum') && a.owner !== a.job.owner,
  ),
  app(
    'quality',
    'Withdrew after the client had already received the CV',
    (a) => at(a, 'withdrew') && a.submitted !== null,
  ),
  app(
    'director',
    "Last quarter's rejections with 'Client filled the role internally'. I mean to raise retainers with them",
    (a) =>
      at(a, 'rejected') &&
      a.reason === 'Client filled the role internally' &&
      moved(a, '2026-07-01', '2026-09-30'),
  ),
  app(
    'resourcer',
    'maybes that have been maybes for over a month, time to decide',
    (a) => at(a, 'maybe') && a.moved < '2026-10-12',
  ),
  app(
    'consultant',
    'Hannah Prosser here. Show me mine that are with the client, by which I mean submitted or client interview, on open jobs.',
    (a) => a.owner === 'hannah' && at(a, 'submitted', 'client_interview') && isOpen(a.job),
  ),
  job(
    'monday meeting',
    'Jobs that opened in October and are still open',
    (j) => opened(j, '2026-10-01', '2026-10-31') && isOpen(j),
  ),
  job(
    'team lead',
    "open jobs where we haven't sent the client anybody yet",
    (j) => isOpen(j) && j.applications.every(({ submitted }) => submitted === null),
  ),
  job(
    'director',
    'Where have we two or more people at client interview at the same time?',
    (j) => count(j, 'client_interview') >= 2,
  ),
  job(
    'resourcer',
    'which active jobs have run dry - i.e. one person or none left in play',
    (j) => isOpen(j) && inPlay(j) <= 1,
  ),
  job(
    'web editor',
    'For the careers page I need the remote jobs plus the hybrid ones, only those currently open.',
    (j) => (j.place === 'remote' || j.place === 'hybrid') && isOpen(j),
  ),
  job(
    'consultant',
    "Candidate on the other line who won't look outside Leeds. Which vacancies are open there?",
    (j) => isOpen(j) && isIn(j, 'Leeds'),
  ),
  job(
    'accounts',
    'day rate jobs where even the bottom of the range is 400 a day or more, status any',
    (j) => j.period === 'day' && j.min >= 400,
  ),
  job(
    'hurried',
    'toms jobs opened b4 october n still open',
    (j) => j.owner === 'tom' && j.opened < '2026-10-01' && isOpen(j),
  ),
  job(
    'owner',
    'On hold jobs with somebody at offer. I dread the answer.',
    (j) => j.status === 'on_hold' && count(j, 'offer') > 0,
  ),
  job('temps desk', 'Everything with an hourly rate, closed ones too', (j) => j.period === 'hour'),
  job(
    'quality',
    'are there open jobs on which three or more candidates have been rejected',
    (j) => isOpen(j) && count(j, 'rejected') >= 3,
  ),
  job(
    'advertising',
    'Thinking of reposting some ads: which open jobs have not had one new application since the start of November',
    (j) => isOpen(j) && !j.applications.some((a) => came(a, '2026-11-01')),
  ),
  job('bookkeeper', 'jobs we made a placement on between 1 July and 30 September', (j) =>
    j.applications.some((a) => at(a, 'placed') && moved(a, '2026-07-01', '2026-09-30')),
  ),
  job(
    'account manager',
    'Review with Marlowe & Finch tomorrow and Redcliffe after lunch, give me all jobs of those two, open or not',
    (j) => isOf(j, 'Marlowe', 'Redcliffe'),
  ),
  job(
    'dictated',
    "find jobs where someone withdrew because they'd taken another offer and the job is still open",
    (j) => isOpen(j) && j.applications.some((a) => at(a, 'withdrew') && a.reason === 'Took another offer'),
  ),
  job('diary', 'Jobs with an interview still to come, tomorrow or any day next week', (j) =>
    j.applications.some((a) =>
      a.interviews.some((i) => isAhead(i) && (i.day === '2026-11-13' || on(i, '2026-11-16', '2026-11-22'))),
    ),
  ),
  job(
    'resourcer',
    'open jobs in Birmingham or Sheffield you can walk to from the train station, my lad has no car',
    (j) => isOpen(j) && isIn(j, 'Birmingham', 'Sheffield'),
    /station|walk|train/i,
  ),
  job(
    'candidate care',
    'A mum asked me about school-hours work; what have we had that is part-time, never mind if it is still going?',
    (j) => j.employment === 'part_time',
  ),
  job(
    'management report',
    'Commercial team: jobs opened last quarter that have since been closed or filled.',
    (j) =>
      j.team === 'Commercial' &&
      opened(j, '2026-07-01', '2026-09-30') &&
      (j.status === 'closed' || j.status === 'filled'),
  ),
  job(
    'consultant',
    'full time, open, top of the salary range no more than 40k',
    (j) => j.employment === 'full_time' && isOpen(j) && j.period === 'year' && j.max <= 40000,
  ),
];
