// Read model: rates over the stages that applications have been at.
import { sql } from 'kysely';
import type { Sql } from './facts.ts';
import { day, instant, type Metric, OPENED, WON } from './metric.ts';
import type { When } from './query.ts';

/**
 * Whether an application has ever been at one of some stages. Of many applications, those that have are found once; of
 * the few in a stretch of a series, each is looked at.
 */
const reached =
  (...stages: string[]) =>
  (account: string, few: boolean): Sql => {
    const there = sql`h.stage in (${sql.join(stages.map((stage) => sql.lit(stage)))})`;
    return few
      ? sql`exists (select 1 from application_stages h where h.account_id = a.account_id and h.application_id = a.id and ${there})`
      : sql`a.id in (select h.application_id from application_stages h where h.account_id = ${account} and ${there})`;
  };

const CLIENT_MET = ['client_interview', 'references', 'offer', 'placed'];

/** Neither placed, rejected nor withdrawn: what an application has not reached it may yet. */
const LIVE = sql`a.status = 'active'`;

/** The first stay of an application at a stage. */
const first = (stage: string): Sql =>
  sql`s.stage = ${sql.lit(stage)} and not exists (select 1 from application_stages e where e.account_id = s.account_id and e.application_id = s.application_id and e.stage = ${sql.lit(stage)} and e.position < s.position)`;

/** When an application came to its first stage. */
const APPLIED: When = {
  sql: sql`(select b.entered_at from application_stages b where b.account_id = s.account_id and b.application_id = s.application_id and b.position = 1)`,
  kind: 'instant',
};

/** How many applications the jobs of a period have. */
const perJob = (label: string, column: 'applications_per_job' | 'submissions_per_job', which: Sql) => ({
  kind: 'number' as const,
  label,
  definition: `${label}: the mean over the jobs opened in the period, those without any too.`,
  fact: 'jobs' as const,
  when: OPENED,
  amount: sql`(select count(*) from applications y where y.job_id = j.id and y.account_id = j.account_id and y.deleted_at is null and ${which})`,
  unit: null,
  column,
});

