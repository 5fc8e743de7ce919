import type * as z from 'zod';
import { insertRow, json, updateRow } from '#db/rows.ts';
import { invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { freeSlug, slugOf } from '#src/lib/slug.ts';
import { agencySlug } from '../accounts/slug.ts';
import type { Context, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { linkAd, requireJob, toJob } from '../jobs/index.ts';
import {
  decided,
  type Finding,
  type HeldReview,
  newlyHeld,
  refuseBlocked,
  requireHeld,
} from '../moderation/index.ts';
import { outwardWords } from '../review/index.ts';
import { heldIn, refuseUnpublishable, tellOwners, warnOfFindings } from './before-public.ts';
import { draftedAd, reviewAd, reviewDraft } from './content.ts';
import { warnOfPlace } from './place.ts';
import { proposalOf, releasedWords, undecided } from './proposal.ts';
import { ChangedAd, JOB_AD, type JobAd, type JobAdAnswer, ProposedAd, type UpdateJobAd } from './schema.ts';
import { type AdRow, takenSlugs, toAd } from './store.ts';
import { type AdView, adOfJob, findAd, requireAd } from './views.ts';

export { mostPaid, tellsMoreThanPaid } from './above-pay.ts';
export {
  type Advert,
  advertBySlug,
  advertOf,
  advertsOf,
  advertsOnBoard,
  type BoardAdvert,
  type CareerSite,
  siteBySlug,
} from './advert.ts';
export { inAgencyVoice } from './agency-voice.ts';
export { finishCv } from './applicant-cvs.ts';
export { ApplyFields, applyToAd } from './apply.ts';
export { type HiddenClient, hiddenClientOf, withoutTheClient } from './client.ts';
export { inLanguageOf } from './client-words.ts';
export { isListedPlainly, isOfSeries } from './listed-items.ts';
export { tellsOfParty } from './of-a-party.ts';
export { speaksOfSomebody, withoutSomebody } from './of-somebody.ts';
export { placeFault, warnOfPlace } from './place.ts';
export {
  isPrivateToBrief,
  isPrivateWhatever,
  withoutPrivateBrackets,
  withoutWhoLeaves,
} from './public-lines.ts';
export { titleWithoutTheClient } from './public-title.ts';
export { type ApplicantCv, unreadCvs } from './unread-cvs.ts';
export { tellsOfKin, tellsWhatHappened } from './what-happened.ts';
export { withoutSpeaker } from './without-speaker.ts';

const publicUrlOf = (ctx: Context): string | null => ctx.deployment?.publicUrl ?? null;

/** The ad of a job, or that it has none. @throws AppError NOT_FOUND for an unknown job */
export async function getJobAd(ctx: Context, jobId: string): Promise<JobAdAnswer> {
  const row = await adOfJob(ctx, jobId);
  return row === undefined ? withoutAd(ctx, jobId) : toAd(row, publicUrlOf(ctx));
}

async function withoutAd(ctx: Context, jobId: string): Promise<JobAdAnswer> {
  const job = await requireJob(ctx, jobId);
  return {
    job_id: job.id,
    status: 'none',
    note: `${job.title} has no ad yet. Write one with update_job_ad.`,
  };
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
 * Creates or changes the ad of a job, or leaves a job without one as it is where status none alone is sent back.
 * @throws AppError as `updateJobAd`, VALIDATION_ERROR on `status` for none where there is an ad
 */
export async function setJobAd(
  ctx: WriteContext,
  { status, ...input }: z.output<typeof UpdateJobAd>,
): Promise<JobAdAnswer> {
  if (status !== 'none') return updateJobAd(ctx, status === undefined ? input : { ...input, status });
  const existing = await adOfJob(ctx, input.job_id);
  if (existing !== undefined)
    throw invalid('status', 'status: the job has an ad, which stays with it; closed ends it');
  return Object.keys(input).length === 1 ? withoutAd(ctx, input.job_id) : updateJobAd(ctx, input);
}

/**
 * Creates or changes the ad of a job; a new ad without input is drafted from the job. Publishing fires
 * job_ad.published. One that a person has to look at first stays a draft until it is released; where the ad is public
 * already, its text stays and the change waits beside it.
 * @throws AppError CONFLICT on `status` for publishing while the job is not active, VALIDATION_ERROR with `findings`
 * for wording that must not be public
 */
async function updateJobAd(ctx: WriteContext, input: ChangedAd): Promise<JobAd> {
  const { job_id, status, ...fields } = input;
  const existing = (await adOfJob(ctx, job_id)) ?? null;
  const row = existing ?? (await insertAd(ctx, job_id));
  const isPublishing = (status ?? row.status) === 'published';
  if (isPublishing && row.status === 'published') return changePublic(ctx, row, fields);
  if (isPublishing) warnOfPlace(ctx, await requireJob(ctx, job_id));
  else warnOfFindings(ctx, undecided(await reviewDraft(ctx, job_id, fields), row));
  // An ad that goes back to draft is no longer public, and a change that was held becomes its text.
  const waiting = status === 'draft' ? proposalOf(row) : null;
  const patch = JOB_AD.patch({ ...waiting, ...fields }, { updated_at: ctx.now });
  const settled = waiting === null ? {} : { proposed: null, held_at: null, review: null };
  return rewrite(ctx, row, { ...patch, ...settled }, status ?? row.status, existing === null);
}

type Fields = Omit<ChangedAd, 'job_id' | 'status'>;

/** Changes an ad that the public reads: at once where the words are clear, else once a person let them go. */
async function changePublic(ctx: WriteContext, row: AdView, fields: Fields): Promise<JobAd> {
  const waiting = proposalOf(row);
  if (Object.keys(fields).length === 0) return toAd(row, publicUrlOf(ctx));
  const change = { ...waiting, ...fields };
  const patch = JOB_AD.patch(change, { updated_at: ctx.now });
  const held = await heldIn(ctx, { ...row, ...patch });
  const released = json.encode(releasedWords(row));
  if (held.length === 0) {
    const settled =
      waiting === null ? {} : { proposed: null, held_at: null, review: null, released_words: released };
    return rewrite(ctx, row, { ...patch, ...settled }, 'published', false);
  }
  const { held_at, review } = newlyHeld(ctx, held);
  const columns = {
    proposed: json.encode(change),
    held_at,
    review: json.encodeOrNull(review),
    released_words: released,
  };
  const ad = await rewrite(ctx, row, columns, 'published', false);
  await tellOwners(ctx, row, `Change to the ad ${row.title}`, review);
  return ad;
}

/** The existing ad of a job, or a draft made from the job. It is not published before `publishAd`. */
export async function ensureAd(ctx: WriteContext, jobId: string): Promise<JobAd> {
  const row = await adOfJob(ctx, jobId);
  if (row !== undefined) return toAd(row, publicUrlOf(ctx));
  return rewrite(ctx, await insertAd(ctx, jobId), {}, 'draft', true);
}

/**
 * Findings that prevent an ad from being published and that nobody has released.
 * @param byRule whether a rule would publish it, and nobody reads it before
 * @throws AppError NOT_FOUND
 */
export async function findingsOf(ctx: Context, id: string, byRule: boolean): Promise<Finding[]> {
  const row = await requireAd(ctx, id);
  return undecided(await reviewAd(ctx, row, byRule || undefined), row);
}

/** Notes that a person let the wording of an ad go, without publishing it. @throws AppError for what is blocked */
export async function acceptWording(ctx: WriteContext, id: string, reason: string): Promise<void> {
  const row = await requireAd(ctx, id);
  const findings = await reviewAd(ctx, row, true);
  refuseBlocked(findings);
  const { review } = newlyHeld(ctx, findings);
  if (review === null) return;
  const patch = decided(ctx, { held_at: null, review: json.encode(review) }, 'released', reason);
  await rewrite(ctx, row, patch, row.status, false);
}

/**
 * Publishes a held ad.
 * @throws AppError CONFLICT for one that is not held and while the job is not active, VALIDATION_ERROR for wording that
 * came to be blocked
 */
export async function releaseAd(ctx: WriteContext, id: string, reason: string): Promise<JobAd> {
  const row = await requireAd(ctx, id);
  requireHeld(row);
  const change = proposalOf(row);
  if (change === null) {
    await acceptWording(ctx, id, reason);
    return publishAd(ctx, id);
  }
  const patch = JOB_AD.patch(change, { updated_at: ctx.now });
  const findings = await reviewAd(ctx, { ...row, ...patch }, true);
  refuseBlocked(findings);
  const { review } = newlyHeld(ctx, findings);
  const kept = review === null ? row.review : json.encode(review);
  const decision = decided(ctx, { held_at: null, review: kept }, 'released', reason);
  return rewrite(
    ctx,
    row,
    { ...patch, ...decision, proposed: null, released_words: null },
    row.status,
    false,
  );
}

/** What speaks now against a held ad, or the change to it that waits, and was not released before. */
export async function findingsOfHeldAd(ctx: Context, id: string): Promise<Finding[]> {
  const row = await requireAd(ctx, id);
  const patch = JOB_AD.patch({ ...proposalOf(row) }, {});
  return undecided(await reviewAd(ctx, { ...row, ...patch }, true), row);
}

/** Writes down what was found in a held ad. @throws AppError CONFLICT for one that is not held */
export async function reviewHeldAd(ctx: WriteContext, id: string, review: HeldReview): Promise<void> {
  const row = await requireAd(ctx, id);
  requireHeld(row);
  await rewrite(ctx, row, { review: json.encode(review), held_at: row.held_at }, row.status, false);
}

/** Leaves a held ad a draft, and a public one as it is. @throws AppError CONFLICT for one that is not held */
export async function withdrawAd(ctx: WriteContext, id: string, reason: string | null): Promise<JobAd> {
  const row = await requireAd(ctx, id);
  requireHeld(row);
  const decision = decided(ctx, row, 'withdrawn', reason);
  return rewrite(ctx, row, { ...decision, proposed: null }, row.status, false);
}

/**
 * Publishes an ad on the career page. A published ad stays unchanged.
 * @throws AppError CONFLICT while the job is not active, VALIDATION_ERROR with `findings` for wording that must not be
 * public
 */
export async function publishAd(ctx: WriteContext, id: string): Promise<JobAd> {
  return moveAd(ctx, id, 'published');
}

/** Closes an ad: its page is no longer public. */
export async function closeAd(ctx: WriteContext, id: string): Promise<JobAd> {
  return moveAd(ctx, id, 'closed');
}

/** Closes the ad of a job if it is public. */
export async function closeAdOf(ctx: WriteContext, jobId: string): Promise<void> {
  const row = await adOfJob(ctx, jobId);
  if (row?.status === 'published') await rewrite(ctx, row, {}, 'closed', false);
}

/** Whether a job has an ad that was closed. */
export async function hasClosedAd(ctx: Context, jobId: string): Promise<boolean> {
  return (await adOfJob(ctx, jobId))?.status === 'closed';
}

/** Restores members of an ad, with the change that waited then. @throws AppError as `updateJobAd` */
export async function restoreAd(
  ctx: WriteContext,
  id: string,
  members: Readonly<Record<string, unknown>>,
): Promise<JobAd> {
  const row = await requireAd(ctx, id);
  const { proposed, ...others } = members;
  if (proposed !== undefined && row.proposed !== null)
    await rewrite(ctx, row, { proposed: null, held_at: null, review: null }, row.status, false);
  const waited = ProposedAd.nullish().parse(proposed);
  return updateJobAd(ctx, ChangedAd.parse({ job_id: row.job_id, ...others, ...waited }));
}

/** Deletes an ad that undo takes back. @throws AppError NOT_FOUND */
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
  const { ad: drafted, left_out } = await draftedAd(ctx, view);
  if (left_out.length > 0) {
    ctx.warn(
      'left_out_of_ad',
      `Left out of the drafted ad, as they tell of pay or interviews, were written to you, stand under a heading that is not known, name what nothing explains, or may be taken for who is wanted: ${left_out.map((line) => JSON.stringify(line)).join(', ')}. Add what applicants may read with update_job_ad.`,
      { left_out },
    );
  }
  const city = job.location?.city ?? '';
  // "Depot Manager (Geelong)": the title says where it is.
  const place = `-${slugOf(drafted.title)}-`.includes(`-${slugOf(city)}-`) ? '' : city;
  const base = slugOf([drafted.title, place].filter((part) => part !== '').join(' ')) || 'job';
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

/** Writes an ad, changes its status and everything that depends on it. `made`: it was inserted just now. */
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
  if (goesLive) {
    const held = await heldIn(ctx, { ...row, ...columns });
    if (held.length > 0) return holdAd(ctx, row, patch, held, made);
  }
  if (row.held_at !== null && columns.held_at === undefined && (goesLive || status === 'closed'))
    Object.assign(
      columns,
      status === 'closed' ? decided(ctx, row, 'withdrawn', null) : { held_at: null, review: null },
    );
  if (status === 'closed' && row.proposed !== null) columns.proposed = null;
  const before = made ? null : toAd(row, publicUrlOf(ctx));
  if (!made && isUnchangedBy<AdRow>(row, columns)) return toAd(row, publicUrlOf(ctx));
  const agency_slug = status === 'published' ? await agencySlug(ctx) : row.agency_slug;
  const after: AdView = { ...row, ...columns, updated_at: ctx.now, agency_slug };
  await updateRow(ctx.tx, 'job_ads', ctx.account.id, row.id, { ...columns, updated_at: ctx.now });
  const ad = toAd(after, publicUrlOf(ctx));
  // Whoever lets words go reads all of them.
  const read = { headline: ad.headline, body: ad.body, bullets: ad.bullets };
  const isReleased = ad.review?.state === 'released';
  const shown =
    status === 'published'
      ? { plannedAs: onItsPage(ad), ...(isReleased && goesLive ? { shown: outwardWords(read) } : {}) }
      : {};
  ctx.changed({ type: 'job_ad', id: row.id, before, after: ad, label: ad.title, ...shown });
  await linkAd(ctx, await requireJob(ctx, row.job_id), row.id, ad.url);
  if (goesLive) ctx.emit('job_ad.published', { job_ad: ad });
  if (goesLive || row.status !== status || made) {
    const did = made && !goesLive ? 'Drafted' : DID[status];
    ctx.record({ type: 'record_changed', summary: `${did} the ad ${ad.title}`, job_id: row.job_id });
  }
  return ad;
}

/** A published ad as a plan names it: with the words that everybody will read, or that wait for somebody to let them go. */
function onItsPage({ proposed, ...shown }: JobAd): string {
  const { title, headline, body } = { ...shown, ...proposed };
  const words = [headline, body].filter(Boolean).join(' ').replace(/\s+/gu, ' ');
  const told = words.length > LONGEST_TOLD ? `${words.slice(0, LONGEST_TOLD - 1).trimEnd()}…` : words;
  return proposed == null
    ? `${title}, on its public page: “${told}”`
    : `${shown.title}, whose page stays as it is until somebody lets the change go: “${told}”`;
}
const LONGEST_TOLD = 300;

const DID = { draft: 'Took back', published: 'Published', closed: 'Closed' } as const;

// The texts are kept as they were given; whether the ad is public does not change.
async function holdAd(
  ctx: WriteContext,
  row: AdView,
  patch: Partial<AdRow>,
  findings: readonly Finding[],
  made: boolean,
): Promise<JobAd> {
  const { held_at, review } = newlyHeld(ctx, findings);
  const columns = { ...patch, held_at, review: json.encodeOrNull(review) };
  const status = row.status === 'closed' ? 'closed' : 'draft';
  const ad = await rewrite(ctx, row, columns, status, made);
  await tellOwners(ctx, row, `Ad ${row.title}`, review);
  return ad;
}
