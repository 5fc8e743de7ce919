// Read model: applications with the job, client and candidate details they show.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import { idsOfPeopleNamed } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { listed } from '../record/index.ts';
import { APPLICATION, type Application, type ApplicationFilters, type ApplicationView } from './schema.ts';

function views(db: Db, account: string) {
  return db
    .selectFrom('applications')
    .innerJoin('jobs', (on) =>
      on
        .onRef('jobs.account_id', '=', 'applications.account_id')
        .onRef('jobs.id', '=', 'applications.job_id'),
    )
    .leftJoin('clients', (on) =>
      on
        .onRef('clients.account_id', '=', 'applications.account_id')
        .onRef('clients.id', '=', 'applications.client_id'),
    )
    .innerJoin('candidates', (on) =>
      on
        .onRef('candidates.account_id', '=', 'applications.account_id')
        .onRef('candidates.id', '=', 'applications.candidate_id'),
    )
    .where('applications.account_id', '=', account)
    .where('applications.deleted_at', 'is', null)
    .selectAll('applications')
    .select([
      'jobs.title as job_title',
      'clients.name as client_name',
      'candidates.name as candidate_name',
      'candidates.current_title',
      'candidates.current_company',
      'candidates.deleted_at as candidate_deleted_at',
    ]);
}

const viewById = statement((db, v: { account: string; id: string }) =>
  views(db, v.account).where('applications.id', '=', v.id),
);

/** An application of this agency with the details it shows, or undefined. */
export async function findApplication(ctx: Context, id: string): Promise<ApplicationView | undefined> {
  const [row] = await viewById(ctx.db, { account: ctx.account.id, id });
  return row;
}

const viewsByJob = statement((db, v: { account: string; job: string }) =>
  views(db, v.account).where('applications.job_id', '=', v.job).orderBy('applications.id'),
);

/** The applications of a job with the details they show. */
export async function viewsOfJob(ctx: Context, job: string): Promise<ApplicationView[]> {
  return viewsByJob(ctx.db, { account: ctx.account.id, job });
}

const live = statement((db, v: { account: string; job: string; candidate: string }) =>
  db
    .selectFrom('applications')
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job)
    .where('candidate_id', '=', v.candidate)
    // Written out, because a partial index is only used by queries that repeat its condition.
    .where(sql<boolean>`status = 'active'`)
    .where('deleted_at', 'is', null)
    .select('id'),
);

/** The active application of a candidate on a job; there is at most one. */
export async function liveApplication(
  ctx: Context,
  job: string,
  candidate: string,
): Promise<string | undefined> {
  const [row] = await live(ctx.db, { account: ctx.account.id, job, candidate });
  return row?.id;
}

const liveAtClient = statement((db, v: { account: string; candidate: string; client: string }) =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', (on) =>
      on
        .onRef('jobs.account_id', '=', 'applications.account_id')
        .onRef('jobs.id', '=', 'applications.job_id'),
    )
    .where('applications.account_id', '=', v.account)
    .where('applications.candidate_id', '=', v.candidate)
    .where('applications.client_id', '=', v.client)
    .where('applications.status', '=', 'active')
    .where('applications.deleted_at', 'is', null)
    .orderBy('applications.id')
    .select(['applications.id', 'jobs.id as job_id', 'jobs.title as job_title', 'jobs.status as job_status']),
);

/** The active applications of a candidate on a client's jobs, with those jobs' details. */
export async function liveApplicationsAt(ctx: Context, candidate: string, client: string) {
  return liveAtClient(ctx.db, { account: ctx.account.id, candidate, client });
}

/** A page of applications, newest first. */
export async function pageOfApplications(
  ctx: Context,
  filters: ApplicationFilters,
): Promise<Page<Application>> {
  let query = ctx.db
    .selectFrom('applications')
    .where('applications.account_id', '=', ctx.account.id)
    .where('applications.deleted_at', 'is', null)
    .select(['applications.id', 'applications.created_at']);
  if (filters.name !== undefined)
    query = query.where('applications.candidate_id', 'in', idsOfPeopleNamed(ctx, filters.name));
  // Always so: it says that the index of stage lists will do, which is kept from all other reads, as those of one job.
  if (filters.stage !== undefined && filters.job_id === undefined)
    query = query.where(sql<boolean>`applications.created_at > ''`);
  const rows = await listed(query, APPLICATION, filters).execute();
  const found = await viewsOf(
    ctx,
    rows.map((row) => row.id),
  );
  return pageByCreation(
    rows.flatMap(({ id }) => found.get(id) ?? []),
    filters,
    toApplication,
  );
}

/** Whether an agency has at least so many live applications, without counting those beyond. */
export async function hasLive(db: Db, account: string, least: number): Promise<boolean> {
  const [last] = await db
    .selectFrom('applications')
    .where('account_id', '=', account)
    // Written out, because a partial index is only used by queries that repeat its condition.
    .where(sql<boolean>`status = 'active'`)
    .where('deleted_at', 'is', null)
    .orderBy('stage')
    .offset(least - 1)
    .limit(1)
    .select('stage')
    .execute();
  return last !== undefined;
}

/** Applications of this agency by id. */
export async function viewsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, ApplicationView>> {
  if (ids.length === 0) return new Map();
  const rows = await views(ctx.db, ctx.account.id).where('applications.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** An application as the API shows it. */
export function toApplication(row: ApplicationView): Application {
  return APPLICATION.view(row);
}
