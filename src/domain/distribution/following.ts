import { AppError } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import { type JobView, requireJob } from '../jobs/index.ts';
import { type Board, boardsOf, isReady, needsConfirmation } from './boards.ts';
import { activeJobs, jobChangesSince } from './news.ts';
import { insertPosting, regionFault } from './postings.ts';
import { postsUsed } from './quota.ts';
import { activeRules, matches } from './rules.ts';
import { RULE, type RulePreview } from './schema.ts';
import { openPosting, type RuleRow, requireRule } from './store.ts';

const CHUNK = 200;
const MAX_SHOWN = 100;

/**
 * Applies the agency's rules to jobs that were opened or became active since the last run, and posts those that match.
 * Each job is processed once each time it becomes active.
 */
export async function followJobs(ctx: WriteContext): Promise<void> {
  const jobChanges = await jobChangesSince(ctx, CHUNK);
  if (jobChanges === null) return;
  await ctx.tx
    .updateTable('distribution_cursors')
    .set({ sequence: jobChanges.reached })
    .where('account_id', '=', ctx.account.id)
    .execute();
  const rules = await activeRules(ctx);
  for (const [id, sequence] of jobChanges.jobs) {
    const job = await requireJob(ctx, id).catch(unlessGone);
    const applicable = rules.filter(({ since_sequence }) => since_sequence < sequence);
    if (job?.status === 'active') await applyRules(ctx, applicable, job);
  }
}

// A job whose creation was undone no longer exists.
function unlessGone(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
}

async function applyRules(ctx: WriteContext, rules: readonly RuleRow[], job: JobView): Promise<void> {
  const boards = await boardsOf(ctx);
  const wanted = new Map<string, string>();
  for (const rule of rules) {
    const { filter, target_board_slugs } = RULE.view(rule);
    if (!matches(filter, job)) continue;
    for (const slug of target_board_slugs) if (!wanted.has(slug)) wanted.set(slug, rule.id);
  }
  for (const [slug, ruleId] of wanted) {
    const board = boards.find((one) => one.slug === slug);
    if (board === undefined || (await openPosting(ctx, job.id, slug)) !== undefined) continue;
    await insertPosting(ctx, job, board, ruleId, false);
  }
  if (wanted.size > 0) ctx.wakeWorkers();
}

type Outcome = RulePreview['jobs'][number]['boards'][number]['outcome'];

/**
 * Shows what a rule would do with the jobs that are active now, as if each had just become active, the newest first.
 */
export async function previewRule(ctx: Context, id: string): Promise<RulePreview> {
  const { id: rule_id, filter, target_board_slugs: named } = RULE.view(await requireRule(ctx, id));
  const rows = await activeJobs(ctx);
  const matching = rows.filter((job) => matches(filter, job));
  const boards = (await boardsOf(ctx)).filter(({ slug }) => named.includes(slug));
  const left = new Map<string, number>();
  for (const { slug, limit } of boards)
    left.set(slug, limit === null ? Number.POSITIVE_INFINITY : limit - (await postsUsed(ctx, slug)));
  const jobs: RulePreview['jobs'] = [];
  for (const job of matching.slice(0, MAX_SHOWN)) {
    const outcomes = [];
    for (const board of boards) {
      const outcome = await outcomeOf(ctx, job, board, left.get(board.slug) ?? 0);
      if (outcome === 'publish') left.set(board.slug, (left.get(board.slug) ?? 0) - 1);
      outcomes.push({ board_slug: board.slug, outcome });
    }
    jobs.push({ job_id: job.id, job_title: job.title, boards: outcomes });
  }
  return {
    rule_id,
    matched_jobs: matching.length,
    jobs,
    truncated: matching.length > jobs.length,
  };
}

async function outcomeOf(
  ctx: Context,
  job: Pick<JobView, 'id' | 'title' | 'country_code' | 'applicant_country'>,
  board: Board,
  left: number,
): Promise<Outcome> {
  if ((await openPosting(ctx, job.id, board.slug)) !== undefined) return 'already_posted';
  if (needsConfirmation(board)) return 'awaiting_confirmation';
  if (!isReady(board)) return 'not_configured';
  if (regionFault(job, board) !== null) return 'region_not_served';
  return left > 0 ? 'publish' : 'quota_exceeded';
}
