import type { ParsedComponents } from 'chrono-node';
import * as english from 'chrono-node/en';
import { Temporal } from 'temporal-polyfill';
import { type Day, dayIn, type Instant, zoneOffset } from './clock.ts';
import { localTime } from './local-time.ts';

/** What is asked for: a moment, a day, or either (a bound of a filter). */
export type DateKind = 'instant' | 'day' | 'either';

/** A date in words, read; or why it cannot be. */
export type SpokenDate = { value: Instant | Day; means: string } | { refused: string };

interface Place {
  now: Instant;
  timezone: string;
  /** Two-letter code: in the US 3/4 is a day of March. */
  country: string;
  /** Of what has happened: `Monday` is the one that was. Without it, the one that comes. */
  tense?: 'past' | undefined;
}

const FILLING = /\b(?:on|at|by|the|from|since|until|before|after|about|around)\b|[,.]/gi;
const CLOCK = /(?:\b|(?<=\dT))(?:[01]\d|2[0-3]):[0-5]\d\b/;
const SLASHED = /\b(\d{1,2})[/.](\d{1,2})(?:[/.]\d{2,4})?\b/;
const NAMED = '(mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day|s|rs?|nes)?';
const WEEKDAY = new RegExp(`\\b${NAMED}\\b`, 'i');
const MOVED_WEEKDAY = new RegExp(`\\b(next|last|past)\\s+${NAMED}\\b`, 'i');
const THIS_WEEKDAY = new RegExp(`\\bthis\\s+${NAMED}\\b`, 'i');
const WEEK = /\b(?:of\s+)?(this|next|last)\s+week\b/i;
const STRETCH =
  /\b(?:this|last|next|past|current|previous|coming)\s+(?:\d+\s+)?(?:hour|day|week|fortnight|month|quarter|year)s?\b/i;
const PART_OF_DAY = /\b(?:morning|afternoon|evening|night|tonight)\b/i;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const OF_A_PLACE = /(?:\bin\s+)?((?:\p{L}+[ -]){0,2}\p{L}+)\s+time\b/iu;
let zonesByCity: ReadonlyMap<string, string> | undefined;

/** The time zone that is called by a city: `Perth`, `New York`. */
function zoneOfCity(city: string): string | undefined {
  zonesByCity ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      zone
        .slice(zone.lastIndexOf('/') + 1)
        .replaceAll('_', ' ')
        .toLowerCase(),
      zone,
    ]),
  );
  return zonesByCity.get(city.toLowerCase());
}

/** Takes the place out of `Thursday 9am Perth time`, whose clock is meant then; null where none is named that has a zone. */
function withoutZone(text: string): { text: string; timezone: string } | null {
  const words = OF_A_PLACE.exec(text)?.[1]?.split(' ') ?? [];
  for (let from = 0; from < words.length; from += 1) {
    const city = words.slice(from).join(' ');
    const timezone = zoneOfCity(city);
    if (timezone === undefined) continue;
    const said = new RegExp(`(?:\\bin\\s+)?\\b${city}\\s+time\\b`, 'iu');
    return { text: text.replace(said, ' ').trim(), timezone };
  }
  return null;
}

/**
 * Reads a date in English words, such as `tomorrow 3pm`, in an agency's zone, or in that of a city that is named with
 * it (`tomorrow 3pm Perth time`). What may mean two dates is refused, with both.
 */
export function readSpokenDate(text: string, kind: DateKind, place: Place): SpokenDate {
  if (text.length > 100) return { refused: 'is no date' };
  const elsewhere = withoutZone(text);
  return elsewhere === null
    ? readHere(text, kind, place)
    : readHere(elsewhere.text, kind, { ...place, timezone: elsewhere.timezone });
}

function readHere(given: string, kind: DateKind, place: Place): SpokenDate {
  const text = withDayOfWeek(given, place);
  const open = twoReadings(text, place) ?? stretchIn(text);
  if (open !== null) return { refused: open };
  const at = new Date(place.now);
  const parser = place.country === 'US' ? english.casual : english.GB;
  const timezone = zoneOffset(at.getTime(), place.timezone) / 60_000;
  const isPast = place.tense === 'past' || /^(?:last|past)$/i.test(MOVED_WEEKDAY.exec(text)?.[1] ?? '');
  const [found, ...more] = parser.parse(text, { instant: at, timezone }, { forwardDate: !isPast });
  if (found === undefined) return { refused: 'is no date that could be read' };
  const left = text.replace(found.text, ' ').replaceAll(FILLING, ' ').trim();
  if (more.length > 0 || found.end != null || left !== '')
    return { refused: `only “${found.text}” was read as a date; say one date and nothing else` };
  const { start } = found;
  const read = plainDay(start);
  const day = isPast && read !== null ? inThePast(start, read, todayOf(place)) : read;
  const wrong = wrongDay(start, day, text, place);
  if (wrong !== null) return { refused: wrong };
  const timed = start.isCertain('hour');
  if (kind !== 'instant' && !timed) return dayOf(start, day, text);
  if (!timed) return { refused: `leaves the time open; say it too, such as “${text.trim()} 3pm”` };
  if (isHalfDayOpen(start, text)) return { refused: 'may be in the morning or the afternoon; say am or pm' };
  const value = momentOf(start, day, place.timezone);
  if (kind === 'day') return { value: dayIn(value, place.timezone), means: dayIn(value, place.timezone) };
  return { value, means: localTime(value, place.timezone) };
}

