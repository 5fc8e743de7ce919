// Read model: what placements, their credits and the extensions of their contracts bring to whom, as they stand now.
import Big from 'big.js';
import { sql } from 'kysely';
import type { Day } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import type { QuotaPlan } from './schema.ts';

/** What makes a placement count, and where. */
export type Rules = Pick<
  QuotaPlan,
  'currency' | 'recognition' | 'count_perm' | 'count_contract' | 'count_extensions'
>;

/** One person's share of what a placement, or an extension of its contract, brought. */
export interface Share {
  placement_id: string;
  user_id: string;
  kind: 'perm' | 'contract';
  part: 'placement' | 'extension';
  currency: string | null;
  /** Exact, not rounded; null where the placement's money is not known yet. */
  amount: Big | null;
  /** The day that decides the period. */
  recognised_on: Day;
}

export interface ShareFilter {
  from: Day;
  to: Day;
  /** Extensions that start later are not counted yet. */
  asOf: Day;
  userIds: readonly string[] | null;
  placementId?: string | undefined;
}

// Written as the indexes of migration 0018 are.
const DAYS = {
  started: sql<Day>`coalesce(start_date, offer_date, substr(created_at, 1, 10))`,
  accepted: sql<Day>`coalesce(offer_date, substr(created_at, 1, 10))`,
};

// A placement that fell off counts nowhere: what of its fee is kept, a person adds by an adjustment.
const COUNTED = {
  started: ['started', 'completed'],
  accepted: ['pending_start', 'started', 'completed'],
} as const;

/** The day of an agency's first placement that could count; null when there is none. */
export async function firstDayOf(
  ctx: Context,
  { recognition }: Pick<Rules, 'recognition'>,
): Promise<Day | null> {
  const day = DAYS[recognition];
  const row = await ctx.db
    .selectFrom('placements')
    .select(day.as('day'))
    .where('account_id', '=', ctx.account.id)
    .orderBy(day)
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** The credit shares of the placements that are recognised from one day to another, by rules, as they stand now. */
export async function liveShares(ctx: Context, rules: Rules, filter: ShareFilter): Promise<Share[]> {
  const shares = await placementShares(ctx, rules, filter);
  if (rules.count_contract && rules.count_extensions)
    shares.push(...(await extensionShares(ctx, rules, filter)));
  return shares;
}

/** The placements of a stretch with their credits, as both kinds of share need them. */
function creditedPlacements(ctx: Context, { recognition }: Rules, { userIds, placementId }: ShareFilter) {
  let query = ctx.db
    .selectFrom('placements')
    .innerJoin('placement_credits as credit', (on) =>
      on
        .onRef('credit.account_id', '=', 'placements.account_id')
        .onRef('credit.placement_id', '=', 'placements.id'),
    )
    .where('placements.account_id', '=', ctx.account.id)
    .where('placements.status', 'in', [...COUNTED[recognition]]);
  if (userIds !== null) query = query.where('credit.user_id', 'in', [...userIds]);
  if (placementId !== undefined) query = query.where('placements.id', '=', placementId);
  return query;
}

async function placementShares(ctx: Context, rules: Rules, filter: ShareFilter): Promise<Share[]> {
  const { count_perm, count_contract, recognition } = rules;
  if (!count_perm && !count_contract) return [];
  const day = DAYS[recognition];
  let query = creditedPlacements(ctx, rules, filter)
    .where(day, '>=', filter.from)
    .where(day, '<=', filter.to);
  if (!count_perm) query = query.where('placement_type', '=', 'contract');
  if (!count_contract) query = query.where('placement_type', '=', 'permanent');
  const rows = await query
    .select([
      'placements.id',
      'placement_type',
      'currency',
      'fee_amount',
      'expected_gp',
      'credit.user_id',
      'credit.percent',
      day.as('day'),
    ])
    .orderBy('placements.id')
    .orderBy('credit.position')
    .execute();
  const extended = rows.some(({ placement_type }) => placement_type === 'contract')
    ? await extensionSums(ctx, filter.placementId)
    : new Map<string, Big>();
  return rows.map((row): Share => {
    const contract = row.placement_type === 'contract';
    const whole = contract ? row.expected_gp : row.fee_amount;
    const own = whole === null ? null : new Big(whole).minus(extended.get(row.id) ?? 0);
    return {
      placement_id: row.id,
      user_id: row.user_id,
      kind: contract ? 'contract' : 'perm',
      part: 'placement',
      currency: row.currency,
      amount: own === null ? null : own.times(row.percent).div(100),
      recognised_on: row.day,
    };
  });
}

/** What extensions brought, by placement: the rest of its gross profit is the contract's own. */
async function extensionSums(ctx: Context, placementId: string | undefined): Promise<Map<string, Big>> {
  let query = ctx.db
    .selectFrom('contract_extensions')
    .select(['placement_id', 'amount'])
    .where('account_id', '=', ctx.account.id);
  if (placementId !== undefined) query = query.where('placement_id', '=', placementId);
  const sums = new Map<string, Big>();
  for (const { placement_id, amount } of await query.execute())
    sums.set(placement_id, (sums.get(placement_id) ?? new Big(0)).plus(amount));
  return sums;
}

async function extensionShares(ctx: Context, rules: Rules, filter: ShareFilter): Promise<Share[]> {
  const rows = await creditedPlacements(ctx, rules, filter)
    .innerJoin('contract_extensions as extension', (on) =>
      on
        .onRef('extension.account_id', '=', 'placements.account_id')
        .onRef('extension.placement_id', '=', 'placements.id'),
    )
    .where('extension.account_id', '=', ctx.account.id)
    .where('placement_type', '=', 'contract')
    .where('extension.starts_on', '>=', filter.from)
    .where('extension.starts_on', '<=', filter.to < filter.asOf ? filter.to : filter.asOf)
    .select([
      'placements.id',
      'currency',
      'extension.amount',
      'extension.starts_on',
      'credit.user_id',
      'credit.percent',
    ])
    .orderBy('placements.id')
    .orderBy('extension.starts_on')
    .orderBy('credit.position')
    .execute();
  return rows.map((row) => ({
    placement_id: row.id,
    user_id: row.user_id,
    kind: 'contract',
    part: 'extension',
    currency: row.currency,
    amount: new Big(row.amount).times(row.percent).div(100),
    recognised_on: row.starts_on,
  }));
}
