import type * as z from 'zod';
import { withArticle } from '#src/lib/article.ts';
import type { Context } from '../context.ts';
import { getJob } from '../jobs/index.ts';
import type { Job } from '../jobs/schema.ts';
import { clientAnswers, openSubmissions } from './client-answers.ts';
import { clientDna } from './dna.ts';
import { interviewsAhead } from './interviews.ts';
import { lastContacts } from './last-contacts.ts';
import { waitingMails } from './mails.ts';
import { fitted, readParts } from './parts.ts';
import { standing } from './pipeline.ts';
import { isHireFallen } from './placements.ts';
import type { BriefLine, GetJobBrief, JobBrief } from './schema.ts';
import { count, daysSince, stageName } from './wording.ts';

/** A job in brief: the record, who is on it and where, what the client owes, what is ahead, the next step. @throws AppError NOT_FOUND */
export async function getJobBrief(
  ctx: Context,
  { job_id, budget_tokens }: z.output<typeof GetJobBrief>,
): Promise<JobBrief> {
  const job = await getJob(ctx, job_id);
  const of = { job: job.id };
  const parts = await readParts(ctx, {
    waiting: [
      ['submissions:read', () => clientAnswers(ctx, of)],
      ['submissions:read', () => openSubmissions(ctx, of)],
    ],
    people: [['applications:read', () => standing(ctx, of)]],
    ahead: [
      ['interviews:read', () => interviewsAhead(ctx, of)],
      ['emails:read', () => waitingMails(ctx, of)],
    ],
    last_contacts: [['activities:read', () => lastContacts(ctx, of)]],
    dna: [['clients:read', () => dnaOf(ctx, job)]],
  });
  const { total_applications: total = 0, ...byStage } = job.stats ?? {};
  const stages = Object.fromEntries(
    Object.entries(byStage).flatMap(([stage, n]) => (typeof n === 'number' && n > 0 ? [[stage, n]] : [])),
  );
  const isFallen = job.status === 'filled' && ctx.can('placements:read') && (await isHireFallen(ctx, job.id));
  const next = isFallen ? reopen(job) : nextFor(job, parts.lines);
  parts.lines = {
    ...parts.lines,
    people: ofThisJob(parts.lines.people),
    waiting: ofThisJob(parts.lines.waiting),
    ahead: ofThisJob(parts.lines.ahead),
  };
  const head = {
    answer: `${job.title}${job.client === null ? '' : ` at ${job.client.name}`}: ${stageName(job.status)}, ${count(total, 'candidate')}${told(stages)}.`,
    job: factsOf(ctx, job),
    stages,
    next,
  };
  return fitted(ctx, head, parts, budget_tokens);
}

async function dnaOf(ctx: Context, { client }: Job): Promise<BriefLine[]> {
  return client === null ? [] : clientDna(ctx, client.id);
}

const ofThisJob = (lines: readonly BriefLine[]): BriefLine[] =>
  lines.map(({ job_id: _, job_title: __, client_name: ___, ...line }) => line);

function told(stages: Readonly<Record<string, number>>): string {
  const parts = Object.entries(stages).map(([stage, n]) => `${n} ${stageName(stage)}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function factsOf(ctx: Context, job: Job): JobBrief['job'] {
  const { location, compensation: pay } = job;
  const range = [pay.base_min, pay.base_max].filter((sum) => sum !== null);
  return {
    id: job.id,
    title: job.title,
    status: job.status,
    client_id: job.client?.id ?? null,
    client_name: job.client?.name ?? null,
    contact_id: job.client_contact?.id ?? null,
    contact_name: job.client_contact?.name ?? null,
    employment_type: job.employment_type,
    place:
      location === null
        ? null
        : [location.type, location.city, location.country].filter((part) => part !== null).join(', '),
    pay:
      range.length === 0
        ? null
        : `${pay.currency} ${[...new Set(range)].join(' to ')} ${withArticle(pay.period)}`,
    open_days: daysSince(ctx, job.opened_at ?? job.created_at),
    target_start_date: job.target_start_date,
    owner_id: job.owner_id,
  };
}

const reopen = (job: Job): BriefLine => ({
  what: 'the job is filled, but the hire fell off: set it to active to fill it again',
  job_id: job.id,
  next_action: 'update_job',
});

function nextFor(
  job: Job,
  { waiting, ahead, people }: Record<'waiting' | 'ahead' | 'people', readonly BriefLine[]>,
): BriefLine {
  if (job.status === 'closed' || job.status === 'filled')
    return { what: `the job is ${job.status}`, job_id: job.id, next_action: 'get_job' };
  const [first] = [...waiting, ...ahead, ...people];
  if (first !== undefined) return first;
  return { what: 'nobody is live: look for people', job_id: job.id, next_action: 'match_candidates_to_job' };
}
