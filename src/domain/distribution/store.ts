import type { Selectable } from 'kysely';
import { type ListFilters, newestFirst } from '#db/list.ts';
import { findRow, json, updateRow } from '#db/rows.ts';
import type { DistributionRulesTable, PostingsTable } from '#db/schema/distribution.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { notFound } from '#src/lib/errors.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { overdue } from '../due.ts';
import type { DistributionRule, JobBoardPosting, RuleFilter } from './schema.ts';

export type PostingRow = Selectable<PostingsTable>;
export type RuleRow = Selectable<DistributionRulesTable>;

/** Statuses in which a job stands on a board, or is about to. At most one posting of a job and board has one. */
export const OPEN = ['pending', 'publishing', 'live'] as const;

/** A posting of the agency. @throws AppError NOT_FOUND */
export async function requirePosting(ctx: Context, id: string): Promise<PostingRow> {
  const row = await findRow(ctx.db, 'postings', ctx.account.id, id);
  if (row === undefined) throw notFound('posting', id, 'posting_id');
  return row;
}

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

export interface PostingFilters extends ListFilters {
  job_id?: string | undefined;
  board_slug?: string | undefined;
  rule_id?: string | undefined;
  status?: PostingRow['status'] | undefined;
}

/** A page of postings, newest first. */
export async function pageOfPostings(ctx: Context, filters: PostingFilters): Promise<Page<JobBoardPosting>> {
  let query = ctx.db.selectFrom('postings').selectAll('postings').where('account_id', '=', ctx.account.id);
  for (const column of ['job_id', 'board_slug', 'rule_id', 'status'] as const) {
    const value = filters[column];
    if (value !== undefined) query = query.where(`postings.${column}`, '=', value);
  }
  const rows = await newestFirst(query, 'postings', filters).execute();
  return toPage(rows, { ...filters }, (row) => ({ at: row.created_at, id: row.id }), toPosting);
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
export function toPosting(row: PostingRow): JobBoardPosting {
  return {
    id: row.id as Id<'posting'>,
    board_slug: row.board_slug,
    status: row.status,
    job_id: row.job_id as Id<'job'>,
    job_ad_id: row.job_ad_id as Id<'job_ad'> | null,
    url: row.url,
    external_id: row.external_id,
    error_code: row.error_code,
    error_message: row.error_message,
    rule_id: row.rule_id as Id<'distribution_rule'> | null,
    published_at: row.published_at,
    expires_at: row.expires_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** A rule of the agency. @throws AppError NOT_FOUND */
export async function requireRule(ctx: Context, id: string): Promise<RuleRow> {
  const row = await findRow(ctx.db, 'distribution_rules', ctx.account.id, id);
  if (row === undefined || row.deleted_at !== null) throw notFound('distribution rule', id, 'rule_id');
  return row;
}

/** A page of rules, newest first. */
export async function pageOfRules(
  ctx: Context,
  filters: ListFilters & { active?: boolean | undefined },
): Promise<Page<DistributionRule>> {
  let query = ctx.db
    .selectFrom('distribution_rules')
    .selectAll('distribution_rules')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null);
  if (filters.active !== undefined) query = query.where('active', '=', filters.active ? 1 : 0);
  const rows = await newestFirst(query, 'distribution_rules', filters).execute();
  return toPage(rows, { ...filters }, (row) => ({ at: row.created_at, id: row.id }), toRule);
}

/** A rule as the API shows it. */
export function toRule(row: RuleRow): DistributionRule {
  return {
    id: row.id as Id<'distribution_rule'>,
    name: row.name,
    filter: json.decode<RuleFilter>(row.filter),
    target_board_slugs: json.decode<string[]>(row.target_board_slugs),
    active: row.active === 1,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

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
