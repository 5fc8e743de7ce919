import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isNounOf, isWordOf, type Reader, readerOf } from '../speech/readers.ts';
import { isBentPlace, isHouseSomewhere } from './bent-places.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isLanguage } from './other-senses.ts';
import { isBehindRole } from './others-named.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { beginsSentence, coverOf } from './spans.ts';
import { ORDINARY } from './words.ts';

const WORD = String.raw`\p{Lu}[\p{L}\p{M}]*\p{Ll}[\p{L}\p{M}]*(?:[-’']\p{Lu}[\p{L}\p{M}]+)*`;
/** A given name, and behind it a surname or its first letter. */
const CALLED = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}&@#._/’'-])(${WORD})(?: (?:(?:van|von|de|der|den|di|da|del|la|al|bin) ){0,2}(${WORD}|\p{Lu}(?![\p{L}\p{N}’'.-]|\. \p{Lu})))?(?![\p{L}\p{M}\p{N}&@_-]|[’']\p{Lu}|\.\p{L}| ?& ?\p{Lu})`,
  'gu',
);
/** What stands before a name that is of a thing, a street or a house: `St Martin`, `the Martin method`, `at Lena's`. */
const OF_THING_BEFORE =
  /(?<!\p{L})(?:St\.?|Saint|Santa|San|São|Sankt|Sint|Sainte|Hotel|Hôtel|Villa|Café|Casa|Chez|Lake|Mount|Port|Fort|Camp|Queen|King|Prince|Princess|Lady|Lord|Sir|Pope|the|The|an|An|use[sd]?|using|in|In|near|via) $/u;
