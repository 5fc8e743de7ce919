// Read model: talent pools with their counts, and members with their people.
import { sql } from 'kysely';
import { contains, type ListFilters } from '#db/list.ts';
import { withIds } from '#db/owned.ts';
import { findRow, fold, likePattern, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMonths, type Instant } from '#src/lib/clock.ts';
import { notFound } from '#src/lib/errors.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import { slugOfAgency } from '../accounts/slug.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { hasPart, namePartsOf } from '../names/spelling.ts';
import { listed, orNotFound } from '../record/index.ts';
import {
  JOIN_REQUEST,
  type JoinRequest,
  MEMBER,
  type MemberRow,
  POOL,
  type PoolMember,
  type PoolRow,
  type RequestFilters,
  type RequestRow,
  type TalentPool,
} from './schema.ts';

export type { MemberRow, PoolRow, RequestRow } from './schema.ts';

/** Data of a pool outside its row. */
interface PoolContext {
  members: number;
  pending: number;
  /** The agency's slug. */
  agency: string | null;
}

/** The row of a pool of this agency. @throws AppError NOT_FOUND on `field` */
export const requirePoolRow = orNotFound(
  'talent pool',
  (ctx, id) => findRow(ctx.db, 'talent_pools', ctx.account.id, id),
  'pool_id',
);

/** A pool as the API shows it, with its counts. */
export async function showPool(ctx: Context, row: PoolRow): Promise<TalentPool> {
  return (await showPools(ctx, [row]))[0] ?? toPool(ctx, row, { members: 0, pending: 0, agency: null });
}

async function showPools(ctx: Context, rows: readonly PoolRow[]): Promise<TalentPool[]> {
  const ids = rows.map(({ id }) => id);
  const agency = await slugOfAgency(ctx);
  const members = await countBy(ctx, 'pool_members', ids);
  const pending = await countBy(ctx, 'pool_join_requests', ids);
  return rows.map((row) =>
    toPool(ctx, row, { members: members.get(row.id) ?? 0, pending: pending.get(row.id) ?? 0, agency }),
  );
}

// Members whose people were deleted are not shown and so not counted.
async function countBy(
  ctx: Context,
  table: 'pool_members' | 'pool_join_requests',
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counted =
    table === 'pool_join_requests'
      ? ctx.db
          .selectFrom(table)
          .where('status', '=', 'pending')
          .where(withIds(table, ctx.account.id, ids, 'pool_id'))
          .groupBy('pool_id')
          .select((eb) => ['pool_id', eb.fn.countAll<number>().as('count')])
      : ctx.db
          .selectFrom(table)
          .innerJoin('candidates', (on) =>
            on
              .onRef('candidates.account_id', '=', 'pool_members.account_id')
              .onRef('candidates.id', '=', 'pool_members.candidate_id'),
          )
          .where('candidates.deleted_at', 'is', null)
          .where(withIds(table, ctx.account.id, ids, 'pool_id'))
          .groupBy('pool_id')
          .select((eb) => ['pool_id', eb.fn.countAll<number>().as('count')]);
  return new Map((await counted.execute()).map(({ pool_id, count }) => [pool_id, Number(count)]));
}

function toPool(ctx: Context, row: PoolRow, { members, pending, agency }: PoolContext): TalentPool {
  const base = ctx.deployment?.publicUrl;
  const address = (path: string, end = ''): string | null =>
    row.is_published === 1 && base !== undefined && agency !== null
      ? `${base}${path}/${agency}/${row.slug}${end}`
      : null;
  return POOL.view(row, {
    member_count: members,
    pending_requests: pending,
    page_url: address('/talent'),
    join_url: address('/api/v1/public/talent-pools', '/join'),
  });
}

/** A page of pools, newest first. */
export async function pageOfPools(ctx: Context, filters: ListFilters): Promise<Page<TalentPool>> {
  const query = ctx.db
    .selectFrom('talent_pools')
    .selectAll('talent_pools')
    .where('account_id', '=', ctx.account.id);
  const rows = await listed(query, POOL, filters).execute();
  const shown = new Map<string, TalentPool>((await showPools(ctx, rows)).map((pool) => [pool.id, pool]));
  const page = pageByCreation(rows, filters, (row) => shown.get(row.id));
  return { ...page, items: page.items.flatMap((pool) => pool ?? []) };
}

