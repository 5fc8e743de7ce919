import { addDays } from '#src/lib/clock.ts';
import { type Closed, type Days, months, shifted, weekOf } from './days.ts';

/** The day of a search, and what it asks for. */
export interface Setting {
  today: string;
  /** Whether what is asked for may lie ahead: interviews. */
  isAhead: boolean;
  /** Where the agency is, which tells its seasons. */
  country?: string | null;
}

/** The days that a match tells of; null for none. */
export type Reading = (match: RegExpExecArray, setting: Setting) => Days[] | null;
export type Rule = [RegExp, Reading, kind?: 'age'];

const COUNT = '\\d{1,3}|an?|one';
const UNIT = '(working day|day|week|fortnight|month|quarter|year)s?';
const count = (said: string | undefined): number =>
  said !== undefined && /^\d/.test(said) ? Number(said) : 1;
export const low = (said: string | undefined): string => (said ?? '').toLowerCase();
/** What reads a time by its words. */
export const rule = (pattern: string, read: Reading, kind?: 'age'): Rule =>
  kind === undefined ? [new RegExp(pattern, 'gi'), read] : [new RegExp(pattern, 'gi'), read, kind];

const MORE = '(?:more than|over|older than|longer than|above|>|upwards of|beyond)';
const LEAST = '(?:at least|a minimum of|min|>=)';
const LESS =
  '(?:less than|under|fewer than|younger than|newer than|<|no more than|no older than|not more than|up to|at most)';

/** "Came in last week" is of that week: the word before it is part of what happened, and "in the last week" is another. */
const PHRASAL =
  '(?:came|comes?|coming|booked|put|sent|brought|taken|took|got|gets?|keyed|filed|called|handed|gone|went|dropped|logged|entered|rang)(?=\\sin\\s(?!the\\s))';

/** What goes on. */
const LASTING =
  /\b(?:still|open|live|active|unfilled|vacant|sitting|sat|waiting|stuck|there|no \p{L}+|running|going|at \p{L}+)\b[^,;.?!]{0,25}$/iu;

