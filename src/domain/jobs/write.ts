import { json, updateRow } from '#db/rows.ts';
import { notFound } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import { leavesAsIs } from '../fields.ts';
import type { Job } from './schema.ts';
import { findJob, type JobRow, type JobView, toJob } from './store.ts';

/** A job with the names it shows. @throws AppError NOT_FOUND on `field` */
export async function requireJob(ctx: Context, id: string, field = 'job_id'): Promise<JobView> {
  const row = await findJob(ctx, id);
  if (row === undefined) throw notFound('job', id, field);
  return row;
}

/** Writes columns of a job and tells of it, where they differ. */
export async function rewriteJob(ctx: WriteContext, row: JobView, patch: Partial<JobRow>): Promise<JobView> {
  if (leavesAsIs<JobRow>(row, patch)) return row;
  await updateRow(ctx.tx, 'jobs', ctx.account.id, row.id, patch);
  const after = await requireJob(ctx, row.id);
  ctx.changed({ type: 'job', id: row.id, before: toJob(row), after: toJob(after), label: after.title });
  return after;
}

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
  await rewriteJob(ctx, row, {
    job_ad_id: adId,
    share_links: json.encodeOrNull(pageUrl === null ? null : { career_page: pageUrl }),
    updated_at: ctx.now,
  });
}

/** The columns of a place. */
export function placeColumns(
  place: Job['location'],
): Pick<JobRow, 'location_type' | 'city' | 'state' | 'country' | 'country_code'> {
  return {
    location_type: place?.type ?? null,
    city: place?.city ?? null,
    state: place?.state ?? null,
    country: place?.country ?? null,
    country_code: place?.country_code ?? null,
  };
}
