import { matchesOf } from '#src/lib/matches.ts';
import type { Find } from './near.ts';
import { capitalised } from './spans.ts';
import { tongueOf } from './tongues.ts';

/** What is somebody's: a noun of German, or a word of the north behind which no verb of somebody called so stands. */
const HAS = { de: /^ (?:\p{Ll}+e[nmrs]? )?\p{Lu}\p{Ll}/u, north: /^ \p{Ll}{3,}/u } as const;

/** Before a noun of German in its own genitive. */
const OF_A_NOUN =
  /(?<!\p{L})(?:d(?:es|ie|er|as)|eines|dieses|jenes|jedes|meines|seines|ihres|\p{Ll}{3,}en) $/iu;

/**
 * Finds a part of the name with the s of what is theirs, which German, Dutch and the north write without an apostrophe: `Annas Chef`, `Elins styrka`.
 * @param part a word of the name, folded
 */
export function genitiveFinder(part: string): Find | undefined {
  if (!/^\p{Ll}{3,}$/u.test(part) || part.endsWith('s')) return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}-])${capitalised(part)}s(?![\\p{L}\\p{M}\\p{N}-])`, 'gu');
  return (text) => {
    const found = matchesOf(said, text);
    const tongue = found.length === 0 ? null : tongueOf(text);
    if (tongue !== 'de' && tongue !== 'sv' && tongue !== 'nordic' && tongue !== 'nl') return [];
    const has = tongue === 'de' ? HAS.de : HAS.north;
    return found
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
      .filter(
        ({ start, end }) =>
          has.test(text.slice(end, end + 30)) && !OF_A_NOUN.test(text.slice(Math.max(0, start - 16), start)),
      );
  };
}