/** What tells of a stretch of so many days, weeks or months, the most telling first. */
export const LENGTHS: Rule[] = [
  rule(
    `\\b(?:(?:in|over|within|during|from|for|since|of)\\s+)?(?:the\\s+)?(?:last|past|previous|prior)\\s+(${COUNT})\\s+${UNIT}\\b(?!\\s+of\\s+(?!the\\s+(?:process|candidates?|interviews?)))`,
    ([, said, unit], { today }) => [[backFrom(today, low(unit), count(said)), today]],
  ),
  rule(
    `(?<!\\b${PHRASAL}\\s)\\b(?:(?:in|over|within|during|for)\\s+(?:the\\s+)?(?:last|past|previous)|(?:the\\s+)?past|(?:the\\s+)?(?:last|previous)(?=\\s+fortnight))\\s+${UNIT}\\b(?!\\s+(?:but|of)\\b)`,
    ([, unit], { today }) => [[backFrom(today, low(unit), 1), today]],
  ),
  rule(
    `\\b(?:(?:in|over|within|during|for)\\s+)?(?:the\\s+)?(?:next|coming|following)\\s+(${COUNT})\\s+${UNIT}\\b`,
    ([, said, unit], { today }) => [[today, shifted(today, low(unit), count(said))]],
  ),
  rule(
    `\\b(?:(?:in|over|within|during|for)\\s+)?(?:the\\s+coming|(?:(?:in|over|within|during)\\s+)?the\\s+next(?=\\s+fortnight)|(?:over|within)\\s+the\\s+next|next(?=\\s+fortnight))\\s+${UNIT}\\b`,
    ([, unit], { today }) => [[today, shifted(today, low(unit), 1)]],
  ),
  rule(
    `\\b${MORE}\\s+(${COUNT})\\s+${UNIT}\\s+(?:ago|back)\\b|\\b(?:before|prior to)\\s+(${COUNT})\\s+${UNIT}\\s+ago\\b`,
    ([, said, unit, other, unitToo], { today }) => [
      [null, addDays(shifted(today, low(unit ?? unitToo), -count(said ?? other)), -1)],
    ],
  ),
  rule(`\\b(?:${LESS}|within)\\s+(${COUNT})\\s+${UNIT}\\s+(?:ago|old)\\b`, ([, said, unit], { today }) => [
    [shifted(today, low(unit), -count(said)), today],
  ]),
  rule(`\\b(?:since|from)\\s+(${COUNT})\\s+${UNIT}(?:\\s+ago)?\\b`, ([, said, unit], { today }) => [
    [shifted(today, low(unit), -count(said)), null],
  ]),
  rule(`\\b(${COUNT})\\s+${UNIT}\\s+ago\\s+or\\s+(?:more|longer|earlier)\\b`, ([, said, unit], { today }) => [
    [null, shifted(today, low(unit), -count(said))],
  ]),
  // "30 to 60 days ago".
  rule(
    `\\b(?:between\\s+|from\\s+)?(\\d{1,3})\\s*(?:to|and|-)\\s*(\\d{1,3})\\s+${UNIT}\\s+(?:ago|back|old)\\b`,
    ([, one, other, unit], { today }) =>
      count(one) >= count(other)
        ? null
        : [[shifted(today, low(unit), -count(other)), shifted(today, low(unit), -count(one))]],
  ),
  rule(`\\b(${COUNT})\\s+${UNIT}\\s+ago\\b`, ([, said, unit], { today }) => {
    const day = shifted(today, low(unit), -count(said));
    return /day/i.test(unit ?? '') ? [[day, day]] : [[...around(day, low(unit))]];
  }),
  rule(
    `\\b(?:for\\s+)?(?:${LEAST}\\s+(?:the\\s+(?:last|past)\\s+)?(${COUNT})\\s+${UNIT}(?:\\s+old)?|(\\d{1,3})\\s*(?:\\+|plus)\\s*${UNIT}(?:\\s+old)?|(?<![\\d£$€k]\\s?(?:(?:quid|pounds?|euros?|dollars?|gbp|eur|grand)\\s)?)(${COUNT})\\s+${UNIT}\\s*(?:\\+|plus\\b|or (?:more|longer|older)\\b|and (?:more|over|older)\\b))`,
    ([, a, unitA, b, unitB, c, unitC], { today }) => [
      [null, shifted(today, low(unitA ?? unitB ?? unitC), -count(a ?? b ?? c))],
    ],
    'age',
  ),
  rule(
    `\\bafter\\s+(?:(${MORE})\\s+)?(${COUNT})\\s+${UNIT}(?:\\s+(?:or more|plus))?\\b(?!\\s+(?:ago|of)\\b)`,
    ({ index, input, 1: more, 2: said, 3: unit }, { today, isAhead }) => {
      // "Still open after a month" is an age; "rejected after a month" is how long something took.
      if (isAhead || !LASTING.test(input.slice(0, index))) return null;
      const day = shifted(today, low(unit), -count(said));
      return [[null, more === undefined ? day : addDays(day, -1)]];
    },
    'age',
  ),
  rule(
    `(?:\\bfor\\s+)?\\b(?:well\\s+)?${MORE}\\s+(?:the\\s+(?:last|past)\\s+)?(${COUNT})\\s+${UNIT}(?:\\s+old)?\\b`,
    ([, said, unit], { today }) => [[null, addDays(shifted(today, low(unit), -count(said)), -1)]],
    'age',
  ),
  rule(
    `(?:\\bfor\\s+)?\\b${LESS}\\s+(${COUNT})\\s+${UNIT}(?:\\s+old)?\\b`,
    ([, said, unit], { today }) => [[shifted(today, low(unit), -count(said)), null]],
    'age',
  ),
  rule(`\\bwithin\\s+(?:the\\s+)?(${COUNT})\\s+${UNIT}\\b`, ([, said, unit], { today, isAhead }) => [
    isAhead
      ? [today, shifted(today, low(unit), count(said))]
      : [shifted(today, low(unit), -count(said)), today],
  ]),
  rule(
    `\\b(?:for|in)\\s+(?:the\\s+last\\s+)?(?:about\\s+|around\\s+)?(${COUNT})\\s+${UNIT}(?:\\s+now)?\\b|\\b(\\d{1,3})\\s+${UNIT}\\s+old\\b`,
    ([, said, unit, other, unitToo], { today }) => [
      [null, addDays(shifted(today, low(unit ?? unitToo), -count(said ?? other)), -1)],
    ],
    'age',
  ),
];

// "The last 3 months" are counted in days: the same day three months ago is outside.
const backFrom = (today: string, unit: string, n: number): string => {
  const day = shifted(today, unit, -n);
  return /month|quarter|year/.test(unit) ? addDays(day, 1) : day;
};

const around = (day: string, unit: string): Closed => (unit === 'month' ? months(day, 0) : weekOf(day));
