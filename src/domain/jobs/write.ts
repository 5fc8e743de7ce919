import type { WriteContext } from '../context.ts';
import { orNotFound, rewriter } from '../record/index.ts';
import { JOB, type JobView } from './schema.ts';
import { findJob, toJob } from './store.ts';

/** A job with the names it shows. @throws AppError NOT_FOUND on `field` */
export const requireJob = orNotFound('job', findJob);

/** Writes columns of a job, where they differ, and reports the change. */
export const rewriteJob = rewriter(JOB, {
  reload: requireJob,
  view: (row: JobView) => toJob(row),
  label: ({ title }) => title,
});

/**
 * Links a job to its ad, or unlinks it.
 * @param pageUrl the ad's public URL; null while it is not public
 */
export async function linkAd(
  ctx: WriteContext,
  row: JobView,
  adId: string | null,
  pageUrl: string | null,
): Promise<void> {
  const share_links = pageUrl === null ? null : { career_page: pageUrl };
  await rewriteJob(ctx, row, JOB.columnsOf({ job_ad_id: adId, share_links, updated_at: ctx.now }));
}
