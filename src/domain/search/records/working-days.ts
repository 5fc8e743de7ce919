import { addDays } from '#src/lib/clock.ts';

const SATURDAY = 6;

/** The day so many working days on (or back): weekends do not count, and which days else are free is not known. */
export function workingDaysFrom(day: string, count: number): string {
  const step = count < 0 ? -1 : 1;
  let at = day;
  for (let left = Math.abs(count); left > 0; ) {
    at = addDays(at, step);
    const weekday = new Date(`${at}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== SATURDAY) left -= 1;
  }
  return at;
}
