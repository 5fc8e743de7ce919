import { Temporal } from 'temporal-polyfill';

// What a test counts again with, apart from the code whose figures it proves.

/** The day of an instant in Sydney. */
export const dayOf = (instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO('Australia/Sydney').toPlainDate().toString();

/** The median; null of nothing. */
export function middle(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  if (sorted.length === 0) return null;
  const half = sorted.length / 2;
  const two = [sorted[Math.ceil(half) - 1] ?? 0, sorted[Math.floor(half)] ?? 0];
  return (two[0] ?? 0) / 2 + (two[1] ?? 0) / 2;
}

export const tenth = (number: number): number => Math.round(number * 10) / 10;

/** Days between two instants, with their fractions. */
export const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Whole days between two days. */
export const dayCount = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;

/** Whether a placement counts in billings by the default plan: begun, or a contract that fell off. */
export const bills = (p: { status: string; placement_type: string }): boolean =>
  p.status === 'started' ||
  p.status === 'completed' ||
  (p.status === 'fell_off' && p.placement_type === 'contract');
