import { GB } from 'chrono-node/en';
import { addDays, daysBetween } from '#src/lib/clock.ts';
import { workingDaysFrom } from './working-days.ts';

/** First and last day; null where it is open. */
export type Days = readonly [string | null, string | null];
export type Closed = readonly [string, string];

/** The week, from Monday, so many weeks from that of a day. */
export function weekOf(today: string, shift = 0): Closed {
  // The first day of 2024 was a Monday.
  const since = ((daysBetween('2024-01-01', today) % 7) + 7) % 7;
  const monday = addDays(today, shift * 7 - since);
  return [monday, addDays(monday, 6)];
}

/** So many calendar months from the month so many after that of a day. */
export function months(today: string, shift: number, count = 1): Closed {
  const [year = 0, at = 1] = today.split('-').map(Number);
  const first = (from: number): string => {
    const all = year * 12 + at - 1 + from;
    return `${Math.floor(all / 12)}-${two((all % 12) + 1)}-01`;
  };
  return [first(shift), addDays(first(shift + count), -1)];
}

const monthIn = (today: string): number => Number(today.slice(5, 7)) - 1;

/** The calendar week, month, quarter or year so many from that of a day. */
export function calendar(today: string, unit: string, shift: number): Closed {
  if (unit === 'week') return weekOf(today, shift);
  if (unit === 'month') return months(today, shift);
  if (unit === 'quarter') return months(today, shift * 3 - (monthIn(today) % 3), 3);
  return months(today, shift * 12 - monthIn(today), 12);
}

/** The day so many units on (or back): the same day of another month, or the last one that such a month has. */
export function shifted(today: string, unit: string, count: number): string {
  const ofDays: Record<string, number> = { day: 1, week: 7, fortnight: 14 };
  const days = ofDays[unit];
  if (days !== undefined) return addDays(today, days * count);
  if (unit === 'working day') return workingDaysFrom(today, count);
  const by = { month: 1, quarter: 3, year: 12 }[unit] ?? 1;
  const [first, last] = months(today, by * count);
  const same = `${first.slice(0, 8)}${today.slice(8)}`;
  return same < last ? same : last;
}

