import { spanOf } from '../analytics/index.ts';
import type { Outcome } from './outcome.ts';
import type { Query } from './query.ts';

/**
 * A query that stands for a question of which nobody said the time, by the stretch it would otherwise have been answered
 * for; null where the period was named.
 */
export function ofAllTime(query: Query, today: string): Query | null {
  const { period } = query;
  if (period?.assumed !== true || period.name !== 'last_12_months') return null;
  return { ...query, period: { name: 'all_time', span: spanOf('all_time', today), assumed: true } };
}

/** Whether two outcomes of a query tell the same: the same figure, or the same places in the same order. */
export function tellsTheSame(query: Query, one: Outcome, other: Outcome): boolean {
  return told(query, one) === told(query, other);
}

function told({ by, rank }: Query, { rows, key }: Outcome): string {
  if (rank === null)
    return JSON.stringify(
      rows.map((row) => [row.currency, ...by.map((axis) => row[`${axis}_id`] ?? row[axis]), row[key]]),
    );
  if (by.length === 0) return JSON.stringify(rows.map((row) => [row.currency, row[key]]));
  // Without a number of places the first of each currency answers the question.
  const firsts = new Map<unknown, unknown>();
  for (const row of rows) if (!firsts.has(row.currency)) firsts.set(row.currency, row[key]);
  const shown =
    rank !== null && rank.limit === null ? rows.filter((row) => row[key] === firsts.get(row.currency)) : rows;
  return JSON.stringify(
    shown.map((row) => [row.currency, ...by.map((axis) => row[`${axis}_id`] ?? row[axis])]),
  );
}
