import { updateRow } from '#db/rows.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { type Advert, advertOf } from '../ads/index.ts';
import type { WriteContext } from '../context.ts';
import { requireJob } from '../jobs/index.ts';
import type { Sentence } from '../sentences.ts';
import { type Board, requireBoard } from './boards.ts';
import { XML_FEED } from './catalogue.ts';
import { endPosting } from './ending.ts';
import { labelOf } from './postings.ts';
import { releasePost } from './quota.ts';
import { type PostingRow, requirePosting, rewritePosting } from './store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a posting stays live. */
const LIVE_MS = 30 * DAY_MS;
/** Delays before the retries of a failed hand-over. */
const RETRIES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];

/** A pending task outside the store for a worker. */
export interface Task {
  kind: 'publish' | 'take_off';
  posting: PostingRow;
  board: Board;
  /** The advert to publish; undefined to take the posting off. */
  advert: Advert | undefined;
}

/**
 * Does what is due for a posting if the store alone is enough, or claims it for a worker that calls the board.
 * @param lease `wall` by the wall clock; until its end nobody else can claim it
 * @returns the claimed task; `settled` if nothing is left to do, `not_due` if nothing was due
 */
export async function takeTask(
  ctx: WriteContext,
  id: string,
  lease: { wall: Instant; until: Instant },
): Promise<Task | 'settled' | 'not_due'> {
  const posting = await requirePosting(ctx, id);
  if (posting.due_at === null || posting.due_at > ctx.now) return 'not_due';
  if (posting.lease_until !== null && posting.lease_until > lease.wall) return 'not_due';
  const board = await requireBoard(ctx, posting.board_slug);
  const advert = posting.status === 'publishing' ? await advertOf(ctx, posting.job_id) : undefined;
  if (posting.status === 'expired')
    return leased(ctx, { kind: 'take_off', posting, board, advert }, lease.until);
  if (advert === undefined) {
    // Its thirty days are over, or its job or ad ended before it was published.
    await endPosting(ctx, posting, 'Ended');
    return 'settled';
  }
  if (board.notifyOnEnd) return leased(ctx, { kind: 'publish', posting, board, advert }, lease.until);
  const external_id = board.slug === XML_FEED ? posting.id : null;
  await settlePublished(ctx, posting, board, { outcome: 'done', url: advert.url, external_id });
  return 'settled';
}

async function leased(ctx: WriteContext, task: Task, until: Instant): Promise<Task> {
  await updateRow(ctx.tx, 'postings', ctx.account.id, task.posting.id, { lease_until: until });
  return task;
}

/** The result of publishing a posting on its board, or of taking it off. */
export type Outcome =
  | { outcome: 'done'; external_id: string | null; url: string | null }
  | { outcome: 'refused'; code: string; message: string }
  | { outcome: 'failed'; message: string };

/** Records the result of a task. A result that was overtaken by another change is ignored. */
export async function settlePosting(ctx: WriteContext, task: Task, outcome: Outcome): Promise<void> {
  const row = await requirePosting(ctx, task.posting.id);
  if (row.status !== task.posting.status || row.due_at !== task.posting.due_at) return;
  if (task.kind === 'take_off') await settleTakenOff(ctx, row, task.board, outcome);
  else await settlePublished(ctx, row, task.board, outcome);
}

async function settlePublished(
  ctx: WriteContext,
  row: PostingRow,
  board: Board,
  outcome: Outcome,
): Promise<void> {
  const job = await requireJob(ctx, row.job_id);
  const label = labelOf(job, board);
  const write = (patch: Partial<PostingRow>) =>
    rewritePosting(ctx, row, { lease_until: null, ...patch }, label);
  const reportSettled = (summary: Sentence) =>
    ctx.record({ type: 'record_changed', summary, job_id: job.id, client_id: job.client_id });
  if (outcome.outcome === 'done') {
    const expires_at = addMs(ctx.now, LIVE_MS);
    await write({
      status: 'live',
      url: outcome.url,
      external_id: outcome.external_id,
      error_code: null,
      error_message: null,
      published_at: ctx.now,
      expires_at,
      due_at: expires_at,
    });
    reportSettled(`${label} is live`);
    return;
  }
  const wait = outcome.outcome === 'failed' ? RETRIES_MS[row.attempts] : undefined;
  if (outcome.outcome === 'failed' && wait !== undefined) {
    await write({
      attempts: row.attempts + 1,
      due_at: addMs(ctx.now, wait),
      error_code: 'unreachable',
      error_message: outcome.message,
    });
    return;
  }
  await releasePost(ctx, row.board_slug, row.quota_month);
  const refused = outcome.outcome === 'refused';
  await write({
    status: refused ? 'rejected' : 'error',
    error_code: refused ? outcome.code : 'unreachable',
    error_message: outcome.message,
    quota_month: null,
    due_at: null,
  });
  reportSettled(`${label} ${refused ? 'was rejected' : 'could not be published'}: ${outcome.message}`);
}

async function settleTakenOff(
  ctx: WriteContext,
  row: PostingRow,
  board: Board,
  outcome: Outcome,
): Promise<void> {
  const label = labelOf(await requireJob(ctx, row.job_id), board);
  const wait = outcome.outcome === 'failed' ? RETRIES_MS[row.attempts] : undefined;
  if (wait !== undefined) {
    const patch = { attempts: row.attempts + 1, due_at: addMs(ctx.now, wait), lease_until: null };
    await rewritePosting(ctx, row, patch, label);
    return;
  }
  const fault = outcome.outcome === 'done' ? null : outcome.message;
  await rewritePosting(
    ctx,
    row,
    {
      due_at: null,
      lease_until: null,
      error_code: fault === null ? null : 'removal_failed',
      error_message: fault,
    },
    label,
  );
}
