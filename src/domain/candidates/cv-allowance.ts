import { statement } from '#db/rows.ts';
import { addMs } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';

const CV_ALLOWANCE = 5000;
const WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

const usedSince = statement((db, v: { account: string; since: string }) =>
  db
    .selectFrom('cv_allowance')
    .where('account_id', '=', v.account)
    .where('used_at', '>', v.since)
    .select((eb) => [eb.fn.sum<number | null>('count').as('used'), eb.fn.min('used_at').as('oldest')]),
);

interface CvAllowance {
  limit: number;
  used: number;
  remaining: number;
  /** When the oldest use leaves the window; null if nothing is used. */
  resets_at: string | null;
}

/** How much of its CV allowance an account has used in the last 30 days. */
async function cvAllowance(ctx: Context): Promise<CvAllowance> {
  const [row] = await usedSince(ctx.db, { account: ctx.account.id, since: addMs(ctx.now, -WINDOW_MS) });
  const used = Number(row?.used ?? 0);
  return {
    limit: CV_ALLOWANCE,
    used,
    remaining: Math.max(0, CV_ALLOWANCE - used),
    resets_at: row?.oldest == null ? null : addMs(row.oldest, WINDOW_MS),
  };
}

/** Checks the CV allowance without using any. @throws AppError QUOTA_EXCEEDED */
export async function requireCvAllowance(ctx: Context, count: number, field?: string): Promise<void> {
  const { remaining, resets_at } = await cvAllowance(ctx);
  if (count > remaining) throw exceeded(remaining, resets_at, field);
}

function exceeded(remaining: number, resets_at: string | null, field: string | undefined): AppError {
  const way =
    field === 'resume_url'
      ? 'Create the candidate without resume_url, which does not count'
      : 'Add people with create_candidate without resume_url, which does not count';
  return new AppError(
    'QUOTA_EXCEEDED',
    `The CV allowance is ${CV_ALLOWANCE} in 30 days and ${remaining} are left. ${way}, or wait until ${resets_at ?? 'later'}.`,
    { field, meta: { remaining, resets_at } },
  );
}

/** Gives one use of the CV allowance back, for what was counted and could not be read. */
export async function giveBackCvAllowance(ctx: WriteContext, usedAt: string): Promise<void> {
  const { tx, account } = ctx;
  await tx
    .updateTable('cv_allowance')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('account_id', '=', account.id)
    .where('used_at', '=', usedAt)
    .where('source', '=', 'create')
    .execute();
  await tx
    .deleteFrom('cv_allowance')
    .where('account_id', '=', account.id)
    .where('used_at', '=', usedAt)
    .where('count', '<=', 0)
    .execute();
}

/**
 * Uses some of the CV allowance: 5000 per account in any 30 days, shared by candidates created with a resume_url, CV
 * drafts and bulk imports.
 * @throws AppError QUOTA_EXCEEDED when less than `count` is left
 */
export async function takeCvAllowance(
  ctx: WriteContext,
  source: 'create' | 'draft' | 'import',
  count = 1,
): Promise<void> {
  const { remaining, resets_at } = await cvAllowance(ctx);
  if (count > remaining) throw exceeded(remaining, resets_at, source === 'create' ? 'resume_url' : undefined);
  await ctx.tx
    .insertInto('cv_allowance')
    .values({ account_id: ctx.account.id, used_at: ctx.now, source, count })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'used_at', 'source'])
        .doUpdateSet((eb) => ({ count: eb('cv_allowance.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
  ctx.recordAllowanceUse({ allowance: 'cv_allowance', label: 'CV allowance', count, remaining });
}
