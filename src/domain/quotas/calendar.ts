import { createHash } from 'node:crypto';
import { addDays, type Day } from '#src/lib/clock.ts';
import type { Id } from '#src/lib/ids.ts';

export type Cadence = 'monthly' | 'quarterly' | 'yearly';

/** A stretch of days that quotas are set for, both ends included. */
export interface Span {
  cadence: Cadence;
  starts_on: Day;
  ends_on: Day;
}

const MONTHS: Record<Cadence, number> = { monthly: 1, quarterly: 3, yearly: 12 };
const LETTERS: Record<Cadence, string> = { monthly: 'm', quarterly: 'q', yearly: 'y' };
const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

// Months are counted from year 0, so that quarters and years are plain division.
const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

function firstDay(month: number): Day {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

function spanFrom(month: number, cadence: Cadence): Span {
  const next = firstDay(month + MONTHS[cadence]);
  return { cadence, starts_on: firstDay(month), ends_on: addDays(next, -1) };
}

/** How many months after the start of a period a month lies. */
function monthsInto(month: number, cadence: Cadence, yearStart: number): number {
  const length = MONTHS[cadence];
  return (((month - (yearStart - 1)) % length) + length) % length;
}

/** The period that a day falls in, where the year starts with a month (1 to 12). */
export function spanAt(day: Day, cadence: Cadence, yearStart: number): Span {
  const month = monthOf(day);
  return spanFrom(month - monthsInto(month, cadence, yearStart), cadence);
}

/** The period right before (-1) or after (1) one, of the same cadence. */
export function neighbour(span: Span, step: -1 | 1): Span {
  return spanFrom(monthOf(span.starts_on) + step * MONTHS[span.cadence], span.cadence);
}

/** The periods from one to another, the later first; both of one cadence. */
export function spansBack(from: Span, first: Span): Span[] {
  const spans: Span[] = [];
  for (let month = monthOf(from.starts_on); month >= monthOf(first.starts_on); month -= MONTHS[from.cadence])
    spans.push(spanFrom(month, from.cadence));
  return spans;
}

/** How people name a period: `November 2026`, `Q4 2026`, `2026`; with a year that starts later, `Q2 2026/27`. */
export function labelOf({ cadence, starts_on }: Span, yearStart: number): string {
  const month = monthOf(starts_on);
  if (cadence === 'monthly') return `${NAMES[month % 12]} ${starts_on.slice(0, 4)}`;
  const into = monthsInto(month, 'yearly', yearStart);
  const year = Math.floor((month - into) / 12);
  const named = yearStart === 1 ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
  return cadence === 'yearly' ? named : `Q${Math.floor(into / 3) + 1} ${named}`;
}

/**
 * The id of a period. It follows from the agency and the days, so that a period can be read, and keeps its id, before
 * anything is stored for it; and it is of that agency alone.
 */
export function periodId(account: string, { cadence, starts_on }: Span): Id<'quota_period'> {
  const days = `${starts_on.replaceAll('-', '')}${LETTERS[cadence]}`;
  const mark = createHash('sha256').update(`${account} ${days}`).digest('hex').slice(0, 15);
  return `qpd_${days}${mark}`;
}

/** The days that an id of this agency stands for; null for any other. */
export function spanOf(account: string, id: string): Span | null {
  const [, year, month, letter] = /^qpd_(\d{4})(\d{2})01([mqy])[0-9a-f]{15}$/.exec(id) ?? [];
  const cadence = (['monthly', 'quarterly', 'yearly'] as const).find((name) => LETTERS[name] === letter);
  if (cadence === undefined || Number(month) < 1 || Number(month) > 12) return null;
  const span = spanFrom(Number(year) * 12 + Number(month) - 1, cadence);
  return periodId(account, span) === id ? span : null;
}

/** Whether a period is one of those that a cadence and a first month make. */
export function fits(span: Span, cadence: Cadence, yearStart: number): boolean {
  return span.cadence === cadence && monthsInto(monthOf(span.starts_on), cadence, yearStart) === 0;
}
