import { Temporal } from 'temporal-polyfill';
import { addDays, type Day, type Instant, startOfDay } from '#src/lib/clock.ts';

/** The periods that a report can be asked for by name; weeks begin on Monday, quarters in January, April, July, October. */
export const PERIODS = [
  'today',
  'yesterday',
  'tomorrow',
  'this_week',
  'last_week',
  'next_week',
  'this_month',
  'last_month',
  'next_month',
  'this_quarter',
  'last_quarter',
  'next_quarter',
  'this_year',
  'last_year',
  'next_year',
  'year_to_date',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'last_12_months',
  'next_30_days',
  'next_90_days',
  'next_12_months',
  'all_time',
] as const;
export type PeriodName = (typeof PERIODS)[number];

/** Days from one to another, both included; null for no bound on that side. */
export interface Span {
  from: Day | null;
  to: Day | null;
}

export const GRAINS = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Grain = (typeof GRAINS)[number];

const ROLLING: Partial<Record<PeriodName, [from: number, to: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  tomorrow: [1, 1],
  last_7_days: [-6, 0],
  last_30_days: [-29, 0],
  last_90_days: [-89, 0],
  next_30_days: [1, 30],
  next_90_days: [1, 90],
};

const SHIFT: Readonly<Record<string, number>> = { this: 0, last: -1, next: 1 };

/** The days of a named period, seen from a day. */
export function spanOf(period: PeriodName, today: Day): Span {
  const rolling = ROLLING[period];
  if (rolling !== undefined) return { from: addDays(today, rolling[0]), to: addDays(today, rolling[1]) };
  if (period === 'all_time') return { from: null, to: null };
  if (period === 'year_to_date') return { from: startOf('year', today), to: today };
  if (period === 'last_12_months') return { from: addDays(monthsOn(today, -12), 1), to: today };
  if (period === 'next_12_months') return { from: addDays(today, 1), to: monthsOn(today, 12) };
  const [which = 'this', unit] = period.split('_');
  const grain = GRAINS.find((name) => name === unit) ?? 'month';
  return wholeOf(grain, step(grain, startOf(grain, today), SHIFT[which] ?? 0));
}

/** The whole day, week, month, quarter or year that a day lies in. */
export function wholeOf(grain: Grain, day: Day): Span {
  const from = startOf(grain, day);
  return { from, to: addDays(step(grain, from, 1), -1) };
}

/** The first day of the week, month, quarter or year that a day lies in. */
export function startOf(grain: Grain, day: Day): Day {
  const date = Temporal.PlainDate.from(day);
  if (grain === 'day') return day;
  if (grain === 'week') return addDays(day, 1 - date.dayOfWeek);
  const first = date.with({ day: 1 });
  if (grain === 'month') return first.toString();
  const month = grain === 'year' ? 1 : first.month - ((first.month - 1) % 3);
  return first.with({ month }).toString();
}

/** The day so many weeks, months, quarters or years on; the last of the month where there is no such day. */
export function step(grain: Grain, day: Day, count: number): Day {
  if (grain === 'day') return addDays(day, count);
  if (grain === 'week') return addDays(day, 7 * count);
  return monthsOn(day, count * { month: 1, quarter: 3, year: 12 }[grain]);
}

function monthsOn(day: Day, months: number): Day {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

/** How a week, month, quarter or year is written: 2026-03-02, 2026-03, 2026-Q1, 2026. */
export function labelOf(grain: Grain, first: Day): string {
  if (grain === 'year') return first.slice(0, 4);
  if (grain === 'month') return first.slice(0, 7);
  if (grain === 'quarter') return `${first.slice(0, 4)}-Q${Math.ceil(Number(first.slice(5, 7)) / 3)}`;
  return first;
}

/** The first day of a stretch that is written so. */
export function firstOf(grain: Grain, label: string): Day {
  if (grain === 'year') return `${label}-01-01`;
  if (grain === 'month') return `${label}-01`;
  if (grain !== 'quarter') return label;
  const [year = '', quarter = '1'] = label.split('-Q');
  return `${year}-${String(3 * Number(quarter) - 2).padStart(2, '0')}-01`;
}

/** A stretch of a series: its label, and its days within the span. */
export interface Bucket {
  label: string;
  span: { from: Day; to: Day };
}

/** The days, weeks, months, quarters or years of a span, the first and the last cut to it. */
export function bucketsOf(grain: Grain, from: Day, to: Day): Bucket[] {
  const buckets: Bucket[] = [];
  for (let first = startOf(grain, from); first <= to; first = step(grain, first, 1)) {
    const last = addDays(step(grain, first, 1), -1);
    buckets.push({
      label: labelOf(grain, first),
      span: { from: first < from ? from : first, to: last > to ? to : last },
    });
  }
  return buckets;
}

/** The instants of a span in a time zone: from the first on, and before the last. */
export function instantsOf(span: Span, timezone: string): { from: Instant | null; before: Instant | null } {
  return {
    from: span.from === null ? null : startOfDay(span.from, timezone),
    before: span.to === null ? null : startOfDay(addDays(span.to, 1), timezone),
  };
}
