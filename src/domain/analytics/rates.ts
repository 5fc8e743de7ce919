import { sql } from 'kysely';
import type { Sql } from './facts.ts';
import { day, instant, type Metric, WON } from './metric.ts';

/**
 * Whether an application has ever been at one of some stages. Of many applications, those that have are found once; of
 * the few in a stretch of a series, each is looked at.
 */
const reached =
  (...stages: string[]) =>
  (account: string, few: boolean): Sql => {
    const there = sql`h.stage in (${sql.join(stages.map((stage) => sql.lit(stage)))})`;
    return few
      ? sql`exists (select 1 from application_stages h where h.application_id = a.id and ${there})`
      : sql`a.id in (select h.application_id from application_stages h where h.account_id = ${account} and ${there})`;
  };

const CLIENT_MET = ['client_interview', 'references', 'offer', 'placed'];

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
    when: instant('j.created_at'),
    hit: sql`exists (select 1 from placements f where f.job_id = j.id and f.account_id = j.account_id and f.status <> 'fell_off')`,
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
  time_to_fill: {
    kind: 'days',
    label: 'Time to fill',
    definition:
      'Days from the opening of the job to the day its fee was won, for placements won in the period; median and mean.',
    fact: 'placements',
    when: WON,
    from: instant('j.created_at'),
    to: WON,
    needs: ['job'],
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
    from: instant('a.created_at'),
    to: instant('s.entered_at'),
  },
  time_to_submit: {
    kind: 'days',
    label: 'Time to submit',
    definition:
      'Days from the opening of a job to its first candidate at the client, for jobs opened in the period that have one; median and mean.',
    fact: 'jobs',
    when: instant('j.created_at'),
    from: instant('j.created_at'),
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
    definition: 'Days since the opening of each job that is active now; median and mean.',
    fact: 'jobs',
    when: null,
    where: sql`j.status = 'active'`,
    from: instant('j.created_at'),
    to: 'now',
  },
} satisfies Record<string, Metric>;
