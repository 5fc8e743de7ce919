import { companyKey } from '#src/lib/company.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { linesOf } from '../lexicon/data-file.ts';
import { companyAliases } from './companies.ts';
import { wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { isWished } from './of-everyday.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { beginsSentence } from './spans.ts';

let sites: ReadonlyMap<string, readonly string[]> | undefined;

const keyOf = (name: string): string => wordsOf(name.replace(/['’]/gu, '')).join(' ');

/** The sites of large houses by their name (`sites-of-houses.txt`). */
function listed(): ReadonlyMap<string, readonly string[]> {
  sites ??= new Map(
    linesOf('sites-of-houses.txt').map((line) => {
      const [house = '', names = ''] = line.split(': ');
      return [keyOf(house), names.split(', ').filter((name) => !isPlaceName(wordsOf(name).join(' ')))];
    }),
  );
  return sites;
}

/** The longest listed house that a name begins with: `Alstom UK`, `Michelin North America`. */
function sitesOf(name: string): readonly string[] {
  for (const one of [name, companyKey(name) ?? name, ...companyAliases(name)]) {
    const words = keyOf(one).split(' ');
    for (let length = words.length; length > 0; length -= 1) {
      const found = listed().get(words.slice(0, length).join(' '));
      if (found !== undefined) return found;
    }
  }
  return [];
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
/** Where somebody is at home, which tells no house. */
const AT_HOME =
  /(?<!\p{L})(?:lives?|living|born|home|house|family|settled|married|grew up|wohnt|habite|vive|abita|woont)(?: \p{Ll}+){0,2} (?:in|near|at|from|à|en|a)? ?$/iu;
const THERE =
  /(?<!\p{L})(?:at|in|on|from|to|near|of|the|der|die|in der|auf der|à|en|de|a|di|bei|te|bij|und|and|,) ?$/iu;

/**
 * Finds the works, mines, yards and head offices that a large house is known by, where nobody is only at home there: `the trim line at
 * Litchurch Lane`. A site that is called by a word counts amid a sentence alone.
 */
export function knownSiteFinder(name: string): Find | undefined {
  const names = sitesOf(name);
  if (names.length === 0) return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) =>
    matchesOf(said, text)
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
      .filter(({ start, end }) => {
        const before = text.slice(Math.max(0, start - 40), start);
        const one = text.slice(start, end);
        if (AT_HOME.test(before) || isWished(text, start)) return false;
        return !isInDictionary(one.toLowerCase()) || (!beginsSentence(text, start) && THERE.test(before));
      });
}
