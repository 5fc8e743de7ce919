import { type Day, dayIn } from '#src/lib/clock.ts';
import type { When } from './query.ts';

/** Two moments between which days are counted. */
export interface Interval {
  from: When;
  to: When | 'now';
}

const DAY_MS = 86_400_000;

/**
 * Days from one moment to another, below 0 where it ends before it begins; null where one is not known. Where it ends
 * with a day by itself, whole days of the time zone are counted.
 */
export function daysBetween(
  { from, to }: Interval,
  timezone: string,
): (start: string | null, end: string | null) => number | null {
  const whole = to !== 'now' && to.kind === 'day';
  const known = new Map<string, Day>();
  const localDay = (instant: string): Day => {
    const day = known.get(instant) ?? dayIn(instant, timezone);
    known.set(instant, day);
    return day;
  };
  return (start, end) => {
    if (start === null || end === null) return null;
    // Days by themselves are whole days apart, as UTC has them.
    const first = whole && from.kind === 'instant' ? localDay(start) : start;
    return (Date.parse(end) - Date.parse(first)) / DAY_MS;
  };
}
