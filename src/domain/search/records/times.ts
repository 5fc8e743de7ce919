import { addDays, daysBetween } from '#src/lib/clock.ts';
import {
  type Closed,
  calendar,
  DATE,
  type Days,
  daysSaid,
  FEAST,
  isSureDate,
  MONTH,
  months,
  partOf,
  quarterOf,
  WEEKDAYS_LISTED,
  weekdaysIn,
  weekOf,
} from './days.ts';
import { joined, led } from './led.ts';
import { NTH_DAY, nthDaySaid } from './nth-days.ts';
import type { Said, Stretch } from './plain-text.ts';
import { isSureSeason, SEASON, seasonSaid } from './seasons.ts';
import { LENGTHS, low, type Reading, type Rule, rule, type Setting } from './times-of-length.ts';
import { WEEKS_AND_YEARS } from './weeks-and-years.ts';

/** A time that a search speaks of. */
export interface Span extends Stretch {
  /** Any of these. */
  ranges: Days[];
  /** `age`: how long ago at least or at most, of something that is not said to have happened on a day. */
  /** The same of what is still to come. */
  ahead: Days[];
  kind: 'days' | 'age';
  said: string;
}

const PERIOD =
  '(?:(this|the current|current|last|previous|next|the following)\\s+|the\\s+)(week|month|quarter|year)';
const periodOf = (which: string | undefined, unit: string | undefined, today: string): Closed =>
  calendar(
    today,
    low(unit),
    /last|previous/i.test(which ?? '') ? -1 : /next|following/i.test(which ?? '') ? 1 : 0,
  );

const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thurs?|thu|fri|sat(?:ur)?|sun)(?:day)?';
const LEAD =
  'since before|from before|since|after|onwards? from|from|before|prior to|ahead of|earlier than|later than|until|till|by|up to|on or after|on or since|on or before|between|on|in|during|for|over|of|at|no earlier than|not before|no later than|starting(?: from)?|as of';
/** Where nothing more stands behind. */
const LAST = '(?=\\s*(?:$|[,.;:?!)\\uFFFC]))';
const LATER = `(?:onwards?|on(?! (?:hold|site|teams|zoom|video|phone|line|the|an?|my|our|their|behalf)\\b)|(?:and|or) (?:later|onwards?|newer|more recent(?:ly)?)|(?:and|or) (?:after(?:wards)?|since|beyond)${LAST})`;
const EARLIER = `(?:(?:and|or) (?:earlier|older)|(?:and|or) before(?:${LAST}|(?= (?:and|but)\\b)))`;

