import { AppError } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import type { BuiltIn } from './catalogue.ts';

/** A board with an optional monthly cap on postings. */
type Capped = Pick<BuiltIn, 'slug' | 'name'> & { limit: number | null };

/** The calendar month in the agency's time zone, as YYYY-MM. */
const monthOf = (ctx: Context): string => ctx.today.slice(0, 7);

/** How many postings of a board were used this month. */
export async function postsUsed(ctx: Context, board: string): Promise<number> {
  const row = await ctx.db
    .selectFrom('distribution_usage')
    .where('account_id', '=', ctx.account.id)
    .where('board_slug', '=', board)
    .where('month', '=', monthOf(ctx))
    .select('used')
    .executeTakeFirst();
  return row?.used ?? 0;
}

/**
 * Uses one posting of a board's monthly cap; comparing and counting are one statement.
 * @returns the month it counts for; null if the cap is reached
 */
export async function reservePost(ctx: WriteContext, board: Capped): Promise<string | null> {
  const month = monthOf(ctx);
  const mine = { account_id: ctx.account.id, board_slug: board.slug, month };
  await ctx.tx
    .insertInto('distribution_usage')
    .values({ ...mine, used: 0 })
    .onConflict((on) => on.doNothing())
    .execute();
  let taking = ctx.tx
    .updateTable('distribution_usage')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('account_id', '=', mine.account_id)
    .where('board_slug', '=', mine.board_slug)
    .where('month', '=', month);
  if (board.limit !== null) taking = taking.where('used', '<', board.limit);
  const { numUpdatedRows } = await taking.executeTakeFirst();
  if (Number(numUpdatedRows) !== 1) return null;
  if (board.limit !== null) {
    const remaining = board.limit - (await postsUsed(ctx, board.slug)) + 1;
    const label = `monthly postings on ${board.name}`;
    ctx.recordAllowanceUse({ allowance: 'board_posts', label, count: 1, remaining });
  }
  return month;
}

/** Returns a posting to the month it was counted for. */
export async function releasePost(ctx: WriteContext, board: string, month: string | null): Promise<void> {
  if (month === null) return;
  await ctx.tx
    .updateTable('distribution_usage')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('account_id', '=', ctx.account.id)
    .where('board_slug', '=', board)
    .where('month', '=', month)
    .where('used', '>', 0)
    .execute();
}

/** The message for a reached cap. */
function capMessage(board: Capped): string {
  return `The board ${board.slug} takes ${board.limit} ${board.limit === 1 ? 'posting' : 'postings'} a month, and this month's are used up. Post there next month, or have an admin raise monthly_post_limit with configure_board.`;
}

/** The error for a posting past the cap. */
export function quotaExceeded(board: Capped, field: string): AppError {
  return new AppError('quota_exceeded', capMessage(board), {
    field,
    extra: { board_slug: board.slug },
    meta: { monthly_post_limit: board.limit },
  });
}
