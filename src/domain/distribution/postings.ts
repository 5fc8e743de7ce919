import type * as z from 'zod';
import { insertRow, json } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { type Page, singlePage } from '#src/lib/page.ts';
import { acceptWording, ensureAd, findingsOf, placeFault, publishAd, warnOfPlace } from '../ads/index.ts';
import type { JobAd } from '../ads/schema.ts';
import type { Context, WriteContext } from '../context.ts';
import { tellHeld } from '../emails/index.ts';
import { countryOfJob, type JobView, requireJob } from '../jobs/index.ts';
import {
  blockedBy,
  decided,
  type Finding,
  type HeldReview,
  newlyHeld,
  refuseBlocked,
  refuseHeld,
  requireHeld,
  waitsForModel,
} from '../moderation/index.ts';
import {
  type Board,
  boardsOf,
  isReady,
  needsConfirmation,
  recordBoardRequest,
  requireBoard,
  unknownBoard,
} from './boards.ts';
import { endPosting } from './ending.ts';
import { blockedWords, heldWords, mendingOf, unreadyWords, waitingWords } from './postings-wording.ts';
import { quotaExceeded, reservePost } from './quota.ts';
import { type JobBoardPosting, POSTING, type PostingFilters, type PostJob } from './schema.ts';
import { openPosting, type PostingRow, pageOfPostings, requirePosting, rewritePosting } from './store.ts';

/** A posting of the agency. @throws AppError NOT_FOUND */
export async function getPosting(ctx: Context, id: string): Promise<JobBoardPosting> {
  return POSTING.view(await requirePosting(ctx, id));
}

/** A page of postings, newest first. */
export async function listPostings(ctx: Context, filters: PostingFilters): Promise<Page<JobBoardPosting>> {
  return pageOfPostings(ctx, filters);
}

/**
 * Posts a job to boards: immediately on free ones, on others after a person's confirmation. All or nothing.
 * @throws AppError CONFLICT for a job that is not active or is already on a board, quota_exceeded past a cap
 */
export async function postJob(
  ctx: WriteContext,
  input: z.output<typeof PostJob>,
): Promise<Page<JobBoardPosting>> {
  const job = await requireJob(ctx, input.job_id);
  refuseInactive(job);
  warnOfPlace(ctx, job);
  const known = await boardsOf(ctx);
  const postings: JobBoardPosting[] = [];
  for (const slug of new Set(input.board_slugs)) {
    const board = known.find((one) => one.slug === slug);
    if (board === undefined) throw unknownBoard(slug, 'board_slugs');
    refuseUnready(board, 'board_slugs');
    await refuseOpen(ctx, job, board, 'board_slugs');
    const row = await insertPosting(ctx, job, board, null, input.confirm_paid);
    postings.push(POSTING.view(row));
  }
  ctx.wakeWorkers();
  return singlePage(postings);
}

/** Inserts a requested posting: waiting for confirmation, rejected by the board's rules, or being published. */
export async function insertPosting(
  ctx: WriteContext,
  job: JobView,
  board: Board,
  ruleId: string | null,
  confirmed: boolean,
): Promise<PostingRow> {
  const parked = {
    status: 'pending',
    error_code: 'awaiting_confirmation',
    error_message: waitingWords(board),
    attempts: 0,
  } as const;
  const launched =
    needsConfirmation(board) && !confirmed ? {} : await launch(ctx, job, board, ruleId, 'board_slugs');
  const blank = POSTING.row(
    {},
    {
      id: newId('posting'),
      account_id: ctx.account.id,
      job_id: job.id,
      board_slug: board.slug,
      rule_id: ruleId,
      created_by: ctx.user?.id ?? null,
      created_at: ctx.now,
      updated_at: ctx.now,
      ...parked,
    },
  );
  const row = { ...blank, ...launched };
  await insertRow(ctx.tx, 'postings', row);
  ctx.changed({
    type: 'posting',
    id: row.id,
    before: null,
    after: POSTING.view(row),
    label: labelOf(job, board),
  });
  note(ctx, job, row, board);
  await tell(ctx, job, row, board);
  return row;
}

/** Confirms a waiting posting and starts publishing it. */
export async function confirmPosting(ctx: WriteContext, id: string): Promise<JobBoardPosting> {
  const row = await requirePosting(ctx, id);
  if (row.status !== 'pending')
    throw wrongState(row, 'confirmed', 'only one that is pending can be confirmed');
  return relaunch(ctx, row);
}

/** Retries a posting that was rejected, or whose board could not be reached. */
export async function retryPosting(ctx: WriteContext, id: string): Promise<JobBoardPosting> {
  const row = await requirePosting(ctx, id);
  if (row.status !== 'error' && row.status !== 'rejected') {
    throw wrongState(
      row,
      'tried again',
      'only one in error or rejected can be; use repost_posting for one that is expired',
    );
  }
  return relaunch(ctx, row);
}