/** An article of English, and no one of Portuguese or Spanish: `A Joana dá referência`. */
const AN_ARTICLE = /(?<!\p{L})[Aa] $/u;
const OF_THING_AFTER =
  /^(?: (?:Street|Road|Lane|Avenue|Court|House|Park|Square|Hospital|School|College|University|Institute|Academy|Church|Centre|Center|Bank|Group|Ltd|Limited|plc|Inc|GmbH|AG|Foundation|Trust|Hall|Day|Award|Prize|Cup|Act|Bridge|Island|Islands|robots?|arms?|units?|series|range|River|Valley|Bay|Line|Partners|Brothers|Bros|Sons|Homes|Foods|method|model|framework|test|scale|software|system|platform|app|tool|plugin|module|licen[cs]e|server|pipeline|Software|System|CRM|ERP|ATS|HRIS|Enterprise|Pro|Cloud|AI)(?!\p{L})|[-’']|\.(?:js|io|ai|com|net)|\d)/u;

/** How letters and notes greet. */
const GREETS =
  /^(?:Hi|Hello|Hey|Hiya|Dear|Morning|Afternoon|Evening|Thanks|Cheers|Hola|Oi|Olá|Ciao|Hallo|Hei|Hej|Bonjour|Salut|Moin|Servus|Liebe[rs]?|Lieber|Beste|Caro|Cara|Querid[oa]|Estimad[oa]|Cześć|Ahoj|Merhaba)$/u;
/** Where one of a row stands. */
const ROW_BEFORE = /[,;/•·] (?:(?:and|or|und|oder|et|ou|y|o|e|en|of|och|i|és|ή|και) )?$|[/+] ?$/u;
const ROW_AFTER = /^(?:[,;.)/+•·]|$|\n| (?:and|or|und|oder|et|ou|y|o|e|en|of|och|i|és|ή|και) )/u;

/** Whether a word of the dictionary is said so often that it is one here as well: not `gemma`, which few say. */
const isOrdinaryWord = (small: string): boolean =>
  isInDictionary(small) && (isOrdinary(small) || ORDINARY.has(small));

/** Whether a word is nothing but what somebody is called: no word, no place, no house. */
const isOnlyName = (word: string, reader: Reader | 'en' | null): boolean => {
  const small = word.toLowerCase();
  if (word.length < 3 || !isKnownGiven(word) || isOrdinaryWord(small) || OF_FORMS.has(small)) return false;
  if (OF_WORK.test(word) || isPlaceName(fold(word)) || placeNamed(fold(word), 'AU') !== null) return false;
  // French as Dutch calls it, which nobody is asked about more often than of Frans.
  if (word === 'Frans' && reader === 'nl') return false;
  if ((reader === null && isBentPlace(word)) || isLanguage(word)) return false;
  if (reader !== null && reader !== 'en' && (isWordOf(reader, small) || isNounOf(reader, word))) return false;
  return !isHouseSomewhere(word);
};

/**
 * Others by a given name that is nothing else, amid a sentence: `told Gemma in HR`, `Hola Nacho:`, `with Hemi W`. To be looked for once the
 * candidate's own name is gone.
 * @param terms what the candidate is recorded as able to do
 */
export function othersByGivenNameIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const language = readerOf(text);
  const found = matchesOf(CALLED, text).flatMap(({ 0: whole, 1: given = '', 2: last, index }) => {
    // In Portuguese somebody has an article, whatever their name says as well.
    const isCalled =
      language === 'pt' && /(?<!\p{L})[AaOo] $/u.test(text.slice(Math.max(0, index - 3), index));
    const reader = isCalled ? 'en' : language;
    // `Hola Nacho`: what stands before may have its capital from the sentence.
    const isGreeted = last !== undefined && GREETS.test(given) && isKnownGiven(last);
    const isTwo =
      last !== undefined &&
      (isGreeted ||
        (!isOnlyName(given, reader) && isOnlyName(last, reader) && !isInDictionary(last.toLowerCase())));
    if (
      !/^\p{Script=Latin}/u.test(whole) ||
      isPlaceName(fold(whole)) ||
      placeNamed(fold(whole), 'AU') !== null
    )
      return [];
    if (isTwo && !isGreeted && !(beginsSentence(text, index) && isSaidFirst(given, reader))) return [];
    if (language === 'en' && AN_ARTICLE.test(text.slice(Math.max(0, index - 3), index))) return [];
    const name = isTwo ? last : given;
    const start = isTwo ? index + whole.length - last.length : index;
    if (!(isGreeted || isOnlyName(name, reader)) || (!isTwo && isAtHead(text, index))) return [];
    const isNext = !isTwo && last !== undefined && (last.length === 1 || isSurname(last, reader));
    // `Marta Consulting`: what goes on with a word is a house.
    if (!isTwo && last !== undefined && !isNext) return [];
    const end = isTwo || !isNext ? start + name.length : index + whole.length;
    if (OF_THING_BEFORE.test(text.slice(Math.max(0, start - 12), start))) return [];
    const after = text.slice(end, end + 24);
    if (OF_THING_AFTER.test(after.replace(/^[’']s(?!\p{L})/u, '')) || /^ \p{Lu}\p{L}/u.test(after)) return [];
    // `R, Stan, C++`: a row of tools, languages or towns.
    if (
      ROW_BEFORE.test(text.slice(Math.max(0, start - 8), start)) &&
      ROW_AFTER.test(after) &&
      !isBehindRole(text, start)
    )
      return [];
    return [{ start, end }];
  });
  if (found.length === 0) return [];
  const known = coverOf(termsOf(text, terms));
  return found
    .filter((one) => !known.overlaps(one))
    .map((one) => ({ ...one, reason: 'name', why: 'names somebody else, and may tell where they met' }));
}

/** Whether a sentence begins there; behind a colon stands who is told of: `Referencia: Montse, del taller`. */
const isAtHead = (text: string, start: number): boolean =>
  beginsSentence(text, start) && !/\p{L}: $/u.test(text.slice(Math.max(0, start - 4), start));

/** Whether a word with which a sentence begins is one of the language, or in one that is not read none that people are called. */
const isSaidFirst = (word: string, reader: Reader | 'en' | null): boolean => {
  const small = word.toLowerCase();
  if (reader === null) return !isKnownGiven(word) && !isKnownSurname(word);
  return isInDictionary(small) || (reader !== 'en' && isWordOf(reader, small));
};

const isSurname = (word: string, reader: Reader | 'en' | null): boolean => {
  const small = word.toLowerCase();
  if (OF_FORMS.has(small) || OF_WORK.test(word) || isPlaceName(fold(word))) return isKnownSurname(word);
  return isKnownSurname(word) || !isSaidFirst(word, reader);
};