/** What tells of days of the calendar, the most telling first. */
const CALENDAR: Rule[] = [
  rule(
    `\\b(?:(between|from|on|for)\\s+)?the\\s+(\\d{1,2})(?:st|nd|rd|th)\\s*(to|until|till|and|or|-)\\s*(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s+(?:round|interview|stage|of|${MONTH}))`,
    ([, lead = '', one, joint = '', other], { today, isAhead }) => {
      const first = isAhead ? nearestOf(Number(one), today) : dayOfMonth(Number(one), today, false);
      const last = first && dayOfMonth(Number(other), first, true);
      if (first === null || last === null) return null;
      const isRange = /between/i.test(lead) || !/and|or/i.test(joint);
      return isRange
        ? [[first, last]]
        : [
            [first, first],
            [last, last],
          ];
    },
  ),
  rule(
    `\\b(?:(on or after|on or before|on|by|before|after|since|from|until)\\s+the\\s+(\\d{1,2})(?:st|nd|rd|th)|(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)(?=\\s+${LATER}))\\b(?!\\s+(?:round|interview|stage|of|${MONTH}))(?:\\s+(${LATER}))?`,
    ([, lead = '', said, other, later], { today, isAhead }) => {
      // Of what may lie ahead "from the 19th" is the nearest one, and "since the 3rd" lies behind.
      const isOpen = isAhead && /^$|from|after/i.test(lead);
      const nth = Number(said ?? other);
      const day = isOpen ? nearestOf(nth, today) : dayOfMonth(nth, today, isAhead && !/since/i.test(lead));
      return day === null ? null : led(later === undefined ? lead : 'since', [[day, day]]);
    },
  ),
  rule(
    `\\b(?:(${LEAD})\\s+)?(${WEEKDAYS_LISTED})\\s*,?\\s+(?:of\\s+)?(?:in\\s+)?(this|last|next|the following)\\s+week\\b(?:\\s+(${LATER}))?|\\b(?:(${LEAD})\\s+)?(this|last|next)\\s+week,?\\s+(?:on\\s+|from\\s+|between\\s+)?(${WEEKDAYS_LISTED})(?!\\s+(?:\\d|week))`,
    ([, lead = '', listed, which, later, leadToo = '', whichToo, listedToo], { today }) => {
      const shift = /last/i.test(which ?? whichToo ?? '')
        ? -1
        : /this/i.test(which ?? whichToo ?? '')
          ? 0
          : 1;
      const [monday] = weekOf(today, shift);
      const days = weekdaysIn(listed ?? listedToo ?? '', monday);
      // "Between Monday and Wednesday" are all days from one to the other.
      const [first, last] = [days[0], days.at(-1)];
      const isBetween = /between/i.test(lead) && first !== undefined && last !== undefined;
      return led(later === undefined ? lead || leadToo : 'since', isBetween ? [[first[0], last[1]]] : days);
    },
  ),
  // "This Monday" is of this week where it lies behind, and the one to come where what is to come is asked for.
  rule(
    `\\b(?:(${LEAD})\\s+)?this\\s+(${WEEKDAYS_LISTED})\\b(?!\\s+(?:week|last|next|gone|past|to|until|till|through)\\b|\\s*-)`,
    ([, lead = '', listed = ''], { today, isAhead }) => {
      const [monday] = weekOf(today);
      const days = weekdaysIn(listed, monday).map(([first, last]): [string, string] =>
        isAhead && last < today ? [addDays(first, 7), addDays(last, 7)] : [first, last],
      );
      return led(lead, days);
    },
  ),
  // "Next Tuesday to Thursday" ends in the week that it begins in.
  rule(
    `\\b(?:(?:from|between)\\s+)?next\\s+(${WEEKDAY})\\s*(?:to|through|until|till|-)\\s*(${WEEKDAY})\\b`,
    ([, one = '', other = ''], { today }) => {
      const [first, last] = [one, other].map((day) => weekdaysIn(day, weekOf(today, 1)[0])[0]);
      return first === undefined || last === undefined || first[0] > last[1] ? null : [[first[0], last[1]]];
    },
  ),
  rule(`\\b(?:on\\s+)?(${WEEKDAYS_LISTED})\\s+(?:just\\s+)?(?:gone|past)\\b`, ([, said = ''], { today }) => {
    const days = daysSaid(said, today, { isAhead: false });
    return days && [days];
  }),
  // "Monday week" is a week after the Monday to come.
  rule(
    `\\b(?:a\\s+week\\s+(?:on|from)\\s+(${WEEKDAYS_LISTED})|(?:on\\s+)?(${WEEKDAYS_LISTED})\\s+week)\\b(?!-)`,
    ([, one, other], { today }) => {
      const days = daysSaid(one ?? other ?? '', today, { isAhead: true });
      return days && [[addDays(days[0], 7), addDays(days[1], 7)]];
    },
  ),
  rule(`\\b(?:the )?week after next\\b`, (_, { today }) => [weekOf(today, 2)]),
  rule(
    `\\b(?:(?:in|from|during|for)\\s+)?(?:the )?(?:(week|month|quarter|year) before last|last (week|month|quarter|year) but one)\\b`,
    ([, a, b], { today }) => [calendar(today, low(a ?? b), -2)],
  ),
  rule(
    `(?<!\\b(?:first|second|third|last|final|1st|2nd|3rd)\\s)\\b(?:(?:the )?week (?:of|commencing|beginning|starting)|wc)\\s+(?:the\\s+)?(${DATE})`,
    ([, said = ''], setting) => {
      const days = daysSaid(said, setting.today, setting);
      return days && [weekOf(days[0])];
    },
  ),
  rule(`\\b(?:the )?week ending\\s+(?:the\\s+)?(${DATE})`, ([, said = ''], setting) => {
    const days = daysSaid(said, setting.today, setting);
    return days && [weekOf(days[0])];
  }),
  rule(
    `\\b(?:for |in )?(?:the )?(?:rest|remainder) of (?:the|this) (week|month|quarter|year)\\b|\\blater (?:on )?this (week|month|quarter|year)\\b`,
    ([, a, b], { today }) => [[today, calendar(today, low(a ?? b), 0)[1]]],
  ),
  rule(
    `\\b(?:earlier|so far) this (week|month|quarter|year)\\b|\\bthis (week|month|quarter|year) (?:so far|to date)\\b|\\b(year|month|quarter)[ -]to[ -]date\\b`,
    ([, a, b, c], { today }) => [[calendar(today, low(a ?? b ?? c), 0)[0], today]],
  ),
  rule(`\\b(ytd|mtd|qtd)\\b`, ([said = ''], { today }) => [
    [calendar(today, { y: 'year', m: 'month' }[low(said).charAt(0)] ?? 'quarter', 0)[0], today],
  ]),
  rule(`\\b(?:over |at |on )?(?:the|this|(last)|(next)) weekend\\b`, ([, last, next], { today, isAhead }) => {
    const [, coming] = weekOf(today, last ? -1 : next ? 1 : 0);
    // Of what lies behind "the weekend" is the one that was.
    const isToCome = !isAhead && last === undefined && next === undefined && addDays(coming, -1) > today;
    const sunday = isToCome ? addDays(coming, -7) : coming;
    return [[addDays(sunday, -1), sunday]];
  }),
];

