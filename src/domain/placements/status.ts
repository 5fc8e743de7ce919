import { json } from '#db/rows.ts';
import type { Context } from '../context.ts';
import { guaranteeOutcome, isBackward } from './rules.ts';
import type { GuaranteeOutcome } from './schema.ts';
import type { PlacementRow } from './store.ts';

/**
 * What a move to another status writes. Every move is taken; one that takes something back comes with a warning.
 * Falling off stamps the day and what the guarantee makes of it; leaving that status clears both.
 * @param row the placement as it stands with all else that changes
 */
export function statusPatch(
  ctx: Context,
  row: PlacementRow,
  to: PlacementRow['status'],
): Partial<PlacementRow> {
  if (to === row.status) return {};
  if (isBackward(row.status, to)) {
    ctx.warn(
      'status_backward',
      `The placement went from ${row.status} to ${to}. If that was not meant, set it back with mark_placement_status.`,
    );
  }
  if (to !== 'fell_off') return { status: to, fell_off_at: null, guarantee_outcome: null };

  const outcome: GuaranteeOutcome = guaranteeOutcome(
    {
      start_date: row.start_date,
      guarantee_days: row.guarantee_days,
      remedy: row.guarantee_remedy,
      fee: row.fee_amount,
      currency: row.currency ?? ctx.account.currency,
    },
    ctx.today,
  );
  return { status: to, fell_off_at: ctx.now, guarantee_outcome: json.encode(outcome) };
}