/** Publishes an expired posting again. */
export async function repostPosting(ctx: WriteContext, id: string): Promise<JobBoardPosting> {
  const row = await requirePosting(ctx, id);
  if (row.status !== 'expired') {
    throw wrongState(
      row,
      'posted again',
      'only one that is expired can be; use retry_posting for one in error or rejected',
    );
  }
  return relaunch(ctx, row);
}

/** Takes a posting off its board, or cancels one that waits for a confirmation. */
export async function expirePosting(ctx: WriteContext, id: string): Promise<JobBoardPosting> {
  const row = await requirePosting(ctx, id);
  if (row.status === 'publishing') {
    throw wrongState(
      row,
      'ended',
      'it is on its way to the board; wait until it is live (list_postings), then end it',
    );
  }
  if (row.status !== 'live' && row.status !== 'pending')
    throw wrongState(row, 'ended', 'it stands on no board');
  return POSTING.view(await endPosting(ctx, row, 'Took'));
}

async function relaunch(ctx: WriteContext, row: PostingRow): Promise<JobBoardPosting> {
  const job = await requireJob(ctx, row.job_id);
  refuseInactive(job);
  const board = await requireBoard(ctx, row.board_slug, 'posting_id');
  refuseUnready(board, 'posting_id');
  if (row.status !== 'pending') await refuseOpen(ctx, job, board, 'posting_id');
  const patch = await launch(ctx, job, board, null, 'posting_id');
  const found = json.decodeOrNull<HeldReview>(patch.review ?? null);
  if (found !== null && !waitsForModel(found)) refuseHeld(row, 'posted');
  const after = await rewritePosting(ctx, row, patch, labelOf(job, board));
  warnOfPlace(ctx, job);
  note(ctx, job, after, board);
  await tell(ctx, job, after, board);
  ctx.wakeWorkers();
  return POSTING.view(after);
}

/**
 * Lets a held posting go: its wording counts as looked at, and it is on its way to its board.
 * @throws AppError CONFLICT for one that is not held and while its job is not active, quota_exceeded past a cap,
 * VALIDATION_ERROR for wording that must not be public
 */
export async function releasePosting(
  ctx: WriteContext,
  id: string,
  reason: string,
): Promise<JobBoardPosting> {
  const row = await requirePosting(ctx, id);
  requireHeld(row);
  const job = await requireJob(ctx, row.job_id);
  refuseInactive(job);
  const board = await requireBoard(ctx, row.board_slug, 'record');
  refuseUnready(board, 'record');
  if (row.job_ad_id !== null) await acceptWording(ctx, row.job_ad_id, reason);
  const patch = await launch(ctx, job, board, null, 'record');
  const released = { ...patch, ...decided(ctx, row, 'released', reason) };
  const after = await rewritePosting(ctx, row, released, labelOf(job, board));
  note(ctx, job, after, board);
  ctx.wakeWorkers();
  return POSTING.view(after);
}

/** What speaks now against the ad of a held posting that a rule or a program posts. */
export async function findingsOfPosting(ctx: Context, id: string): Promise<Finding[]> {
  const { job_ad_id } = await requirePosting(ctx, id);
  return job_ad_id === null ? [] : findingsOf(ctx, job_ad_id, true);
}

/** Writes down what was found in a held posting. @throws AppError CONFLICT for one that is not held */
export async function reviewPosting(ctx: WriteContext, id: string, review: HeldReview): Promise<void> {
  const row = await requirePosting(ctx, id);
  requireHeld(row);
  const job = await requireJob(ctx, row.job_id);
  const board = await requireBoard(ctx, row.board_slug, 'record');
  const error_message = heldWords(review.findings);
  await rewritePosting(ctx, row, { review: json.encode(review), error_message }, labelOf(job, board));
}

/** Withdraws a held posting, which no board has seen. @throws AppError CONFLICT for one that is not held */
export async function withdrawPosting(
  ctx: WriteContext,
  id: string,
  reason: string | null,
): Promise<JobBoardPosting> {
  const row = await requirePosting(ctx, id);
  requireHeld(row);
  return POSTING.view(await endPosting(ctx, row, 'Took', reason));
}

async function tell(ctx: WriteContext, job: JobView, row: PostingRow, board: Board): Promise<void> {
  const { id, review } = POSTING.view(row);
  if (row.held_at === null) return;
  const owners = [row.created_by, job.owner_id];
  const about = { id, label: labelOf(job, board), review, job_id: job.id, client_id: job.client_id };
  await tellHeld(ctx, { ...about, owners });
}

/**
 * Starts publishing a posting: counts it against the month's cap and publishes the job's ad, which boards link to.
 * @param ruleId for a rule a refusal is recorded on the posting; for a person it is an error
 */
