import { adById, closeAd, closeAdOf, hasClosedAd } from '../ads/index.ts';
import type { RecordChange, WriteContext } from '../context.ts';
import { requireJob } from '../jobs/index.ts';
import { decided } from '../moderation/index.ts';
import { recordBoardRequest, requireBoard } from './boards.ts';
import { CAREER_PAGE } from './catalogue.ts';
import { releasePost } from './quota.ts';
import { OPEN, type PostingRow, rewritePosting } from './store.ts';

/**
 * Ends a posting: it is taken off its board, and the worker notifies the board if needed. The public page closes with
 * the last posting of a job that was posted to the career page.
 * @param did the first word of the activity's text
 * @param reason why a held one is withdrawn
 */
export async function endPosting(
  ctx: WriteContext,
  row: PostingRow,
  did: 'Took' | 'Ended',
  reason: string | null = null,
): Promise<PostingRow> {
  const job = await requireJob(ctx, row.job_id);
  const board = await requireBoard(ctx, row.board_slug);
  const needsNotice = row.status === 'live' && board.notifyOnEnd;
  if (row.status !== 'live') await releasePost(ctx, row.board_slug, row.quota_month);
  const after = await rewritePosting(
    ctx,
    row,
    {
      status: 'expired',
      error_code: null,
      error_message: null,
      attempts: 0,
      due_at: needsNotice ? ctx.now : null,
      lease_until: null,
      quota_month: row.status === 'live' ? row.quota_month : null,
      expires_at: row.status === 'live' ? ctx.now : null,
      ...(row.held_at === null ? {} : decided(ctx, row, 'withdrawn', reason)),
    },
    `${job.title} on ${board.name}`,
  );
  ctx.record({
    type: 'record_changed',
    summary: did === 'Took' ? `Took ${job.title} off ${board.name}` : `Ended ${job.title} on ${board.name}`,
    job_id: job.id,
    client_id: job.client_id,
  });
  if (needsNotice) {
    recordBoardRequest(ctx, board, `${job.title} off ${board.name}`, null);
    ctx.wakeWorkers();
  }
  // The page of an inactive job is hidden anyway, and closed with the job.
  if (job.status === 'active') await closePage(ctx, row);
  return after;
}

async function closePage(ctx: WriteContext, ended: PostingRow): Promise<void> {
  if (ended.job_ad_id === null) return;
  const others = await ctx.tx
    .selectFrom('postings')
    .where('account_id', '=', ctx.account.id)
    .where('job_id', '=', ended.job_id)
    .select(['board_slug', 'status'])
    .execute();
  const posted = others.some(({ board_slug }) => board_slug === CAREER_PAGE);
  if (!posted) return;
  const standing = others.filter(
    ({ status }) => status !== 'pending' && OPEN.some((open) => open === status),
  );
  if (standing.length === 0) {
    const ad = await adById(ctx, ended.job_ad_id);
    if (ad?.status === 'published') await closeAd(ctx, ended.job_ad_id);
  } else if (ended.board_slug === CAREER_PAGE) {
    ctx.warn(
      'page_remains',
      `The public page stays while other boards lead to it (${standing.map(({ board_slug }) => board_slug).join(', ')}). End those too, or close the ad with update_job_ad.`,
    );
  }
}

/** Ends the postings of a job when it becomes inactive. */
export async function followJobStatus(ctx: WriteContext, { id, before, after }: RecordChange): Promise<void> {
  const [from, to] = [statusOf(before), statusOf(after)];
  if (to === null || from === to) return;
  if (to === 'active') return tellClosedAd(ctx, id, from);
  if (to !== 'on_hold') await closeAdOf(ctx, id);
  await endOf(ctx, id, ['pending', 'live']);
}

/** Warns that the ad, which closed with its job, does not come back with it. */
async function tellClosedAd(ctx: WriteContext, job: string, from: string | null): Promise<void> {
  if ((from !== 'closed' && from !== 'filled') || !(await hasClosedAd(ctx, job))) return;
  ctx.warn(
    'ad_stays_closed',
    'The ad of the job stays closed, and no board shows it. Publish it again with update_job_ad and status published, then post it with post_job.',
  );
}

/** Ends the postings of an ad when it is no longer public. */
export async function followAdStatus(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  if (statusOf(before) !== 'published' || statusOf(after) === 'published') return;
  const ad = after ?? before;
  if (ad !== null && 'job_id' in ad && typeof ad.job_id === 'string') await endOf(ctx, ad.job_id, ['live']);
}

function statusOf(record: object | null): string | null {
  return record !== null && 'status' in record && typeof record.status === 'string' ? record.status : null;
}

async function endOf(
  ctx: WriteContext,
  job: string,
  statuses: readonly PostingRow['status'][],
): Promise<void> {
  const rows = await ctx.tx
    .selectFrom('postings')
    .where('account_id', '=', ctx.account.id)
    .where('job_id', '=', job)
    .where('status', 'in', statuses)
    .orderBy('id')
    .selectAll()
    .execute();
  for (const row of rows) await endPosting(ctx, row, 'Ended');
}
