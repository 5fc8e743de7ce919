import type { Day } from '#src/lib/clock.ts';
import type { VisibleUsers } from '../access/index.ts';
import type { Context } from '../context.ts';
import { getPlan } from './plan.ts';
import { liveShares, type Share } from './recognised.ts';

export { addAdjustment, getAdjustment, removeAdjustment, restoreAdjustment } from './adjustments.ts';
export { type BoardSubject, linesBehind } from './behind.ts';
export { getBoard, getShownBoard } from './board.ts';
export { followPlacement } from './follow.ts';
export { getPace, type Pace } from './pace.ts';
export { listPeriods } from './periods.ts';
export { getPlan, setPlan } from './plan.ts';
export type { Share } from './recognised.ts';
export { totals } from './shares.ts';
export { restoreStatus, setPeriodStatus } from './status.ts';
export { dropTeamTargets, moveTargets } from './target-moves.ts';
export { copyPrevious, restoreTargets, TARGET_FIELDS } from './target-sets.ts';
export { getPeriodTargets, setTarget } from './targets.ts';

/**
 * What was billed from one day to another: the credit shares of the placements that the agency's plan recognises there,
 * as they stand now, without the ledger. Amounts are exact: sum them (`totals`), then round once.
 * @param range days in the company's time zone, both included
 * @param visible whose shares may be shown (`visibleUsers(ctx)`); null for everybody's
 */
export async function recognisedBillings(
  ctx: Context,
  range: { from: Day; to: Day },
  visible: VisibleUsers | null = null,
): Promise<Share[]> {
  const rules = await getPlan(ctx);
  return liveShares(ctx, rules, { ...range, asOf: ctx.today, userIds: visible?.userIds ?? null });
}