const todayOf = ({ now, timezone }: Place): Temporal.PlainDate =>
  Temporal.PlainDate.from(dayIn(now, timezone));

/** `Friday last week` with the day in its place; of what has happened, `this Friday` too. Weeks begin on Monday. */
function withDayOfWeek(text: string, place: Place): string {
  const [, week] = WEEK.exec(text) ?? [];
  if (week === undefined && place.tense !== 'past') return text;
  const named = (week === undefined ? THIS_WEEKDAY : WEEKDAY).exec(text);
  if (named === null) return text;
  const weeks = { last: -1, this: 0, next: 1 }[week?.toLowerCase() ?? 'this'] ?? 0;
  const today = todayOf(place);
  const day = today.add({ days: weekdayOf(named[1]) - today.dayOfWeek + 7 * weeks });
  return text.replace(WEEK, ' ').replace(named[0], day.toString()).trim();
}

const weekdayOf = (named = ''): number => WEEKDAYS.indexOf(named.slice(0, 3).toLowerCase()) + 1;

// A weekday, or a day of a month without its year, is read as the nearest one, which may not have come yet.
function inThePast(
  start: ParsedComponents,
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  if (start.isCertain('year') || Temporal.PlainDate.compare(day, today) <= 0) return day;
  if (start.isCertain('day')) return day.subtract({ years: 1 });
  return start.isCertain('weekday') ? day.subtract({ days: 7 }) : day;
}

/** What speaks against the day that was read; null for nothing. */
function wrongDay(
  start: ParsedComponents,
  day: Temporal.PlainDate | null,
  text: string,
  place: Place,
): string | null {
  if (day === null || !start.isCertain('weekday')) return null;
  const isMoved = MOVED_WEEKDAY.test(text);
  if (!start.isCertain('day'))
    return place.tense === 'past' && !isMoved && day.equals(todayOf(place))
      ? either(day.subtract({ days: 7 }), day)
      : null;
  return start.get('weekday') === day.dayOfWeek % 7
    ? null
    : `names a weekday that ${day.toString()} is not; say which day`;
}

const either = (one: Temporal.PlainDate, other: Temporal.PlainDate): string =>
  `may be ${one.toString()} or ${other.toString()}; say which day`;

function stretchIn(text: string): string | null {
  return STRETCH.test(text) ? 'is a stretch of time; say one day or time' : null;
}

function dayOf(start: ParsedComponents, day: Temporal.PlainDate | null, text: string): SpokenDate {
  const isKnown = start.isCertain('day') || start.isCertain('weekday');
  if (!isKnown || day === null) return { refused: 'leaves the day open; say which day' };
  if (PART_OF_DAY.test(text)) return { refused: 'is a part of a day; say the day alone, or the time too' };
  const weekday = WEEKDAYS[day.dayOfWeek - 1] ?? '';
  return {
    value: day.toString(),
    means: `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${day.toString()}`,
  };
}

function plainDay(start: ParsedComponents): Temporal.PlainDate | null {
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
  if (year === null || month === null || day === null) return null;
  return Temporal.PlainDate.from({ year, month, day });
}

// The words mean the agency's wall clock; where a zone was said, or a distance from now, the instant is known.
function momentOf(start: ParsedComponents, day: Temporal.PlainDate | null, timezone: string): Instant {
  if (start.isCertain('timezoneOffset') || day === null) return start.date().toISOString();
  const clock = { hour: start.get('hour') ?? 0, minute: start.get('minute') ?? 0 };
  const zoned = day.toPlainDateTime(clock).toZonedDateTime(timezone);
  return new Date(zoned.epochMilliseconds).toISOString();
}

function isHalfDayOpen(start: ParsedComponents, text: string): boolean {
  const hour = start.get('hour') ?? 0;
  if (start.isCertain('meridiem') || start.isCertain('timezoneOffset')) return false;
  if (/\b(?:noon|midday|midnight)\b|\bin\s+(?:an?|\d+)\s+(?:hour|minute)/i.test(text)) return false;
  return hour >= 1 && hour <= 12 && !CLOCK.test(text);
}

/** Two dates that words may mean: `next Friday` said on a Monday, `3/4`. */
function twoReadings(text: string, place: Place): string | null {
  const [, first = '', second = ''] = SLASHED.exec(text) ?? [];
  const [a, b] = [Number(first), Number(second)];
  if (first !== '' && a !== b && a <= 12 && b <= 12) {
    const [usual, other] = place.country === 'US' ? ['month/day', 'day/month'] : ['day/month', 'month/day'];
    return `may be ${usual} or ${other}; write the day as YYYY-MM-DD, or with the name of the month`;
  }
  const [, moved, named] = MOVED_WEEKDAY.exec(text) ?? [];
  if (moved === undefined) return null;
  const today = todayOf(place);
  const ahead = weekdayOf(named) - today.dayOfWeek;
  const near = today.add({ days: ahead });
  if (moved.toLowerCase() === 'next') return ahead <= 0 ? null : either(near, near.add({ days: 7 }));
  return ahead >= 0 ? null : either(near.subtract({ days: 7 }), near);
}
