import type * as z from 'zod';
import { insertRow, updateRow } from '#db/rows.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { freeSlug, slugOf } from '#src/lib/slug.ts';
import { agencySlug } from '../accounts/slug.ts';
import type { Context, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { passGate, review } from '../moderation/index.ts';
import { dropCv } from './requests.ts';
import { type CreateTalentPool, POOL, type TalentPool, type UpdateTalentPool } from './schema.ts';
import { nextCheckIn, type PoolRow, pageOfPools, requirePoolRow, showPool } from './store.ts';

export { readRequestCv } from './cv.ts';
export {
  answerCheckIn,
  checkInsDue,
  nextCheckInOf,
  sendCheckIn,
} from './keep-warm.ts';
export { followAssessment, followCandidate, isNewToPools, matchOnceRead } from './matching.ts';
export { addMember, getMember, listMembers, removeMember, restoreMember } from './members.ts';
export { type CheckIn, checkInOf, type PublishedPool, publishedPool } from './public.ts';
export {
  approveRequest,
  declineRequest,
  getRequest,
  listRequests,
  requestToJoin,
  revertDecision,
  wantsCv,
} from './requests.ts';

/** A pool of the agency. @throws AppError NOT_FOUND */
export async function getPool(ctx: Context, id: string): Promise<TalentPool> {
  return showPool(ctx, await requirePoolRow(ctx, id));
}

/** A page of pools, newest first. */
export const listPools = pageOfPools;

/** Creates a pool. @throws AppError CONFLICT on `slug` if it is taken */
export async function createPool(
  ctx: WriteContext,
  input: z.output<typeof CreateTalentPool>,
): Promise<TalentPool> {
  const slug = await slugFor(ctx, input.name, input.slug);
  await agencySlug(ctx);
  const row = POOL.row(input, {
    id: newId('pool'),
    account_id: ctx.account.id,
    slug,
    auto_add_enabled: input.auto_add_enabled ?? false,
    is_published: input.is_published ?? false,
    keep_warm_enabled: input.keep_warm_enabled ?? false,
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  refuseBlindMatching(row);
  passPublicGate(ctx, row);
  await insertRow(ctx.tx, 'talent_pools', row);
  const pool = await showPool(ctx, row);
  tellTakesIn(ctx, pool);
  ctx.changed({ type: 'pool', id: row.id, before: null, after: pool, label: row.name });
  return pool;
}

async function slugFor(ctx: WriteContext, name: string, given: string | undefined): Promise<string> {
  const taken = await ctx.tx
    .selectFrom('talent_pools')
    .select(['id', 'slug'])
    .where('account_id', '=', ctx.account.id)
    .execute();
  if (given === undefined) return freeSlug(slugOf(name) || 'pool', new Set(taken.map(({ slug }) => slug)));
  const other = taken.find(({ slug }) => slug === given);
  if (other === undefined) return given;
  throw new AppError(
    'CONFLICT',
    `The talent pool ${other.id} has the slug ${given} already. Choose another, or leave it out to have one made of the name.`,
    { field: 'slug', extra: { existing_id: other.id } },
  );
}

function refuseBlindMatching({ auto_add_enabled, eligibility }: PoolRow): void {
  if (auto_add_enabled === 0 || eligibility !== null) return;
  throw invalid(
    'eligibility',
    'eligibility: is what the matcher goes by, so auto_add_enabled needs it; say who belongs in the pool',
  );
}

// What the public reads of a pool: nothing while it is not published.
const PUBLIC = ['is_published', 'name', 'description', 'who_we_hire'] as const;

const isPublicChanged = (before: PoolRow, after: PoolRow): boolean =>
  PUBLIC.some((field) => before[field] !== after[field]);

function passPublicGate(ctx: WriteContext, pool: PoolRow): void {
  const { is_published, name, description, who_we_hire, slug } = pool;
  if (is_published === 0) return;
  const isOfName = slug.startsWith(slugOf(name));
  const texts = { name, description, who_we_hire, slug: isOfName ? null : slug.replaceAll('-', ' ') };
  passGate(
    ctx,
    review(Object.entries(texts), { subject: 'role', place: ctx.account.country, isShown: true }),
  );
}

/** Changes a pool. The slug cannot change, because its URL is public. */
export async function updatePool(
  ctx: WriteContext,
  input: z.output<typeof UpdateTalentPool>,
): Promise<TalentPool> {
  const row = await requirePoolRow(ctx, input.pool_id);
  const patch = POOL.patch(input, { updated_at: ctx.now });
  const next = { ...row, ...patch };
  refuseBlindMatching(next);
  if (isPublicChanged(row, next)) passPublicGate(ctx, next);
  const before = await showPool(ctx, row);
  if (isUnchangedBy<PoolRow>(row, patch)) return before;
  await updateRow(ctx.tx, 'talent_pools', ctx.account.id, row.id, patch);
  if (next.eligibility !== row.eligibility) await forgetVerdicts(ctx, row.id);
  if (next.keep_warm_enabled !== row.keep_warm_enabled) await setCheckIns(ctx, next);
  const after = await showPool(ctx, next);
  const begins = (field: 'is_published' | 'auto_add_enabled'): boolean => after[field] && !before[field];
  if (begins('is_published') || begins('auto_add_enabled')) tellTakesIn(ctx, after);
  ctx.changed({ type: 'pool', id: row.id, before, after, label: after.name });
  return after;
}

/** Warns of whom a pool takes in by itself, and when. */
function tellTakesIn(ctx: WriteContext, pool: TalentPool): void {
  if (!pool.auto_add_enabled) return;
  const members = `${pool.member_count}` as const;
  const isOfAssessed = pool.min_job_fit !== null || pool.min_hm_fit !== null;
  ctx.warn(
    'pool_takes_in',
    isOfAssessed
      ? `The pool ${pool.name} takes in by itself candidates who fit it: those who are assessed well enough from now on. Nobody is taken in at once, and ${members} are in it now; add_pool_member adds somebody of the bank.`
      : `The pool ${pool.name} takes in by itself candidates who fit it: those who are added or assessed from now on. Nobody is taken in at once, and ${members} are in it now; add_pool_member adds somebody of the bank.`,
  );
}

// Verdicts on the former eligibility text do not apply to the new one.
async function forgetVerdicts(ctx: WriteContext, poolId: string): Promise<void> {
  await ctx.tx
    .deleteFrom('pool_verdicts')
    .where('account_id', '=', ctx.account.id)
    .where('pool_id', '=', poolId)
    .execute();
}

// The first check-in is due after a month, spread over time.
async function setCheckIns(ctx: WriteContext, { id, keep_warm_enabled }: PoolRow): Promise<void> {
  await ctx.tx
    .updateTable('pool_members')
    .set({ next_check_in_at: keep_warm_enabled === 1 ? nextCheckIn(ctx.now) : null })
    .where('account_id', '=', ctx.account.id)
    .where('pool_id', '=', id)
    .execute();
}

/**
 * Deletes a pool permanently, with its members, join requests, their CVs and all verdicts. Candidates stay unchanged.
 */
export async function deletePool(ctx: WriteContext, id: string): Promise<{ deleted: true; id: Id<'pool'> }> {
  const row = await requirePoolRow(ctx, id);
  const before = await showPool(ctx, row);
  const unowned = await ctx.tx
    .selectFrom('pool_join_requests')
    .select('document_id')
    .where('account_id', '=', ctx.account.id)
    .where('pool_id', '=', id)
    .where('status', '!=', 'approved')
    .execute();
  for (const table of ['pool_verdicts', 'pool_members', 'pool_join_requests'] as const) {
    await ctx.tx
      .deleteFrom(table)
      .where('account_id', '=', ctx.account.id)
      .where('pool_id', '=', id)
      .execute();
  }
  for (const { document_id } of unowned) if (document_id !== null) await dropCv(ctx, document_id);
  await ctx.tx
    .deleteFrom('talent_pools')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .execute();
  ctx.changed({ type: 'pool', id, before, after: null, label: row.name });
  return { deleted: true, id: before.id };
}