/** A part of a month or another period: "the start of October", "late last month". */
const PART = `(?:(?:the\\s+)?(start|beginning|(?:first|1st) half|first week|middle|(?:second|2nd) half|last week|end|close)\\s+of\\s+|\\b(early|mid|late)[\\s-]+(?:in\\s+)?)(?:(${MONTH})|${PERIOD})`;

const QUARTER =
  '(?:q([1-4])|h([12])|(first|second|third|fourth) quarter(?: of)?)(?:\\s*(?:of\\s+)?(20\\d\\d|(?:this|the current|the present|last|the last|the previous|next) year))?';

/** One time that may stand behind a preposition, with its days. */
function closedOf(said: string, setting: Setting): Closed | null {
  const text = said.trim().replace(/^the\s+/i, '');
  const nth = nthDaySaid(text, (period) => closedOf(period, setting));
  if (nth !== null) return nth;
  const part = new RegExp(`^${PART}$`, 'i').exec(text) ?? new RegExp(`^${PART}$`, 'i').exec(`the ${text}`);
  if (part !== null) {
    const [, one, other, month, which, unit] = part;
    const days =
      month === undefined ? periodOf(which, unit, setting.today) : daysSaid(month, setting.today, setting);
    return days && partOf(days, low(one ?? other));
  }
  const quarter = new RegExp(`^${QUARTER}$`, 'i').exec(text);
  if (quarter !== null) return quarterOf(quarter, setting.today);
  const period =
    new RegExp(`^${PERIOD}$`, 'i').exec(text) ?? new RegExp(`^${PERIOD}$`, 'i').exec(`the ${text}`);
  if (period !== null) return periodOf(period[1], period[2], setting.today);
  return seasonSaid(text, setting) ?? daysSaid(text, setting.today, setting);
}

const ATOM = `(?:${NTH_DAY}|${PART}|${QUARTER}|${SEASON}|${PERIOD}|${DATE}|${FEAST})`.replace(
  /\((?!\?)/g,
  '(?:',
);
const AND = '(?:\\s*(?:,|/|&|\\+)\\s*(?:and\\s+|or\\s+)?|\\s+(?:and|or)\\s+(?:in\\s+|on\\s+)?|\\s+)';

const RANGE = new RegExp(
  `\\b(?:between|from|in|on|for)?\\s*(?<![\\d-])(?:the\\s+)?(${ATOM}|\\d{1,2}(?:st|nd|rd|th)?)\\s*(?:\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\band\\b|-)\\s*(?:the\\s+)?(${ATOM})(?![\\p{L}\\d])`,
  'giu',
);
const listedBehind = (lead: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d£$€.-])(?:(${lead})\\s+)?(?:the\\s+)?(${ATOM}(?:${AND}(?:the\\s+)?${ATOM})*)(?:'s)?(?:\\s+(?:(?<later>${LATER})|(?<earlier>${EARLIER})))?(?![\\p{L}\\d])`,
    'giu',
  );
