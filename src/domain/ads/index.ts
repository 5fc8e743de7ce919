import type * as z from 'zod';
import { insertRow, json, updateRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { freeSlug, slugOf } from '#src/lib/slug.ts';
import { agencySlug } from '../accounts/slug.ts';
import type { Context, WriteContext } from '../context.ts';
import { leavesAsIs } from '../fields.ts';
import { linkAd, requireJob, toJob } from '../jobs/index.ts';
import { type Finding, refuseBlocked, warnOfHeld } from '../moderation/index.ts';
import { reviewAd, reviewWords } from './content.ts';
import { draftAd } from './draft.ts';
import { JOB_AD, type JobAd, UpdateJobAd } from './schema.ts';
import {
  type AdRow,
  type AdView,
  adOfJob,
  findAd,
  hiresForItself,
  requireAd,
  takenSlugs,
  toAd,
} from './store.ts';

export {
  type Advert,
  advertBySlug,
  advertOf,
  advertsOf,
  advertsOnBoard,
  type CareerSite,
  siteBySlug,
} from './advert.ts';
export { type ApplicantCv, settleCv, unreadCvs } from './applicant-cvs.ts';
export { ApplyFields, applyToAd } from './apply.ts';

const publicUrlOf = (ctx: Context): string | null => ctx.deployment?.publicUrl ?? null;

/** The ad of a job. @throws AppError NOT_FOUND for an unknown job, and for one that has no ad yet */
export async function getJobAd(ctx: Context, jobId: string): Promise<JobAd> {
  const row = await adOfJob(ctx, jobId);
  if (row !== undefined) return toAd(row, publicUrlOf(ctx));
  const job = await requireJob(ctx, jobId);
  throw new AppError('NOT_FOUND', `${job.title} (${jobId}) has no ad yet. Write one with update_job_ad.`, {
    field: 'job_id',
  });
}

/** An ad by its own id, or undefined. */
export async function adById(ctx: Context, id: string): Promise<JobAd | undefined> {
  const row = await findAd(ctx, id);
  return row === undefined ? undefined : toAd(row, publicUrlOf(ctx));
}

/** An ad by its own id. @throws AppError NOT_FOUND */
export async function getAd(ctx: Context, id: string): Promise<JobAd> {
  const row = await requireAd(ctx, id);
  return toAd(row, publicUrlOf(ctx));
}

/**
 * Writes the ad of a job: makes it, drafted from the job where nothing is given, or changes what is given. Going live
 * fires job_ad.published.
 * @throws AppError CONFLICT on `status` for publishing while the job is not active, VALIDATION_ERROR with `findings` for
 * wording that must not be public
 */
export async function updateJobAd(ctx: WriteContext, input: z.output<typeof UpdateJobAd>): Promise<JobAd> {
  const { job_id, status, ...fields } = input;
  const existing = (await adOfJob(ctx, job_id)) ?? null;
  const row = existing ?? (await insertAd(ctx, job_id));
  const goesOut = (status ?? row.status) === 'published';
  if (!goesOut) tellOf(ctx, await reviewWords(ctx, job_id, fields));
  const patch = JOB_AD.patch(fields, { updated_at: ctx.now });
  return rewrite(ctx, row, patch, status ?? row.status, existing === null);
}

/**
 * The ad of a job as it will be published: the one there is, or one drafted from the job. It stays a draft until
 * `publishAd`.
 */
export async function ensureAd(ctx: WriteContext, jobId: string): Promise<JobAd> {
  const row = await adOfJob(ctx, jobId);
  if (row !== undefined) return toAd(row, publicUrlOf(ctx));
  return rewrite(ctx, await insertAd(ctx, jobId), {}, 'draft', true);
}

/** What speaks against making an ad public. @throws AppError NOT_FOUND */
export async function findingsOf(ctx: Context, id: string): Promise<Finding[]> {
  const row = await requireAd(ctx, id);
  return reviewAd(ctx, row);
}

/**
 * Puts an ad on the career page, if it is not there.
 * @throws AppError CONFLICT while the job is not active, VALIDATION_ERROR with `findings` for wording that must not be
 * public
 */
export async function publishAd(ctx: WriteContext, id: string): Promise<JobAd> {
  return moveAd(ctx, id, 'published');
}

/** Ends an ad: its page is gone. */
export async function closeAd(ctx: WriteContext, id: string): Promise<JobAd> {
  return moveAd(ctx, id, 'closed');
}

/** Ends the ad of a job, if it is public. */
export async function closeAdOf(ctx: WriteContext, jobId: string): Promise<void> {
  const row = await adOfJob(ctx, jobId);
  if (row?.status === 'published') await rewrite(ctx, row, {}, 'closed', false);
}

/** Writes members of an ad back as they were. @throws AppError as `updateJobAd` */
export async function restoreAd(
  ctx: WriteContext,
  id: string,
  members: Readonly<Record<string, unknown>>,
): Promise<JobAd> {
  const { job_id } = await requireAd(ctx, id);
  return updateJobAd(ctx, UpdateJobAd.parse({ job_id, ...members }));
}

/** Removes an ad as if it had never been made. @throws AppError NOT_FOUND */
export async function removeAd(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireAd(ctx, id);
  await ctx.tx
    .deleteFrom('job_ads')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', row.id)
    .execute();
  await linkAd(ctx, await requireJob(ctx, row.job_id), null, null);
  const before = toAd(row, publicUrlOf(ctx));
  ctx.changed({ type: 'job_ad', id: row.id, before, after: null, label: row.title });
}

async function moveAd(ctx: WriteContext, id: string, status: AdRow['status']): Promise<JobAd> {
  const row = await requireAd(ctx, id);
  return rewrite(ctx, row, {}, status, false);
}

async function insertAd(ctx: WriteContext, jobId: string): Promise<AdView> {
  const view = await requireJob(ctx, jobId);
  const job = toJob(view);
  const drafted = draftAd(job, (await hiresForItself(ctx, view.client_id)) ? null : view.client_name);
  const base =
    slugOf([drafted.title, job.location?.city ?? ''].filter((part) => part !== '').join(' ')) || 'job';
  const row = JOB_AD.row(drafted, {
    id: newId('job_ad'),
    account_id: ctx.account.id,
    job_id: view.id,
    show_salary: false,
    status: 'draft',
    slug: freeSlug(base, await takenSlugs(ctx, base)),
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'job_ads', row);
  return { ...row, agency_slug: null, job_status: view.status };
}

/** Writes an ad and moves it to a status, with all that follows from that. `made`: it was inserted just now. */
async function rewrite(
  ctx: WriteContext,
  row: AdView,
  patch: Partial<AdRow>,
  status: AdRow['status'],
  made: boolean,
): Promise<JobAd> {
  const goesLive = status === 'published' && row.status !== 'published';
  const columns: Partial<AdRow> = { ...patch, status };
  if (goesLive) {
    refuseUnpublishable({ ...row, ...columns });
    columns.published_at = ctx.now;
  }
  if (status === 'published') tellOf(ctx, await reviewAd(ctx, { ...row, ...columns }));
  const before = made ? null : toAd(row, publicUrlOf(ctx));
  if (!made && leavesAsIs<AdRow>(row, columns)) return toAd(row, publicUrlOf(ctx));
  const agency_slug = status === 'published' ? await agencySlug(ctx) : row.agency_slug;
  const after: AdView = { ...row, ...columns, updated_at: ctx.now, agency_slug };
  await updateRow(ctx.tx, 'job_ads', ctx.account.id, row.id, { ...columns, updated_at: ctx.now });
  const ad = toAd(after, publicUrlOf(ctx));
  ctx.changed({ type: 'job_ad', id: row.id, before, after: ad, label: ad.title });
  await linkAd(ctx, await requireJob(ctx, row.job_id), row.id, ad.url);
  if (goesLive) ctx.emit('job_ad.published', { job_ad: ad });
  if (goesLive || row.status !== status || made) {
    const did =
      made && !goesLive
        ? 'Drafted'
        : { draft: 'Took back', published: 'Published', closed: 'Closed' }[status];
    ctx.record({ type: 'record_changed', summary: `${did} the ad ${ad.title}`, job_id: row.job_id });
  }
  return ad;
}

function tellOf(ctx: WriteContext, findings: readonly Finding[]): void {
  refuseBlocked(findings);
  warnOfHeld(ctx, findings);
}

function refuseUnpublishable(row: AdView): void {
  if (row.job_status !== 'active') {
    throw new AppError(
      'CONFLICT',
      `The job of this ad is ${row.job_status}, and only the ad of an active job is public. Set it active with update_job first.`,
      { field: 'status', extra: { job_status: row.job_status } },
    );
  }
  if (row.body === null && json.decode<string[]>(row.bullets).length === 0) {
    throw new AppError(
      'VALIDATION_ERROR',
      'body: the ad says nothing yet. Give body or bullets with update_job_ad, then publish it.',
      { field: 'body' },
    );
  }
}
