import { language, locale } from './reader-language.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
const INSTANTS = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z\b/g;
const formats = new Map<string, Intl.DateTimeFormat>();

/** How minutes read in a zone: the same record is told again and again, and `Intl` takes 5 µs for each time of it. */
const clocks = new Map<string, string>();
const MAX_CLOCKS = 10_000;

/** Whether a value is a UTC instant in the format of results. */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && INSTANT.test(value);
}

/** An instant in the agency's time zone: `Sat 21 Nov 2026, 05:59 (Australia/Sydney)`. */
export function localTime(instant: string, timezone: string): string {
  return `${localClock(instant, timezone)} (${timezone})`;
}

/** A sentence in which each UTC instant is told in this time zone: `Moved Interview to Sat 21 Nov 2026, 05:59 (Australia/Sydney)`. */
export function withLocalTimes(text: string, timezone: string): string {
  return text.replaceAll(INSTANTS, (instant) => localTime(instant, timezone));
}

/** The same without the zone: `Sat 21 Nov 2026, 05:59`. */
export function localClock(instant: string, timezone: string): string {
  const minute = `${instant.slice(0, 16)} ${timezone}`;
  const known = clocks.get(minute);
  if (known !== undefined) return known;
  if (clocks.size >= MAX_CLOCKS) clocks.clear();
  const clock = formatted(instant, timezone);
  clocks.set(minute, clock);
  return clock;
}

function formatted(instant: string, timezone: string): string {
  const parts = new Map(
    clockFormat('en-GB', timezone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`;
}

function clockFormat(locale: string, timezone: string): Intl.DateTimeFormat {
  const at = `${locale} ${timezone}`;
  let format = formats.get(at);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, {
      timeZone: timezone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(at, format);
  }
  return format;
}

/** A moment in short in the reader's language, without its zone: "Sat 21 Nov 2026, 05:59". */
export const clockText = (at: string, timezone: string): string =>
  language() === 'en' ? localClock(at, timezone) : clockFormat(locale(), timezone).format(new Date(at));

/** The same with its zone: "Sat 21 Nov 2026, 05:59 (Australia/Sydney)". */
export const clockZoneText = (at: string, timezone: string): string =>
  `${clockText(at, timezone)} (${timezone})`;

/** A day of an instant in a zone in the reader's language, with its weekday: "Friday 27 November 2026". */
export function dayText(at: string, timezone: string): string {
  const words = new Intl.DateTimeFormat(locale(), {
    timeZone: timezone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(at));
  return language() === 'en' ? words.replaceAll(',', '') : words;
}

/** The time of an instant in a zone: "14:05". */
export const hourText = (at: string, timezone: string): string =>
  new Intl.DateTimeFormat(locale(), {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));

/** A moment with its zone in the reader's language: "Friday 27 November 2026, 14:05 (Australia/Sydney)". */
export const momentText = (at: string, timezone: string): string =>
  `${dayText(at, timezone)}, ${hourText(at, timezone)} (${timezone})`;

/** How far a zone is from UTC at an instant: "GMT+10". */
export function offsetText(at: string, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(at));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return zone.replace(/^GMT\+0$/, 'GMT');
}
