// Read model: what placements brought in all, added up by the store.
import Big from 'big.js';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import {
  countedPlacements,
  DAYS,
  extensionShares,
  HUNDREDTH,
  IS_PLAIN,
  isCounted,
  kindsOf,
  placementShares,
  type Rules,
  type ShareFilter,
} from './recognised.ts';
import { totals } from './shares.ts';

/**
 * The exact sums of `liveShares`, by currency. What the store can add up by itself is not read placement by placement: that
 * is every placement but the contracts with extensions and those that fell off.
 */
export async function liveTotals(
  ctx: Context,
  rules: Rules,
  filter: Omit<ShareFilter, 'placementId'>,
): Promise<Map<string, Big>> {
  if (kindsOf(rules).length === 0) return new Map();
  const sums = totals([
    ...(await placementShares(ctx, rules, filter, 'not plain')),
    ...(rules.count_contract && rules.count_extensions ? await extensionShares(ctx, rules, filter) : []),
  ]);
  for (const { currency, percent, units } of await plainSums(ctx, rules, filter)) {
    if (currency === null || units === null) continue;
    const share = new Big(units).times(UNIT).times(percent).times(HUNDREDTH);
    sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(share));
  }
  return sums;
}

interface Sum {
  currency: string | null;
  percent: number;
  units: number | string | null;
}

const UNIT = new Big('0.0001');

// Money has four decimals at most: in whole numbers it adds up exactly.
const UNITS = sql<Sum['units']>`sum(cast(round(
  (case when placement_type = 'contract' then expected_gp else fee_amount end) * 10000) as bigint))`;

/** What plain placements brought by currency and by the percentage that is credited of them. */
async function plainSums(
  ctx: Context,
  rules: Rules,
  filter: Omit<ShareFilter, 'placementId'>,
): Promise<Sum[]> {
  if (filter.userIds !== null)
    return countedPlacements(ctx, rules, filter)
      .where(IS_PLAIN)
      .select(['currency', 'credit.percent', UNITS.as('units')])
      .groupBy(['currency', 'credit.percent'])
      .execute();
  // The credits of a placement come to 100, so that for everybody they need not be read.
  const { rows } = await sql<Sum>`
    select currency, 100 as percent, ${UNITS} as units from placements
    where account_id = ${ctx.account.id} and ${isCounted(rules.recognition)} and ${IS_PLAIN}
      and placement_type in (${sql.join(kindsOf(rules))})
      and ${DAYS[rules.recognition]} >= ${filter.from} and ${DAYS[rules.recognition]} <= ${filter.to}
    group by currency`.execute(ctx.db);
  return rows;
}
