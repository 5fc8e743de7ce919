import { json } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Id } from '#src/lib/ids.ts';
import type { Context, WriteContext } from '../context.ts';
import { type JobView, requireJob } from '../jobs/index.ts';
import { type Board, boardsOf, isReady, mayCost } from './boards.ts';
import { insertPosting, regionFault } from './postings.ts';
import { postsUsed } from './quota.ts';
import { activeRules, matches } from './rules.ts';
import type { RulePreview } from './schema.ts';
import { openPosting, type RuleRow, requireRule, toRule } from './store.ts';

const CHUNK = 200;
const MOST_SHOWN = 100;

/**
 * Lets the agency's rules see the jobs that were opened or became active since they last looked, and posts those that
 * match. Every job is looked at once for each time it becomes active.
 */
export async function followJobs(ctx: WriteContext): Promise<void> {
  const account = ctx.account.id;
  const cursor = await ctx.tx
    .selectFrom('distribution_cursors as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .where('c.account_id', '=', account)
    .select(['c.sequence', 'a.change_sequence as last'])
    .executeTakeFirst();
  if (cursor === undefined || cursor.last <= cursor.sequence) return;
  const changes = await ctx.tx
    .selectFrom('changes')
    .where('account_id', '=', account)
    .where('sequence', '>', cursor.sequence)
    .where('sequence', '<=', cursor.last)
    .where('type', '=', 'job')
    .orderBy('sequence')
    .limit(CHUNK)
    .select(['sequence', 'record_id', 'action', 'fields'])
    .execute();
  const reached = changes.length < CHUNK ? cursor.last : (changes.at(-1)?.sequence ?? cursor.last);
  await ctx.tx
    .updateTable('distribution_cursors')
    .set({ sequence: reached })
    .where('account_id', '=', account)
    .execute();
  const opened = new Map<string, number>();
  for (const { action, fields, record_id, sequence } of changes) {
    const becomes = json.decodeOrNull<string[]>(fields)?.includes('status') ?? false;
    if (action === 'created' || becomes) opened.set(record_id, sequence);
  }
  const rules = await activeRules(ctx);
  for (const [id, sequence] of opened) {
    const job = await requireJob(ctx, id).catch(unlessGone);
    const told = rules.filter(({ since_sequence }) => since_sequence < sequence);
    if (job?.status === 'active') await applyRules(ctx, told, job);
  }
}

// A job whose opening was undone is no longer there.
function unlessGone(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
}

async function applyRules(ctx: WriteContext, rules: readonly RuleRow[], job: JobView): Promise<void> {
  const boards = await boardsOf(ctx);
  const wanted = new Map<string, string>();
  for (const rule of rules) {
    const { filter, target_board_slugs } = toRule(rule);
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

/** What a rule would do with the jobs that are active now, as if each became active at this moment, the newest first. */
export async function previewRule(ctx: Context, id: string): Promise<RulePreview> {
  const { id: rule_id, filter, target_board_slugs: named } = toRule(await requireRule(ctx, id));
  const rows = await ctx.db
    .selectFrom('jobs')
    .leftJoin('teams', 'teams.id', 'jobs.team_id')
    .where('jobs.account_id', '=', ctx.account.id)
    .where('jobs.status', '=', 'active')
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.country_code',
      'jobs.team_id',
      'jobs.employment_type',
      'teams.name as team_name',
    ])
    .execute();
  const matching = rows.filter((job) => matches(filter, job));
  const boards = (await boardsOf(ctx)).filter(({ slug }) => named.includes(slug));
  const left = new Map<string, number>();
  for (const { slug, limit } of boards)
    left.set(slug, limit === null ? Number.POSITIVE_INFINITY : limit - (await postsUsed(ctx, slug)));
  const jobs: RulePreview['jobs'] = [];
  for (const job of matching.slice(0, MOST_SHOWN)) {
    const outcomes = [];
    for (const board of boards) {
      const outcome = await outcomeOf(ctx, job, board, left.get(board.slug) ?? 0);
      if (outcome === 'publish') left.set(board.slug, (left.get(board.slug) ?? 0) - 1);
      outcomes.push({ board_slug: board.slug, outcome });
    }
    jobs.push({ job_id: job.id as Id<'job'>, job_title: job.title, boards: outcomes });
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
  job: Pick<JobView, 'id' | 'title' | 'country_code'>,
  board: Board,
  left: number,
): Promise<Outcome> {
  if ((await openPosting(ctx, job.id, board.slug)) !== undefined) return 'already_posted';
  if (mayCost(board)) return 'awaiting_confirmation';
  if (!isReady(board)) return 'not_configured';
  if (regionFault(job, board) !== null) return 'region_not_served';
  return left > 0 ? 'publish' : 'quota_exceeded';
}
