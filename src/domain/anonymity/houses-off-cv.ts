import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isNounOf, isWordOf, readerOf } from '../speech/readers.ts';
import { isBentPlace } from './bent-places.ts';
import { isListedHouse } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { coverOf } from './spans.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';

/** What a record of somebody's work is called. */
const CV = "(?:CV|cv|C\\.V\\.|[Rr]ésumé|[Rr]esume|LinkedIn|linkedin)(?:[:’'-]?(?:et|en|ssä|stä|ben|t))?";
/** What says that the record leaves a stay out, and what stands before the house, by language. */
const OFF: readonly (readonly [off: RegExp, at: string])[] = [
  [
    `(?:not|\\p{L}+n[’']t|isnt|wasnt|never|nowhere|off|missing|absent|omitted|kept|keeps|without)(?!\\p{L})[^.!?\\n]{0,25}(?:${CV}|on (?:the )?(?:page|paper|record)|written down)(?!\\p{L})|unlisted|unrecorded|(?:not|never) (?:listed|mentioned)|off the (?:record|books|page)|(?:do|does|did)(?: not|n[’']?t) (?:list|mention)(?!\\p{L})|never mentions?|(?:leaves?|left) (?:it |that )?(?:off|out)(?= ?(?:$|[.,;)]|the|his|her|of (?:the|his|her) CV))|nobody has written|${CV},? (?:which )?(?:omits|forgets|skips|leaves|is silent)|which the ${CV} (?:forgets|omits|skips|leaves)|not (?:a|one) (?:word|line) of it|nowhere (?:to be found|listed)`,
    'at|for|with|w/',
  ],
  [
    `nicht (?:im|in seinem|in ihrem) (?:Lebenslauf|CV|Profil|XING)|(?:fehlt|verschwiegen) (?:im|in) (?:Lebenslauf|CV)|nicht (?:aufgeführt|erwähnt|gelistet)|steht nirgends|(?:Lebenslauf|CV) (?:verschweigt|unterschlägt)|lässt (?:er|sie) (?:weg|aus)`,
    'bei(?: der| den| dem)?|beim|für(?: die| den)?',
  ],
  [
    `(?:pas|nulle part|absente?|hors)[^.!?\\n]{0,15}${CV}|ne figure (?:pas|nulle part)|non mentionnée?|(?:qu[’'])?(?:il|elle) (?:ne (?:le |la )?mentionne pas|omet|passe sous silence)`,
    'chez|à la|pour',
  ],
  [
    `(?:no|ni|fuera) [^.!?\\n]{0,25}(?:${CV}|currículum|currículo|hoja de vida)|no (?:lo|la) (?:menciona|pone|incluye)`,
    'en(?: el| la)?|para|con',
  ],
  [
    `(?:não|nem|fora) [^.!?\\n]{0,25}(?:${CV}|currículo)|não (?:consta|(?:o |a )?menciona)`,
    'na|no|em|para a|pela|pelo',
  ],
  [
    `(?:non|manca|assente|fuori) [^.!?\\n]{0,25}(?:${CV}|curriculum)|non (?:lo|la) (?:cita|menziona)`,
    "in|alla|al|presso|da|dalla|per(?: la)?|all[’']",
  ],
  [
    `(?:niet|nergens|ontbreekt)[^.!?\\n]{0,15} (?:op|in) (?:het |haar |zijn )?${CV}|niet vermeld|laat (?:hij|ze|zij) weg`,
    'bij(?: de| het)?|voor(?: de)?',
  ],
  [
    `(?:inte|ikke|ej|saknas|mangler|udeladt)[^.!?\\n]{0,20} (?:i|på|fra|från) ${CV}|(?:ikke|inte) nämn[td]|ikke nevnt`,
    'på|hos|i|ved|för|for',
  ],
  [`(?:nie ma|brak|nie wpisał\\p{L}*|pominął|pominęła)[^.!?\\n]{0,20}(?:w|z) ${CV}`, 'w|we|u|dla'],
  [`(?:není|chybí|nemá)[^.!?\\n]{0,20}(?:v|ve) (?:${CV}|životopis\\p{L}*)`, 'v|ve|u|pro'],
].map(([off = '', at = '']) => [new RegExp(`(?<!\\p{L})(?:${off})`, 'u'), at] as const);

