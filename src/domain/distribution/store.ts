import { findRow, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { whereOverdue } from '../due.ts';
import { listed, orNotFound } from '../record/index.ts';
import {
  type DistributionRule,
  type JobBoardPosting,
  POSTING,
  type PostingFilters,
  type PostingRow,
  RULE,
  type RuleFilters,
} from './schema.ts';

export type { PostingRow, RuleRow } from './schema.ts';

/** Statuses of postings that are on a board or about to be. Per job and board at most one posting has one. */
export const OPEN = ['pending', 'publishing', 'live'] as const;

/** A posting of the agency. @throws AppError NOT_FOUND */
export const requirePosting = orNotFound('posting', (ctx, id) =>
  findRow(ctx.db, 'postings', ctx.account.id, id),
);

/** The open posting of a job on a board. */
export async function openPosting(ctx: Context, job: string, board: string): Promise<PostingRow | undefined> {
  return ctx.db
    .selectFrom('postings')
    .where('account_id', '=', ctx.account.id)
    .where('job_id', '=', job)
    .where('board_slug', '=', board)
    .where('status', 'in', OPEN)
    .selectAll()
    .executeTakeFirst();
}

/** A page of postings, newest first. */
export async function pageOfPostings(ctx: Context, filters: PostingFilters): Promise<Page<JobBoardPosting>> {
  const query = ctx.db.selectFrom('postings').selectAll('postings').where('account_id', '=', ctx.account.id);
  return pageByCreation(await listed(query, POSTING, filters).execute(), filters, POSTING.view);
}

/** Writes columns of a posting and reports the change. */
export async function rewritePosting(
  ctx: WriteContext,
  row: PostingRow,
  patch: Partial<PostingRow>,
  label: string,
): Promise<PostingRow> {
  const columns = { ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'postings', ctx.account.id, row.id, columns);
  const after = { ...row, ...columns };
  ctx.changed({ type: 'posting', id: row.id, before: POSTING.view(row), after: POSTING.view(after), label });
  return after;
}

/** A rule of the agency. @throws AppError NOT_FOUND */
export const requireRule = orNotFound(
  'distribution_rule',
  async (ctx, id) => {
    const row = await findRow(ctx.db, 'distribution_rules', ctx.account.id, id);
    return row?.deleted_at === null ? row : undefined;
  },
  'rule_id',
);

/** A page of rules, newest first. */
export async function pageOfRules(ctx: Context, filters: RuleFilters): Promise<Page<DistributionRule>> {
  const query = ctx.db
    .selectFrom('distribution_rules')
    .selectAll('distribution_rules')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null);
  return pageByCreation(await listed(query, RULE, filters).execute(), filters, RULE.view);
}

/** A record that is due for processing. */
export interface Waiting {
  account_id: string;
  id: string;
}

/** Postings of all accounts that are due. @param wall the time outside test clocks */
export async function duePostings(
  db: Db,
  wall: Instant,
  limit: number,
  except: readonly string[] = [],
): Promise<Waiting[]> {
  return whereOverdue(db, 'postings', 'due_at', wall, (overdue) => {
    const query = db
      .selectFrom('postings')
      .where('due_at', 'is not', null)
      .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', wall)]))
      .where(overdue)
      .orderBy('due_at')
      .limit(limit)
      .select(['account_id', 'id']);
    return (except.length === 0 ? query : query.where('account_id', 'not in', [...except])).execute();
  });
}

/** When the account's next posting is due, at or before an instant. */
export async function nextPostingDue(db: Db, account: string, until: Instant): Promise<Instant | null> {
  const row = await db
    .selectFrom('postings')
    .where('account_id', '=', account)
    .where('due_at', '<=', until)
    .orderBy('due_at')
    .limit(1)
    .select('due_at')
    .executeTakeFirst();
  return row?.due_at ?? null;
}
