import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isNounOf, isWordOf, type Reader, readerOf } from '../speech/readers.ts';
import type { UncertainOccurrence } from './occurrences.ts';
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

/** Who somebody is told to be behind two words that no list has: `Priti Chandarana, who ran it`; whom somebody asks or meets. */
const IS_SOMEBODY =
  /^(?:,? (?:who|whose|whom)(?!\p{L})|, (?:(?:his|her|their|my|our) |the (?:former|current|new|old|outgoing) ))/u;
const ASKED =
  /(?<!\p{L})(?:ask(?:ed|s)?|ring|rang|phone[ds]?|emailed|met|thank(?:ed|s)?|spoke (?:to|with)|speak (?:to|with)|talk(?:ed)? (?:to|with)|heard from|replac(?:es|ed|ing)|succeed(?:s|ed|ing)|married to|daughter of|son of|nephew of|niece of|brother of|sister of|cousin of|widow of|protégée? of|pupil of|partner of) $/iu;

/** Whether two words with capitals that no list has are somebody's name by what the sentence says of them. */
function isToldSomebody(
  text: string,
  given: string,
  last: string,
  place: { start: number; end: number },
): boolean {
  const isBare = [given, last].every(
    (word) =>
      /^\p{Lu}\p{Ll}[\p{L}-]+$/u.test(word) &&
      !isInDictionary(word.toLowerCase()) &&
      placeNamed(fold(word), 'AU') === null &&
      !OF_WORK.test(word),
  );
  return (
    isBare &&
    (IS_SOMEBODY.test(text.slice(place.end)) ||
      ASKED.test(text.slice(Math.max(0, place.start - 30), place.start)))
  );
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
  const found = matchesOf(FULL, text).flatMap((match) => {
    const { 0: whole, 3: third } = match;
    let { 1: given = '', 2: last = '', index } = match;
    let more = third;
    let said: string = whole;
    // `Manager Kaylee Brandt knows`: a role stands before it.
    if (more !== undefined && isWord(given, reader) && isSomebody(last, more, reader, true)) {
      const cut = whole.length - more.length - 1 - last.length;
      [given, last, more] = [last, more, undefined];
      [said, index] = [whole.slice(cut), index + cut];
    }
    const isAmid = !beginsSentence(text, index) || /: $/u.test(text.slice(0, index));
    if (
      !isSomebody(given, last, reader, isAmid) &&
      !isToldSomebody(text, given, last, { start: index, end: index + said.length })
    )
      return [];
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
