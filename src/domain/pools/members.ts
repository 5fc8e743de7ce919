import { insertRow, updateRow } from '#db/rows.ts';
import { dayIn } from '#src/lib/clock.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import { type CandidateRow, requireCandidate } from '../candidates/index.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { parseSnapshot } from '../record/index.ts';
import type { Remark } from '../sentences.ts';
import { MEMBER, PoolMember } from './schema.ts';
import {
  type MemberFilters,
  type MemberRow,
  memberRow,
  nextCheckIn,
  type PoolRow,
  pageOfMembers,
  requireMember,
  requirePoolRow,
  searchText,
  toMember,
} from './store.ts';

/** A page of the members of a pool, newest first. @throws AppError NOT_FOUND on `pool_id` */
export async function listMembers(ctx: Context, filters: MemberFilters): Promise<Page<PoolMember>> {
  await requirePoolRow(ctx, filters.pool_id);
  return pageOfMembers(ctx, filters);
}

/** A member, by its own id. @throws AppError NOT_FOUND on `member_id` */
export function getMember(ctx: Context, id: string): Promise<PoolMember> {
  return requireMember(ctx, null, id);
}

/** Adds a candidate to a pool; an existing member stays unchanged. */
export async function addMember(
  ctx: WriteContext,
  input: { pool_id: string; candidate_id: string },
): Promise<PoolMember & { already_member: boolean }> {
  const pool = await requirePoolRow(ctx, input.pool_id);
  const person = await requireCandidate(ctx, input.candidate_id);
  const known = await memberRow(ctx, pool.id, person.id);
  if (known !== undefined) return { already_member: true, ...toMember(known, person) };
  if (pool.keep_warm_enabled === 1) warnOfCheckIns(ctx, pool, person);
  return { already_member: false, ...(await insertMember(ctx, pool, person, 'added')) };
}

// The mails go by themselves later on: whoever adds somebody should know of them now.
function warnOfCheckIns(ctx: WriteContext, pool: PoolRow, person: CandidateRow): void {
  if (person.email === null || person.email_opt_out === 1 || person.do_not_approach === 1) return;
  const first = dayIn(nextCheckIn(ctx.now), ctx.account.timezone);
  ctx.warn(
    'pool_keeps_warm',
    `${person.name} gets a check-in e-mail every month while in the pool ${pool.name}, the first on ${first}. remove_pool_member takes them out, update_talent_pool ends the mails.`,
  );
}

/** Inserts a membership. */
export async function insertMember(
  ctx: WriteContext,
  pool: PoolRow,
  person: CandidateRow,
  source: MemberRow['source'],
  reason: string | null = null,
): Promise<PoolMember> {
  const row = MEMBER.row(memberColumns(ctx, pool, person), {
    id: newId('pool_member'),
    source,
    match_reason: reason,
    added_by: source === 'auto' ? null : (ctx.user?.id ?? null),
    created_at: ctx.now,
  });
  return insert(ctx, pool, person, row);
}

/** The columns of a membership that are copied from its pool and person. */
const memberColumns = (ctx: Context, pool: PoolRow, person: CandidateRow) => ({
  account_id: ctx.account.id,
  pool_id: pool.id,
  candidate_id: person.id,
  search_text: searchText(person),
  next_check_in_at: pool.keep_warm_enabled === 1 ? nextCheckIn(ctx.now) : null,
  updated_at: ctx.now,
});

async function insert(
  ctx: WriteContext,
  pool: PoolRow,
  person: CandidateRow,
  row: MemberRow,
): Promise<PoolMember> {
  await insertRow(ctx.tx, 'pool_members', row);
  const member = toMember(row, person);
  ctx.changed({ type: 'pool_member', id: row.id, before: null, after: member, label: labelOf(pool, person) });
  ctx.record({
    type: 'record_changed',
    summary: `Added ${person.name} to the talent pool ${pool.name}`,
    ...(row.match_reason === null
      ? {}
      : { body: `Matched by its eligibility: ${row.match_reason}` satisfies Remark }),
    candidate_id: person.id,
  });
  return member;
}

const labelOf = (pool: PoolRow, person: Pick<CandidateRow, 'name'>): string =>
  `${person.name} in ${pool.name}`;

/** Removes a candidate from a pool. The matcher does not add them again, unless the pool's eligibility changes. */
export async function removeMember(
  ctx: WriteContext,
  input: { pool_id: string; member_id: string },
): Promise<{ deleted: true; id: Id<'pool_member'> }> {
  const pool = await requirePoolRow(ctx, input.pool_id);
  const member = await requireMember(ctx, pool.id, input.member_id);
  await ctx.tx
    .deleteFrom('pool_members')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', member.id)
    .execute();
  const { candidate } = member;
  await storeVerdict(ctx, pool.id, candidate.id, 'removed', 'A person took them out of the pool.');
  ctx.changed({
    type: 'pool_member',
    id: member.id,
    before: member,
    after: null,
    label: labelOf(pool, candidate),
  });
  ctx.record({
    type: 'record_changed',
    summary: `Removed ${candidate.name} from the talent pool ${pool.name}`,
    candidate_id: candidate.id,
  });
  return { deleted: true, id: member.id };
}

/** Restores a removed member. */
export async function restoreMember(
  ctx: WriteContext,
  removed: string,
  changes: readonly RecordChange[],
): Promise<PoolMember> {
  const was = parseSnapshot(Membership, changes.find(({ id }) => id === removed)?.before);
  const pool = await requirePoolRow(ctx, was.pool_id);
  const person = await requireCandidate(ctx, was.candidate_id);
  const known = await memberRow(ctx, pool.id, person.id);
  if (known !== undefined) return toMember(known, person);
  await ctx.tx
    .deleteFrom('pool_verdicts')
    .where('account_id', '=', ctx.account.id)
    .where('pool_id', '=', pool.id)
    .where('candidate_id', '=', person.id)
    .execute();
  const row = MEMBER.row(memberColumns(ctx, pool, person), {
    id: was.id,
    source: was.source,
    match_reason: was.match_reason,
    added_by: was.added_by,
    last_check_in_at: was.last_check_in_at,
    answer: was.check_in_answer,
    answered_at: was.answered_at,
    created_at: was.created_at,
  });
  return insert(ctx, pool, person, row);
}

const Membership = PoolMember.omit({ candidate: true });

/** Stores a verdict on a candidate for a pool. */
export async function storeVerdict(
  ctx: WriteContext,
  poolId: string,
  candidateId: string,
  verdict: 'yes' | 'no' | 'removed',
  reason: string,
): Promise<void> {
  const decided = { verdict, reason, decided_at: ctx.now };
  await ctx.tx
    .insertInto('pool_verdicts')
    .values({ account_id: ctx.account.id, pool_id: poolId, candidate_id: candidateId, ...decided })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'pool_id', 'candidate_id']).doUpdateSet(decided),
    )
    .execute();
}

/** Writes columns of a membership and reports the change. */
export async function rewriteMember(
  ctx: WriteContext,
  row: MemberRow,
  person: CandidateRow,
  patch: Partial<MemberRow>,
): Promise<PoolMember> {
  const pool = await requirePoolRow(ctx, row.pool_id);
  await updateRow(ctx.tx, 'pool_members', ctx.account.id, row.id, patch);
  const after = toMember({ ...row, ...patch }, person);
  const before = toMember(row, person);
  ctx.changed({ type: 'pool_member', id: row.id, before, after, label: labelOf(pool, person) });
  return after;
}
