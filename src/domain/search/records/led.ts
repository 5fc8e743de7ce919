import { addDays } from '#src/lib/clock.ts';
import type { Closed, Days } from './days.ts';

/** The days that a preposition makes of some. */
export function led(lead: string, closed: readonly Closed[]): Days[] {
  const [first, last] = [closed[0], closed.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (
    /^(?:since|(?:onwards? )?from|no earlier than|not before|on or (?:after|since)|starting(?: from)?|as of)$/i.test(
      lead,
    )
  )
    return [[first[0], null]];
  if (/^(?:after|later than)$/i.test(lead)) return [[addDays(last[1], 1), null]];
  if (/^(?:(?:since |from )?before|prior to|ahead of|earlier than)$/i.test(lead))
    return [[null, addDays(first[0], -1)]];
  if (/^(?:until|till|by|up to|no later than|on or before)$/i.test(lead)) return [[null, last[1]]];
  return joined(closed);
}

/** Ranges that follow one another as one. */
export function joined(ranges: readonly Closed[]): Days[] {
  const all: Closed[] = [];
  for (const [first, last] of ranges.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const before = all.at(-1);
    if (before !== undefined && addDays(before[1], 1) >= first)
      all.splice(-1, 1, [before[0], last > before[1] ? last : before[1]]);
    else all.push([first, last]);
  }
  return all;
}
