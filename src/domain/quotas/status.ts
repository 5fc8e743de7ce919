import Big from 'big.js';
import type * as z from 'zod';
import { json, updateRow } from '#db/rows.ts';
import { allUsers } from '../accounts/people.ts';
import type { Context, WriteContext } from '../context.ts';
import { type Adjustment, post } from './adjustments.ts';
import {
  type Period,
  type PeriodRow,
  receivingPeriod,
  requirePeriod,
  showPeriod,
  storedPeriod,
} from './periods.ts';
import { getPlan } from './plan.ts';
import { liveShares, type Rules } from './recognised.ts';
import { type QuotaPeriod, type QuotaPlan, SetPeriodStatus } from './schema.ts';
import { freeze, unfreeze } from './shares.ts';

/**
 * Moves a period between open, published and locked, freely. Locking freezes its recognised figures; leaving locked
 * clears them, and the live ones resume.
 */
export async function setPeriodStatus(
  ctx: WriteContext,
  input: z.output<typeof SetPeriodStatus>,
): Promise<QuotaPeriod> {
  const plan = await getPlan(ctx);
  const period = await requirePeriod(ctx, input.period_id, plan);
  const before = showPeriod(ctx, period);
  if (period.status === input.status) return before;
  const row = await storedPeriod(ctx, period);
  const patch: Partial<PeriodRow> = { status: input.status, updated_at: ctx.now };
  if (input.status === 'locked') Object.assign(patch, await lock(ctx, period, plan));
  else if (row.status === 'locked') Object.assign(patch, { locked_at: null, rules: null, members: null });
  await updateRow(ctx.tx, 'quota_periods', ctx.account.id, row.id, patch);
  const next = { ...row, ...patch };
  if (row.status === 'locked') {
    await unfreeze(ctx, row.id);
    await reverse(ctx, row);
  }
  const after = showPeriod(ctx, {
    ...period,
    status: next.status,
    locked_at: next.locked_at,
    row: next,
  });
  ctx.changed({ type: 'quota_period', id: row.id, before, after, label: period.label });
  return after;
}

/** Puts the status of a period back as it was. */
export async function restoreStatus(
  ctx: WriteContext,
  id: string,
  fields: Record<string, unknown>,
): Promise<QuotaPeriod> {
  return setPeriodStatus(ctx, SetPeriodStatus.parse({ period_id: id, ...fields }));
}

// Extensions that start later in the period are frozen with it: nothing is written on the day they start.
async function lock(ctx: WriteContext, period: Period, plan: QuotaPlan): Promise<Partial<PeriodRow>> {
  const asOf = ctx.today > period.ends_on ? ctx.today : period.ends_on;
  const shares = await liveShares(ctx, plan, {
    from: period.starts_on,
    to: period.ends_on,
    asOf,
    userIds: null,
  });
  await freeze(ctx, period.id, shares);
  return { locked_at: ctx.now, rules: json.encode(rulesOf(plan)), members: json.encode(await teams(ctx)) };
}

function rulesOf({ currency, recognition, count_perm, count_contract, count_extensions }: QuotaPlan): Rules {
  return { currency, recognition, count_perm, count_contract, count_extensions };
}

async function teams(ctx: Context): Promise<Record<string, string | null>> {
  const people = await allUsers(ctx.db, ctx.account.id);
  return Object.fromEntries(people.map(({ id, team_id }) => [id, team_id]));
}

/**
 * Takes back what was posted elsewhere for a period that is unlocked: its live figures hold it again. Each line is
 * reversed where it was posted, or, where that is locked by now, in the period that takes postings today.
 */
async function reverse(ctx: WriteContext, unlocked: PeriodRow): Promise<void> {
  const lines = await ctx.db
    .selectFrom('quota_adjustments')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('source_period_id', '=', unlocked.id)
    .orderBy('id')
    .execute();
  for (const line of netOf(lines)) {
    const posted = await requirePeriod(ctx, line.period_id);
    const period = posted.status === 'locked' ? await receivingPeriod(ctx, ctx.today) : posted;
    await post(ctx, period, {
      level: 'consultant',
      user_id: line.user_id,
      team_id: line.team_id,
      amount: -line.amount,
      currency: line.currency,
      kind: 'automatic',
      reason: `${unlocked.label} was unlocked, so its own figures tell of the change again`,
      placement_id: line.placement_id,
      source_period_id: unlocked.id,
    });
  }
}

/** What lines come to for each period, person, placement and currency; nothing where they cancel out. */
function netOf(lines: readonly Adjustment[]): Adjustment[] {
  const sums = new Map<string, Adjustment>();
  for (const line of lines) {
    const key = [line.period_id, line.user_id, line.placement_id, line.currency].join();
    const known = sums.get(key);
    const amount = new Big(known?.amount ?? 0).plus(line.amount).toNumber();
    sums.set(key, { ...line, amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}
