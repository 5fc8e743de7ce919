import { bucketsOf, firstOf, type Grain, isGrain, metricOf, wholeOf } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import type { Query } from './query.ts';
import { AHEAD } from './timing.ts';

/** The stretches that a question asks for the least of, or for what is below a bound; null where it asks for neither. */
export function asksForLeast({ by, period, metric, rank, places }: Query): Grain | null {
  const [grain, ...more] = by;
  if (grain === undefined || !isGrain(grain) || more.length > 0 || period === null || AHEAD.has(metric))
    return null;
  return rank?.order === 'low' || places?.op === '<' || places?.op === '<=' ? grain : null;
}

/**
 * The rows of a series as a question takes them that asks for the least, or for what is below a bound: stretches of which
 * there is no amount have none, one that is not over yet may come to more, and those before the agency's first are none of its.
 * @param first the first stretch of which the agency has any
 */
export function wholeStretches(
  query: Query,
  rows: readonly Row[],
  key: string,
  today: string,
  first: string | null,
): { rows: Row[]; caveats: string[] } {
  const grain = asksForLeast(query);
  const { period, metric } = query;
  if (grain === null || period === null) return { rows: [...rows], caveats: [] };
  const [earliest] = rows.map((row) => String(row[grain])).sort();
  const asked = period.span.from ?? (earliest === undefined ? today : firstOf(grain, earliest));
  const begun = first === null ? asked : firstOf(grain, first);
  const from = begun > asked ? begun : asked;
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
  const caveats = from === asked ? [] : [`Counted from ${first}, the first ${grain} with any.`];
  if (bucketsOf(grain, from, to).length > over.length)
    caveats.push(`The ${grain} that is not over yet is left out.`);
  return { rows: whole, caveats };
}
