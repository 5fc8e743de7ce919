import { addDays, type Day, daysBetween } from '#src/lib/clock.ts';
import { NUMBER_WORDS } from '#src/lib/number-words.ts';
import {
  type Grain,
  type PeriodName,
  type Span,
  spanOf,
  startOf,
  step,
  wholeOf,
} from '../analytics/index.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
export const NUMBERS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, a: 1, couple: 2 };
export const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: 4,
};
export const GRAIN: Readonly<Record<string, Grain>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};

export const WHICH: Readonly<Record<string, 'this' | 'last' | 'next'>> = {
  this: 'this',
  current: 'this',
  last: 'last',
  previous: 'last',
  past: 'last',
  prior: 'last',
  next: 'next',
  coming: 'next',
  upcoming: 'next',
  following: 'next',
};
export const GRAIN_OR_PERIOD = new Set(['day', 'week', 'month', 'quarter', 'year', 'period', 'time']);

export const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

export const MONTH_LEADS = new Set([
  'in',
  'since',
  'during',
  'of',
  'for',
  'until',
  'till',
  'before',
  'after',
  'from',
  'to',
  'between',
  'and',
  'last',
  'next',
  'this',
]);

export function monthOf(word: string): number {
  if (word.length < 3) return 0;
  return (
    MONTHS.findIndex(
      (name) => name === word || name.slice(0, 3) === word || (word === 'sept' && name === 'september'),
    ) + 1
  );
}

export const monthSpan = (year: number, month: number): { from: Day; to: Day } =>
  wholeDays('month', `${year}-${String(month).padStart(2, '0')}-01`);

export function wholeDays(grain: Grain, day: Day): { from: Day; to: Day } {
  const { from, to } = wholeOf(grain, day);
  return { from: from ?? day, to: to ?? day };
}

export function spanFor(period: PeriodName, today: Day): { from: Day; to: Day } | null {
  const { from, to } = spanOf(period, today);
  return from === null || to === null ? null : { from, to };
}

/** "The same point last year" is so far into it as today is into this one. */
export const POINTS: ReadonlySet<string> = new Set(['period', 'time', 'point', 'stretch']);

/** "From May onwards". */
export const ONWARD: ReadonlySet<string> = new Set(['on', 'onward', 'onwards', 'forward']);

export const TO: ReadonlySet<string> = new Set(['to', 'until', 'till', 'through']);

/** The year in which the financial year of a day ends, where one begins with that month. */
export function financialYearOf(day: Day, startMonth: number): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return startMonth > 1 && month >= startMonth ? year + 1 : year;
}

/** The days of the financial year that ends in a year. */
export function financialYear(ends: number, startMonth: number): { from: Day; to: Day } {
  const { from } = monthSpan(startMonth > 1 ? ends - 1 : ends, startMonth);
  return { from, to: addDays(step('year', from, 1), -1) };
}

interface Part {
  /** As it was said. */
  part: string;
  months: number;
  number: number;
  /** The calendar year that was said of it. */
  said: number | null;
  /** The month of a year with which the latest part begins that the question names, where each is bare; else null. */
  latest: number | null;
}

/**
 * The days of a quarter or half: of the calendar year that is said, else of the agency's own financial year, as its quota board counts
 * them, the latest of which those named have begun; then also how it was said.
 */
export function partRead(
  calendar: Calendar,
  { part, months, number, said, latest }: Part,
): Omit<Read, 'length'> {
  const { today, yearStart, ahead } = calendar;
  const first = (number - 1) * months;
  if (said !== null || latest === null || yearStart === 1)
    return { span: lasting(monthSpan(said ?? Number(today.slice(0, 4)), first + 1).from, months) };
  const year = financialYear(financialYearOf(today, yearStart), yearStart).from;
  const begun = ahead || step('month', year, Math.max(first, latest)) <= today;
  return { span: lasting(step('month', begun ? year : step('year', year, -1), first), months), part };
}

const lasting = (from: Day, months: number): { from: Day; to: Day } => ({
  from,
  to: addDays(step('month', from, months), -1),
});