/** The days of a part of a period: "the start of", "late". */
export function partOf(whole: Closed, part: string): Closed {
  const [first, last] = whole;
  const days = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
  const at = (share: number): string => addDays(first, Math.floor(days * share));
  if (/start|beginning|early/.test(part)) return [first, addDays(at(1 / 3), -1)];
  if (/mid/.test(part)) return [at(1 / 3), addDays(at(2 / 3), -1)];
  // Half a year is six months, whatever days they have.
  const middle = days > 360 ? months(first, 6)[0] : at(1 / 2);
  if (/(?:first|1st) half/.test(part)) return [first, addDays(middle, -1)];
  if (/(?:second|2nd) half/.test(part)) return [middle, last];
  if (/first week/.test(part)) return [first, addDays(first, 6)];
  if (/last week/.test(part)) return [addDays(last, -6), last];
  return [at(2 / 3), last];
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** The days of a quarter or half of a year, the last one that was begun where no year is said. */
export function quarterOf(
  [, quarter, half, named, year]: readonly (string | undefined)[],
  today: string,
): Closed {
  const at = quarter === undefined ? ORDINALS.indexOf((named ?? '').toLowerCase()) : Number(quarter) - 1;
  const first = half === undefined ? at * 3 : (Number(half) - 1) * 6;
  const length = half === undefined ? 3 : 6;
  // "Of this year", "of last year".
  const shift =
    year === undefined || /^\d/.test(year)
      ? null
      : /last|previous/i.test(year)
        ? -1
        : /next/i.test(year)
          ? 1
          : 0;
  const own = shift === null ? (year ?? today.slice(0, 4)) : `${Number(today.slice(0, 4)) + shift}`;
  const days = months(`${own}-01-01`, first, length);
  return year === undefined && days[0] > today ? months(`${Number(own) - 1}-01-01`, first, length) : days;
}

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAYS =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const ORDINAL = '\\d{1,2}(?:st|nd|rd|th)?';
/** One day of the week. */
export const WEEKDAY = `(?:${WEEKDAYS})`;
/** A month by its name, maybe with its year. */
export const MONTH = `(?:${MONTHS})\\b\\.?(?:\\s+20\\d\\d)?`;
/** A date, weekday, month or year as people write it. */
export const DATE = `(?:20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}[/.]\\d{1,2}[/.](?:20)?\\d\\d|\\d{1,2}/\\d{1,2}(?![\\d/])|(?:(?:this|last|next|coming)\\s+)?(?:${WEEKDAYS})\\b(?:\\s+(?:the\\s+)?${ORDINAL}(?:\\s+(?:of\\s+)?(?:${MONTHS})\\b)?)?|${ORDINAL}(?:\\s+of)?\\s+(?:${MONTHS})\\b\\.?(?:,?\\s+20\\d\\d)?|(?:${MONTHS})\\.?\\s+${ORDINAL}(?![\\d.])(?:,?\\s+20\\d\\d)?|(?:(?:this|last|next)\\s+)?${MONTH}|20\\d\\d(?!-)|yesterday|today|tomorrow|now)`;
const DAY_NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** Weekdays of a week that is named beside them: "Mon-Wed next week", "last week on Friday". */
export const WEEKDAYS_LISTED = `(?:${WEEKDAYS})\\b(?:\\s*(?:to|through|until|till|and|or|and/or|,|/|&|\\+|-)\\s*(?:on\\s+)?(?:${WEEKDAYS})\\b)*`;

/** The days of such weekdays in the week that begins with a Monday. */
export function weekdaysIn(listed: string, monday: string): Closed[] {
  const named = Array.from(listed.matchAll(new RegExp(`(?:${WEEKDAYS})\\b`, 'gi')), ({ 0: name, index }) => ({
    day: addDays(monday, DAY_NAMES.indexOf(name.slice(0, 3).toLowerCase())),
    index,
  }));
  const days: Closed[] = [];
  for (const [at, { day, index }] of named.entries()) {
    const last = days.at(-1);
    const between = listed.slice(named[at - 1]?.index ?? 0, index);
    if (last !== undefined && /-|\b(?:to|through|until|till)\b/i.test(between))
      days.splice(-1, 1, [last[0], day]);
    else days.push([day, day]);
  }
  return days;
}

/** Days by their names, each as the date that it is. */
const FEASTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:christmas|xmas)(?: day)?$/i, '25 December'],
  [/^hallowe'?en$/i, '31 October'],
  [/^new year(?:'s)?(?: day)?$/i, '1 January'],
];
export const FEAST = "(?:christmas|xmas|hallowe'?en|new year(?:'s)?)(?: day)?";
/** The library takes a month of three letters that stands alone for something else. */
const SHORT_MONTHS: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};
const inFull = (said: string): string =>
  (FEASTS.find(([pattern]) => pattern.test(said))?.[1] ?? said).replace(
    /\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\b\.?/i,
    (month) => SHORT_MONTHS[month.slice(0, 3).toLowerCase()] ?? month,
  );

/** What may stand by itself as a date: no "may", "march", "sun" or "sat" in small letters. */
export const isSureDate = (said: string): boolean =>
  !/^(?:may|mar|march|sun|sat|wed|mon|now|20\d\d)$/.test(said) && !/^(?:Mar|Sun|Sat|20\d\d)$/.test(said);

/**
 * The first and last day of a date, weekday, month or year that was said.
 * @param isAhead whether what is told of may lie ahead; a month or weekday then is the nearest one, else the last one
 * @returns null for none
 */
export function daysSaid(said: string, today: string, { isAhead }: { isAhead: boolean }): Closed | null {
  if (/^now$/i.test(said)) return [today, today];
  if (/^20\d\d$/.test(said)) return [`${said}-01-01`, `${said}-12-31`];
  const [, slashDay, slashMonth] = /^(\d{1,2})\/(\d{1,2})$/.exec(said) ?? [];
  if (slashDay !== undefined && slashMonth !== undefined) {
    const own = dayOfYear(Number(slashDay), Number(slashMonth), today, isAhead);
    return own === null ? null : [own, own];
  }
  const [, weekdaySaid, nth] = NTH_WEEKDAY.exec(said) ?? [];
  if (weekdaySaid !== undefined) return nthWeekday(weekdaySaid, Number(nth), today, isAhead);
  const at = new Date(`${today}T12:00:00Z`);
  const [found] = GB.parse(
    inFull(said),
    { instant: at, timezone: 0 },
    { forwardDate: isAhead && !/^last\b/i.test(said) },
  );
  if (found === undefined) return null;
  const { start } = found;
  const [year, month] = [start.get('year'), start.get('month')];
  if (year === null || month === null) return null;
  const isWeekday = start.isCertain('weekday') && !start.isCertain('day');
  const isMonth = !start.isCertain('day') && !start.isCertain('weekday');
  const day = `${year}-${two(month)}-${two(isMonth ? 1 : (start.get('day') ?? 1))}`;
  if (start.isCertain('year') || /^(?:next|last|this)\b/i.test(said)) return whole(day, isMonth);
  if (isWeekday) return whole(weekday(day, today, isAhead), false);
  // A month or date without its year: of what was, the last one; of what may be to come too, the nearest.
  const years = [-1, 0, 1].map((shift) => `${year + shift}${day.slice(4)}`);
  const near = (one: string): number => Math.abs(daysBetween(today, one));
  const possible = isAhead ? years : years.filter((one) => one <= today);
  const [nearest = day] = possible.toSorted((one, other) => near(one) - near(other));
  return whole(nearest, isMonth);
}

/** "17/11": of what was the last one, of what may be to come too the nearest; null for no date. */
function dayOfYear(day: number, month: number, today: string, isAhead: boolean): string | null {
  const year = Number(today.slice(0, 4));
  const [nearest] = [-1, 0, 1]
    .map((shift) => `${year + shift}-${two(month)}-${two(day)}`)
    .filter((one) => new Date(`${one}T00:00:00Z`).toJSON()?.startsWith(one) === true)
    .filter((one) => isAhead || one <= today)
    .toSorted((one, other) => Math.abs(daysBetween(today, one)) - Math.abs(daysBetween(today, other)));
  return nearest ?? null;
}

const NTH_WEEKDAY = new RegExp(`^(${WEEKDAYS})\\b\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?$`, 'i');

/** "Tues 17th": the nearest such date that falls on the weekday; null where none within a year does. */
function nthWeekday(name: string, nth: number, today: string, isAhead: boolean): Closed | null {
  const shifts = Array.from({ length: 25 }, (_, at) => at - 12);
  const fitting = shifts
    .map((shift) => addDays(months(today, shift)[0], nth - 1))
    .filter((day) => Number(day.slice(8)) === nth)
    .filter((day) => weekdaysIn(name, weekOf(day)[0])[0]?.[0] === day)
    .filter((day) => isAhead || day <= today);
  const far = (day: string): number => Math.abs(daysBetween(today, day));
  const [nearest] = fitting.toSorted((one, other) => far(one) - far(other));
  return nearest === undefined ? null : [nearest, nearest];
}

// Today's own weekday is today.
function weekday(day: string, today: string, isAhead: boolean): string {
  const shift =
    (((daysBetween(today, day) % 7) + 7) % 7) - (isAhead || daysBetween(today, day) % 7 === 0 ? 0 : 7);
  return addDays(today, shift);
}

/** A day, or the month that begins with it. */
const whole = (first: string, isMonth: boolean): Closed => [first, isMonth ? months(first, 0)[1] : first];

const two = (value: number): string => String(value).padStart(2, '0');
