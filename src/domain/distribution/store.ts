import { findRow, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { newestPage, type Page } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { overdue } from '../due.ts';
import { listed, requirer } from '../record/index.ts';
import {
  type DistributionRule,
  type JobBoardPosting,
  POSTING,
  type PostingFilters,
  type PostingRow,
  RULE,
  type RuleFilters,
  type RuleRow,
} from './schema.ts';

export type { PostingRow, RuleRow } from './schema.ts';

/** Statuses in which a job stands on a board, or is about to. At most one posting of a job and board has one. */
export const OPEN = ['pending', 'publishing', 'live'] as const;

/** A posting of the agency. @throws AppError NOT_FOUND */
export const requirePosting = requirer('posting', (ctx, id) =>
  findRow(ctx.db, 'postings', ctx.account.id, id),
);

/** The posting in which a job stands on a board, or is about to. */
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
  return newestPage(await listed(query, POSTING, filters).execute(), filters, toPosting);
}

/** Writes columns of a posting and tells of it. */
export async function rewritePosting(
  ctx: WriteContext,
  row: PostingRow,
  patch: Partial<PostingRow>,
  label: string,
): Promise<PostingRow> {
  const columns = { ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'postings', ctx.account.id, row.id, columns);
  const after = { ...row, ...columns };
  ctx.changed({ type: 'posting', id: row.id, before: toPosting(row), after: toPosting(after), label });
  return after;
}

/** A posting as the API shows it. */
export const toPosting = (row: PostingRow): JobBoardPosting => POSTING.view(row);

/** A rule of the agency. @throws AppError NOT_FOUND */
export const requireRule = requirer(
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
  return newestPage(await listed(query, RULE, filters).execute(), filters, toRule);
}

/** A rule as the API shows it. */
export const toRule = (row: RuleRow): DistributionRule => RULE.view(row);

/** A record that waits for the service. */
export interface Waiting {
  account_id: string;
  id: string;
}

/** Postings of every account that a worker has to do with now. @param wall the time outside test clocks */
export async function duePostings(db: Db, wall: Instant, limit: number): Promise<Waiting[]> {
  return db
    .selectFrom('postings')
    .where('due_at', 'is not', null)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', wall)]))
    .where(await overdue(db, 'postings', 'due_at', wall))
    .orderBy('due_at')
    .limit(limit)
    .select(['account_id', 'id'])
    .execute();
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

/** Agencies with active rules whose jobs may have changed since the rules last looked. */
export async function agenciesWithNews(db: Db, limit: number): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('distribution_cursors as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .whereRef('a.change_sequence', '>', 'c.sequence')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('distribution_rules as r')
          .whereRef('r.account_id', '=', 'a.id')
          .where('r.active', '=', 1)
          .where('r.deleted_at', 'is', null)
          .select('r.id'),
      ),
    )
    .limit(limit)
    .select('a.id')
    .execute();
  return rows.map(({ id }) => ({ account_id: id, id }));
}
