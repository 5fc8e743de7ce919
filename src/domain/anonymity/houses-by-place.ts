import { employerNamed } from '../lexicon/employers.ts';
import type { Find } from './near.ts';
import { isPlaceName } from './reading.ts';
import type { Reason } from './spans.ts';

/** Where a town is meant, whatever house is called by it. */
const OF_PLACE =
  /(?<!\p{L})(?:in|near|outside|around|across|throughout|within|between|greater|central|inner|to|from|of|via|aus|nach|à|en|de|a|nel|em|på|i) $/iu;
/** Where a house is meant, though a town is called so: one is not out of a town with an ambulance, and nobody rings it. */
const OF_HOUSE =
  /(?<!\p{L})(?:out of|joined|joining|left|leaving|quit|ring|rang|call|called|contact|phone|tell|told|ask|asked|for|with|by|ex) $/iu;
/** Where somebody was for a time or began, by the town or the house: `started in Boston as a technician`. */
const STINT_IN =
  /(?<!\p{L})(?:started(?: out| off)?|began|trained|apprenticed|worked|served|qualified|spent (?:\p{L}+ ){1,4}|(?:years?|yrs|months|winters|seasons|stint|spell|time|job|role|shifts|start)(?: \p{Ll}+)?) (?:in|at|out of) $/iu;
/** `Waikato Regional`, `Kent County`: more of another name. */
const MORE = /^(?:[ -]\p{Lu}|, \p{Lu}{2,3}(?!\p{L}))/u;

interface PlaceHouse {
  find: Find;
  /** Why it is never sure that the house is meant. */
  doubt?: string;
}

/**
 * Finds a house by the place that its name begins with: the one that many know by that word alone (`Komatsu`), wherever no town is
 * meant; another (`Waikato` of Waikato Hospital) where it may be told from the town, and is never sure.
 */
export function placeHouseFinders(name: string, reason: Reason): PlaceHouse[] {
  const [first = '', ...rest] = name.split(/\s+/u);
  if (rest.length === 0 || !/^\p{Lu}\p{Ll}{3,}$/u.test(first) || !isPlaceName(first.toLowerCase())) return [];
  const said = new RegExp(`(?<![\\p{L}\\p{N}-])${first}(?![\\p{L}\\p{N}])`, 'gu');
  const where =
    (isMeant: (before: string) => boolean): Find =>
    (text) =>
      [...text.matchAll(said)]
        .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
        .filter(
          ({ start, end }) =>
            isMeant(text.slice(Math.max(0, start - 50), start)) && !MORE.test(text.slice(end, end + 6)),
        );
  const doubt = `could be ${name}, or the town`;
  if (reason === 'employer' && employerNamed(first) !== undefined)
    return [
      { find: where((before) => !OF_PLACE.test(before)) },
      { find: where((before) => STINT_IN.test(before)), doubt },
    ];
  return [{ find: where((before) => OF_HOUSE.test(before) || STINT_IN.test(before)), doubt }];
}
