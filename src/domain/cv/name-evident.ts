import { fold } from '#src/lib/fold.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { agreement, isFormedAsSurname } from './name-evidence.ts';
import { nameIn } from './name-in.ts';
import type { CvLine } from './source.ts';

/** How many lines of a page's beginning and end are where its owner's name may stand in the type of the text. */
const FIRST = 3;
const LAST = 3;
/** How much larger than most lines a heading is. */
const LARGER = 1.15;

const isPerhapsWords = (name: string): boolean => {
  const [first = '', last = '', ...more] = name.split(' ');
  return (
    more.length === 0 &&
    isKnownSurname(first) &&
    !isKnownGiven(first) &&
    !isKnownGiven(last) &&
    !isKnownSurname(last) &&
    !isFormedAsSurname(last) &&
    /^\p{L}{3,}$/u.test(last)
  );
};

const wordsOf = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? [];

/**
 * Whether anything but one place within the text tells of a name that it is the page's owner's: a label, a title or brackets beside it, the address or
 * the file's name, a place at the beginning, at the end, in a margin or in larger type, or a second place. What was set apart over lines is not judged.
 * @param quote the words that it was read from
 * @param letters the words of the e-mail address, the profile, an own domain and the file's name
 */
export function isEvident(name: string, quote: string, lines: readonly CvLine[], letters: string): boolean {
  const named = nameIn(quote);
  if (named?.labelled || named?.dressed || quote.includes('(') || agreement(name, letters) > 0) return true;
  const words = wordsOf(name);
  const at = lines.flatMap(({ text }, index) => {
    const written = new Set(wordsOf(text));
    return words.every((word) => written.has(word)) ? [index] : [];
  });
  const [only] = at;
  const line = only === undefined ? undefined : lines[only];
  if (only === undefined || line === undefined || at.length > 1) return true;
  // "Grüner Daumen": of a surname before a word that no list of names has, nothing tells whether it is anybody.
  if (isPerhapsWords(name)) return false;
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? line.size;
  return (
    only < FIRST || only >= lines.length - LAST || line.margin || line.styled || line.size >= usual * LARGER
  );
}