const LISTED = listedBehind(LEAD);
/** Where nothing lies ahead what starts is told by that word, and not only led to. */
const LISTED_BEHIND = listedBehind(LEAD.replace('starting(?: from)?|', ''));

/** The times that a search speaks of, gone from what is left of it. */
export function timesIn(said: Said, setting: Setting): Span[] {
  const spans: Span[] = [];
  const take = (match: RegExpExecArray, read: Reading, kind: Span['kind'] = 'days'): void => {
    const ranges = read(match, setting);
    if (ranges === null) return;
    const ahead = setting.isAhead ? ranges : (read(match, { ...setting, isAhead: true }) ?? ranges);
    const lead = match[0].length - match[0].trimStart().length;
    const stretch = { at: match.index + lead, end: match.index + match[0].trimEnd().length };
    said.blot(stretch);
    spans.push({ ...stretch, ranges, ahead, kind, said: said.text.slice(stretch.at, stretch.end) });
  };
  for (const [pattern, read, kind] of [...WEEKS_AND_YEARS, ...LENGTHS, ...CALENDAR])
    for (const match of said.each(pattern)) take(match, read, kind);
  for (const match of said.each(RANGE)) take(match, rangeOf);
  for (const match of said.each(setting.isAhead ? LISTED : LISTED_BEHIND)) take(match, listOf);
  return withinWeek(
    said.text,
    spans.toSorted((one, other) => one.at - other.at),
  );
}

const LEFT_OUT =
  /\b(?:not|except(?: for)?|excluding|excl?|bar|barring|but not|apart from|other than|without|minus)\s+(?:on\s+)?$/i;

const isOfAWeek = (first: string, last: string): boolean =>
  first < last && weekOf(first)[0] === weekOf(last)[0];

/** "Next week, not Friday": a weekday that is left out is one of the week that is asked for. */
function withinWeek(text: string, spans: readonly Span[]): Span[] {
  const weeks = spans.flatMap(({ ranges: [days, ...more] }) =>
    days?.[0] && days[1] && more.length === 0 && isOfAWeek(days[0], days[1]) ? [weekOf(days[0])[0]] : [],
  );
  const [monday] = weeks;
  if (monday === undefined || weeks.length > 1) return [...spans];
  return spans.map((span) => {
    const isWeekday = new RegExp(`^(?:on )?${WEEKDAYS_LISTED}(?:'s)?$`, 'i').test(span.said);
    if (!isWeekday || !LEFT_OUT.test(text.slice(0, span.at))) return span;
    const days = joined(weekdaysIn(span.said.replace(/^on /i, ''), monday));
    return { ...span, ranges: days, ahead: days };
  });
}

function rangeOf(match: RegExpExecArray, setting: Setting): Days[] | null {
  const [whole, one = '', other = ''] = match;
  // "Monday and Tuesday" are two days; "between" them lie those from one to the other.
  if (/\band\b/i.test(whole) && !/^\s*between/i.test(whole)) return null;
  const isWeek = isWeekdays(one) && isWeekdays(other);
  const last = closedOf(other, setting);
  // "9 to 20 November": the month is said behind.
  const tail = /^\d{1,2}(?:st|nd|rd|th)?$/.test(one)
    ? other.replace(/^\D*?\d{1,2}(?:st|nd|rd|th)?/, one)
    : withYear(one, other);
  // "1 October to today" begins with a day of its own.
  const isOwn = /\p{L}{3}/u.test(one) && /^(?:now|today|yesterday|tomorrow)$/i.test(other);
  const isMonthFirst = !isOwn && /^\p{L}/u.test(other) && /^\d/.test(one) && !/\d{1,2}/.test(other);
  const first = isMonthFirst ? null : closedOf(tail, setting);
  if (first === null || last === null) return null;
  if (first[0] <= last[1]) return [[first[0], last[1]]];
  // "Monday to Friday", said on a Thursday, ends with the Friday of the same week.
  if (isWeek) return [setting.isAhead ? [first[0], addDays(last[1], 7)] : [addDays(first[0], -7), last[1]]];
  return null;
}

/** A date with the year that one behind it has. */
function withYear(one: string, other: string): string {
  const [year] = /20\d\d$/.exec(other) ?? [];
  return year === undefined || /20\d\d/.test(one) || !/\p{L}/u.test(one) ? one : `${one} ${year}`;
}

const ATOMS = new RegExp(ATOM, 'gi');

