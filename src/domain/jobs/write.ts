import type { WriteContext } from '../context.ts';
import { requirer, rewriter } from '../record/index.ts';
import { JOB, type JobView } from './schema.ts';
import { findJob, toJob } from './store.ts';

/** A job with the names it shows. @throws AppError NOT_FOUND on `field` */
export const requireJob = requirer('job', findJob);

/** Writes columns of a job and tells of it, where they differ. */
export const rewriteJob = rewriter(JOB, {
  again: requireJob,
  view: (row: JobView) => toJob(row),
  label: ({ title }) => title,
});

/**
 * Ties a job to its ad, or unties it.
 * @param pageUrl where the ad stands in public; null while it does not
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
