import type * as z from 'zod';
import { findRow, insertRow } from '#db/rows.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { roundMoney } from '#src/lib/money.ts';
import { type VisibleUsers, visibleUsers } from '../access/index.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { parseSnapshot } from '../record/index.ts';
import { type Period, type PeriodRow, requirePeriod, storedPeriod } from './periods.ts';
import { getPlan } from './plan.ts';
import { ADJUSTMENT, type AddQuotaAdjustment, type AdjustmentRow, QuotaAdjustment } from './schema.ts';
import { lockedFault, requireOpenPeriod, subjectOf } from './targets.ts';

export type Adjustment = AdjustmentRow;

/** The ledger of a period, newest first. */
export async function adjustmentsOf(ctx: Context, periodId: string): Promise<Adjustment[]> {
  return ctx.db
    .selectFrom('quota_adjustments')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('period_id', '=', periodId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Posts a line to the ledger of a period, for the agency, a team or a consultant. */
export async function addAdjustment(
  ctx: WriteContext,
  input: z.output<typeof AddQuotaAdjustment>,
): Promise<QuotaAdjustment> {
  const plan = await getPlan(ctx);
  const period = await requirePeriod(ctx, input.period_id, plan);
  requireOpenPeriod(period, plan, 'it takes no adjustments');
  const { level, subject, team } = await subjectOf(ctx, input);
  const currency = input.currency ?? plan.currency;
  const amount = roundMoney(input.amount, currency);
  if (amount === 0) {
    throw invalid(
      'amount',
      `amount: must not be 0 in ${currency}; an adjustment adds to or takes from what was billed`,
    );
  }
  return post(ctx, period, {
    level,
    user_id: level === 'consultant' ? subject : null,
    team_id: team,
    amount,
    currency,
    kind: 'manual',
    reason: input.reason,
    placement_id: null,
    source_period_id: null,
  });
}

/** Writes a line of the ledger. */
export async function post(
  ctx: WriteContext,
  period: Period,
  line: Omit<Adjustment, 'id' | 'account_id' | 'period_id' | 'created_by' | 'created_at'>,
): Promise<QuotaAdjustment> {
  const stored = await storedPeriod(ctx, period);
  const row = ADJUSTMENT.row(line, {
    id: newId('quota_adjustment'),
    account_id: ctx.account.id,
    period_id: period.id,
    created_by: line.kind === 'manual' ? (ctx.user?.id ?? null) : null,
    created_at: ctx.now,
  });
  await insertRow(ctx.tx, 'quota_adjustments', row);
  const after = showAdjustment(row, stored);
  ctx.changed({ type: 'quota_adjustment', id: row.id, before: null, after, label: `in ${period.label}` });
  return after;
}

/**
 * Takes a manual line out of the ledger of a period that is not locked.
 * @throws AppError NOT_FOUND; CONFLICT for an automatic line, and while the period is locked
 */
export async function removeAdjustment(
  ctx: WriteContext,
  id: string,
): Promise<{ deleted: true; id: Id<'quota_adjustment'> }> {
  const { row, period } = await requireAdjustment(ctx, id);
  if (row.kind === 'automatic') {
    throw new AppError(
      'CONFLICT',
      `${id} was posted automatically, because a placement recognised in a locked period changed, and stays. Put the placement right with update_placement, or post a manual line with add_quota_adjustment.`,
      { field: 'adjustment_id' },
    );
  }
  if (period.status === 'locked') throw lockedFault(periodOf(period), 'its adjustments stay');
  await ctx.tx
    .deleteFrom('quota_adjustments')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', id)
    .execute();
  const before = showAdjustment(row, period);
  ctx.changed({ type: 'quota_adjustment', id, before, after: null, label: `in ${period.label}` });
  return { deleted: true, id: before.id };
}

const periodOf = ({ id, label }: PeriodRow) => ({ id: id, label });

/** A line of the ledger with its period. @throws AppError NOT_FOUND on `adjustment_id` */
async function requireAdjustment(ctx: Context, id: string): Promise<{ row: Adjustment; period: PeriodRow }> {
  const row = await findRow(ctx.db, 'quota_adjustments', ctx.account.id, id);
  const period =
    row === undefined ? undefined : await findRow(ctx.db, 'quota_periods', ctx.account.id, row.period_id);
  if (row === undefined || period === undefined) throw notFound('quota adjustment', id, 'adjustment_id');
  return { row, period };
}

/** A line of the ledger that who asks may see. @throws AppError NOT_FOUND on `adjustment_id` */
export async function getAdjustment(ctx: Context, id: string): Promise<QuotaAdjustment> {
  const { row, period } = await requireAdjustment(ctx, id);
  if (!mayShow(row, await visibleUsers(ctx))) throw notFound('quota adjustment', id, 'adjustment_id');
  return showAdjustment(row, period);
}

/** Whether a line of the ledger is within what somebody may see. */
export function mayShow(
  { level, user_id, team_id }: Pick<Adjustment, 'level' | 'user_id' | 'team_id'>,
  { scope, userIds, teamIds }: VisibleUsers,
): boolean {
  if (scope === 'agency') return true;
  if (level === 'agency') return false;
  return level === 'team'
    ? teamIds === null || teamIds.includes(team_id ?? '')
    : userIds === null || userIds.includes(user_id ?? '');
}

/** Puts a line that was removed back into the ledger, as a new one. */
export async function restoreAdjustment(
  ctx: WriteContext,
  removed: string,
  changes: readonly RecordChange[],
): Promise<QuotaAdjustment> {
  const was = parseSnapshot(Posted, changes.find(({ id }) => id === removed)?.before);
  const plan = await getPlan(ctx);
  const period = await requirePeriod(ctx, was.period_id, plan);
  requireOpenPeriod(period, plan, 'it takes no adjustments');
  const { period_id: _, ...line } = was;
  const manual = { kind: 'manual', placement_id: null, source_period_id: null } as const;
  return post(ctx, period, { ...line, ...manual });
}

const Posted = QuotaAdjustment.pick({
  period_id: true,
  level: true,
  user_id: true,
  team_id: true,
  amount: true,
  currency: true,
  reason: true,
});

/** A line of the ledger as the API shows it. */
export function showAdjustment(row: Adjustment, { status }: Pick<Period, 'status'>): QuotaAdjustment {
  return ADJUSTMENT.view(row, { removable: row.kind === 'manual' && status !== 'locked' });
}
