import type { Known } from './known.ts';
import { occurrences } from './occurrences.ts';
import type { Edit } from './spans.ts';

/** Where a house stands and nobody is called by a name: `left`, `joined`, `at`. */
const THERE =
  /(?<!\p{L})(?:left|leaving|leaves|joined|joining|joins|at|moved (?:to|from)|went to|hired by|employed (?:by|at)|work(?:s|ed|ing)? for|years (?:with|for)|ex|formerly|bei|chez|presso|bij|hos)[ -]$/iu;

/**
 * What is found as a part of somebody's name and is a house of theirs where it stands, as that house: `left Holm` of Jan Holm Berg,
 * who was at Holm.
 */
export function asHouses<Found extends Edit & { known: Known }>(
  text: string,
  found: readonly Found[],
  known: readonly Known[],
): (Found | (Edit & { known: Known }))[] {
  const isThere = ({ start, known: { part } }: Found): boolean =>
    (part === 'first' || part === 'last') && THERE.test(text.slice(Math.max(0, start - 16), start));
  if (!found.some(isThere)) return [...found];
  const houses = occurrences(
    text,
    known.filter(({ reason }) => reason === 'employer'),
  );
  return found.map((one) =>
    isThere(one) ? (houses.find(({ start, end }) => start === one.start && end === one.end) ?? one) : one,
  );
}
