import type { Day } from '#src/lib/clock.ts';
import type { PeriodName, Span } from '../analytics/index.ts';
import { before, fits, GRAIN, GRAIN_OR_PERIOD, monthOf, POINTS, type Read } from './days.ts';
import type { Word } from './text.ts';

/** "This month so far", "2026 so far": up to today, where more of it may be known. */
export function soFar<T extends { span: Span; length: number; period?: PeriodName }>(
  words: readonly Word[],
  at: number,
  read: T,
  today: Day,
): T {
  const { span, length } = read;
  const next = at + length;
  const open = span.from !== null && span.from <= today && (span.to === null || span.to > today);
  if (!open || words[next]?.word !== 'so' || words[next + 1]?.word !== 'far') return read;
  const { period, ...rest } = read;
  const year = period === 'this_year' ? { period: 'year_to_date' } : {};
  return { ...rest, ...year, span: { from: span.from, to: today }, length: length + 2 } as T;
}

/** The quarter before, the one before, the previous year, the same period last year: seen from another period. */
export function earlier(
  words: readonly Word[],
  at: number,
  main: Span,
  today: Day,
): (Omit<Read, 'span'> & { span: Span }) | null {
  const word = (on: number): string => words[on]?.word ?? '';
  const [one = '', two = '', three = ''] = [0, 1, 2].map((on) => word(at + on));
  const same = (years: boolean, length: number) => {
    const span = before(main, years);
    return span === null ? null : { span, length };
  };
  if (
    (one === 'same' && (GRAIN_OR_PERIOD.has(two) || POINTS.has(two))) ||
    (one === 'this' && POINTS.has(two))
  ) {
    const skip = ['in', 'of', 'the'].includes(three) ? 1 : 0;
    const [lead, unit] = [word(at + 2 + skip), word(at + 3 + skip)];
    const length = ['last', 'previous', 'prior'].includes(lead) ? 4 : ['a', 'one'].includes(lead) ? 5 : 0;
    if (length === 0 || unit !== 'year') return null;
    const sofar = POINTS.has(two) && main.to !== null && main.to > today;
    const span = before(sofar ? { ...main, to: today } : main, true);
    return span === null ? null : { span, length: length + skip, sofar };
  }
  if ((one === 'a' || one === 'one') && two === 'year' && ['before', 'earlier', 'ago'].includes(three))
    return same(true, 3);
  const back = ['before', 'earlier', 'prior'].includes(two);
  const led = GRAIN[three] !== undefined || /^\d/.test(three) || monthOf(three) > 0;
  if ((GRAIN_OR_PERIOD.has(one) || one === 'one') && back && !led)
    return fits(one, main) ? same(one === 'year', 2) : null;
  if (['previous', 'prior', 'preceding'].includes(one) && (GRAIN_OR_PERIOD.has(two) || two === 'one'))
    return fits(two, main) ? same(two === 'year', 2) : null;
  return null;
}
