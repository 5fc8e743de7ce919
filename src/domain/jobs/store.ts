import { sql } from 'kysely';
import { contains } from '#db/list.ts';
import { ofAccount } from '#db/owned.ts';
import { likePattern, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { newestPage, type Page } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { listed } from '../record/index.ts';
import { STAGES } from '../stages.ts';
import { JOB, type Job, type JobFilters, type JobStats, type JobView } from './schema.ts';

function views(db: Db, account: string) {
  return db
    .selectFrom('jobs')
    .leftJoin('clients', 'clients.id', 'jobs.client_id')
    .leftJoin('client_contacts', (on) =>
      on
        .onRef('client_contacts.id', '=', 'jobs.client_contact_id')
        .on('client_contacts.deleted_at', 'is', null),
    )
    .leftJoin('candidates as person', 'person.id', 'client_contacts.person_id')
    .leftJoin('teams', 'teams.id', 'jobs.team_id')
    .leftJoin('users as manager', 'manager.id', 'jobs.hiring_manager_id')
    .where(ofAccount('jobs', account))
    .selectAll('jobs')
    .select([
      'clients.name as client_name',
      'person.name as contact_name',
      'teams.name as team_name',
      'manager.name as manager_name',
    ]);
}

const viewById = statement((db, v: { account: string; id: string }) =>
  views(db, v.account).where('jobs.id', '=', v.id),
);

/** A job of this agency with the names it shows, or undefined. */
export async function findJob(ctx: Context, id: string): Promise<JobView | undefined> {
  const [row] = await viewById(ctx.db, { account: ctx.account.id, id });
  return row;
}

const stageCounts = statement((db, v: { account: string; job: string }) =>
  db
    .selectFrom('applications')
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job)
    .where('deleted_at', 'is', null)
    .groupBy('stage')
    .select((eb) => ['stage', eb.fn.countAll<number>().as('count')]),
);

/** How many applications a job has: all of them, and at each stage. */
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

/** Whether anybody was put to the client, or placed, for this job: its client is settled from then on. */
export async function hasSubmission(ctx: Context, job: string): Promise<boolean> {
  const of = { account: ctx.account.id, job };
  return (await reachedClient(ctx.db, of)).length > 0 || (await sentFor(ctx.db, of)).length > 0;
}

/** A page of jobs, newest first, each with how many applications it has. */
export async function pageOfJobs(ctx: Context, filters: JobFilters): Promise<Page<Job>> {
  const account = ctx.account.id;
  let query = ctx.db
    .selectFrom('jobs')
    .where('jobs.account_id', '=', account)
    .select(['jobs.id', 'jobs.created_at']);
  if (filters.q !== undefined) {
    const pattern = likePattern(filters.q);
    query = query.where((eb) =>
      eb.or([
        contains('jobs.title_folded', pattern),
        eb.exists(
          eb
            .selectFrom('clients')
            .whereRef('clients.id', '=', 'jobs.client_id')
            .where(contains('clients.name_folded', pattern))
            .select('clients.id'),
        ),
      ]),
    );
  }
  const rows = await listed(query, JOB, filters).execute();
  const ids = rows.map((row) => row.id);
  const jobs = ids.length === 0 ? [] : await views(ctx.db, account).where('jobs.id', 'in', ids).execute();
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const totals = await totalsOf(ctx, ids);
  return newestPage(
    rows.flatMap(({ id }) => byId.get(id) ?? []),
    filters,
    (row) => toJob(row, { total_applications: totals.get(row.id) ?? 0 }),
  );
}

async function totalsOf(ctx: Context, ids: string[]): Promise<Map<string, number>> {
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

/** Jobs of every account whose draft pipeline is still to be made, oldest first: the worker's queue. */
export async function pendingPipelines(db: Db, limit: number): Promise<{ account_id: string; id: string }[]> {
  return (
    db
      .selectFrom('jobs')
      // Written out, as the partial index answers only what names its own condition.
      .where(sql<boolean>`pipeline_status = 'pending'`)
      .orderBy('id')
      .limit(limit)
      .select(['account_id', 'id'])
      .execute()
  );
}

/** A job as the API shows it. Counts are no part of the record itself: events and the audit carry null. */
export function toJob(row: JobView, stats: JobStats | null = null): Job {
  return JOB.view(row, { stats });
}
