import * as chrono from 'chrono-node';
import { addDays, daysBetween } from '#src/lib/clock.ts';
import type { Draft } from '../compile/draft.ts';
import type { EntityQuery, RecordType } from './query.ts';

const PERIODS: [RegExp, (today: string, count: number) => [string | null, string | null]][] = [
  [/\btoday(?:'s)?\b/gi, (today) => [today, today]],
  [/\btomorrow(?:'s)?\b/gi, (today) => [addDays(today, 1), addDays(today, 1)]],
  [/\byesterday(?:'s)?\b/gi, (today) => [addDays(today, -1), addDays(today, -1)]],
  [/\b(?:this|the current) week\b/gi, (today) => week(today, 0)],
  [/\blast week\b/gi, (today) => week(today, -7)],
  [/\bnext week\b/gi, (today) => week(today, 7)],
  [/\b(?:this|the current) month\b/gi, (today) => month(today, 0)],
  [/\blast month\b/gi, (today) => month(today, -1)],
  [/\bnext month\b/gi, (today) => month(today, 1)],
  [
    /\b(?:in |over |within |from )?(?:the )?(?:last|past|previous) fortnight\b/gi,
    (today) => [addDays(today, -14), today],
  ],
  [/\b(?:this|the current) quarter\b/gi, (today) => months(today, inQuarter(today), 3)],
  [/\blast quarter\b/gi, (today) => months(today, inQuarter(today) - 3, 3)],
  [/\bnext quarter\b/gi, (today) => months(today, inQuarter(today) + 3, 3)],
  [/\b(?:this|the current) year\b/gi, (today) => months(today, inYear(today), 12)],
  [/\blast year\b/gi, (today) => months(today, inYear(today) - 12, 12)],
  [/\bnext year\b/gi, (today) => months(today, inYear(today) + 12, 12)],
  [
    /\b(?:in |over |within |from )?(?:the )?(?:last|past|previous) (?:(\d{1,2}) months|month)\b/gi,
    (today, count) => [addDays(monthsFrom(today, -count), 1), today],
  ],
  [
    /\b(?:in |over |within |from )?(?:the )?(?:last|past|previous) (\d{1,3}) days?\b/gi,
    (today, count) => [addDays(today, -count), today],
  ],
  [
    /\b(?:in |over |within )?(?:the )?(?:last|past|previous) (\d{1,2}) weeks?\b/gi,
    (today, count) => [addDays(today, -7 * count), today],
  ],
  [
    /\b(?:in |over |within )?(?:the )?next (\d{1,3}) days?\b/gi,
    (today, count) => [today, addDays(today, count)],
  ],
];

function week(today: string, shift: number): [string, string] {
  // The first day of 2024 was a Monday.
  const since = ((daysBetween('2024-01-01', today) % 7) + 7) % 7;
  const monday = addDays(today, shift - since);
  return [monday, addDays(monday, 6)];
}

/** So many calendar months from the month so many after that of a day. */
function months(today: string, shift: number, count: number): [string, string] {
  const [year = 0, at = 1] = today.split('-').map(Number);
  const first = (from: number): string => {
    const all = year * 12 + at - 1 + from;
    return `${Math.floor(all / 12)}-${two((all % 12) + 1)}-01`;
  };
  return [first(shift), addDays(first(shift + count), -1)];
}

const month = (today: string, shift: number): [string, string] => months(today, shift, 1);
const monthIn = (today: string): number => Number(today.slice(5, 7)) - 1;
const inQuarter = (today: string): number => -(monthIn(today) % 3);
const inYear = (today: string): number => -monthIn(today);

/** The same day some months on or back, or the last one that such a month has. */
function monthsFrom(today: string, count: number): string {
  const [first, last] = month(today, count);
  const same = `${first.slice(0, 8)}${today.slice(8)}`;
  return same < last ? same : last;
}

/** Reads from when to when records are asked for, and how long they have stood still. */
export function readTimes(draft: Draft, made: EntityQuery, type: RecordType): void {
  readIdle(draft, made);
  for (const [pattern, read] of PERIODS) {
    for (const match of draft.each(pattern)) {
      const end = match.index + match[0].length;
      take(draft, made, { at: match.index, end }, read(draft.home.today, Number(match[1] ?? 1)));
    }
  }
  for (const match of draft.each(BETWEEN)) readBetween(draft, made, match, type);
  for (const match of draft.each(DATED)) readDate(draft, made, match, type);
  if (type === 'interviews') for (const match of draft.each(WEEKDAY)) readDate(draft, made, match, type);
}

function readIdle(draft: Draft, made: EntityQuery): void {
  for (const match of draft.each(IDLE)) {
    const [, since, unit = ''] = match;
    made.idle_days = countOf(since ?? '') * (DAYS[unit.charAt(0).toLowerCase()] ?? 1);
    draft.blot(match.index, match.index + match[0].length);
  }
  // "stuck at offer for 5 days" says it apart from its days; without days it is asked how long.
  for (const match of draft.each(/\b(?:idle|stale|stuck|untouched|stalled|unmoved)\b/gi)) {
    if (made.idle_days === null) made.unsupported.push(`${match[0]} (for how many days?)`);
    draft.blot(match.index, match.index + match[0].length);
  }
}

const DAYS: Record<string, number> = { d: 1, w: 7, f: 14, m: 30 };
const WORDS = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `\\d{1,3}|${WORDS.join('|')}`;
const countOf = (said: string): number =>
  /^\d/.test(said) ? Number(said) : Math.max(1, WORDS.indexOf(said.toLowerCase()));

const STILL =
  "(?:idle|stale|stuck|untouched|unmoved|waiting|sitting|(?:no|without(?: any)?) (?:movement|activity|progress|change)|(?:not|(?:have|has)n't|(?:have|has) not) (?:been )?(?:moved|touched|updated|changed|progressed)|(?:nobody|no one) (?:has )?(?:moved|touched|updated|looked at))";
const IDLE = new RegExp(
  `\\b(?:${STILL}(?:\\s+(?:for|in|over|within))?(?:\\s+the)?(?:\\s+(?:last|past))?|for)\\s*(?:more than|over|at least|>)?\\s*(?:the\\s+)?(?:last\\s+|past\\s+)?(${COUNT})\\s*(days?|weeks?|fortnights?|months?)\\b`,
  'gi',
);

interface Stretch {
  at: number;
  end: number;
}

/** Takes a stretch of days as the one that is asked for. What is asked to lie outside one, or in two of them, is told. */
function take(draft: Draft, made: EntityQuery, { at, end }: Stretch, [from, to]: Days): void {
  const said = draft.text.slice(at, end).trim();
  draft.blot(at, end);
  const denied = DENIED_BEFORE.exec(draft.text.slice(0, at));
  if (denied !== null) {
    draft.blot(denied.index, at);
    made.unsupported.push(`${denied[0].trim()} ${said}`);
    return;
  }
  const isSecond = (from !== null && made.from !== null) || (to !== null && made.to !== null);
  if (isSecond) {
    made.unsupported.push(said);
    return;
  }
  made.from ??= from;
  made.to ??= to;
}

type Days = [string | null, string | null];

const DENIED_BEFORE =
  /\b(?:not|except(?: for)?|excluding|other than|but not|apart from)\s+(?:(?:in|for|on|from|during|the)\s+)*$/i;

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const WEEKDAYS =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const DATE = `\\d{4}-\\d{2}-\\d{2}|(?:(?:this|last|next)\\s+)?(?:${WEEKDAYS})|\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?:${MONTHS})\\b(?:\\s+\\d{4})?|(?:${MONTHS})\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?(?!\\d)|(?:(?:this|last|next)\\s+)?(?:${MONTHS})(?:\\s+\\d{4})?|20\\d\\d|yesterday|today`;
// A month stands behind a preposition: "may" and "march" are words too.
const DATED = new RegExp(
  `\\b(since|after|from|before|until|till|by|on|in|during|for)\\s+(?:the\\s+)?(${DATE})\\b`,
  'gi',
);
const BETWEEN = new RegExp(`\\bbetween\\s+(?:the\\s+)?(${DATE})\\s+and\\s+(?:the\\s+)?(${DATE})\\b`, 'gi');
/** "Friday afternoon interviews": with nothing before it. */
const WEEKDAY = /\b()((?:(?:this|last|next)\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi;

function readBetween(draft: Draft, made: EntityQuery, match: RegExpExecArray, type: RecordType): void {
  const [said, one = '', other = ''] = match;
  const [first, last] = [one, other].map((date) =>
    daysSaid(date, draft.home.today, { isAhead: type === 'interviews' }),
  );
  if (!first || !last || first[0] > last[1]) return;
  take(draft, made, { at: match.index, end: match.index + said.length }, [first[0], last[1]]);
}

function readDate(draft: Draft, made: EntityQuery, match: RegExpExecArray, type: RecordType): void {
  const [whole, lead = '', said = ''] = match;
  const days = daysSaid(said, draft.home.today, {
    isAhead: type === 'interviews' && !/since|after|from/i.test(lead),
  });
  if (days === null) return;
  const [first, last] = days;
  const stretch = { at: match.index, end: match.index + whole.length };
  if (/since|from/i.test(lead)) take(draft, made, stretch, [first, null]);
  else if (/after/i.test(lead)) take(draft, made, stretch, [addDays(last, 1), null]);
  else if (/before/i.test(lead)) take(draft, made, stretch, [null, addDays(first, -1)]);
  else if (/until|till|by/i.test(lead)) take(draft, made, stretch, [null, last]);
  else take(draft, made, stretch, [first, last]);
}

/** The first and last day of a date, weekday, month or year that was said. Null for none. */
function daysSaid(said: string, today: string, { isAhead }: { isAhead: boolean }): [string, string] | null {
  if (/^20\d\d$/.test(said)) return [`${said}-01-01`, `${said}-12-31`];
  const at = new Date(`${today}T12:00:00Z`);
  const [found] = chrono.en.GB.parse(said, { instant: at, timezone: 0 }, { forwardDate: isAhead });
  if (found === undefined) return null;
  const { start } = found;
  const [year, month] = [start.get('year'), start.get('month')];
  if (year === null || month === null) return null;
  const isWeekday = start.isCertain('weekday');
  const isMonth = !start.isCertain('day') && !isWeekday;
  const day = `${year}-${two(month)}-${two(isMonth ? 1 : (start.get('day') ?? 1))}`;
  if (start.isCertain('year') || /^(?:next|last|this)\b/i.test(said)) return whole(day, isMonth);
  if (isWeekday) return whole(isAhead === day >= today ? day : addDays(day, isAhead ? 7 : -7), false);
  // A month or date without its year: of what was, the last one; of what may be to come too, the nearest.
  const years = [-1, 0, 1].map((shift) => `${year + shift}${day.slice(4)}`);
  const near = (one: string): number => Math.abs(daysBetween(today, one));
  const possible = isAhead ? years : years.filter((one) => one <= today);
  const [nearest = day] = possible.toSorted((one, other) => near(one) - near(other));
  return whole(nearest, isMonth);
}

/** A day, or the month that begins with it. */
const whole = (first: string, isMonth: boolean): [string, string] => [
  first,
  isMonth ? addDays(months(first, 1, 1)[0], -1) : first,
];

const two = (value: number): string => String(value).padStart(2, '0');
