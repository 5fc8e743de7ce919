import { addDays, addMonths, daysBetween } from '#src/lib/clock.ts';
import { ENGLISH_COUNTS, readCount } from '../../../candidates/index.ts';
import { daysSinceNamed, daysSinceStart, MONTH, MONTHS, SINCE } from '../terms/calendar.ts';

/** Days before today, or after it: at least `min` and at most `max`, both included; null is open. */
export interface Within {
  min: number | null;
  max: number | null;
}

const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };
const NUMBER = String.raw`\d{1,3}|an?|${ENGLISH_COUNTS}`;
const UNIT = '(?:day|week|fortnight|month|quarter|year)s?';

/** When something was done: "this year", "in 2026", "in the last six months", "since March", "over a year ago". */
export const PAST_TIME = String.raw`(?:(?:in|during|within)\s+)?(?:this|last|the last|the past|past)\s+(?:(?:${NUMBER})\s+)?${UNIT}|in\s+(?:19|20)\d\d|in\s+(?:${MONTH})(?:\s+(?:19|20)\d\d)?|(?:more than|over|at least|less than|under|within)\s+(?:${NUMBER})\s+${UNIT}\s+ago|${SINCE}|before\s+(?:19|20)\d\d`;

/** When something will be: "in the next two weeks", "this month", "by the end of March", "before February", "soon". */
export const COMING_TIME = String.raw`(?:in|within|over)\s+(?:the\s+)?(?:next\s+)?(?:(?:${NUMBER})\s+)?${UNIT}|(?:in\s+|by\s+the\s+end\s+of\s+|before\s+the\s+end\s+of\s+)?(?:this|next)\s+${UNIT}|(?:before|by|until|in)\s+(?:the\s+end\s+of\s+)?(?:${MONTH}|christmas|xmas|new year)\b|soon|shortly`;

const monthOf = (name: string): number => MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3)));
/** How far ahead "soon" reaches. */
const SOON_DAYS = 42;

const countOf = (said: string | undefined): number => (said === undefined ? 1 : (readCount(said) ?? 1));

/** The day so many units before (or, above 0, after) another. */
function moved(day: string, by: number, unit: string): string {
  const days = UNIT_DAYS[unit];
  if (days !== undefined) return addDays(day, by * days);
  return addMonths(day, by * ({ month: 1, quarter: 3, year: 12 }[unit] ?? 1));
}

/** The days before today that a time in the past names; null where it names none. */
export function daysAgo(said: string, today: string): Within | null {
  const text = said.toLowerCase().trim();
  const within = new RegExp(
    String.raw`^(?:(?:in|during|within)\s+)?(?:the\s+)?(last|past|this)\s+(?:(${NUMBER})\s+)?(${UNIT})$`,
  ).exec(text);
  if (within !== null) {
    const [, which = '', count, units = ''] = within;
    const unit = units.replace(/s$/, '');
    // "The last year" and "the last six months" reach back from today; "last year" and "this year" are those of the calendar.
    if (count !== undefined || which === 'past' || /\bthe\s+last\b/.test(text))
      return { min: null, max: daysBetween(moved(today, -countOf(count), unit), today) };
    const begun = daysSinceStart(which, unit, today);
    if (begun === null) return null;
    return which === 'this'
      ? { min: null, max: begun }
      : { min: (daysSinceStart('this', unit, today) ?? 0) + 1, max: begun };
  }
  const year = /^(in|before)\s+((?:19|20)\d\d)$/.exec(text);
  if (year !== null) {
    const begin = daysBetween(`${year[2]}-01-01`, today);
    if (year[1] === 'before') return { min: begin + 1, max: null };
    return begin < 0 ? null : { min: Math.max(0, daysBetween(`${year[2]}-12-31`, today)), max: begin };
  }
  const month = new RegExp(String.raw`^in\s+(${MONTH})(?:\s+((?:19|20)\d\d))?$`).exec(text);
  if (month !== null) {
    const at = String(monthOf(month[1] ?? '-') + 1).padStart(2, '0');
    const thisYear = Number(today.slice(0, 4));
    const year = month[2] ?? String(`${thisYear}-${at}-01` <= today ? thisYear : thisYear - 1);
    const first = `${year}-${at}-01`;
    const last = addDays(addMonths(first, 1), -1);
    return { min: Math.max(0, daysBetween(last, today)), max: daysBetween(first, today) };
  }
  const ago = new RegExp(
    String.raw`^(more than|over|at least|less than|under|within)\s+(${NUMBER})\s+(${UNIT})\s+ago$`,
  ).exec(text);
  if (ago !== null) {
    const days = daysBetween(moved(today, -countOf(ago[2]), (ago[3] ?? '').replace(/s$/, '')), today);
    return /^(?:more|over|at)/.test(ago[1] ?? '') ? { min: days, max: null } : { min: null, max: days };
  }
  if (!text.startsWith('since')) return null;
  const days = daysSinceNamed(text, today);
  return days === null ? null : { min: null, max: days };
}

