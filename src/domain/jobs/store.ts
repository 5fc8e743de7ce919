import { type Selectable, sql } from 'kysely';
import { contains, type ListFilters, newestFirst } from '#db/list.ts';
import { ofAccount } from '#db/owned.ts';
import { json, likePattern, statement } from '#db/rows.ts';
import type { JobsTable } from '#db/schema/jobs.ts';
import type { Db } from '#db/store.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { STAGES } from '../stages.ts';
import type { Criterion, InterviewPlan, Job, JobLocation, JobSpec, JobStats } from './schema.ts';
import { LOCATION_TYPES } from './schema.ts';

export type JobRow = Selectable<JobsTable>;

/** A job's row with the names that its record shows. */
export type JobView = JobRow & {
  client_name: string | null;
  contact_name: string | null;
  team_name: string | null;
  manager_name: string | null;
};

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

const moveToClient = statement((db, v: { account: string; job: string; client: string }) =>
  db
    .updateTable('applications')
    .set({ client_id: v.client })
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job),
);

/** Applications carry their job's client for its index; this keeps the copy true when the client changes. */
export async function moveApplicationsToClient(
  ctx: WriteContext,
  job: string,
  client: string,
): Promise<void> {
  await moveToClient(ctx.tx, { account: ctx.account.id, job, client });
}

export interface JobFilters extends ListFilters {
  status?: JobRow['status'] | undefined;
  client_id?: string | undefined;
  team_id?: string | undefined;
  hiring_manager_id?: string | undefined;
  employment_type?: Exclude<JobRow['employment_type'], null> | undefined;
  is_evergreen?: boolean | undefined;
  q?: string | undefined;
}

/** A page of jobs, newest first, each with how many applications it has. */
export async function pageOfJobs(ctx: Context, filters: JobFilters): Promise<Page<Job>> {
  const account = ctx.account.id;
  let query = ctx.db
    .selectFrom('jobs')
    .where('jobs.account_id', '=', account)
    .select(['jobs.id', 'jobs.created_at']);
  for (const column of ['status', 'client_id', 'team_id', 'hiring_manager_id', 'employment_type'] as const) {
    const value = filters[column];
    if (value !== undefined) query = query.where(`jobs.${column}`, '=', value);
  }
  if (filters.is_evergreen !== undefined)
    query = query.where('jobs.is_evergreen', '=', filters.is_evergreen ? 1 : 0);
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
  const rows = await newestFirst(query, 'jobs', filters).execute();
  const ids = rows.map((row) => row.id);
  const jobs = ids.length === 0 ? [] : await views(ctx.db, account).where('jobs.id', 'in', ids).execute();
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const totals = await totalsOf(ctx, ids);
  return toPage(
    rows.flatMap(({ id }) => byId.get(id) ?? []),
    { ...filters },
    (row) => ({ at: row.created_at, id: row.id }),
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
  return {
    id: row.id as Id<'job'>,
    account_id: row.account_id as Id<'account'>,
    title: row.title,
    status: row.status,
    client: row.client_id === null ? null : { id: row.client_id as Id<'client'>, name: row.client_name },
    client_contact:
      row.client_contact_id === null || row.contact_name === null
        ? null
        : { id: row.client_contact_id as Id<'client_contact'>, name: row.contact_name },
    team:
      row.team_id === null || row.team_name === null
        ? null
        : { id: row.team_id as Id<'team'>, name: row.team_name },
    hiring_manager:
      row.hiring_manager_id === null || row.manager_name === null
        ? null
        : { id: row.hiring_manager_id as Id<'user'>, name: row.manager_name },
    location: locationOf(row),
    employment_type: row.employment_type,
    compensation: {
      base_min: row.base_min,
      base_max: row.base_max,
      ote: row.ote,
      currency: row.currency,
      period: row.period,
    },
    description: row.description,
    spec: json.decodeOrNull<JobSpec>(row.spec),
    assessment_criteria: json.decode<Criterion[]>(row.assessment_criteria),
    interview_plan: json.decodeOrNull<InterviewPlan>(row.interview_plan),
    job_ad: row.job_ad_id as Id<'job_ad'> | null,
    share_links: json.decodeOrNull<Record<string, string>>(row.share_links),
    stats,
    target_start_date: row.target_start_date,
    success_in_90_days: row.success_in_90_days,
    compensation_research: json.decodeOrNull<Record<string, unknown>>(row.compensation_research),
    default_interview_format: row.default_interview_format,
    ai_screen_enabled: row.ai_screen_enabled === 1,
    ai_screen_focus: json.decodeOrNull<string[]>(row.ai_screen_focus),
    is_evergreen: row.is_evergreen === 1,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** The place of a job; null when none was given. */
export function locationOf(row: JobRow): JobLocation | null {
  const type = LOCATION_TYPES.find((name) => name === row.location_type);
  if (type === undefined) return null;
  return {
    type,
    city: row.city,
    state: row.state,
    country: row.country,
    country_code: row.country_code,
  };
}
