const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
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
  let format = formats.get(timezone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: timezone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timezone, format);
  }
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`;
}
