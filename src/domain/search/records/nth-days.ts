import { addDays } from '#src/lib/clock.ts';
import { type Closed, MONTH, weekdaysIn, weekOf } from './days.ts';

const NTHS = ['first', 'second', 'third', 'fourth'] as const;
const WHOLE = `(?:${MONTH}|(?:(?:this|the current|current|last|previous|next|the following|the)\\s+)?(?:month|quarter|year))`;
/** "The last Friday of October": a weekday counted within a month or another period. */
export const NTH_DAY = `(?:first|second|third|fourth|1st|2nd|3rd|4th|last)\\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day\\s+(?:of|in)\\s+${WHOLE}`;
const PARTS = new RegExp(
  `^(?:(first|1st)|(second|2nd)|(third|3rd)|(fourth|4th)|last)\\s+(\\p{L}+day)\\s+(?:of|in)\\s+(${WHOLE})$`,
  'iu',
);

/**
 * The day that such words name.
 * @param wholeOf the days of the month or period that stands behind
 * @returns null for other words, or where the period has no such day
 */
export function nthDaySaid(said: string, wholeOf: (period: string) => Closed | null): Closed | null {
  const parts = PARTS.exec(said.trim());
  if (parts === null) return null;
  const nth = NTHS.findIndex((_, at) => Boolean(parts[at + 1]));
  const whole = wholeOf(parts[6] ?? '');
  if (whole === null) return null;
  const [first, last] = whole;
  const days: string[] = [];
  for (let [monday] = weekOf(first); monday <= last; monday = addDays(monday, 7))
    for (const [day] of weekdaysIn(parts[5] ?? '', monday)) if (day >= first && day <= last) days.push(day);
  const day = nth < 0 ? days.at(-1) : days[nth];
  return day === undefined ? null : [day, day];
}