/**
 * The days after today that a time to come names; null where it names none.
 * @param isWhole whether the days of the running week, month or quarter that have passed belong to it
 */
export function daysAhead(said: string, today: string, isWhole = false): Within | null {
  const text = said.toLowerCase().trim();
  if (/^(?:soon|shortly)$/.test(text)) return { min: 0, max: SOON_DAYS };
  const next = new RegExp(
    String.raw`^(?:in|within|over)\s+(?:the\s+)?(?:next\s+)?(?:(${NUMBER})\s+)?(${UNIT})$`,
  ).exec(text);
  if (next !== null)
    return {
      min: 0,
      max: daysBetween(today, moved(today, countOf(next[1]), (next[2] ?? '').replace(/s$/, ''))),
    };
  const calendar =
    /^(?:in\s+|by\s+the\s+end\s+of\s+|before\s+the\s+end\s+of\s+)?(this|next)\s+(\w+?)s?$/.exec(text);
  if (calendar !== null) {
    const unit = calendar[2] ?? '';
    const back = daysSinceStart('this', unit, today);
    if (back === null) return null;
    const start = addDays(today, -back);
    const after = moved(start, 1, unit);
    const first = isWhole ? start : today;
    const [from, to] = calendar[1] === 'this' ? [first, after] : [after, moved(after, 1, unit)];
    const isOpen = /^(?:by|before)/.test(text);
    return { min: isOpen ? 0 : daysBetween(today, from), max: daysBetween(today, to) - 1 };
  }
  const named = /^(before|by|until|in)\s+(the\s+end\s+of\s+)?(\w+(?: \w+)?)$/.exec(text);
  if (named === null) return null;
  const [, how = '', end, name = ''] = named;
  const [first, last] = spanOf(name, today) ?? [];
  if (first === undefined || last === undefined) return null;
  const until = how === 'in' || how === 'by' || end !== undefined ? last : addDays(first, -1);
  const from = daysBetween(today, first);
  return {
    min: how === 'in' ? (isWhole ? from : Math.max(0, from)) : 0,
    max: daysBetween(today, until),
  };
}

/** The first and last day of the next month or feast of a name, the running one among them. */
function spanOf(name: string, today: string): [first: string, last: string] | null {
  const year = Number(today.slice(0, 4));
  const feast = /^(?:christmas|xmas)$/.test(name) ? '12-25' : name === 'new year' ? '01-01' : null;
  if (feast !== null) {
    const day = `${year}-${feast}` >= today ? `${year}-${feast}` : `${year + 1}-${feast}`;
    return [day, day];
  }
  const at = monthOf(name);
  if (at < 0) return null;
  const first = (of: number): string => `${of}-${String(at + 1).padStart(2, '0')}-01`;
  const from = addMonths(first(year), 1) > today ? first(year) : first(year + 1);
  return [from, addDays(addMonths(from, 1), -1)];
}
