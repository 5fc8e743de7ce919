import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { POST_NOMINALS } from '../names/tables.ts';
import { isContactLine } from './contact.ts';
import { behindComma, isMembership, withoutTitles } from './name-affixes.ts';
import { isCallingLine } from './name-called.ts';
import { isOccupation } from './name-doubts.ts';
import { asTwo, isFormedAsSurname, lettersOf } from './name-evidence.ts';
import { isNameLabel, LABEL, labelIn } from './name-labels.ts';
import { isKnownWord } from './name-plain.ts';
import { nameShape } from './name-shapes.ts';
import { isGivenAlone, PAPER_ALONE } from './name-two-lines.ts';
import { PARTICLE } from './name-written.ts';
import { sectionOf, spaced } from './sections.ts';
import type { CvLine } from './source.ts';
import { languageNamed, placeIn, skillNamed } from './vocabulary.ts';
import { looksLikeDegree, looksLikeEmployer, looksLikeSchool, looksLikeTitle } from './words.ts';

const WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
const ASIDE = /\s*\((?:\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*)?|\p{Ll}+(?:\/\p{Ll}+)+)\)/gu;
/** What stands between the names of somebody and is no particle of Europe's languages alone. */
const JOINING =
  /^(?:bin|binti|binte|bte|bt|bint|ibn|ní|ni|nic|mac|mhic|uí|ui|ó|al|el|in|op|aan|a\/[lp]|[sd]\/o)$/iu;

const PAPER =
  /^(?:cv|c\.v\.|curriculum vitae|lebenslauf|resume|résumé)(?:\s*[:|–—-]\s*|\s+(?:of\s+)?)(?=\p{Lu})/iu;

/** The words of a piece of a name, without what somebody is called and pronouns in brackets. */
export const wordsOf = (text: string): string[] => text.replace(ASIDE, ' ').trim().split(/\s+/);

/** Whether a word joins names and is none by itself: "van", "binti". */
export const isJoining = (word: string): boolean => PARTICLE.test(word) || JOINING.test(word);

/** The piece of a name that a line may be: its words where nothing else stands on it but how to reach or find its owner. */
export function pieceOf(line: CvLine): string | null {
  if (line.bullet || line.text.length > 70 || isCallingLine(line.text)) return null;
  const cells = spaced(line.text.replace(PAPER, ''))
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [first = '', ...others] = cells;
  if (others.length > 0 && isNameLabel(labelIn(first))) return null;
  const isBeside = (cell: string): boolean =>
    isContactLine(cell) || /^[+(\d][\d\s()/.-]{6,}$/.test(cell) || (placeIn(cell) !== null && !isNames(cell));
  const named = cells.filter((cell) => !isBeside(cell));
  const own = named.length === 2 ? named.filter((cell) => placeIn(cell) === null) : named;
  const [written = ''] = own;
  // "Kowalczyk-Stone, LCSW"
  const [before = '', ...behind] = written.split(/\s*,\s+/);
  const isLettered = behind.length > 0 && behind.every((part) => behindComma(part, before) === 'affixes');
  const text = isLettered ? before : written;
  return own.length === 1 && isPiece(text) ? text : null;
}

const isNames = (text: string): boolean =>
  text.split(' ').every((word) => isKnownSurname(word) || isKnownGiven(word));

// "MCIPR", "FCCA MBA" below a name.
const isLettersOf = (word: string): boolean =>
  POST_NOMINALS.has(fold(word).replace(/[.,]/g, '')) || isMembership(word);

function isPiece(text: string): boolean {
  const bare = withoutTitles(text);
  const words = wordsOf(bare);
  return (
    words.length < 6 &&
    /^\p{L}/u.test(words[0] ?? '') &&
    words.some((word) => WORD.test(word)) &&
    words.every((word) => WORD.test(word) || isJoining(word)) &&
    // "CDL-A", "LGV-C": a licence.
    !words.some((word) => /^\p{Lu}{2,4}-\p{Lu}$/u.test(word)) &&
    LABEL.exec(text) === null &&
    sectionOf(bare) === null &&
    !PAPER_ALONE.test(bare) &&
    !words.every(isLettersOf) &&
    !isOccupation(bare) &&
    !looksLikeEmployer(bare) &&
    !looksLikeSchool(bare) &&
    !(looksLikeDegree(bare) && !words.every(isSurnameLike)) &&
    languageNamed(bare) === null &&
    skillNamed(bare) === null
  );
}

const lettersIn = (word: string): string => fold(word).replace(/[^a-z]/g, '');

/** Whether a word stands in surnames and is none of every day. */
export const isSurnameLike = (word: string): boolean =>
  isJoining(word) ||
  ((isKnownSurname(word) || isFormedAsSurname(word)) &&
    !isOrdinary(lettersIn(word)) &&
    !looksLikeTitle(word));

/** Whether a word may stand in a name: a known one, or one that no list and no dictionary knows. */
export const isNameLike = (word: string): boolean =>
  isSurnameLike(word) ||
  (isKnownGiven(word) && !looksLikeTitle(word)) ||
  /^\p{Lu}\.?$/u.test(word) ||
  (lettersIn(word).length > 2 &&
    !word.split('-').some((part) => part.length > 2 && isKnownWord(part) && !isKnownSurname(part)));

/** The same in large type, where a surname that no list has may look like a word. */
export const isLargeName = (word: string): boolean =>
  isNameLike(word) && (isSurelyName(word) || nameShape(word) >= -1.5);

/** The same for one in the type of the text, where it has to be made as names are if no list knows it. */
export const isSurelyName = (word: string): boolean =>
  isSurnameLike(word) || isKnownGiven(word) || (isNameLike(word) && nameShape(word) >= 0);

/** Whether an address has a word of more than three letters, which no other word accounts for. */
export function isToldBy(word: string, letters: string): boolean {
  const own = [word, asTwo(word)].map((form) => lettersOf(form).trim());
  return own
    .flatMap((form) => form.split(' '))
    .some(
      (part) =>
        part.length > 3 && letters.split(' ').some((token) => token.endsWith(part) || token.startsWith(part)),
    );
}

/** Whether words are given names alone, for all that titles and brackets say. */
export const isCalled = (text: string): boolean => isGivenAlone(wordsOf(withoutTitles(text)).join(' '));

/** Whether words are the name of a place and no surname. */
export const isTown = (text: string): boolean =>
  placeIn(text) !== null && !text.split(' ').every(isKnownSurname);
