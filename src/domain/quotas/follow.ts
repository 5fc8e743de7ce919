import Big from 'big.js';
import { insertRow, json, statement } from '#db/rows.ts';
import { addDays, type Day } from '#src/lib/clock.ts';
import { roundMoney } from '#src/lib/money.ts';
import { findUser } from '../accounts/people.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import { FINANCIALS, Placement } from '../placements/schema.ts';
import { post } from './adjustments.ts';
import { lockedPeriods, type PeriodRow, receivingPeriod } from './periods.ts';
import { liveShares, type Rules, type Share } from './recognised.ts';
import { frozenSharesOf, totals } from './shares.ts';

/**
 * What a changed placement means for quotas: an extension of its contract is kept, and what it changes in locked periods
 * is posted to the current open one. Which is why nothing else may write a placement without telling of it.
 */
export async function followPlacement(ctx: WriteContext, change: RecordChange): Promise<void> {
  // Nearly all are new ones, of which nothing has to be known.
  if (change.before !== null && change.after !== null) {
    const [before, after] = [Placement.safeParse(change.before), Placement.safeParse(change.after)];
    if (before.success && after.success) await keepExtension(ctx, before.data, after.data);
  }
  const locked = await lockedPeriods(ctx);
  if (locked.length > 0) {
    const after = Placement.safeParse(change.after).data;
    const left = after?.status === 'fell_off' ? after.fell_off_at : null;
    await correct(ctx, change.id, locked, { always: tellsByLines(ctx, change), day: left ?? ctx.today });
  }
}

/** The open members that decide whether and when a placement counts. */
const COUNTING = ['status', 'currency', 'placement_type', 'start_date', 'offer_date'] as const;

/**
 * Whether that a line is posted, which the change feed shows to everybody, would tell the caller of money that it may not
 * see: then each person gets one, whatever it comes to.
 */
function tellsByLines(ctx: Context, { before, after, reached = [] }: RecordChange): boolean {
  if (ctx.can(FINANCIALS)) return false;
  if (before === null || after === null) return true;
  return (
    reached.length > 0 || COUNTING.some((name) => Reflect.get(before, name) !== Reflect.get(after, name))
  );
}

/** The expected gross profit of a contract's whole term, also of one that fell off. */
const profitOf = ({ status, contract }: Placement): number | null =>
  (status === 'fell_off' ? contract?.original_expected_gp : contract?.expected_gp) ?? null;

/**
 * A contract that had begun and now ends later was extended: the new days bring what its gross profit grew by. One that
 * ends earlier than its extensions loses them.
 */
async function keepExtension(ctx: WriteContext, before: Placement, after: Placement): Promise<void> {
  const [was, is] = [before.contract?.end_date ?? null, after.contract?.end_date ?? null];
  if (was === is) return;
  const begun = before.status === 'started' || before.status === 'completed';
  if (was !== null && is !== null && is > was) {
    const [old, grown] = [profitOf(before), profitOf(after)];
    if (!begun || old === null || grown === null || after.currency === null) return;
    await insertRow(ctx.tx, 'contract_extensions', {
      account_id: ctx.account.id,
      placement_id: after.id,
      starts_on: addDays(was, 1),
      ends_on: is,
      amount: roundMoney(new Big(grown).minus(old), after.currency),
      created_at: ctx.now,
    });
  } else await cutExtensions(ctx, before, after, is);
}

const extensionsOf = statement((db, v: { account: string; placement: string }) =>
  db
    .selectFrom('contract_extensions')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('placement_id', '=', v.placement)
    .orderBy('starts_on', 'desc'),
);

// Those past the new end go. The one that it falls into bears what else the gross profit lost.
async function cutExtensions(
  ctx: WriteContext,
  before: Placement,
  after: Placement,
  end: string | null,
): Promise<void> {
  let lost = new Big(profitOf(before) ?? 0).minus(profitOf(after) ?? 0);
  for (const row of await extensionsOf(ctx.tx, { account: ctx.account.id, placement: after.id })) {
    if (end !== null && row.ends_on <= end) continue;
    const key = { account: ctx.account.id, placement: after.id, starts_on: row.starts_on };
    if (end !== null && row.starts_on <= end) {
      await shorten(ctx.tx, { ...key, ends_on: end, amount: new Big(row.amount).minus(lost).toNumber() });
    } else {
      lost = lost.minus(row.amount);
      await drop(ctx.tx, key);
    }
  }
}

interface ExtensionKey {
  account: string;
  placement: string;
  starts_on: string;
}

