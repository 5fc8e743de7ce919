import { fold } from '#src/lib/fold.ts';
import { linesOf } from '../lexicon/data-file.ts';
import { inEnglishLetters } from './casing.ts';
import { isGivenName } from './nicknames.ts';

const wordsOf = (...files: string[]): ReadonlySet<string> =>
  new Set(files.flatMap(linesOf).flatMap((line) => line.split(' ')));

let given: ReadonlySet<string> | undefined;
let surnames: ReadonlySet<string> | undefined;

const bareOf = (word: string): string => fold(word).replace(/[.,’'()]/g, '');

// The lists have a name as its language writes it, or in the letters of English alone.
const has = (names: ReadonlySet<string>, part: string): boolean =>
  names.has(part) || names.has(inEnglishLetters(part));

/** Whether a word, or each part of one with hyphens, is a given name of the markets' languages. */
export function isGiven(word: string): boolean {
  given ??= wordsOf('given-names.txt');
  const names = given;
  const bare = bareOf(word);
  const isOne = (part: string): boolean => has(names, part) || isGivenName(part);
  return bare !== '' && (isOne(bare) || (bare.includes('-') && bare.split('-').every(isOne)));
}

let moreGiven: ReadonlySet<string> | undefined;
let moreSurnames: ReadonlySet<string> | undefined;

/**
 * Whether a word, or each part of one with hyphens, is a given name somewhere. It is evidence that words are somebody's name; which
 * of them is the surname, `isGiven` tells alone.
 */
export function isKnownGiven(word: string): boolean {
  if (isGiven(word)) return true;
  moreGiven ??= wordsOf('more-given-names.txt', 'given-names-abroad.txt');
  const names = moreGiven;
  return bareOf(word)
    .split('-')
    .every((part) => has(names, part) || isGiven(part));
}

let rareGiven: ReadonlySet<string> | undefined;

/** Whether a word, or each part of one with hyphens, is a given name that is seldom met: evidence beside other evidence alone. */
export function isRareGiven(word: string): boolean {
  rareGiven ??= wordsOf('rare-given-names.txt');
  const names = rareGiven;
  return bareOf(word)
    .split('-')
    .every((part) => has(names, part) || isKnownGiven(part));
}

/** Whether a word, or a part of one with hyphens, is a surname somewhere. It is evidence as `isKnownGiven` is. */
export function isKnownSurname(word: string): boolean {
  if (isSurname(word)) return true;
  moreSurnames ??= wordsOf('more-surnames.txt', 'surnames-abroad.txt');
  const names = moreSurnames;
  return bareOf(word)
    .split('-')
    .some((part) => part.length > 3 && has(names, part));
}

let both: ReadonlySet<string> | undefined;

/** Whether a word that means something else is a name as well, "Precious", "Esperance": one beside a known name alone. */
export function isNameAndWord(word: string): boolean {
  both ??= wordsOf('names-and-words.txt');
  return both.has(bareOf(word));
}

/** Whether a word is a given name that nobody takes for a surname. */
export const isGivenAlone = (word: string): boolean => isKnownGiven(word) && !isSurname(word);

/** Whether a word, or a part of one with hyphens, is a common surname. */
export function isSurname(word: string): boolean {
  surnames ??= wordsOf('surnames.txt');
  const names = surnames;
  const bare = bareOf(word);
  return has(names, bare) || bare.split('-').some((part) => part.length > 3 && has(names, part));
}
