import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { type Edit, NAMELESS } from './spans.ts';

const CAPITALS = "\\p{Lu}[\\p{L}\\p{N}’'&-]{0,40}";
const PHRASE = `["'“‘]?((?:[Tt]he )?${CAPITALS}(?: ${CAPITALS}){0,4})["'”’]?`;

/** Where a sentence tells under which name something is sold, was called once, or somebody is to be found. */
const TOLD: readonly RegExp[] = [
  // "the foam dyeing that they sell as Aquasave", "an app marketed as Tilly Go"
  new RegExp(
    `(?<!\\p{L})(?:sells?|sold|selling|markets?|marketed|branded|rebranded|badged|traded|trades|trading)(?: (?:it|them|this|that))? (?:as|under the (?:name|brand|label)(?: of)?) ${PHRASE}`,
    'gu',
  ),
  // "since it was still called Mondo", "back when they traded as Blyth"
  new RegExp(
    `(?<!\\p{L})(?:when|since|while|until|before|after|as) (?:it|they|that|the \\p{Ll}+) (?:(?:was|were|became|is now|are now) )?(?:still |then |just |only )?(?:called|known as|named|trading as|traded as|renamed|rebranded(?: as| to)?) ${PHRASE}`,
    'gu',
  ),
  // "their maker's mark, RGF", "hallmark RGF"
  /(?<!\p{L})(?:(?:maker|mason|master)[’']s mark|hallmark|shop mark)(?:,| is| of|:)? (\p{Lu}{2,4})(?![\p{L}\d])/gu,
  // "Laird's apprentice", "a Boots veteran": whose somebody was by trade
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}’-]{2,20}?)[’']s (?:apprentice|lifer|pensioner|time-served|trained|graduate trainee|old boy|old hand)(?!\p{L})/gu,
  // "and Deeney on LinkedIn"
  /(?<![\p{L}\p{N}.@-])(\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{1,20})?) on (?:LinkedIn|Facebook|Instagram|Insta|TikTok|Twitter|Xing|Behance|Strava)(?!\p{L})/gu,
];

/** Names under which a text says that a thing is sold, a house was called once, or somebody is found; words, terms and places are none. */
export function calledElsewhereIn(text: string, terms: readonly string[]): Edit[] {
  return TOLD.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 0: said, 1: name = '', index }) => {
      const start = index + said.indexOf(name);
      const isWord = name.split(' ').every((word) => isInDictionary(word.toLowerCase()));
      const isOwner = /^[’']s/u.test(text.slice(start + name.length));
      if (name === '' || (isWord && !isOwner && !name.includes(' '))) return [];
      if (isPlaceName(fold(name)) || termsOf(name, terms).length > 0) return [];
      return [{ start, end: start + name.length, reason: 'employer' as const, with: NAMELESS }];
    }),
  );
}
