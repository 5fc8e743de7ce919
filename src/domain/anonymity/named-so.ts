import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import { tagged } from '../speech/index.ts';
import { readerOf } from '../speech/readers.ts';
import { isFunctionWordThere } from './function-words.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { beginsSentence } from './spans.ts';

const NAME = String.raw`["“‘'«]?(\p{Lu}[\p{L}\p{M}\p{N}’'-]*(?: \p{Lu}[\p{L}\p{M}\p{N}-]*){0,3})`;
/** "a card called Liv", "im Team heißt sie Lilo", "un projet baptisé Radicle". */
const SAID_SO = new RegExp(
  String.raw`(?<!\p{L})(?:(?:calls?|called|calling) (?:him|her|them|me)|called|named|nicknamed|dubbed|christened|code-?named|branded|known (?:\p{L}+ )?as|goes by|answers to|heißt|heisst|namens|mit (?:dem )?Namen|unter dem Namen|by the name of|trading as|au nom de|du nom de|de nombre|di nome|de nome|met de naam|med namnet|ved navn|genannt|appelée?s?|nommée?s?|baptisée?s?|surnommée?s?|dite?|llamad[oa]s?|denominad[oa]s?|apodad[oa]s?|bautizad[oa]s?|chamad[oa]s?|apelidad[oa]s?|chiamat[oa]|soprannominat[oa]|genaamd|genoemd|heet|kallad|kallas|kaldet|kalt) (?:the |la |el |le |o |a |der |die |das |sie |er |il |hij |ze )?${NAME}`,
  'gu',
);
const OF_SOMEBODY = /^call(?:s|ed|ing)? (?:him|her|them|me) /u;
/** "Jimmy to friends". */
const TO_FRIENDS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}’'-])${NAME} (?:to|for|among) (?:her |his |their |my |the )?(?:friends|family|mates|colleagues|everyone|everybody|team|crew|lads|regulars|locals|insiders)(?!\p{L})`,
  'gu',
);
/** "Mairéad, Mo on the truck, band 6". */
const THERE_CALLED = new RegExp(
  String.raw`(?<=(?:\p{L}, |\p{L},? or |\())${NAME} on the (?:truck|floor|ward|desk|radio|line|site|road|deck|boat|shop floor|forums?|decks|circuit|team sheet)(?=[,.;)])`,
  'gu',
);
/** Letters of which a sentence speaks as of somebody's own house: "GTB was her school of hard knocks". */
const LETTERS_OF_OWN =
  /(?<![\p{L}\p{N}.&-])(\p{Lu}{2,6}) (?:was|is|has been) (?:her|his|their|my|where)(?!\p{L})/gu;

/** A word that begins a sentence and does what only somebody or a house does: `Dare handles the audits`, `Foxy has him at the shed`. */
const AT_HEAD =
  /(?<=^|[.!?:]\s{1,2}|\n)(\p{Lu}\p{Ll}{2,9})(?= (?:(?:runs|handles|manages|leads|heads|oversees|supervises|teaches|drives|coaches|mentors|speaks|lives|wants|likes|prefers|asks|knows|earns|holds|works|worked|joined|qualified|trained|graduated|resigned|managed|supervised)(?!\p{L})| ?has (?:had )?(?:him|her|them)(?!\p{L})|(?:pays|paid|took|hired|poached|sent|made|gave|trained|promoted|kept|lured|moved) (?:him|her|them)(?!\p{L})))/gu;
const NO_NAME =
  /^(?:most|both|each|other|others|same|later|good|best|better|first|last|next|former|current|new|old|much|more|less|some|all|any|none|little|few|many|such|own|only|then|also|never|always|still|now|here|there|this|that|what|who|which|and|but|not|just|even|plus|whoever|whatever|nobody|somebody|everybody|everyone|someone|anyone|nothing|everything|something|anything|one|another|either|neither|she|he|they|it|we|you|currently|previously|recently|ideally|happily|work|life|covid|native|great|clear|strong|direct|social|daily|human|public|private|active|total|senior|junior|chief|head|lead|deputy)$/;

/** A word that is no thing: what nobody would take for what does it. */
function isNoThing(small: string): boolean {
  if (NO_NAME.test(small) || /(?:ing|ed|ly|est|ment|tion|s)$/u.test(small) || !isInDictionary(small))
    return false;
  const [alone] = tagged(small);
  return alone?.pos === 'VERB' || alone?.pos === 'ADJ' || alone?.pos === 'AUX';
}

const atHeadIn = (text: string): UncertainOccurrence[] =>
  readerOf(text) !== 'en'
    ? []
    : matchesOf(AT_HEAD, text)
        .filter(
          ({ 1: said = '', index }) =>
            isNoThing(said.toLowerCase()) &&
            !isFunctionWordThere(text, { start: index, end: index + said.length }),
        )
        .map(({ 0: said, index }) => ({
          start: index,
          end: index + said.length,
          reason: 'name',
          why: 'does what only somebody or a house does, and may be called so',
        }));

/**
 * What a sentence says to be a name, of somebody or of what they made, that no record has, also where it is a word of the
 * language.
 * @param terms what the person is recorded as able to do
 */
export function namedSoIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const known = termsOf(text, terms);
  const told = [SAID_SO, TO_FRIENDS, THERE_CALLED, LETTERS_OF_OWN].flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: said, 1: name = '', index }) => {
      const start = index + said.indexOf(name);
      const end = start + name.length;
      const small = name.toLowerCase();
      const isTerm = known.some((term) => term.start < end && start < term.end);
      const isWord = beginsSentence(text, start) && isInDictionary(small) && !isGivenName(small);
      // `guys call him Bo`, `Wi to his crew`: a short name that a town has as well.
      const isPlace = isPlaceName(fold(small)) && small.length > 3 && !OF_SOMEBODY.test(said);
      if (isTerm || isWord || OF_FORMS.has(small) || isPlace) return [];
      return [{ start, end, reason: 'name' as const, why: 'the sentence says that something is called so' }];
    }),
  );
  return [...told, ...atHeadIn(text)];
}
