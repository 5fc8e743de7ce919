import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isNounOf, isWordOf, type Reader, readerOf } from '../speech/readers.ts';
import type { UncertainOccurrence } from './known.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { beginsSentence, coverOf } from './spans.ts';

const WORD = String.raw`\p{Lu}[\p{L}\p{M}’']*\p{Ll}[\p{L}\p{M}]*(?:-\p{Lu}[\p{L}\p{M}’']+)*`;
const PARTICLES =
  '(?:(?:van|von|vom|zu|de|der|den|het|ter|ten|di|da|do|dos|das|del|della|la|le|el|al|bin|bint|ibn|ben|af|av) ){0,2}';
/** Somebody by a given name and what stands behind it: `Gillian Etherington`, `Joost van der Meer`. */
const FULL = new RegExp(
  `(?<![\\p{L}\\p{N}&-])(?<!(?<!(?<!\\p{L})[dl])[’'])(${WORD}) ${PARTICLES}(${WORD})(?: (${WORD}))?(?![\\p{L}\\p{N}&])`,
  'gu',
);

const isWord = (word: string, reader: Reader | 'en' | null): boolean => {
  const small = word.toLowerCase();
  if (isInDictionary(small)) return true;
  return reader !== null && reader !== 'en' && (isWordOf(reader, small) || isNounOf(reader, word));
};

/** Whether two words are what somebody is called: one that is said as well tells so amid a sentence, or beside a surname that many have. */
function isSomebody(given: string, last: string, reader: Reader | 'en' | null, isAmid: boolean): boolean {
  if (given.length < 3 || !isKnownGiven(given)) return false;
  const both = fold(`${given} ${last}`);
  if (placeNamed(both, 'AU') !== null || isPlaceName(fold(last))) return false;
  if (OF_FORMS.has(last.toLowerCase()) || OF_WORK.test(last)) return false;
  const isOwn = !isWord(last, reader);
  return isWord(given, reader) ? isOwn && (isAmid || isKnownSurname(last)) : isOwn || isKnownSurname(last);
}

/** What is called after somebody: `Kaplan Meier plots`, `the Martin Luther King Day`, `Henry Ford style`. */
const CALLED_AFTER =
  /^ (?:methods?|methodology|plots?|curves?|tests?|criteri(?:a|on)|models?|analys[ie]s|style|runs?|simulations?|diagrams?|charts?|scales?|scores?|index|equations?|theorem|algorithms?|principles?|rules?|prize|awards?|medal|scholarships?|fellowships?|badges?|courses?|certificates?|technique|framework|approach|fundraising|cookbook|songbook|novels?|books?|films?|Day|Awards?|Prize|Scholarship|Fellowship|Index|Scale|Test|Method|Act)(?!\p{L})/u;

/**
 * People whom a text names in full, to be looked for once the candidate's own name is known: whoever they are to the candidate, their
 * name tells where that was.
 * @param terms what the candidate is recorded as able to do
 */
export function fullNamesIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const reader = readerOf(text);
  const found = matchesOf(FULL, text).flatMap(({ 0: said, 1: given = '', 2: last = '', 3: more, index }) => {
    if (!isSomebody(given, last, reader, !beginsSentence(text, index))) return [];
    const isLonger = more !== undefined && !isWord(more, reader) && !isPlaceName(fold(more));
    const name = more === undefined || isLonger ? said : said.slice(0, -more.length - 1);
    const after = text.slice(index + name.length, index + name.length + 40);
    if (CALLED_AFTER.test(after) || CALLED_AFTER.test(after.replace(/^ \p{Lu}\p{Ll}+(?= )/u, ''))) return [];
    return [{ start: index, end: index + name.length }];
  });
  if (found.length === 0) return [];
  // A term is none where it is half a surname: `Purvis-Hale`.
  const known = coverOf(termsOf(text, terms).filter(({ start }) => text[start - 1] !== '-'));
  return found
    .filter(({ start, end }) => !known.overlaps({ start, end: start + text.slice(start, end).indexOf(' ') }))
    .map((one) => ({ ...one, reason: 'name', why: 'names somebody in full, and may tell where they met' }));
}
