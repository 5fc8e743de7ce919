import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';

/** An instant as ISO 8601 in UTC with milliseconds (`2026-03-01T09:30:00.000Z`): text order is time order. */
export type Instant = string;

/** A calendar day as YYYY-MM-DD. */
export type Day = string;

let lastMs = Number.NaN;
let lastInstant: Instant = '';

/** The instant at a number of milliseconds since 1970. The last result is cached. */
export function instantOf(ms: number): Instant {
  if (ms !== lastMs) {
    lastInstant = new Date(ms).toISOString();
    lastMs = ms;
  }
  return lastInstant;
}

/** The current instant, by the machine's clock. */
export const wallClock = (): Instant => instantOf(Date.now());

const DAY_MS = 86_400_000;

/** By zone and day of UTC: the milliseconds that the zone is ahead all day; null on days on which that changes. */
const offsets = new Map<string, Map<number, number | null>>();
const MOST_DAYS = 20_000;

const offsetAt = (ms: number, timezone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone).offsetNanoseconds / 1_000_000;

/** The milliseconds that an IANA time zone is ahead of UTC at a time; looked up once for each day. */
export function zoneOffset(ms: number, timezone: string): number {
  const known = offsets.get(timezone) ?? new Map<number, number | null>();
  offsets.set(timezone, known);
  const day = Math.floor(ms / DAY_MS);
  let offset = known.get(day);
  if (offset === undefined) {
    const [first, last] = [offsetAt(day * DAY_MS, timezone), offsetAt((day + 1) * DAY_MS, timezone)];
    offset = first === last ? first : null;
    if (known.size >= MOST_DAYS) known.clear();
    known.set(day, offset);
  }
  return offset ?? offsetAt(ms, timezone);
}

/** The calendar day at an instant in an IANA time zone. */
export function dayIn(instant: Instant, timezone: string): Day {
  const ms = Date.parse(instant);
  return new Date(ms + zoneOffset(ms, timezone)).toISOString().slice(0, 10);
}

/** The same day as a number, counted from 1 January 1970: quicker where many are held against one another. */
export function dayNumberIn(instant: Instant, timezone: string): number {
  const ms = Date.parse(instant);
  return Math.floor((ms + zoneOffset(ms, timezone)) / DAY_MS);
}

/** The first instant of a day in an IANA time zone: midnight, or the end of the clock change that skips midnight. */
export function startOfDay(day: Day, timezone: string): Instant {
  const start = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: timezone });
  return new Date(start.epochMilliseconds).toISOString();
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
  return Temporal.PlainDate.from(day).add({ days: count }).toString();
}

/** The day `count` months later, or the last day of that month when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  return Temporal.PlainDate.from(day).add({ months: count }).toString();
}

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}

/** Weekdays (Monday to Friday) from one day to another, both included; 0 when the second is earlier. */
export function weekdaysBetween(from: Day, to: Day): number {
  const total = daysBetween(from, to) + 1;
  if (total <= 0) return 0;
  const weeks = Math.floor(total / 7);
  let count = weeks * 5;
  const first = Temporal.PlainDate.from(from).dayOfWeek;
  for (let i = 0; i < total % 7; i += 1) if ((first - 1 + i) % 7 < 5) count += 1;
  return count;
}

/** The instant `ms` milliseconds later. */
export function addMs(instant: Instant, ms: number): Instant {
  return new Date(Date.parse(instant) + ms).toISOString();
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An IANA time zone name, for example Australia/Sydney. */
export const TimeZone = z.string().refine(isTimeZone, 'must be an IANA time zone such as Europe/London');

/** A day that exists in the calendar. */
export const DayField = z.iso.date({
  error: ({ input }) =>
    input === undefined ? 'is needed: a day, as YYYY-MM-DD' : 'must be a day that exists, as YYYY-MM-DD',
});

/** A date-time with an offset, kept as UTC with milliseconds. */
export const InstantField = z.iso
  .datetime({
    offset: true,
    error: ({ input }) =>
      input === undefined
        ? 'is needed: an ISO 8601 date-time with an offset, such as 2026-03-01T09:30:00Z'
        : 'must be an ISO 8601 date-time with an offset, such as 2026-03-01T09:30:00Z',
  })
  // zod runs this on text that failed the check too.
  .overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString()));

/** A bound of a date filter: a date-time, or a day (which counts from its first to its last instant, in UTC). */
export const DateFilter = z.union(
  [InstantField, DayField],
  'must be an ISO 8601 date-time with an offset, such as 2026-03-01T09:30:00Z (in an address + is written %2B), or a day as YYYY-MM-DD',
);

/** The day of an entry of a whole day: the one that its midnight in UTC begins, as calendars write it, else that of the agency. */
export function wholeDayOf(startsAt: Instant, timezone: string): Day {
  return isUtcMidnight(startsAt) ? startsAt.slice(0, 10) : dayIn(startsAt, timezone);
}

/** Whether a day of UTC begins at an instant. */
export const isUtcMidnight = (at: Instant): boolean => at.endsWith('T00:00:00.000Z');

/** The first instant that a lower bound includes; a day begins as it does in `timezone`. */
export function fromBound(text: string, timezone = 'UTC'): Instant {
  return text.length === 10 ? startOfDay(text, timezone) : text;
}

/** The last instant that an upper bound includes; a day ends as it does in `timezone`. */
export function toBound(text: string, timezone = 'UTC'): Instant {
  return text.length === 10 ? addMs(startOfDay(addDays(text, 1), timezone), -1) : text;
}
