import { readCount } from '../../../candidates/index.ts';

const DAYS: Record<string, number> = { d: 1, w: 7, f: 14, m: 30.44, q: 91.3, y: 365.25 };

/** The days of so many of a unit; null where the number is not known. */
export function daysIn(count: string, unit: string): number | null {
  const plain = count.toLowerCase();
  const figure = plain === 'half a' ? 0.5 : /^an?$/.test(plain) ? 1 : readCount(plain);
  return figure === null ? null : figure * (DAYS[unit[0]?.toLowerCase() ?? ''] ?? 1);
}

/** A number of years as a person says it. */
export const shown = (years: number): string => {
  const rounded = Math.round(years * 10) / 10;
  return years < 1 ? `${Math.round(years * 12)} months` : `${rounded} year${rounded === 1 ? '' : 's'}`;
};
