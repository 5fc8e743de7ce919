import type * as z from 'zod';
import { addMs } from '#src/lib/clock.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import type { WriteContext } from '../context.ts';
import type { AdvanceTestClock, TestClock } from './schema.ts';

export { claimOfMove, endMove, isMoving, leaseMove, orderedMoves } from './moves.ts';

const MAX_ADVANCE_MS = 10 * 366 * 24 * 3_600_000;

/**
 * Requests to advance a sandbox's clock. The worker advances it after the commit, from one due time to the next.
 * @throws AppError CONFLICT in a workspace that is no sandbox, VALIDATION_ERROR for a time in the past
 */
export async function advanceTestClock(
  ctx: WriteContext,
  { to }: z.output<typeof AdvanceTestClock>,
): Promise<TestClock> {
  if (!ctx.account.sandbox) {
    throw new AppError(
      'CONFLICT',
      'This workspace runs by the wall clock; only a sandbox has a test clock. Make a sandbox workspace to try what time brings.',
    );
  }
  if (to <= ctx.now) {
    throw invalid('to', `to: the clock of this sandbox stands at ${ctx.now}, and it only goes forward`);
  }
  if (to > addMs(ctx.now, MAX_ADVANCE_MS)) throw invalid('to', 'to: must be within ten years of now');
  await ctx.tx
    .insertInto('clock_moves')
    .values({ account_id: ctx.account.id, target: to, claim: null, lease_until: null })
    .onConflict((on) =>
      on.column('account_id').doUpdateSet({ target: to }).where('clock_moves.target', '<', to),
    )
    .execute();
  ctx.record({ type: 'record_changed', summary: `Moved the test clock from ${ctx.now} to ${to}` });
  return { account_id: ctx.account.id, from: ctx.now, now: to };
}
