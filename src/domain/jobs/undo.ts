import { statement } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import type { WriteContext } from '../context.ts';
import { hasApplications, hasSubmission, jobStats } from './progress.ts';
import { JOB, type Job } from './schema.ts';
import { toJob } from './store.ts';
import { requireJob, rewriteJob } from './write.ts';

/**
 * Restores members of a job from a snapshot.
 * @throws AppError CONFLICT for a former client once candidates were submitted to the present one
 */
export async function restoreJob(
  ctx: WriteContext,
  id: string,
  members: Readonly<Record<string, unknown>>,
): Promise<Job> {
  const row = await requireJob(ctx, id);
  const patch = JOB.restoredColumns(members);
  patch.updated_at = ctx.now;
  if (patch.client_id != null && patch.client_id !== row.client_id) {
    if (await hasSubmission(ctx, row.id)) {
      throw new AppError(
        'CONFLICT',
        `Candidates were put to the present client of ${row.title} (${row.id}) since, so its client stays.`,
        { field: 'client_id' },
      );
    }
  }
  return toJob(await rewriteJob(ctx, row, patch), await jobStats(ctx, row.id));
}

const dropJob = statement((db, v: { account: string; id: string }) =>
  db.deleteFrom('jobs').where('account_id', '=', v.account).where('id', '=', v.id),
);

/**
 * Deletes a job without applications.
 * @throws AppError CONFLICT while it has applications or an ad
 */
export async function removeJob(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireJob(ctx, id);
  if ((await hasApplications(ctx, id)) || row.job_ad_id !== null) {
    throw new AppError(
      'CONFLICT',
      `${row.title} (${id}) has candidates or an ad by now, so it stays. Close it with update_job and status closed.`,
      { field: 'job_id' },
    );
  }
  await dropJob(ctx.tx, { account: ctx.account.id, id });
  ctx.changed({ type: 'job', id, before: toJob(row), after: null, label: row.title });
}
