import { matchesOf } from '#src/lib/matches.ts';
import { wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

const ACCOUNT = /(?<![\p{L}\p{N}@._/-])[a-z][a-z0-9._-]{5,38}(?![\p{L}\p{N}@])/gu;
const LEAST = 6;

/**
 * Finds an account or a page in small letters that somebody made of their surname, also cut short: `zkaraosman` of Karaosmanoğlu. At most
 * four letters stand before it.
 */
export function ownAccountFinder(surname: string): Find | undefined {
  const own = wordsOf(surname)
    .filter((word) => /^[a-z]{6,}$/.test(word) && !isInDictionary(word) && !isPlaceName(word))
    .map((word) => word.slice(0, Math.max(LEAST, Math.min(word.length, 8))));
  if (own.length === 0) return undefined;
  return (text) =>
    matchesOf(ACCOUNT, text)
      .filter(({ 0: said }) => {
        const letters = said.replace(/[^a-z]/g, '');
        return own.some((start) => {
          const at = letters.indexOf(start);
          return at > 0 && at < 5;
        });
      })
      .filter(({ 0: said }) => !isInDictionary(said))
      .map(({ 0: said, index }) => ({
        start: index,
        end: index + said.replace(/[._-]+$/u, '').length,
      }));
}
