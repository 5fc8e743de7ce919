import { type Selectable, sql } from 'kysely';
import { type ListFilters, newestFirst } from '#db/list.ts';
import { ofAccount } from '#db/owned.ts';
import { json, statement } from '#db/rows.ts';
import type { ApplicationsTable } from '#db/schema/applications.ts';
import type { Db } from '#db/store.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { STAGES, type Stage } from '../stages.ts';
import { APPLICATION_SOURCES, type Application, type Fit, type Rejection } from './schema.ts';

export type ApplicationRow = Selectable<ApplicationsTable>;

/** An application's row with what its record shows of the job and the candidate. */
export type ApplicationView = ApplicationRow & {
  job_title: string;
  client_name: string | null;
  candidate_name: string;
  current_title: string | null;
  current_company: string | null;
  candidate_deleted_at: string | null;
};

function views(db: Db, account: string) {
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('clients', 'clients.id', 'applications.client_id')
    .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
    .where(ofAccount('applications', account))
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

/** An application of this agency with what it shows, or undefined. */
export async function findApplication(ctx: Context, id: string): Promise<ApplicationView | undefined> {
  const [row] = await viewById(ctx.db, { account: ctx.account.id, id });
  return row;
}

const viewsByJob = statement((db, v: { account: string; job: string }) =>
  views(db, v.account).where('applications.job_id', '=', v.job).orderBy('applications.id'),
);

/** The applications of a job with what they show. */
export async function viewsOfJob(ctx: Context, job: string): Promise<ApplicationView[]> {
  return viewsByJob(ctx.db, { account: ctx.account.id, job });
}

const live = statement((db, v: { account: string; job: string; candidate: string }) =>
  db
    .selectFrom('applications')
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job)
    .where('candidate_id', '=', v.candidate)
    // Written out, as the partial index answers only what names its own condition.
    .where(sql<boolean>`status = 'active'`)
    .where('deleted_at', 'is', null)
    .select('id'),
);

/** The live application of a candidate on a job, of which there is at most one. */
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
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .where('applications.account_id', '=', v.account)
    .where('applications.candidate_id', '=', v.candidate)
    .where('applications.client_id', '=', v.client)
    .where('applications.status', '=', 'active')
    .where('applications.deleted_at', 'is', null)
    .orderBy('applications.id')
    .select(['applications.id', 'jobs.id as job_id', 'jobs.title as job_title', 'jobs.status as job_status']),
);

/** The live applications of a candidate on a client's jobs, with what stands of those jobs. */
export async function liveApplicationsAt(ctx: Context, candidate: string, client: string) {
  return liveAtClient(ctx.db, { account: ctx.account.id, candidate, client });
}

export interface ApplicationFilters extends ListFilters {
  job_id?: string | undefined;
  candidate_id?: string | undefined;
  client_id?: string | undefined;
  stage?: Stage | undefined;
  status?: ApplicationRow['status'] | undefined;
  owner_id?: string | undefined;
  source?: string | undefined;
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
  for (const column of [
    'job_id',
    'candidate_id',
    'client_id',
    'stage',
    'status',
    'owner_id',
    'source',
  ] as const) {
    const value = filters[column];
    if (value !== undefined) query = query.where(`applications.${column}`, '=', value);
  }
  const rows = await newestFirst(query, 'applications', filters).execute();
  const found = await viewsOf(
    ctx,
    rows.map((row) => row.id),
  );
  return toPage(
    rows.flatMap(({ id }) => found.get(id) ?? []),
    { ...filters },
    (row) => ({ at: row.created_at, id: row.id }),
    toApplication,
  );
}

/** Applications of this agency by id. */
export async function viewsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, ApplicationView>> {
  if (ids.length === 0) return new Map();
  const rows = await views(ctx.db, ctx.account.id).where('applications.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The stage of a row. */
export function stageOf(row: ApplicationRow): Stage {
  return knownStage(row.stage) ?? 'funnel';
}

function knownStage(text: string | null): Stage | null {
  return STAGES.find((stage) => stage === text) ?? null;
}

/** An application as the API shows it. */
export function toApplication(row: ApplicationView): Application {
  const jobId = row.job_id as Id<'job'>;
  const candidateId = row.candidate_id as Id<'candidate'>;
  return {
    id: row.id as Id<'application'>,
    account_id: row.account_id as Id<'account'>,
    job_id: jobId,
    candidate_id: candidateId,
    job: {
      id: jobId,
      title: row.job_title,
      client_id: row.client_id as Id<'client'> | null,
      client_name: row.client_name,
    },
    candidate: {
      id: candidateId,
      name: row.candidate_name,
      current_title: row.current_title,
      current_employer: row.current_company,
    },
    stage: stageOf(row),
    previous_stage: knownStage(row.previous_stage),
    stage_changed_at: row.stage_changed_at,
    status: row.status,
    source: APPLICATION_SOURCES.find((source) => source === row.source) ?? 'added',
    owner_id: row.owner_id as Id<'user'> | null,
    fit: json.decodeOrNull<Fit>(row.fit),
    rejection: json.decodeOrNull<Rejection>(row.rejection),
    answers: json.decode<unknown[]>(row.answers),
    cv_document_id: row.cv_document_id as Id<'document'> | null,
    submitted_at: row.submitted_at,
    placement_id: row.placement_id as Id<'placement'> | null,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