async function launch(
  ctx: WriteContext,
  job: JobView,
  board: Board,
  ruleId: string | null,
  field: string,
): Promise<Partial<PostingRow>> {
  const refused = (error_code: string, error_message: string): Partial<PostingRow> => ({
    status: 'rejected',
    error_code,
    error_message,
    due_at: null,
  });
  if (!isReady(board)) return refused('not_configured', unreadyWords(board));
  const fault = regionFault(job, board);
  if (fault !== null) return refused('region_not_served', fault);
  // Of a rule nobody reads warnings, and a remote job without a country reads as open to the whole world, which nobody said; of a
  // job without a place a person is warned and decides. The agency's own page takes any job.
  const mustSay = board.slug !== 'career_page' && (ruleId !== null || job.location_type === 'remote');
  const unplaced = mustSay ? placeFault(job) : null;
  if (unplaced !== null) return refused('ad_unpublishable', `${unplaced} Then use retry_posting.`);
  let ad: JobAd;
  try {
    const draft = await ensureAd(ctx, job.id);
    const findings = await findingsOf(ctx, draft.id, ruleId !== null && draft.status !== 'published');
    const blocked = blockedBy(findings);
    if (blocked.length > 0 && ruleId === null) refuseBlocked(findings, mendingOf(blocked));
    if (blocked.length > 0) return refused('content_blocked', blockedWords(blocked));
    const { held_at, review } = newlyHeld(ctx, findings);
    if (review !== null) {
      return {
        ...WAITING,
        job_ad_id: draft.id,
        error_message: heldWords(review.findings),
        held_at,
        review: json.encode(review),
      };
    }
    ad = await publishAd(ctx, draft.id);
  } catch (error) {
    if (ruleId === null || !(error instanceof AppError) || error.status >= 500) throw error;
    return refused('ad_unpublishable', error.message);
  }
  const month = await reservePost(ctx, board);
  if (month === null) {
    const error = quotaExceeded(board, field);
    if (ruleId === null) throw error;
    return refused(error.code, error.message);
  }
  recordBoardRequest(ctx, board, labelOf(job, board), ad);
  return {
    job_ad_id: ad.id,
    status: 'publishing',
    held_at: null,
    review: null,
    error_code: null,
    error_message: null,
    url: null,
    external_id: null,
    attempts: 0,
    due_at: ctx.now,
    lease_until: null,
    quota_month: month,
    published_at: null,
    expires_at: null,
  };
}

/** A posting whose wording a person has to look at first. */
const WAITING = { status: 'pending', error_code: 'held_for_review', due_at: null } as const;

/** Why a board does not accept a job at this location; null if it does. */
export function regionFault(
  job: Pick<JobView, 'country_code' | 'applicant_country' | 'title'>,
  board: Board,
): string | null {
  if (board.regions.length === 0) return null;
  const country = countryOfJob(job);
  if (country !== null && board.regions.includes(country)) return null;
  const where = country === null ? 'has no country' : `is in ${country}`;
  return `The board ${board.slug} takes jobs in ${board.regions.join(', ')}; ${job.title} ${where}. Change the job's location with update_job or the board's regions with configure_board, then use retry_posting.`;
}

function refuseInactive(job: JobView): void {
  if (job.status === 'active') return;
  throw new AppError(
    'CONFLICT',
    `The job ${job.title} (${job.id}) is ${job.status}, and only active jobs are posted. Set it active with update_job first.`,
    { field: 'job_id', extra: { job_status: job.status } },
  );
}

function refuseUnready(board: Board, field: string): void {
  if (isReady(board)) return;
  throw new AppError('CONFLICT', unreadyWords(board), { field, extra: { board_slug: board.slug } });
}

async function refuseOpen(ctx: Context, job: JobView, board: Board, field: string): Promise<void> {
  const open = await openPosting(ctx, job.id, board.slug);
  if (open === undefined) return;
  throw new AppError(
    'CONFLICT',
    `${job.title} has the posting ${open.id} on ${board.slug} already, which is ${open.held_at === null ? open.status : 'held for a person'}. ${nextOf(open)}`,
    { field, extra: { existing_id: open.id, board_slug: board.slug } },
  );
}

function nextOf({ status, held_at }: PostingRow): string {
  if (held_at !== null)
    return 'Have a person let it go or withdraw it with release_held, or mend its ad with update_job_ad and use confirm_posting.';
  return `${status === 'pending' ? 'Confirm it with confirm_posting' : 'End it with expire_posting'} first.`;
}

function wrongState(row: PostingRow, doing: string, why: string): AppError {
  refuseHeld(row, doing);
  return new AppError('CONFLICT', `The posting ${row.id} is ${row.status} and cannot be ${doing}: ${why}.`, {
    field: 'posting_id',
    extra: { status: row.status },
  });
}

/** A label for people for a posting. */
export function labelOf(job: Pick<JobView, 'title'>, board: Pick<Board, 'name'>): `${string} on ${string}` {
  return `${job.title} on ${board.name}`;
}

const DID = {
  pending: 'Asked to post',
  publishing: 'Posted',
  live: 'Posted',
  expired: 'Took off',
  rejected: 'Could not post',
  error: 'Could not post',
} as const;

function note(ctx: WriteContext, job: JobView, row: PostingRow, board: Board): void {
  const code: '' | ` (${string})` = row.error_code === null ? '' : ` (${row.error_code})`;
  ctx.record({
    type: 'record_changed',
    summary: `${DID[row.status]} ${labelOf(job, board)}${code}`,
    job_id: job.id,
    client_id: job.client_id,
  });
}