/** Bare quarters and halves that the financial year counts otherwise than the calendar, and how each was read. */
export function partsTold(named: readonly Named[]): string[] {
  return named.flatMap(({ part, span }) => {
    if (part === undefined || span?.from == null) return [];
    const year = span.from.slice(0, 4);
    return [
      `${part} was read as ${span.from} to ${span.to}, by the financial year of the quota plan; ask for ${part} ${year} for that of the calendar year.`,
    ];
  });
}

/** "March and April 2025", "the first half than the second half of 2025": one has a year, and the other may be of that or of its own. */
export function yearsUnsaid(named: readonly Named[]): string[] {
  const parts = named.flatMap(({ of, span }) =>
    of === undefined || span?.from == null ? [] : [{ ...of, from: span.from }],
  );
  const dated = parts.filter((one) => one.dated);
  return parts
    .filter((one) => !one.dated)
    .filter(({ part, from }) =>
      dated.some((one) => one.part !== part && one.from.slice(0, 4) !== from.slice(0, 4)),
    )
    .map(({ part }) => `${part}, of which year`);
}

/** The number of a day in its week; Monday is 0. */
export function startDay(day: Day): number {
  let number = 0;
  for (let first = startOf('week', day); first < day; first = addDays(first, 1)) number += 1;
  return number;
}

export function dayFor(year: number, month: number, date: number): Day | null {
  const first = monthSpan(year, Math.min(12, Math.max(1, month)));
  if (month < 1 || month > 12 || date < 1) return null;
  const day = addDays(first.from, date - 1);
  return day > first.to ? null : day;
}

export const withYear = (day: Day, year: string): Day => `${year}${day.slice(4)}`;

/** The stretch of the same length right before: of a whole month, quarter or year, that before it. */
export function before({ from, to }: Span, years = false): Span | null {
  if (from === null || to === null) return null;
  // The same week of last year begins on a Monday too.
  if (years && isWhole('week', from, to)) return { from: addDays(from, -364), to: addDays(to, -364) };
  if (years) return { from: step('year', from, -1), to: addDays(step('year', addDays(to, 1), -1), -1) };
  const grain = (['month', 'quarter', 'year', 'week'] as const).find((one) => isWhole(one, from, to));
  if (grain !== undefined) return { from: step(grain, from, -1), to: addDays(from, -1) };
  return { from: addDays(from, -(daysBetween(from, to) + 1)), to: addDays(from, -1) };
}

/** Whether days are a stretch of so many months that begins with one: a financial year, too. */
function isWhole(grain: Grain, from: Day, to: Day): boolean {
  if (grain === 'week') return startOf('week', from) === from && addDays(from, 6) === to;
  return from.endsWith('-01') && addDays(step(grain, from, 1), -1) === to;
}

/** Whether a stretch is one of its kind: the quarter before is said of a quarter. */
export function fits(unit: string, { from, to }: Span): boolean {
  const grain = GRAIN[unit];
  if (grain === undefined || grain === 'year') return true;
  if (from === null || to === null) return false;
  return grain === 'day' ? from === to : isWhole(grain, from, to);
}

/** The period that a question names: by its name, or the days it comes to. */
export interface Named {
  period: PeriodName | null;
  span: Span | null;
  /** A bare quarter or half, as it was said, that was taken from another year than the calendar's. */
  part?: string | undefined;
  /** Which month, quarter or half it is of a year, and whether its year was said. */
  of?: { part: string; dated: boolean } | undefined;
}

/** What a question's periods are read against. */
export interface Calendar {
  today: Day;
  /** The first month of the agency's financial year, by its quota plan. */
  yearStart: number;
  /** Whether the question looks ahead. */
  ahead: boolean;
  /** Whether two stretches are held apart, so that between X and Y is not one. */
  apart: boolean;
}

/** The days of a period that was read. */
export function spanOfNamed({ period, span }: Named, today: Day): Span {
  return (period === null ? span : spanOf(period, today)) ?? { from: null, to: null };
}

/** A stretch of days, and how many words named it. */
export interface Read {
  span: { from: Day; to: Day };
  length: number;
  period?: PeriodName;
  /** Whether the stretch that it is seen from is meant up to today. */
  sofar?: boolean;
  part?: string;
  of?: { part: string; dated: boolean };
}
