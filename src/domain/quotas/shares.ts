import Big from 'big.js';
import { insertRows } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Context, WriteContext } from '../context.ts';
import type { Share } from './recognised.ts';

type FrozenFilter = { periodId: string; userIds: readonly string[] | null };

/** What was recognised in a period when it was locked. */
export async function frozenShares(ctx: Context, { periodId, userIds }: FrozenFilter): Promise<Share[]> {
  let query = frozen(ctx.db, ctx.account.id).where('period_id', '=', periodId);
  if (userIds !== null) query = query.where('user_id', 'in', [...userIds]);
  return (await query.execute()).map(toShare);
}

/** What was recognised of one placement in the periods that are locked, by period. */
export async function frozenSharesOf(ctx: Context, placementId: string): Promise<Map<string, Share[]>> {
  const rows = await frozen(ctx.db, ctx.account.id).where('placement_id', '=', placementId).execute();
  const byPeriod = new Map<string, Share[]>();
  for (const row of rows) byPeriod.set(row.period_id, [...(byPeriod.get(row.period_id) ?? []), toShare(row)]);
  return byPeriod;
}

const frozen = (db: Db, account: string) =>
  db.selectFrom('quota_frozen_shares').selectAll().where('account_id', '=', account).orderBy('position');

function toShare(row: {
  placement_id: string;
  user_id: string;
  kind: Share['kind'];
  part: Share['part'];
  currency: string | null;
  amount: string | null;
  recognised_on: string;
}): Share {
  return {
    placement_id: row.placement_id,
    user_id: row.user_id,
    kind: row.kind,
    part: row.part,
    currency: row.currency,
    amount: row.amount === null ? null : new Big(row.amount),
    recognised_on: row.recognised_on,
  };
}

/** Keeps shares as what a period's figures are while it is locked. */
export async function freeze(ctx: WriteContext, periodId: string, shares: readonly Share[]): Promise<void> {
  const rows = shares.map((share, position) => ({
    account_id: ctx.account.id,
    period_id: periodId,
    position,
    placement_id: share.placement_id,
    user_id: share.user_id,
    kind: share.kind,
    part: share.part,
    currency: share.currency,
    amount: share.amount === null ? null : share.amount.toFixed(),
    recognised_on: share.recognised_on,
  }));
  await insertRows(ctx.tx, 'quota_frozen_shares', rows);
}

/** Lets go of what was kept of a period. */
export async function unfreeze(ctx: WriteContext, periodId: string): Promise<void> {
  await ctx.tx
    .deleteFrom('quota_frozen_shares')
    .where('account_id', '=', ctx.account.id)
    .where('period_id', '=', periodId)
    .execute();
}

/** Sums of money by currency, exact. */
export function totals(
  lines: Iterable<{ currency: string | null; amount: Big | number | null }>,
): Map<string, Big> {
  const sums = new Map<string, Big>();
  for (const { currency, amount } of lines) {
    if (currency !== null && amount !== null)
      sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(amount));
  }
  return sums;
}
