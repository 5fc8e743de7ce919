import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isMembership, withoutGenerationBehind, withoutPostNominals, withoutTitles } from './name-affixes.ts';
import { withoutInUse } from './name-called.ts';
import { isOccupation } from './name-doubts.ts';
import { isFormedAsSurname } from './name-evidence.ts';
import { plain, type Told } from './name-heading.ts';
import { isJoining, isToldBy } from './name-pieces.ts';
import { sectionOf } from './sections.ts';
import { languageNamed, placeIn, skillNamed } from './vocabulary.ts';
import { looksLikeDegree, looksLikeEmployer, looksLikeTitle } from './words.ts';

// What parts words of a line that stand beside one another.
const SIGNS = /[\t|·•,;:()[\]{}"“”„‟«»/…*]|\s[–—-]\s/u;

const lettersIn = (word: string): string => fold(word).replace(/[^a-z]/g, '');

// Whether a word that stands beside a name with no sign between may be a part of it.
function mayBePart(word: string, letters: string): boolean {
  if (!/^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(word) || isJoining(word) || isMembership(word)) return false;
  if (isToldBy(word, letters)) return true;
  const isNamed = isKnownSurname(word) || isKnownGiven(word) || isFormedAsSurname(word);
  return isNamed && isNothingElse(word) && (!isOrdinary(lettersIn(word)) || /^\p{Lu}\p{Ll}+$/u.test(word));
}

/** Whether a word is no trade, title, degree, skill, language or heading. */
const isNothingElse = (word: string): boolean =>
  !isOccupation(word) &&
  !looksLikeTitle(word) &&
  !looksLikeDegree(word) &&
  skillNamed(word) === null &&
  languageNamed(word) === null &&
  sectionOf(word) === null;

// One word behind the name that fills its cell and is nothing that stands behind names: "Rua" of "Cathal Mac Giolla Rua".
function isLastWord(word: string): boolean {
  return (
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    !isMembership(word) &&
    withoutGenerationBehind(['', word]).length > 1 &&
    isNothingElse(word) &&
    !looksLikeEmployer(word) &&
    placeIn(word) === null &&
    !isOrdinary(lettersIn(word))
  );
}

/**
 * Whether words are left that may be of a name, beside what was read of it: "Moe" of "Ragnhild (Ragna) Sæther Moe". A town that is
 * told elsewhere, or the only one of the top, is none.
 * @param quote the line that it was read from
 */
export function isCutShort(name: string, quote: string, { letters, all }: Told): boolean {
  const own = new Set(name.split(/[\s-]+/).map(lettersIn));
  const isOwn = (word: string): boolean =>
    word.split('-').every((part) => part === '' || own.has(lettersIn(part)));
  // "K. Vigneshwaran (Vigneshwaran Krishnamoorthy)": what an initial of the name stands for is no more of it.
  const initials = name.split(' ').filter((word) => /^\p{Lu}\.?$/u.test(word));
  const isSpelled = (word: string): boolean =>
    word.length > 2 && initials.some((initial) => initial.charAt(0) === word.charAt(0));
  const isMore = (word: string): boolean => mayBePart(word, letters) && !isSpelled(word);
  // "Jane Harrow Age: 34" has the next label behind it.
  for (const piece of withoutInUse(quote)
    .replace(/\s\p{L}+\s?:/gu, ' | ')
    .split(SIGNS)) {
    const words = withoutPostNominals(withoutTitles(piece.trim()), false).split(/\s+/);
    const named = words.flatMap((word, at) => (isOwn(word) && !isJoining(word) ? [at] : []));
    const [first, last] = [named[0], named.at(-1)];
    if (first === undefined || last === undefined) continue;
    const [before, behind] = [words.slice(0, first), words.slice(last + 1)];
    if (before.length > 0 && isMore(before.at(-1) ?? '')) return true;
    const isWhole = words.filter(isOwn).flatMap((word) => word.split('-')).length >= own.size;
    if (isWhole && before.length === 0 && behind.length === 1 && isLastWord(behind[0] ?? '')) return true;
    const [next = ''] = behind;
    const town = behind.join(' ');
    const isTown = placeIn(town) !== null || placeIn(next) !== null;
    const isTold = isTown && (isPlaceElsewhere(town, quote, all) || !hasOtherPlace(quote, all));
    const isWork = behind.length > 1 && looksLikeTitle(town) && isOccupation(town);
    if (behind.length > 0 && !isTold && !isWork && (isMore(next) || (isTown && behind.length === 1)))
      return true;
  }
  return false;
}

const placesOf = (text: string): string[] => text.split(/\t|,|\s[–—|·•-]\s|\d+/).map((part) => part.trim());

const isPlaceElsewhere = (town: string, quote: string, all: Told['all']): boolean =>
  all.some(({ text }) => text !== quote && placesOf(text).some((part) => plain(part) === plain(town)));

const hasOtherPlace = (quote: string, all: Told['all']): boolean =>
  all
    .slice(0, 15)
    .some(({ text }) => text !== quote && placesOf(text).some((part) => placeIn(part) !== null));
