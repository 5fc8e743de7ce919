import { bucketsOf, firstOf, isGrain, metricOf, wholeOf } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import type { Query } from './query.ts';
import { AHEAD } from './timing.ts';

/**
 * The rows of a series as a question takes them that asks for the least, or for what is below a bound: stretches of which
 * there is no amount have none, and one that is not over yet may come to more.
 */
export function wholeStretches(
  query: Query,
  rows: readonly Row[],
  key: string,
  today: string,
): { rows: Row[]; caveats: string[] } {
  const [grain, ...more] = query.by;
  const { period, metric } = query;
  if (grain === undefined || !isGrain(grain) || more.length > 0 || period === null || AHEAD.has(metric))
    return { rows: [...rows], caveats: [] };
  if (query.rank?.order !== 'low' && query.places?.op !== '<' && query.places?.op !== '<=')
    return { rows: [...rows], caveats: [] };
  const [earliest] = rows.map((row) => String(row[grain])).sort();
  const from = period.span.from ?? (earliest === undefined ? today : firstOf(grain, earliest));
  const to = period.span.to === null || period.span.to > today ? today : period.span.to;
  const over = bucketsOf(grain, from, to).filter(
    ({ span }) => (wholeOf(grain, span.from).to ?? today) < today,
  );
  const labels = new Set(over.map(({ label }) => label));
  const whole = rows.filter((row) => labels.has(String(row[grain])));
  const { kind } = metricOf(metric);
  if (kind === 'billings' || (kind === 'money' && query.aggregate === null))
    for (const currency of new Set(rows.map((row) => row.currency ?? null))) {
      const known = new Set(rows.filter((row) => row.currency === currency).map((row) => row[grain]));
      for (const { label } of over.filter((one) => !known.has(one.label))) {
        const none: Row = { [grain]: label, [key]: 0, rows: 0 };
        none.currency = currency;
        whole.push(none);
      }
    }
  const left = bucketsOf(grain, from, to).length > over.length;
  return { rows: whole, caveats: left ? [`The ${grain} that is not over yet is left out.`] : [] };
}
