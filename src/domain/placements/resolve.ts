import { findRow } from '#db/rows.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { type ApplicationView, liveApplicationsAt, requireApplication } from '../applications/index.ts';
import { requireCandidate } from '../candidates/index.ts';
import { type ClientTerms, requireClient, termsOf } from '../clients/index.ts';
import type { Context } from '../context.ts';
import { type JobView, requireJob, requireOpen } from '../jobs/index.ts';
import type { CreatePlacement } from './schema.ts';

export interface Hire {
  application: ApplicationView;
  job: JobView;
  clientId: string;
  client: ClientTerms;
}

type Address = Pick<CreatePlacement, 'application_id' | 'candidate_id' | 'client_id' | 'job_id'>;

/**
 * Resolves the application of a placement: by application_id, or by candidate_id and client_id together if the
 * candidate is active on exactly one open job of the client, or on the one given by job_id.
 * @throws AppError VALIDATION_ERROR if none or several match; CONFLICT for a closed or filled job, a deleted candidate,
 * an application that has ended, or one that is already placed
 */
export async function resolveHire(ctx: Context, input: Address): Promise<Hire> {
  const application =
    input.application_id === undefined
      ? await byCandidate(ctx, input)
      : await byApplication(ctx, input.application_id, input);
  const field = input.application_id === undefined ? 'job_id' : 'application_id';
  if (application.candidate_deleted_at !== null) {
    throw new AppError(
      'CONFLICT',
      `${application.candidate_name} was deleted, so no placement can be logged for them. Add the person again with create_candidate, put them on the job with create_application, and use that application.`,
      { field },
    );
  }
  await refusePlaced(ctx, application, field);
  const job = await requireJob(ctx, application.job_id);
  requireOpen(job, 'log the placement', field);
  if (application.status === 'rejected' || application.status === 'withdrawn') {
    throw new AppError(
      'CONFLICT',
      `The application ${application.id} of ${application.candidate_name} is ${application.status}. Move it to a live stage with move_application_stage first, then log the placement.`,
      { field },
    );
  }
  if (job.client_id === null) {
    throw invalid(field, `${field}: the job ${job.id} has no client; give it one with update_job first`);
  }
  return { application, job, clientId: job.client_id, client: await termsOf(ctx, job.client_id) };
}

async function byApplication(ctx: Context, id: string, input: Address): Promise<ApplicationView> {
  const application = await requireApplication(ctx, id);
  for (const field of ['candidate_id', 'client_id', 'job_id'] as const) {
    const given = input[field];
    if (given !== undefined && given !== application[field]) {
      throw invalid(
        field,
        `${field}: ${given} is not that of the application ${id} (${application[field]}); leave it out, as application_id tells it`,
      );
    }
  }
  return application;
}

async function byCandidate(ctx: Context, input: Address): Promise<ApplicationView> {
  const { candidate_id, client_id, job_id } = input;
  if (candidate_id === undefined || client_id === undefined) {
    const field =
      candidate_id === undefined
        ? client_id === undefined
          ? 'application_id'
          : 'candidate_id'
        : 'client_id';
    throw invalid(
      field,
      `${field}: give application_id (list_applications finds it), or candidate_id together with client_id`,
    );
  }
  const candidate = await requireCandidate(ctx, candidate_id);
  const client = await requireClient(ctx, client_id);
  if (job_id !== undefined) {
    const job = await requireJob(ctx, job_id);
    if (job.client_id !== client_id) {
      throw invalid(
        'job_id',
        `job_id: ${job.title} (${job_id}) is not a job of ${client.name}; list_jobs with client_id shows its jobs`,
      );
    }
    requireOpen(job, 'log the placement');
  }
  const live = await liveApplicationsAt(ctx, candidate_id, client_id);
  const open = live.filter(
    (row) =>
      (row.job_status === 'active' || row.job_status === 'on_hold') &&
      (job_id === undefined || row.job_id === job_id),
  );
  const [only] = open;
  if (only !== undefined && open.length === 1) return requireApplication(ctx, only.id);
  throw open.length === 0
    ? notLive(candidate.name, client.name, live)
    : liveOnSeveral(candidate.name, client.name, open);
}

type LiveRow = Awaited<ReturnType<typeof liveApplicationsAt>>[number];

function notLive(candidate: string, client: string, live: readonly LiveRow[]): AppError {
  const closed = live.find((row) => row.job_status === 'closed' || row.job_status === 'filled');
  return invalid(
    'candidate_id',
    `candidate_id: ${candidate} is not live on an open job of ${client}${
      closed === undefined
        ? '; put them on it with create_application'
        : `; ${closed.job_title} (${closed.job_id}) is ${closed.job_status}, reopen it with update_job if that is the one`
    }`,
  );
}

function liveOnSeveral(candidate: string, client: string, open: readonly LiveRow[]): AppError {
  return invalid(
    'job_id',
    `job_id: ${candidate} is live on ${open.length} open jobs of ${client} (${open
      .map((row) => `${row.job_title}: ${row.job_id}`)
      .join(', ')}); say which`,
  );
}

async function refusePlaced(ctx: Context, application: ApplicationView, field: string): Promise<void> {
  const { placement_id } = application;
  if (placement_id === null) return;
  const earlier = await findRow(ctx.db, 'placements', ctx.account.id, placement_id);
  if (earlier === undefined || earlier.status === 'fell_off') return;
  throw new AppError(
    'CONFLICT',
    `${application.candidate_name} is placed on ${application.job_title} already, as ${placement_id}. Change that one with update_placement.`,
    { field, extra: { existing_id: placement_id } },
  );
}
