import Big from 'big.js';
import { roundMoney } from '#src/lib/money.ts';
import { integer, isGrain, metricOf, money } from '../analytics/index.ts';
import type { Cell, Row } from '../analytics/schema.ts';
import type { Context } from '../context.ts';
import type { Outcome } from './outcome.ts';
import type { Query } from './query.ts';

/** Asks a series for its running total too; why it has none where what is asked for does not add up. */
export function cumulate(query: Query): string[] {
  const { by, rank, against, share, per, absent, aggregate, places, rows, tally } = query;
  const metric = metricOf(query.metric);
  const adds = metric.kind === 'billings' || (metric.kind === 'count' && metric.of === undefined);
  const plain = [rank, against, share, per, aggregate, places, rows, tally].every((one) => one === null);
  const [grain, ...more] = by;
  if (!adds || !plain || absent || grain === undefined || more.length > 0 || !isGrain(grain))
    return ['running total'];
  query.cumulative = true;
  return [];
}

/** The rows of a series with what they come to so far, each currency by itself. */
export function cumulated(ctx: Context, query: Query, outcome: Outcome): Outcome {
  if (query.cumulative !== true) return outcome;
  const { key } = outcome;
  const amounts = metricOf(query.metric).kind === 'billings';
  // Amounts stand under a key that is gated with the scope of billings.
  const column = amounts ? money('whole', 'Running total') : integer('running_total', 'Running total');
  const sums = new Map<Cell, number>();
  const rows = outcome.rows.map((row): Row => {
    const currency = row.currency ?? ctx.account.currency;
    const sum = roundMoney(new Big(sums.get(currency) ?? 0).plus(Number(row[key] ?? 0)), String(currency));
    sums.set(currency, sum);
    return { ...row, [column.key]: sum };
  });
  return { ...outcome, rows, columns: [...outcome.columns, column] };
}