/** Shares of rows, and days between times. */
export const RATES = {
  interview_rate: {
    kind: 'share',
    label: 'Submission to interview',
    definition:
      'Of the applications that first reached the client in the period, the share that has been at client_interview or beyond since.',
    fact: 'applications',
    when: instant('a.submitted_at'),
    hit: reached(...CLIENT_MET),
    undecided: LIVE,
    whole: 'submitted',
    part: 'interviewed',
  },
  submission_placement_rate: {
    kind: 'share',
    label: 'Submission to placement',
    definition:
      'Of the applications that first reached the client in the period, the share that stands at placed now.',
    fact: 'applications',
    when: instant('a.submitted_at'),
    hit: sql`a.status = 'placed'`,
    undecided: LIVE,
    whole: 'submitted',
    part: 'placed',
  },
  placement_rate: {
    kind: 'share',
    label: 'Application to placement',
    definition: 'Of the applications made in the period, the share that stands at placed now.',
    fact: 'applications',
    when: instant('a.created_at'),
    hit: sql`a.status = 'placed'`,
    undecided: LIVE,
    whole: 'applications',
    part: 'placed',
  },
  submission_rate: {
    kind: 'share',
    label: 'Application to submission',
    definition: 'Of the applications made in the period, the share that has reached the client since.',
    fact: 'applications',
    when: instant('a.created_at'),
    hit: sql`a.submitted_at is not null`,
    undecided: LIVE,
    whole: 'applications',
    part: 'submitted',
  },
  offer_acceptance_rate: {
    kind: 'share',
    label: 'Offer to placement',
    definition: 'Of the stays at offer that began in the period, the share that led straight to placed.',
    fact: 'stays',
    when: instant('s.entered_at'),
    where: sql`s.stage = 'offer'`,
    hit: sql`s.left_to = 'placed'`,
    undecided: sql`s.left_at is null`,
    whole: 'offers',
    part: 'placed',
  },
  no_show_rate: {
    kind: 'share',
    label: 'No-show rate',
    definition: 'Of the interviews of the period that were held or missed, the share that was missed.',
    fact: 'interviews',
    when: instant('i.starts_at'),
    where: sql`i.status in ('completed', 'no_show')`,
    hit: sql`i.status = 'no_show'`,
    whole: 'interviews',
    part: 'no_shows',
  },
  fill_rate: {
    kind: 'share',
    label: 'Fill rate',
    definition: 'Of the jobs opened in the period, the share that has a placement which has not fallen off.',
    fact: 'jobs',
    when: OPENED,
    hit: sql`exists (select 1 from placements f where f.job_id = j.id and f.account_id = j.account_id and f.status <> 'fell_off')`,
    undecided: sql`j.status in ('active', 'on_hold')`,
    whole: 'jobs',
    part: 'filled',
  },
  fall_off_rate: {
    kind: 'share',
    label: 'Fall-off rate',
    definition: 'Of the placements that started in the period, the share that fell off.',
    fact: 'placements',
    when: day('p.start_date'),
    where: sql`p.status in ('started', 'completed', 'fell_off')`,
    hit: sql`p.status = 'fell_off'`,
    whole: 'starts',
    part: 'fell_off',
  },
  fall_off_share: {
    kind: 'share',
    label: 'Share of placements that fell off',
    definition: 'Of the placements won in the period, started or not, the share that has fallen off since.',
    fact: 'placements',
    when: WON,
    hit: sql`p.status = 'fell_off'`,
    whole: 'placements',
    part: 'fell_off',
  },
  time_to_fill: {
    kind: 'days',
    label: 'Time to fill',
    definition:
      'Days from the opening of the job to the day its fee was won, for placements won in the period, by the owner of the job; evergreen jobs are left out.',
    fact: 'fills',
    when: WON,
    where: sql`j.is_evergreen = 0`,
    lacks: { where: sql`j.is_evergreen = 1`, said: 'evergreen jobs have no time to fill' },
    from: OPENED,
    to: WON,
  },
  time_to_hire: {
    kind: 'days',
    label: 'Time to hire',
    definition:
      'Days from the application to its coming to placed, for applications placed in the period; median and mean.',
    fact: 'stays',
    when: instant('s.entered_at'),
    where: sql`s.stage = 'placed'`,
    needs: ['application'],
    from: APPLIED,
    to: instant('s.entered_at'),
  },
  time_to_submit: {
    kind: 'days',
    label: 'Time to submit',
    definition:
      'Days from the opening of a job to its first candidate at the client, for jobs opened in the period that have one; median and mean.',
    fact: 'jobs',
    when: OPENED,
    from: OPENED,
    to: {
      sql: sql`(select min(f.submitted_at) from applications f where f.job_id = j.id and f.account_id = j.account_id and f.deleted_at is null)`,
      kind: 'instant',
    },
  },
  response_time: {
    kind: 'days',
    label: 'Client response time',
    definition:
      'Days from the sending of a submission to the last answer of the client to each of its candidates, for submissions sent in the period that were not revoked; median and mean.',
    fact: 'submission_items',
    when: instant('q.sent_at'),
    where: sql`q.status <> 'revoked'`,
    from: instant('q.sent_at'),
    to: instant('n.responded_at'),
  },
  job_age: {
    kind: 'days',
    label: 'Age of open jobs',
    definition: 'Days since the opening of each job that is active now; evergreen jobs are left out.',
    fact: 'jobs',
    when: null,
    where: sql`j.status = 'active' and j.is_evergreen = 0`,
    lacks: { where: sql`j.status = 'active' and j.is_evergreen = 1`, said: 'evergreen jobs have no age' },
    from: OPENED,
    to: 'now',
  },
  submission_offer_rate: {
    kind: 'share',
    label: 'Submission to offer',
    definition:
      'Of the applications that first reached the client in the period, the share that has come to offer or beyond since.',
    fact: 'applications',
    when: instant('a.submitted_at'),
    hit: reached('offer', 'placed'),
    undecided: LIVE,
    whole: 'submitted',
    part: 'offered',
  },
  application_interview_rate: {
    kind: 'share',
    label: 'Application to interview',
    definition:
      'Of the applications made in the period, the share that has been at client_interview or beyond since.',
    fact: 'applications',
    when: instant('a.created_at'),
    hit: reached(...CLIENT_MET),
    undecided: LIVE,
    whole: 'applications',
    part: 'interviewed',
  },
  application_offer_rate: {
    kind: 'share',
    label: 'Application to offer',
    definition: 'Of the applications made in the period, the share that has come to offer or beyond since.',
    fact: 'applications',
    when: instant('a.created_at'),
    hit: reached('offer', 'placed'),
    undecided: LIVE,
    whole: 'applications',
    part: 'offered',
  },
  interview_offer_rate: {
    kind: 'share',
    label: 'Interview to offer',
    definition:
      'Of the applications that first came to client_interview in the period, the share that has come to offer or beyond since.',
    fact: 'stays',
    when: instant('s.entered_at'),
    where: first('client_interview'),
    hit: reached('offer', 'placed'),
    needs: ['application'],
    undecided: LIVE,
    whole: 'interviewed',
    part: 'offered',
  },
  interview_placement_rate: {
    kind: 'share',
    label: 'Interview to placement',
    definition:
      'Of the applications that first came to client_interview in the period, the share that stands at placed now.',
    fact: 'stays',
    when: instant('s.entered_at'),
    where: first('client_interview'),
    hit: sql`a.status = 'placed'`,
    needs: ['application'],
    undecided: LIVE,
    whole: 'interviewed',
    part: 'placed',
  },
  stage_time: {
    kind: 'days',
    label: 'Time at a stage',
    definition: 'Days from coming to a stage to leaving it, for the stays that ended in the period.',
    fact: 'stays',
    when: instant('s.left_at'),
    from: instant('s.entered_at'),
    to: instant('s.left_at'),
  },
  stage_age: {
    kind: 'days',
    label: 'Time at the present stage',
    definition: 'Days since each live application came to the stage at which it stands now.',
    fact: 'stays',
    when: null,
    where: sql`s.left_at is null and a.status = 'active'`,
    needs: ['application'],
    from: instant('s.entered_at'),
    to: 'now',
  },
  waiting: {
    kind: 'days',
    label: 'Waiting for the client',
    definition:
      'Days since each live application that stands at submitted came there: the candidate is with the client, who has not moved on it.',
    fact: 'stays',
    when: null,
    where: sql`s.left_at is null and a.status = 'active' and s.stage = 'submitted'`,
    needs: ['application'],
    from: instant('s.entered_at'),
    to: 'now',
  },
  application_submission_time: {
    kind: 'days',
    label: 'Application to submission',
    definition:
      'Days from the application to the day it first reached the client, for applications that did in the period.',
    fact: 'applications',
    when: instant('a.submitted_at'),
    from: {
      sql: sql`(select b.entered_at from application_stages b where b.account_id = a.account_id and b.application_id = a.id and b.position = 1)`,
      kind: 'instant',
    },
    to: instant('a.submitted_at'),
  },
  submission_interview_time: {
    kind: 'days',
    label: 'Submission to interview',
    definition:
      'Days from first reaching the client to first coming to client_interview, for applications that came there in the period.',
    fact: 'stays',
    when: instant('s.entered_at'),
    where: first('client_interview'),
    needs: ['application'],
    from: instant('a.submitted_at'),
    to: instant('s.entered_at'),
  },
  submission_placement_time: {
    kind: 'days',
    label: 'Submission to placement',
    definition:
      'Days from first reaching the client to coming to placed, for applications placed in the period.',
    fact: 'stays',
    when: instant('s.entered_at'),
    where: sql`s.stage = 'placed'`,
    needs: ['application'],
    from: instant('a.submitted_at'),
    to: instant('s.entered_at'),
  },
  interview_offer_time: {
    kind: 'days',
    label: 'Interview to offer',
    definition:
      'Days from first coming to client_interview to first coming to offer, for applications that came to offer in the period.',
    fact: 'stays',
    when: instant('s.entered_at'),
    where: first('offer'),
    needs: ['application'],
    from: {
      sql: sql`(select min(b.entered_at) from application_stages b where b.account_id = s.account_id and b.application_id = s.application_id and b.stage = 'client_interview')`,
      kind: 'instant',
    },
    to: instant('s.entered_at'),
  },
  offer_start_time: {
    kind: 'days',
    label: 'Offer to start',
    definition: 'Days from the offer to the start, for placements won in the period.',
    fact: 'placements',
    when: WON,
    where: sql`p.start_date is not null`,
    from: WON,
    to: day('p.start_date'),
  },
  applications_per_job: perJob('Applications per job', 'applications_per_job', sql`1 = 1`),
  submissions_per_job: perJob(
    'Candidates submitted per job',
    'submissions_per_job',
    sql`y.submitted_at is not null`,
  ),
} satisfies Record<string, Metric>;
