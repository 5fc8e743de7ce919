import type { Selectable } from 'kysely';
import { contains, type ListFilters, newestFirst } from '#db/list.ts';
import { ofAccount } from '#db/owned.ts';
import { findRow, fold, json, likePattern, statement } from '#db/rows.ts';
import type { PoolJoinRequestsTable, PoolMembersTable, TalentPoolsTable } from '#db/schema/talent-pools.ts';
import type { Db } from '#db/store.ts';
import { addMonths, type Instant } from '#src/lib/clock.ts';
import { notFound } from '#src/lib/errors.ts';
import type { Id } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import { slugOfAgency } from '../accounts/slug.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import type { JoinRequest, PoolMember, TalentPool } from './schema.ts';

export type PoolRow = Selectable<TalentPoolsTable>;
export type MemberRow = Selectable<PoolMembersTable>;
export type RequestRow = Selectable<PoolJoinRequestsTable>;

/** What of a pool is not in its row. */
interface Around {
  members: number;
  pending: number;
  /** The agency's part of public addresses. */
  agency: string | null;
}

/** The row of a pool of this agency. @throws AppError NOT_FOUND on `field` */
export async function requirePoolRow(ctx: Context, id: string, field = 'pool_id'): Promise<PoolRow> {
  const row = await findRow(ctx.db, 'talent_pools', ctx.account.id, id);
  if (row === undefined) throw notFound('talent pool', id, field);
  return row;
}

/** A pool as the API shows it, with what is counted of it. */
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

// Members who were deleted since are not shown, and so not counted.
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
          .where(ofAccount(table, ctx.account.id))
          .where('pool_id', 'in', [...ids])
          .groupBy('pool_id')
          .select((eb) => ['pool_id', eb.fn.countAll<number>().as('count')])
      : ctx.db
          .selectFrom(table)
          .innerJoin('candidates', 'candidates.id', 'pool_members.candidate_id')
          .where('candidates.deleted_at', 'is', null)
          .where(ofAccount(table, ctx.account.id))
          .where('pool_id', 'in', [...ids])
          .groupBy('pool_id')
          .select((eb) => ['pool_id', eb.fn.countAll<number>().as('count')]);
  return new Map((await counted.execute()).map(({ pool_id, count }) => [pool_id, Number(count)]));
}

