import { app, at, came, isIn, isOf, job, live, moved, opened, type Query } from './query.ts';
import { ago, type JobFact } from './world.ts';

const inPlay = (j: JobFact): number => j.applications.filter(live).length;

/** Thirty more searches of applications and jobs. Three ask for what is on no record. */
export const OPEN_TWENTY_THIRD: readonly Query[] = [
  app(
    'team lead',
    'Commercial desk: who is at submitted and has not moved for three weeks or more?',
    (a) => a.job.team === 'Commercial' && at(a, 'submitted') && a.moved <= ago(21),
  ),
  app('hurried', 'rejected this week, any client', (a) => at(a, 'rejected') && moved(a, ago(3))),
  app(
    'owner',
    "How many CVs went out to clients in October? I'd like the names, not just a number.",
    (a) => a.submitted !== null && a.submitted >= '2026-10-01' && a.submitted <= '2026-10-31',
  ),
  app(
    'resourcer',
    'People living in Leeds with a live application for a job in some other city',
    (a) => a.candidate.city === 'Leeds' && live(a) && a.job.city !== null && a.job.city !== 'Leeds',
  ),
  app(
    'account manager',
    'where has everybody got to on the Juniper store manager job?',
    (a) => isOf(a.job, 'Juniper') && a.job.title === 'Store Manager',
  ),
  app(
    'second language',
    'Please the candidates who stay since more than one month in stage offer',
    (a) => at(a, 'offer') && a.moved < '2026-10-12',
  ),
  app(
    'new starter',
    'Which of our referrals are standing at screen just now?',
    (a) => a.source === 'referral' && at(a, 'screen'),
  ),
  app(
    'team lead',
    "Aisha's withdrawals since 1 July, and why each of them went",
    (a) => a.owner === 'aisha' && at(a, 'withdrew') && moved(a, '2026-07-01'),
  ),
  app('dictated', 'right can I have everybody who had an interview yesterday please', (a) =>
    a.interviews.some((i) => i.day === ago(1) && i.status !== 'cancelled' && i.status !== 'no_show'),
  ),
  app(
    'bot',
    'applications: source added; stage rejected; reason "Not enough experience"',
    (a) => a.source === 'added' && at(a, 'rejected') && a.reason === 'Not enough experience',
  ),
  app(
    'chatty',
    'Morning! I want to chase for Priya. Who of hers went to the client before this month and is still only at submitted?',
    (a) => a.owner === 'priya' && at(a, 'submitted') && a.submitted !== null && a.submitted < '2026-11-01',
  ),
  app(
    'finance',
    'Perm placements made in the third quarter',
    (a) => at(a, 'placed') && a.job.employment === 'full_time' && moved(a, '2026-07-01', '2026-09-30'),
  ),
  app(
    'hurried',
    'anyone whos been waitng in the funnel more then 3 weeks on a job thats still open',
    (a) => at(a, 'funnel') && a.job.status === 'active' && a.moved < ago(21),
  ),
  app(
    'owner',
    'Candidates rejected while they stood at client interview, 1 October to today.',
    (a) => at(a, 'rejected') && a.previous === 'client_interview' && moved(a, '2026-10-01'),
  ),
  app(
    'team lead',
    "Who is live on one of Dan's jobs but looked after by a colleague of his?",
    (a) => a.job.owner === 'dan' && a.owner !== 'dan' && live(a),
  ),
  app(
    'resourcer',
    'the yes pile, jobs in Birmingham, Sheffield and London',
    (a) => at(a, 'yes') && isIn(a.job, 'Birmingham', 'Sheffield', 'London'),
  ),
  app('new starter', 'who have we got at interview with Hartsmoor Dairies', () => false, /hartsmoor/i),
  app(
    'resourcer',
    'Live Tidewater candidates that have their own car',
    (a) => isOf(a.job, 'Tidewater') && live(a),
    /\bcar\b/i,
  ),

  job(
    'owner',
    'Open jobs with fewer than three people in play',
    (j) => j.status === 'active' && inPlay(j) < 3,
  ),
  job('assistant', 'everything in Manchester, whatever its status', (j) => isIn(j, 'Manchester')),
  job(
    'team lead',
    'What did Technology take on in October that is still open?',
    (j) => j.team === 'Technology' && opened(j, '2026-10-01', '2026-10-31') && j.status === 'active',
  ),
  job(
    'finance',
    'open contracts on a day rate where the top of the range is over £450',
    (j) => j.status === 'active' && j.period === 'day' && j.max > 450,
  ),
  job(
    'account manager',
    "I'm seeing Halcyon and Marlowe & Finch this afternoon, what have they got open with us?",
    (j) => isOf(j, 'Halcyon', 'Marlowe') && j.status === 'active',
  ),
  job(
    'hurried',
    'part time, open or on hold',
    (j) => j.employment === 'part_time' && (j.status === 'active' || j.status === 'on_hold'),
  ),
  job(
    'owner',
    'Which jobs did we fill with somebody who came to us as a referral?',
    (j) => j.status === 'filled' && j.applications.some((a) => at(a, 'placed') && a.source === 'referral'),
  ),
  job(
    'team lead',
    "Open roles that haven't had a single new application in the last three weeks",
    (j) => j.status === 'active' && !j.applications.some((a) => came(a, ago(21))),
  ),
  job(
    'manager',
    'jobs on hold with candidates still live on them',
    (j) => j.status === 'on_hold' && inPlay(j) > 0,
  ),
  job(
    'second language',
    'Show the jobs of Dan which are already closed or filled',
    (j) => j.owner === 'dan' && (j.status === 'closed' || j.status === 'filled'),
  ),
  job(
    'resourcer',
    'Open jobs whose whole salary band sits between £30k and £40k',
    (j) => j.status === 'active' && j.period === 'year' && j.min >= 30_000 && j.max <= 40_000,
  ),
  job(
    'compliance',
    'Which of the open jobs in Bristol ask for a DBS check?',
    (j) => j.status === 'active' && isIn(j, 'Bristol'),
    /\bdbs\b/i,
  ),
];