function listOf(match: RegExpExecArray, setting: Setting): Days[] | null {
  const [, lead = '', listed = ''] = match;
  const { later, earlier } = match.groups ?? {};
  const behind = later ?? earlier;
  if (/^jan\.?$/i.test(listed) && lead === '' && NAME.test(match.input.slice(match.index + match[0].length)))
    return null;
  const atoms = Array.from(listed.matchAll(ATOMS), ([one]) => one);
  // "In October, now at offer" is no list of two days.
  const isEnd = atoms.length === 1 || /between|from|since|until|till/i.test(lead);
  const all = atoms.filter((one) => isEnd || !/^now$/i.test(one));
  if (/^now$/i.test(listed) && !/from|since|until|till|by|before|as of/i.test(lead)) return null;
  if (lead === '' && behind === undefined && all.length === 1) {
    const [only = ''] = all;
    if (!isSureDate(only) || !isSureSeason(only)) return null;
  }
  // "4/5" may be a score.
  if (lead === '' && /^[1-5]\/[1-5]$/.test(listed)) return null;
  if (/^(?:for|of|at|over)$/i.test(lead) && /^20\d\d$/.test(listed)) return null;
  const isPast = /since|after|from/i.test(lead) && !(/from/i.test(lead) && isWeekdays(listed));
  const own = { ...setting, isAhead: setting.isAhead && !isPast };
  const days = all.map((one) => closedOf(withYear(one, listed), own));
  if (days.some((one) => one === null)) return null;
  const closed = atEdge(
    lead,
    listed,
    days.filter((one) => one !== null),
  );
  if (later !== undefined) return led('since', closed);
  if (earlier !== undefined) return led('until', closed);
  // "Feedback from Friday's interviews" is of that day alone.
  if (/^from$/i.test(lead) && match[0].endsWith("'s")) return joined(closed);
  return /^from$/i.test(lead) && isOfThen(match, closed, setting) ? joined(closed) : led(lead, closed);
}

/** "Since the end of October" is since its last day, "after the start of" it since its first. */
function atEdge(lead: string, listed: string, closed: readonly Closed[]): Closed[] {
  const [only, other] = closed;
  if (only === undefined || other !== undefined) return [...closed];
  const [first, last] = only;
  if (/^(?:since|after|before|from)\b/i.test(lead) && /^(?:the )?(?:end|close) of/i.test(listed))
    return [[last, last]];
  if (/^after\b/i.test(lead) && /^(?:the )?(?:start|beginning) of/i.test(listed)) return [[first, first]];
  return [only];
}

const NAME = /^\s+\p{Lu}\p{Ll}/u;
const isWeekdays = (listed: string): boolean => /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i.test(listed);
/** What goes on from then: "open from October", "booked from May". */
const GOING_ON =
  /(?:\b(?:open|live|active|available|free|running|on|sent|there|starting)|\p{L}ed|been \p{L}+|(?<!(?:every|any|some|no)th)ing)\s+$/iu;

/** "Applications from last week" are those of that week; what goes on "from October" has gone on since. */
function isOfThen(match: RegExpExecArray, closed: readonly Closed[], { today }: Setting): boolean {
  const [, , listed = ''] = match;
  const isDay = closed.every(([first, last]) => first === last);
  if (isDay && !/^yesterday$/i.test(listed)) return false;
  if (/\b(?:start|beginning|end) of\b/i.test(listed)) return false;
  return closed.every(([first]) => first <= today) && !GOING_ON.test(match.input.slice(0, match.index));
}

/** The nearest such day of a month, whichever side it lies on. */
function nearestOf(day: number, today: string): string | null {
  const [behind, ahead] = [dayOfMonth(day, today, false), dayOfMonth(day, today, true)];
  if (behind === null || ahead === null) return behind ?? ahead;
  return daysBetween(behind, today) < daysBetween(today, ahead) ? behind : ahead;
}

/** The nearest such day of a month, to come or gone by. */
function dayOfMonth(day: number, today: string, isAhead: boolean): string | null {
  const all = [-1, 0, 1]
    .map((shift) => addDays(months(today, shift)[0], day - 1))
    .filter((one) => Number(one.slice(8)) === day);
  const right = all.filter((one) => (isAhead ? one >= today : one <= today));
  return (isAhead ? right[0] : right.at(-1)) ?? null;
}