function toPool(ctx: Context, row: PoolRow, { members, pending, agency }: Around): TalentPool {
  const base = ctx.deployment?.publicUrl;
  const address = (path: string, end = ''): string | null =>
    row.is_published === 1 && base !== undefined && agency !== null
      ? `${base}${path}/${agency}/${row.slug}${end}`
      : null;
  return {
    id: row.id as Id<'pool'>,
    account_id: row.account_id as Id<'account'>,
    name: row.name,
    slug: row.slug,
    eligibility: row.eligibility,
    auto_add_enabled: row.auto_add_enabled === 1,
    min_job_fit: row.min_job_fit,
    min_hm_fit: row.min_hm_fit,
    description: row.description,
    who_we_hire: row.who_we_hire,
    video_url: row.video_url,
    is_published: row.is_published === 1,
    keep_warm_enabled: row.keep_warm_enabled === 1,
    cover_color: row.cover_color as TalentPool['cover_color'],
    member_count: members,
    pending_requests: pending,
    page_url: address('/talent'),
    join_url: address('/api/v1/public/talent-pools', '/join'),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** A page of pools, newest first. */
export async function pageOfPools(ctx: Context, filters: ListFilters): Promise<Page<TalentPool>> {
  const query = ctx.db
    .selectFrom('talent_pools')
    .selectAll('talent_pools')
    .where('account_id', '=', ctx.account.id);
  const rows = await newestFirst(query, 'talent_pools', filters).execute();
  const shown = new Map((await showPools(ctx, rows)).map((pool) => [pool.id, pool]));
  const page = toPage(
    rows,
    { ...filters },
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => row.id,
  );
  return { ...page, items: page.items.flatMap((id) => shown.get(id as Id<'pool'>) ?? []) };
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
] as const;

/** A member as the API shows it. */
export function toMember(row: MemberRow, person: Person): PoolMember {
  return {
    id: row.id as Id<'pool_member'>,
    pool_id: row.pool_id as Id<'pool'>,
    candidate_id: row.candidate_id as Id<'candidate'>,
    candidate: {
      id: row.candidate_id as Id<'candidate'>,
      name: person.name,
      email: person.email,
      phone: person.phone,
      linkedin_url: person.linkedin_url,
      current_title: person.current_title,
      current_employer: person.current_company,
      city: person.city,
      country: person.country,
      skills: json.decode<string[]>(person.skills),
      rating: person.rating,
      open_to_work: person.open_to_work === null ? null : person.open_to_work === 1,
      do_not_approach: person.do_not_approach === 1,
    },
    source: row.source,
    match_reason: row.match_reason,
    added_by: row.added_by,
    last_check_in_at: row.last_check_in_at,
    check_in_answer: row.answer,
    answered_at: row.answered_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
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

/** A page of the members of a pool, newest first; people who were deleted are left out. */
export async function pageOfMembers(ctx: Context, filters: MemberFilters): Promise<Page<PoolMember>> {
  let query = membersWithPeople(ctx).where('pool_members.pool_id', '=', filters.pool_id);
  if (filters.q !== undefined)
    query = query.where(contains('pool_members.search_text', likePattern(filters.q)));
  const rows = await newestFirst(query, 'pool_members', filters).execute();
  return toPage(
    rows,
    { ...filters },
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => toMember(row, row),
  );
}

/** A member of a pool, by its own id. @throws AppError NOT_FOUND on `member_id` */
export async function requireMember(ctx: Context, poolId: string | null, id: string): Promise<PoolMember> {
  const row = await membersWithPeople(ctx).where('pool_members.id', '=', id).executeTakeFirst();
  if (row === undefined || (poolId !== null && row.pool_id !== poolId))
    throw notFound('member', id, 'member_id');
  return toMember(row, row);
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

/** When the check-in after one at this time is due: a month later, at the same hour. */
export function nextCheckIn(at: Instant): Instant {
  return `${addMonths(at.slice(0, 10), 1)}${at.slice(10)}`;
}

/** What `q` searches of a member. */
export function searchText({ name, email, current_title, current_company }: Person): string {
  // Apart by what no text that is searched for holds.
  return [name, email, current_title, current_company].map((part) => fold(part ?? '')).join('\n');
}

/** A join request as the API shows it. */
export function toRequest(row: RequestRow): JoinRequest {
  return {
    id: row.id as Id<'pool_join_request'>,
    pool_id: row.pool_id as Id<'pool'>,
    full_name: row.full_name,
    email: row.email,
    linkedin_url: row.linkedin_url,
    document_id: row.document_id as Id<'document'> | null,
    consented_at: row.consented_at,
    status: row.status,
    candidate_id: row.candidate_id as Id<'candidate'> | null,
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export interface RequestListFilters extends ListFilters {
  pool_id: string;
  status?: RequestRow['status'] | undefined;
}

/** A page of the join requests of a pool, newest first. */
export async function pageOfRequests(ctx: Context, filters: RequestListFilters): Promise<Page<JoinRequest>> {
  let query = ctx.db
    .selectFrom('pool_join_requests')
    .selectAll('pool_join_requests')
    .where('account_id', '=', ctx.account.id)
    .where('pool_id', '=', filters.pool_id);
  if (filters.status !== undefined) query = query.where('status', '=', filters.status);
  const rows = await newestFirst(query, 'pool_join_requests', filters).execute();
  return toPage(rows, { ...filters }, (row) => ({ at: row.created_at, id: row.id }), toRequest);
}

/** The row of a join request. @throws AppError NOT_FOUND on `request_id` */
export async function requireRequest(ctx: Context, poolId: string | null, id: string): Promise<RequestRow> {
  const row = await findRow(ctx.db, 'pool_join_requests', ctx.account.id, id);
  if (row === undefined || (poolId !== null && row.pool_id !== poolId))
    throw notFound('join request', id, 'request_id');
  return row;
}