const WORD = "\\p{Lu}(?:[\\p{L}\\p{M}\\p{N}&’'-]|\\.(?=\\p{Ll}))*(?<!['’]s)";
const NAME = `${WORD}(?: (?:(?:of|&|de|of the) )?${WORD}){0,2}`;
const AT = OFF.map(
  ([, at]) => new RegExp(`(?<=(?<!\\p{L})(?:${at}) (?:the |der |la |le |el |de )?)(${NAME})`, 'gu'),
);
/** `Picnic hired him`, `Liberty Life had me on vac work`: who had somebody, whatever the language stands around it. */
const HAD = new RegExp(
  `(?<=^[-•*\\s]{0,4}|[;:,] (?:and |but )?)(${NAME})(?= (?:then |once |first |also )?(?:had|hired|took|employed|kept|paid|trained|used|borrowed) (?:him|her|me|them)(?!\\p{L}))`,
  'gu',
);
/** A stay by its length, behind which a name is no tool: `4 months with Apache`. */
const STAY = /(?:months?|weeks?|years?|summers?|seasons?|spell|stint|internship|placement) (?:with|w\/) $/u;
const WHEN = /^ (?:in|during|around|back in|from) (?:early |late )?(?:19|20)\d\d(?!\d)/u;
const NO_HOUSE =
  /^(?:He|She|It|They|We|You|I|This|That|Who|Which|Mum|Dad|God|Army|University|Uni|College|School|CV|LinkedIn|Lebenslauf)$|day$/u;

/**
 * Houses where somebody was of whom the sentence says that no record names them: `4 months with Apache that he leaves off`, `a thesis at Vaisala, not
 * on the CV`. Those of the record are replaced before.
 * @param terms what the candidate is recorded as able to do
 */
export function housesOffCvIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const reader = readerOf(text);
  const isNone = (name: string): boolean => {
    const words = name.split(' ');
    const [first = ''] = words;
    const small = name.toLowerCase();
    if (NO_HOUSE.test(first)) return true;
    if ((isPlaceName(fold(name)) || isBentPlace(name)) && !isListedHouse(name)) return true;
    if (words.length > 1)
      return words.every((word) => OF_WORK.test(word) || OF_FORMS.has(word.toLowerCase()));
    if (OF_FORMS.has(small) || OF_WORK.test(name)) return true;
    if (ACRONYMS_OF_WORK.has(small) || LETTERS_OF_FIELD.has(small)) return true;
    return reader !== null && reader !== 'en' && (isWordOf(reader, small) || isNounOf(reader, name));
  };
  const found = matchesOf(/[^\n]+?(?:[.!?](?=\s|$)|(?=\n|$))/gu, text).flatMap(({ 0: sentence, index }) =>
    OFF.flatMap(([off], language) => {
      if (!off.test(sentence)) return [];
      const at = AT[language];
      return [...(at === undefined ? [] : [at]), HAD].flatMap((pattern) =>
        matchesOf(pattern, sentence).flatMap(({ 1: name = '', index: from }) => {
          if (isNone(name)) return [];
          const isStay = STAY.test(sentence.slice(Math.max(0, from - 24), from));
          const isSure = pattern === HAD || (isStay && WHEN.test(sentence.slice(from + name.length)));
          return isSure ||
            !/^\p{Lu}\p{Ll}+$/u.test(name) ||
            !isInDictionary(name.toLowerCase()) ||
            / at $/u.test(sentence.slice(0, from))
            ? [{ start: index + from, end: index + from + name.length, isSure }]
            : [];
        }),
      );
    }),
  );
  if (found.length === 0) return [];
  const known = coverOf(termsOf(text, terms));
  return found
    .filter((one) => one.isSure || !known.holds(one))
    .map(({ start, end }) => ({
      start,
      end,
      reason: 'employer',
      why: 'is where somebody was, as the sentence says, though no record has it',
    }));
}