const drop = statement((db, v: ExtensionKey) =>
  db
    .deleteFrom('contract_extensions')
    .where('account_id', '=', v.account)
    .where('placement_id', '=', v.placement)
    .where('starts_on', '=', v.starts_on),
);

const shorten = statement((db, v: ExtensionKey & { ends_on: string; amount: number }) =>
  db
    .updateTable('contract_extensions')
    .set({ ends_on: v.ends_on, amount: v.amount })
    .where('account_id', '=', v.account)
    .where('placement_id', '=', v.placement)
    .where('starts_on', '=', v.starts_on),
);

const postedFor = statement((db, v: { account: string; placement: string }) =>
  db
    .selectFrom('quota_adjustments')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('placement_id', '=', v.placement)
    .where('source_period_id', 'is not', null),
);

/**
 * Posts, for each locked period, what the placement brings there now beyond what was frozen and what has been posted for
 * it before. It goes by the rules that the period was locked under.
 * @param how `always`: whether a line is posted for 0 as well; `day`: the one whose period takes the lines
 */
async function correct(
  ctx: WriteContext,
  placementId: string,
  locked: readonly PeriodRow[],
  { always, day }: { always: boolean; day: Day },
): Promise<void> {
  const frozen = await frozenSharesOf(ctx, placementId);
  const posted = await postedFor(ctx.tx, { account: ctx.account.id, placement: placementId });
  const live = new Map<string, Share[]>();
  for (const period of locked) {
    const rules = period.rules ?? '';
    const shares = live.get(rules) ?? (await allShares(ctx, json.decode<Rules>(rules), placementId));
    live.set(rules, shares);
    const due = byPerson(shares.filter((share) => isWithin(share, period)));
    const kept = byPerson(frozen.get(period.id) ?? []);
    const alreadyPosted = byPerson(posted.filter((line) => line.source_period_id === period.id));
    for (const { user, currency, amount } of differences(due, kept, alreadyPosted)) {
      if (always || amount !== 0)
        await postCorrection(ctx, period, placementId, { user, amount, currency, day });
    }
  }
}

const isWithin = ({ recognised_on }: Share, { starts_on, ends_on }: PeriodRow): boolean =>
  starts_on <= recognised_on && recognised_on <= ends_on;

async function allShares(ctx: Context, rules: Rules, placementId: string): Promise<Share[]> {
  const always = { from: '0000-01-01', to: '9999-12-31', asOf: '9999-12-31' };
  return liveShares(ctx, rules, { ...always, userIds: null, placementId });
}

type Sums = Map<string, Map<string, Big>>;

function byPerson(
  lines: readonly { user_id: string | null; currency: string | null; amount: Big | number | null }[],
): Sums {
  const people = new Set(lines.map(({ user_id }) => user_id ?? ''));
  const of = (id: string) =>
    lines
      .filter(({ user_id }) => user_id === id)
      .map(({ currency, amount }) => ({ currency, amount: amount ?? 0 }));
  return new Map([...people].map((id) => [id, totals(of(id))]));
}

/**
 * What is due beyond what was frozen and posted before, for each person and currency. All postings together are what is due
 * beyond the frozen, rounded once: the same change posted again comes to nothing, also where that is half of a minor unit.
 */
function differences(
  due: Sums,
  kept: Sums,
  alreadyPosted: Sums,
): { user: string; currency: string; amount: number }[] {
  const sums = [due, kept, alreadyPosted];
  return [...new Set(sums.flatMap((sum) => [...sum.keys()]))].flatMap((user) => {
    const currencies = new Set(sums.flatMap((sum) => [...(sum.get(user)?.keys() ?? [])]));
    return [...currencies].map((currency) => {
      const of = (sum: Sums): Big => sum.get(user)?.get(currency) ?? new Big(0);
      const owed = roundMoney(of(due).minus(of(kept)), currency);
      return { user, currency, amount: roundMoney(new Big(owed).minus(of(alreadyPosted)), currency) };
    });
  });
}

async function postCorrection(
  ctx: WriteContext,
  source: PeriodRow,
  placementId: string,
  { user: userId, amount, currency, day }: { user: string; amount: number; currency: string; day: Day },
): Promise<void> {
  const person = await findUser(ctx.tx, ctx.account.id, userId);
  await post(ctx, await receivingPeriod(ctx, day), {
    level: 'consultant',
    user_id: userId,
    team_id: person?.team_id ?? null,
    amount,
    currency,
    kind: 'automatic',
    reason: `A placement changed after ${source.label} was locked`,
    placement_id: placementId,
    source_period_id: source.id,
  });
}
