import type Big from 'big.js';
import type { Context } from '../context.ts';
import { type Adjustment, adjustmentsOf, mayShow } from './adjustments.ts';
import { attainment, billingsOf, rulesOf, shownOf } from './board.ts';
import { liveTotals } from './live-totals.ts';
import { type Period, requirePeriod } from './periods.ts';
import { getPlan } from './plan.ts';
import type { QuotaBlock } from './schema.ts';
import { frozenShares, totals } from './shares.ts';
import { targetsOf } from './targets.ts';

/** What was billed in the current period against its target. */
export interface Pace extends Pick<QuotaBlock, 'billings' | 'target' | 'attainment_percent'> {
  period: Pick<Period, 'id' | 'label' | 'starts_on' | 'ends_on'>;
  currency: string;
}

/**
 * The figures of the current period's board for the caller alone or the whole agency, without the others of the board:
 * as `getShownBoard` shows them. Null where that shows none.
 */
export async function getPace(ctx: Context, whose: 'mine' | 'agency'): Promise<Pace | null> {
  const visible = await shownOf(ctx);
  const subject = whose === 'mine' ? ctx.user?.id : ctx.account.id;
  if (subject === undefined || (whose === 'agency' && visible.scope !== 'agency')) return null;
  const plan = await getPlan(ctx);
  const period = await requirePeriod(ctx, 'current', plan);
  const userIds = whose === 'mine' ? [subject] : null;
  const { locked, rules } = rulesOf(period, plan);
  const { starts_on: from, ends_on: to } = period;
  const recognised: ReadonlyMap<string, Big> =
    locked !== null
      ? totals(await frozenShares(ctx, { periodId: period.id, userIds }))
      : await liveTotals(ctx, rules, { from, to, asOf: ctx.today, userIds });
  const isOf = ({ level, user_id }: Adjustment): boolean =>
    whose === 'agency' || (level === 'consultant' && user_id === subject);
  const posted = (await adjustmentsOf(ctx, period.id)).filter((line) => mayShow(line, visible) && isOf(line));
  const billings = billingsOf(recognised, totals(posted));
  const target =
    (await targetsOf(ctx, period.id)).find(({ subject_id }) => subject_id === subject)?.amount ?? null;
  const { currency } = rules;
  const billed = billings.find((line) => line.currency === currency)?.amount ?? 0;
  return { period, currency, billings, target, attainment_percent: attainment(target, billed) };
}
