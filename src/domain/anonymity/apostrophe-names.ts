import { distance } from 'fastest-levenshtein';
import { matchesOf } from '#src/lib/matches.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isEnglish } from '../speech/index.ts';
import { folded } from './fold.ts';
import type { Find } from './near.ts';

const APOSTROPHE = /['’ʼ`]/gu;
const PREFIXED = /^\p{L}{1,2}['’ʼ`]\p{L}{3,}$/u;
/** A surname that is written with and without its apostrophe: `Oneil`, `ONeill`, `Dangelo`. */
const UNMARKED = /^(?:O|D|L)\p{L}{4,}$/iu;
const WORD =
  /(?<![\p{L}\p{M}\p{N}@._])\p{L}[\p{L}\p{M}]*(?:['’ʼ`]\p{L}[\p{L}\p{M}]+)?(?![\p{L}\p{M}\p{N}@])/gu;

const bare = (word: string): string => folded(word.replace(APOSTROPHE, '')).text;
const single = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1');

/** `Odea` is a word that nobody says; `Dance` is one. */
const isWord = (small: string, own: string): boolean =>
  isEnglish(small) && (small !== own || isOrdinary(small));

/**
 * Finds a surname with an apostrophe however that is written, and with a letter doubled or left single: `Oneil`, `ONeil` and `O’Neill` of
 * O'Neil; one other letter may be a slip.
 * @param how `same` but for apostrophe and doubled letters, or `near`, one letter off
 */
export function apostropheFinder(surname: string, how: 'same' | 'near'): Find | undefined {
  const isMarked = PREFIXED.test(surname);
  if (!isMarked && !UNMARKED.test(surname)) return undefined;
  const own = bare(surname);
  return (text) =>
    matchesOf(WORD, text).flatMap(({ 0: raw, index }) => {
      const said = raw.replace(/['’ʼ`]s$/iu, '');
      const isMarkedHere = PREFIXED.test(said);
      if (!/^\p{Lu}/u.test(said) || !(isMarked || isMarkedHere)) return [];
      const small = bare(said);
      if (small.charAt(0) !== own.charAt(0) || (!isMarkedHere && isWord(small, own))) return [];
      const isSame = single(small) === single(own);
      const is = how === 'same' ? isSame : !isSame && distance(small, own) === 1;
      return is ? [{ start: index, end: index + said.length }] : [];
    });
}
