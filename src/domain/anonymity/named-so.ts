import { fold } from '#src/lib/fold.ts';
import { isGivenName } from '../names/index.ts';
import type { UncertainOccurrence } from './known.ts';
import { OF_FORMS, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { beginsSentence } from './spans.ts';

const NAME = String.raw`["“‘'«]?(\p{Lu}[\p{L}\p{M}\p{N}’'-]*(?: \p{Lu}[\p{L}\p{M}\p{N}-]*){0,3})`;
/** "a card called Liv", "im Team heißt sie Lilo", "un projet baptisé Radicle". */
const SAID_SO = new RegExp(
  String.raw`(?<!\p{L})(?:called|named|nicknamed|dubbed|christened|code-?named|branded|known (?:\p{L}+ )?as|goes by|answers to|heißt|heisst|namens|genannt|appelée?s?|nommée?s?|baptisée?s?|surnommée?s?|dite?|llamad[oa]s?|denominad[oa]s?|apodad[oa]s?|bautizad[oa]s?|chamad[oa]s?|apelidad[oa]s?|chiamat[oa]|soprannominat[oa]|genaamd|genoemd|heet|kallad|kallas|kaldet|kalt) (?:the |la |el |le |o |a |der |die |das |sie |er |il |hij |ze )?${NAME}`,
  'gu',
);
/** "Jimmy to friends". */
const TO_FRIENDS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}’'-])${NAME} (?:to|for|among) (?:her |his |their |my |the )?(?:friends|family|mates|colleagues|everyone|everybody|team|crew|lads|regulars|locals|insiders)(?!\p{L})`,
  'gu',
);
/** Letters of which a sentence speaks as of somebody's own house: "GTB was her school of hard knocks". */
const LETTERS_OF_OWN =
  /(?<![\p{L}\p{N}.&-])(\p{Lu}{2,6}) (?:was|is|has been) (?:her|his|their|my|where)(?!\p{L})/gu;

/**
 * What a sentence says to be a name, of somebody or of what they made, that no record has, also where it is a word of the
 * language.
 * @param terms what the person is recorded as able to do
 */
export function namedSoIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const known = termsOf(text, terms);
  return [SAID_SO, TO_FRIENDS, LETTERS_OF_OWN].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: said, 1: name = '', index }) => {
      const start = index + said.indexOf(name);
      const end = start + name.length;
      const small = name.toLowerCase();
      const isTerm = known.some((term) => term.start < end && start < term.end);
      const isWord = beginsSentence(text, start) && isInDictionary(small) && !isGivenName(small);
      if (isTerm || isWord || OF_FORMS.has(small) || isPlaceName(fold(small))) return [];
      return [{ start, end, reason: 'name' as const, why: 'the sentence says that something is called so' }];
    }),
  );
}
