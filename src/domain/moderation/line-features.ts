import { BASIS, hashOn } from '#src/lib/hashes.ts';

/** What of a line is counted for its weight (`line-reader.ts`): its words, what they begin and end with, and how they stand together. */

/** What most words share their beginning with, of longer ones. */
const BEGINNING = 5;
const ENDING = 4;

const wordsOf = (line: string): string[] =>
  line
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replaceAll(/\p{N}/gu, '0')
    .match(/[\p{L}\p{M}\p{N}_]+(?:'[\p{L}\p{M}\p{N}_]+)?|[?!%$€£]/gu) ?? [];

/** The hash of words one behind the other; null stands for any word. */
function hashOfRun(words: readonly (string | null | undefined)[]): number {
  let hash = BASIS;
  for (const word of words) hash = hashOn(hashOn(hash, word ?? '\u0001'), ' ');
  return hash;
}

/**
 * How often each sign occurs in a line, by its hash: words alone, two and three in a row, two with any one between them, three of four in a
 * row, and the first five and last four letters of longer words.
 */
export function signsOfLine(line: string): Map<number, number> {
  const words = wordsOf(line);
  const framed = ['<', ...words, '>'];
  const signs = new Map<number, number>();
  const add = (...run: (string | null | undefined)[]): void => {
    const hash = hashOfRun(run);
    signs.set(hash, (signs.get(hash) ?? 0) + 1);
  };
  for (const word of words) {
    add(word);
    if (word.length > BEGINNING) {
      add(`${word.slice(0, BEGINNING)}*`);
      add(`*${word.slice(-ENDING)}`);
    }
  }
  for (const [at, word] of framed.entries()) {
    const [next, third, fourth] = framed.slice(at + 1, at + 4);
    if (next !== undefined) add(word, next);
    if (third !== undefined) {
      add(word, next, third);
      add(word, null, third);
    }
    if (fourth !== undefined) {
      add(word, null, third, fourth);
      add(word, next, null, fourth);
    }
  }
  return signs;
}

/** The share of the words of a line, from 0 to 1, that a reader has learned. */
export function knownShare(line: string, isKnown: (hash: number) => boolean): number {
  const words = wordsOf(line);
  return words.length === 0 ? 0 : words.filter((word) => isKnown(hashOfRun([word]))).length / words.length;
}
