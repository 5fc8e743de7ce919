import * as z from 'zod';
import { json } from '#db/rows.ts';
import { dayIn } from '#src/lib/clock.ts';
import { termsOf } from '../clients/index.ts';
import type { WriteContext } from '../context.ts';
import { splitOf } from './credits.ts';
import { grossProfit, guaranteeEnd, schedulePercent } from './rules.ts';
import { CreditFields, PLACEMENT, type Placement, type PlacementRow } from './schema.ts';
import { agreedTerms, outcomeOf, warnOfBackward } from './status.ts';
import { replaceCredits } from './store.ts';
import { requirePlacement, rewritePlacement } from './write.ts';

/** Restores members of a placement from a snapshot; a restored status fires its event. */
export async function restorePlacement(
  ctx: WriteContext,
  id: string,
  members: Readonly<Record<string, unknown>>,
): Promise<Placement> {
  const { row, credits } = await requirePlacement(ctx, id);
  const patch: Partial<PlacementRow> = { ...PLACEMENT.restoredColumns(members), updated_at: ctx.now };
  // Snapshots of earlier releases contain a time.
  if (patch.fell_off_at?.includes('T')) patch.fell_off_at = dayIn(patch.fell_off_at, ctx.account.timezone);
  if (patch.status !== undefined) warnOfBackward(ctx, row.status, patch.status);
  const next = { ...row, ...patch };
  if ('fee' in members) {
    const { fee_from_schedule, minimum_fee } = await sourceOfFee(ctx, row, next);
    Object.assign(patch, { fee_from_schedule, minimum_fee });
  }
  if ('contract' in members) patch.expected_gp_set = isComputed(next) ? 0 : 1;
  patch.guarantee_ends_on = guaranteeEnd(next.start_date, next.guarantee_days);
  Object.assign(patch, fallOf(ctx, { ...row, ...patch }));
  let split = credits;
  if ('credits' in members) {
    split = await splitOf(ctx, row.id, z.array(CreditFields).parse(members.credits));
    await replaceCredits(ctx, row.id, split);
  }
  return rewritePlacement(ctx, row, patch, credits, split);
}

// Members derived from the status and the day, some of which snapshots of earlier releases lack.
function fallOf(ctx: WriteContext, next: PlacementRow): Partial<PlacementRow> {
  const { status, fell_off_at: left } = next;
  if (status !== 'fell_off')
    return { fell_off_at: null, guarantee_outcome: null, original_expected_gp: null };
  return left === null ? {} : { guarantee_outcome: json.encode(outcomeOf(ctx, next, left)) };
}

// Snapshots do not say where a percent came from. An unchanged percent keeps its source; a restored one that equals the
// schedule's is taken to be from the schedule.
async function sourceOfFee(
  ctx: WriteContext,
  row: PlacementRow,
  next: PlacementRow,
): Promise<Pick<PlacementRow, 'fee_from_schedule' | 'minimum_fee'>> {
  const kept = next.fee_type === row.fee_type && next.fee_percent === row.fee_percent;
  if (kept && next.currency === row.currency) return row;
  const { live } = await termsOf(ctx, row.client_id);
  const scheduled = kept
    ? row.fee_from_schedule === 1
    : next.fee_type === 'percent' && next.fee_percent === schedulePercent(live, next.salary);
  return {
    fee_from_schedule: scheduled ? 1 : 0,
    minimum_fee: scheduled && live.currency === next.currency ? live.minimum_fee : null,
  };
}

function isComputed(row: PlacementRow): boolean {
  if (row.placement_type !== 'contract' || row.currency === null) return true;
  return grossProfit(row, row.currency) === agreedTerms(row).expected_gp;
}
