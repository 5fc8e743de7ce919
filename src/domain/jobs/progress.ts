// Read model: numbers of applications of jobs by stage.
import { statement } from '#db/rows.ts';
import type { Context } from '../context.ts';
import { STAGES } from '../stages.ts';
import type { JobStats } from './schema.ts';

const stageCounts = statement((db, v: { account: string; job: string }) =>
  db
    .selectFrom('applications')
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job)
    .where('deleted_at', 'is', null)
    .groupBy('stage')
    .select((eb) => ['stage', eb.fn.countAll<number>().as('count')]),
);

/** The number of a job's applications: in total, and per stage. */
export async function jobStats(ctx: Context, job: string): Promise<JobStats> {
  const rows = await stageCounts(ctx.db, { account: ctx.account.id, job });
  const counts = new Map(rows.map((row) => [row.stage, row.count]));
  const stages = Object.fromEntries(STAGES.map((stage) => [stage, counts.get(stage) ?? 0]));
  return { total_applications: rows.reduce((sum, row) => sum + row.count, 0), ...stages };
}

const reachedClient = statement((db, v: { account: string; job: string }) =>
  db
    .selectFrom('applications')
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job)
    .where((eb) => eb.or([eb('submitted_at', 'is not', null), eb('placement_id', 'is not', null)]))
    .limit(1)
    .select('id'),
);

const sentFor = statement((db, v: { account: string; job: string }) =>
  db
    .selectFrom('submissions')
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job)
    .limit(1)
    .select('id'),
);

/** Whether a candidate was submitted or placed for this job: its client can no longer change then. */
export async function hasSubmission(ctx: Context, job: string): Promise<boolean> {
  const of = { account: ctx.account.id, job };
  return (await reachedClient(ctx.db, of)).length > 0 || (await sentFor(ctx.db, of)).length > 0;
}

const anyApplication = statement((db, v: { account: string; job: string }) =>
  db
    .selectFrom('applications')
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job)
    .where('deleted_at', 'is', null)
    .limit(1)
    .select('id'),
);

/** Whether a job has applications. */
export async function hasApplications(ctx: Context, job: string): Promise<boolean> {
  return (await anyApplication(ctx.db, { account: ctx.account.id, job })).length > 0;
}

/** The number of applications per job. */
export async function totalsOf(ctx: Context, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('applications')
    .where('account_id', '=', ctx.account.id)
    .where('job_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .groupBy('job_id')
    .select((eb) => ['job_id', eb.fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map((row) => [row.job_id, row.count]));
}