type Person = Pick<
  CandidateRow,
  | 'name'
  | 'email'
  | 'phone'
  | 'linkedin_url'
  | 'current_title'
  | 'current_company'
  | 'city'
  | 'country'
  | 'skills'
  | 'rating'
  | 'open_to_work'
  | 'do_not_approach'
  | 'email_opt_out'
>;
const PERSON = [
  'candidates.name',
  'candidates.email',
  'candidates.phone',
  'candidates.linkedin_url',
  'candidates.current_title',
  'candidates.current_company',
  'candidates.city',
  'candidates.country',
  'candidates.skills',
  'candidates.rating',
  'candidates.open_to_work',
  'candidates.do_not_approach',
  'candidates.email_opt_out',
] as const;

/** A member as the API shows it. */
export function toMember(row: MemberRow, person: Person): PoolMember {
  return MEMBER.view({ ...person, ...row });
}

export interface MemberFilters extends ListFilters {
  pool_id: string;
  q?: string | undefined;
}

const membersWithPeople = (ctx: Context) =>
  ctx.db
    .selectFrom('pool_members')
    .innerJoin('candidates', (join) =>
      join
        .onRef('candidates.id', '=', 'pool_members.candidate_id')
        .onRef('candidates.account_id', '=', 'pool_members.account_id'),
    )
    .where('pool_members.account_id', '=', ctx.account.id)
    .where('candidates.deleted_at', 'is', null)
    .selectAll('pool_members')
    .select(PERSON);

/** A page of the members of a pool, newest first; deleted people are left out. */
export async function pageOfMembers(ctx: Context, filters: MemberFilters): Promise<Page<PoolMember>> {
  let query = membersWithPeople(ctx).where('pool_members.pool_id', '=', filters.pool_id);
  const { q } = filters;
  if (q !== undefined) {
    const called = namePartsOf(q.split(/[\s,]+/)).map((part) =>
      hasPart(sql.ref('candidates.name_folded'), part),
    );
    query = query.where((eb) =>
      eb.or([contains('pool_members.search_text', likePattern(q)), eb.and(called)]),
    );
  }
  return pageByCreation(await listed(query, MEMBER, filters).execute(), filters, (row) => MEMBER.view(row));
}

/** A member of a pool, by its own id. @throws AppError NOT_FOUND on `member_id` */
export async function requireMember(ctx: Context, poolId: string | null, id: string): Promise<PoolMember> {
  const row = await membersWithPeople(ctx).where('pool_members.id', '=', id).executeTakeFirst();
  if (row === undefined || (poolId !== null && row.pool_id !== poolId))
    throw notFound('member', id, 'member_id');
  return MEMBER.view(row);
}

const membership = statement((db: Db, v: { account: string; pool: string; candidate: string }) =>
  db
    .selectFrom('pool_members')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('pool_id', '=', v.pool)
    .where('candidate_id', '=', v.candidate),
);

/** The row of a candidate in a pool, or undefined. */
export async function memberRow(
  ctx: Context,
  poolId: string,
  candidateId: string,
): Promise<MemberRow | undefined> {
  const [row] = await membership(ctx.db, { account: ctx.account.id, pool: poolId, candidate: candidateId });
  return row;
}

/** The next check-in after one at this time: a month later, at the same hour. */
export function nextCheckIn(at: Instant): Instant {
  return `${addMonths(at.slice(0, 10), 1)}${at.slice(10)}`;
}

/** The text of a member that `q` searches. */
export function searchText({ name, email, current_title, current_company }: Person): string {
  // Separated by a character that no search text contains.
  return [name, email, current_title, current_company].map((part) => fold(part ?? '')).join('\n');
}

/** A page of the join requests of a pool, newest first. */
export async function pageOfRequests(ctx: Context, filters: RequestFilters): Promise<Page<JoinRequest>> {
  const query = ctx.db
    .selectFrom('pool_join_requests')
    .selectAll('pool_join_requests')
    .where('account_id', '=', ctx.account.id)
    .where('pool_id', '=', filters.pool_id);
  return pageByCreation(await listed(query, JOIN_REQUEST, filters).execute(), filters, JOIN_REQUEST.view);
}

/** The row of a join request. @throws AppError NOT_FOUND on `request_id` */
export async function requireRequest(ctx: Context, poolId: string | null, id: string): Promise<RequestRow> {
  const row = await findRow(ctx.db, 'pool_join_requests', ctx.account.id, id);
  if (row === undefined || (poolId !== null && row.pool_id !== poolId))
    throw notFound('join request', id, 'request_id');
  return row;
}
