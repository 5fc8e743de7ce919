import { formatMoney } from '#src/lib/money.ts';

/** A sum of money, as it is shown: in one currency. */
export interface Sum {
  amount: number;
  currency: string;
}

/** An amount as a person reads it, in whole units. */
export const money = ({ amount, currency }: Sum): string =>
  formatMoney(Math.round(amount), currency).replace(/\.0+$/, '');

/** Amounts of several currencies in a row. */
export const sumsText = (sums: readonly Sum[]): string => sums.map(money).join(' and ');

/** The amounts of a column of a report, those alone that may be seen and are not nothing. */
export function sumsOf(rows: readonly Record<string, unknown>[], key: string): Sum[] {
  return rows.flatMap(({ currency, [key]: amount }) =>
    typeof amount === 'number' && typeof currency === 'string' && amount !== 0 ? [{ amount, currency }] : [],
  );
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** @param month as 2026-11 */
export const monthName = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** A name in code as people write it. */
export const capital = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1).replaceAll('_', ' ')}`;
