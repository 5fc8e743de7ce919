import { isGrain } from '../analytics/index.ts';
import type { Cell, Row } from '../analytics/schema.ts';
import type { Asker } from './outcome.ts';
import type { Query } from './query.ts';

/** The most rows that an answer holds. */
const MAX_ROWS = 200;

/** A series by its time; others by the figure, each currency by itself and the agency's first; never by what is hidden. */
export function sorted(
  { ctx, hidden }: Asker,
  { by, rank }: Query,
  rows: readonly Row[],
  key: string,
): Row[] {
  const series = by.find(isGrain);
  const sign = rank?.order === 'low' ? -1 : 1;
  const place = (row: Row): string => by.map((axis) => String(row[axis] ?? '\uffff')).join('\u0000');
  const money = (row: Row): string =>
    row.currency === ctx.account.currency ? '' : String(row.currency ?? '');
  return [...rows].sort((a, b) => {
    const ofMoney = compare(money(a), money(b));
    if (series !== undefined && rank === null) return compare(place(a), place(b)) || ofMoney;
    if (ofMoney !== 0) return ofMoney;
    if (!hidden.has(key)) {
      const [left, right] = [cellOf(a[key], sign), cellOf(b[key], sign)];
      if (left !== right) return sign * (right - left);
    }
    return (
      compare(place(a), place(b)) || compare(String(a[`${by[0]}_id`] ?? ''), String(b[`${by[0]}_id`] ?? ''))
    );
  });
}

/** What is not known stands last, whichever way round. */
const cellOf = (cell: Cell | undefined, sign: number): number =>
  typeof cell === 'number' ? cell : sign * -Number.MAX_VALUE;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The rows that a bound and an order leave: so many of each currency, and what is tied with the last of them. */
export function kept(
  query: Query,
  rows: readonly Row[],
  key: string,
): { rows: Row[]; omitted: number; dropped: Row[] } {
  const { places, rank, tally, by } = query;
  let some = [...rows];
  let dropped: Row[] = [];
  if (places !== null)
    some = some.filter((row) => typeof row[key] === 'number' && within(row[key], places.op, places.amount));
  if (tally !== null)
    some = some.filter((row) => row[key] !== 0 && row[`${tally}_id`] !== null && row[tally] !== null);
  if (rank !== null && by.length > 0) {
    const placed = (row: Row): boolean => by.every((axis) => row[axis] !== null) && row[key] !== null;
    dropped = some.filter((row) => !placed(row));
    some = some.filter(placed);
    if (rank.limit !== null) some = firstOf(some, rank.limit, key);
  }
  return { rows: some.slice(0, MAX_ROWS), omitted: Math.max(0, some.length - MAX_ROWS), dropped };
}

function firstOf(rows: readonly Row[], limit: number, key: string): Row[] {
  const taken = new Map<Cell, { n: number; last: Cell | undefined }>();
  return rows.filter((row) => {
    const currency = row.currency ?? null;
    const known = taken.get(currency) ?? { n: 0, last: undefined };
    if (known.n >= limit && row[key] !== known.last) return false;
    taken.set(currency, { n: known.n + 1, last: known.n < limit ? (row[key] ?? null) : known.last });
    return true;
  });
}

/** Whether a figure lies where a bound of the question asks it to. */
export function within(value: number, op: string, amount: number): boolean {
  if (op === '>') return value > amount;
  if (op === '>=') return value >= amount;
  return op === '<' ? value < amount : value <= amount;
}
