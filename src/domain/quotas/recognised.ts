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
export const DAYS = {
  started: sql<Day>`coalesce(start_date, offer_date, substr(created_at, 1, 10))`,
  accepted: sql<Day>`coalesce(offer_date, substr(created_at, 1, 10))`,
};

// A permanent placement that fell off counts nowhere: what of its fee is kept, a person adds by an adjustment.
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

/**
 * Whether a placement counts at all. A contract brought what was worked of it, which its gross profit is once it fell off.
 * Whether that is known or more than nothing decides nothing here: who may not see it would tell it by the placements and lines.
 */
export const isCounted = (recognition: Rules['recognition']) =>
  sql<boolean>`(placements.status in (${sql.join([...COUNTED[recognition]])})
    or (placements.status = 'fell_off' and placements.placement_type = 'contract'))`;

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
    .where(isCounted(recognition));
  if (userIds !== null) query = query.where('credit.user_id', 'in', [...userIds]);
  if (placementId !== undefined) query = query.where('placements.id', '=', placementId);
  return query;
}

/** The kinds of placements that a plan counts. */
export const kindsOf = ({ count_perm, count_contract }: Rules) => [
  ...(count_perm ? (['permanent'] as const) : []),
  ...(count_contract ? (['contract'] as const) : []),
];

/** The credited placements that the plan counts in a stretch; it counts perm, contract or both. */
export function countedPlacements(ctx: Context, rules: Rules, filter: ShareFilter) {
  const day = DAYS[rules.recognition];
  return creditedPlacements(ctx, rules, filter)
    .where(day, '>=', filter.from)
    .where(day, '<=', filter.to)
    .where('placement_type', 'in', kindsOf(rules));
}

/** @param which all of them, or only those whose share takes more than a column to tell (`IS_PLAIN`) */
export async function placementShares(
  ctx: Context,
  rules: Rules,
  filter: ShareFilter,
  which: 'all' | 'not plain' = 'all',
): Promise<Share[]> {
  if (kindsOf(rules).length === 0) return [];
  const day = DAYS[rules.recognition];
  let query = countedPlacements(ctx, rules, filter);
  if (which === 'not plain') query = query.where(sql<boolean>`not ${IS_PLAIN}`);
  const rows = await query
    .select([
      'placements.id',
      'placement_type',
      'currency',
      'fee_amount',
      'expected_gp',
      'status',
      'original_expected_gp',
      'credit.user_id',
      'credit.percent',
      day.as('day'),
    ])
    .orderBy('placements.id')
    .orderBy('credit.position')
    .execute();
  const extended = rows.some(({ placement_type }) => placement_type === 'contract')
    ? await extensionsOf(ctx, filter.placementId)
    : new Map<string, Extension[]>();
  return rows.map((row): Share => {
    const contract = row.placement_type === 'contract';
    const whole = contract ? row.expected_gp : row.fee_amount;
    const own = whole === null ? null : ownOf(row, whole, extended.get(row.id) ?? []);
    return {
      placement_id: row.id,
      user_id: row.user_id,
      kind: contract ? 'contract' : 'perm',
      part: 'placement',
      currency: row.currency,
      amount: own === null ? null : own.times(row.percent).times(HUNDREDTH),
      recognised_on: row.day,
    };
  });
}

// As exact as a division by 100, which takes many times as long.
export const HUNDREDTH = new Big('0.01');

/** Of placements that count: those whose amount is that of one column. */
export const IS_PLAIN = sql<boolean>`(placement_type = 'permanent' or (placements.status <> 'fell_off' and not exists (
  select 1 from contract_extensions e where e.account_id = placements.account_id and e.placement_id = placements.id)))`;

interface Extension {
  placement_id: string;
  starts_on: Day;
  amount: number;
}

/** The extensions of contracts, by placement: the rest of its gross profit is the contract's own. */
async function extensionsOf(
  ctx: Context,
  placementId: string | undefined,
): Promise<Map<string, Extension[]>> {
  let query = ctx.db
    .selectFrom('contract_extensions')
    .select(['placement_id', 'starts_on', 'amount'])
    .where('account_id', '=', ctx.account.id);
  if (placementId !== undefined) query = query.where('placement_id', '=', placementId);
  const by = new Map<string, Extension[]>();
  for (const row of await query.execute())
    by.set(row.placement_id, [...(by.get(row.placement_id) ?? []), row]);
  return by;
}

/** What extensions from a day on brought. */
const broughtFrom = (extensions: readonly Extension[], day: Day): Big =>
  extensions
    .filter(({ starts_on }) => starts_on >= day)
    .reduce((sum, { amount }) => sum.plus(amount), new Big(0));

interface Fallen {
  status: string;
  expected_gp: number | null;
  original_expected_gp: number | null;
}

/** A contract's own part. Of one that fell off the days worked are first those of its own term, then those of each extension. */
function ownOf(
  { status, original_expected_gp }: Fallen,
  whole: number,
  extensions: readonly Extension[],
): Big {
  const later = broughtFrom(extensions, '');
  if (status !== 'fell_off') return new Big(whole).minus(later);
  const term = new Big(original_expected_gp ?? whole).minus(later);
  return term.lt(whole) ? term : new Big(whole);
}

/** What an extension brought: of a contract that fell off, what was worked beyond the days before it. */
function extensionOf(
  { status, expected_gp, original_expected_gp }: Fallen,
  { amount, starts_on }: Pick<Extension, 'amount' | 'starts_on'>,
  extensions: readonly Extension[],
): Big {
  if (status !== 'fell_off' || expected_gp === null) return new Big(amount);
  const before = new Big(original_expected_gp ?? expected_gp).minus(broughtFrom(extensions, starts_on));
  const worked = new Big(expected_gp).minus(before);
  if (worked.lte(0)) return new Big(0);
  return worked.lt(amount) ? worked : new Big(amount);
}

export async function extensionShares(ctx: Context, rules: Rules, filter: ShareFilter): Promise<Share[]> {
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
      'placements.status',
      'placements.fell_off_at',
      'placements.expected_gp',
      'placements.original_expected_gp',
      'extension.amount',
      'extension.starts_on',
      'credit.user_id',
      'credit.percent',
    ])
    .orderBy('placements.id')
    .orderBy('extension.starts_on')
    .orderBy('credit.position')
    .execute();
  const all = rows.some(({ status }) => status === 'fell_off')
    ? await extensionsOf(ctx, filter.placementId)
    : new Map<string, Extension[]>();
  return rows.flatMap((row): Share[] => {
    const amount = extensionOf(row, row, all.get(row.id) ?? []);
    // An extension that was never begun brought nothing to anybody.
    if (row.status === 'fell_off' && row.starts_on > (row.fell_off_at ?? '')) return [];
    return [
      {
        placement_id: row.id,
        user_id: row.user_id,
        kind: 'contract',
        part: 'extension',
        currency: row.currency,
        amount: amount.times(row.percent).times(HUNDREDTH),
        recognised_on: row.starts_on,
      },
    ];
  });
}
