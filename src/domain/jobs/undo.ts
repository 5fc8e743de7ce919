import { fold, json, statement } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import type { WriteContext } from '../context.ts';
import type { Job } from './schema.ts';
import { hasSubmission, type JobRow, jobStats, moveApplicationsToClient, toJob } from './store.ts';
import { placeColumns, requireJob, rewriteJob } from './write.ts';

/** The members of a job that a change of it can set, and the columns that hold each. */
const COLUMNS = {
  title: (job) => ({ title: job.title, title_folded: fold(job.title) }),
  status: (job) => ({ status: job.status }),
  client: (job) => ({ client_id: job.client?.id ?? null }),
  client_contact: (job) => ({ client_contact_id: job.client_contact?.id ?? null }),
  team: (job) => ({ team_id: job.team?.id ?? null }),
  hiring_manager: (job) => ({ hiring_manager_id: job.hiring_manager?.id ?? null }),
  location: (job) => placeColumns(job.location),
  employment_type: (job) => ({ employment_type: job.employment_type }),
  compensation: (job) => ({
    base_min: job.compensation.base_min,
    base_max: job.compensation.base_max,
    ote: job.compensation.ote,
    currency: job.compensation.currency,
    period: job.compensation.period,
  }),
  description: (job) => ({ description: job.description }),
  spec: (job) => ({ spec: json.encodeOrNull(job.spec) }),
  assessment_criteria: (job) => ({ assessment_criteria: json.encode(job.assessment_criteria) }),
  interview_plan: (job) => ({ interview_plan: json.encodeOrNull(job.interview_plan) }),
  target_start_date: (job) => ({ target_start_date: job.target_start_date }),
  success_in_90_days: (job) => ({ success_in_90_days: job.success_in_90_days }),
  default_interview_format: (job) => ({ default_interview_format: job.default_interview_format }),
  ai_screen_enabled: (job) => ({ ai_screen_enabled: job.ai_screen_enabled ? 1 : 0 }),
  ai_screen_focus: (job) => ({ ai_screen_focus: json.encodeOrNull(job.ai_screen_focus) }),
  is_evergreen: (job) => ({ is_evergreen: job.is_evergreen ? 1 : 0 }),
} as const satisfies Partial<Record<keyof Job, (job: Job) => Partial<JobRow>>>;

/** The members of a job that can be restored. */
export const RESTORABLE: readonly string[] = Object.keys(COLUMNS);

/** Writes members of a job back as they were, also those (filled) that a change of a job cannot set. */
export async function restoreJob(ctx: WriteContext, before: Job, members: readonly string[]): Promise<Job> {
  const row = await requireJob(ctx, before.id);
  const patch: Partial<JobRow> = { updated_at: ctx.now };
  for (const [member, columns] of Object.entries(COLUMNS)) {
    if (members.includes(member)) Object.assign(patch, columns(before));
  }
  if (patch.client_id != null && patch.client_id !== row.client_id) {
    if (await hasSubmission(ctx, row.id)) {
      throw new AppError(
        'CONFLICT',
        `Candidates were put to the present client of ${row.title} (${row.id}) since, so its client stays.`,
        { field: 'client_id' },
      );
    }
    await moveApplicationsToClient(ctx, row.id, patch.client_id);
  }
  return toJob(await rewriteJob(ctx, row, patch), await jobStats(ctx, row.id));
}

const dropJob = statement((db, v: { account: string; id: string }) =>
  db.deleteFrom('jobs').where('account_id', '=', v.account).where('id', '=', v.id),
);

const anyApplication = statement((db, v: { account: string; job: string }) =>
  db
    .selectFrom('applications')
    .where('account_id', '=', v.account)
    .where('job_id', '=', v.job)
    .where('deleted_at', 'is', null)
    .limit(1)
    .select('id'),
);

const dropTakenBack = statement((db, v: { account: string; job: string }) =>
  db.deleteFrom('applications').where('account_id', '=', v.account).where('job_id', '=', v.job),
);

/**
 * Removes a job that nobody is on, with the applications that were taken back before it.
 * @throws AppError CONFLICT while somebody is on it, or it has an ad
 */
export async function removeJob(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireJob(ctx, id);
  const [application] = await anyApplication(ctx.tx, { account: ctx.account.id, job: id });
  if (application !== undefined || row.job_ad_id !== null) {
    throw new AppError(
      'CONFLICT',
      `${row.title} (${id}) has candidates or an ad by now, so it stays. Close it with update_job and status closed.`,
      { field: 'job_id' },
    );
  }
  await dropTakenBack(ctx.tx, { account: ctx.account.id, job: id });
  await dropJob(ctx.tx, { account: ctx.account.id, id });
  ctx.changed({ type: 'job', id, before: toJob(row), after: null, label: row.title });
}
