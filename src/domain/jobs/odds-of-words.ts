import { sentencesOf } from './text-lines.ts';

/** What is said weighed by its words: the signs of a sentence, and the sum of what they weigh (logistic regression over words and their pairs). */

/** The constant against which the signs of a sentence are weighed. */
export const OPEN = '(open)';
/** What most words share their beginning with, of longer ones. */
const BEGINNING = 5;
const MOST_NAMES = 4;
const MOST_LENGTHS = 6;

const wordsOf = (said: string): string[] =>
  said
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\d+/gu, '0')
    .match(/\p{L}+(?:'\p{L}+)?|[0?!€$£%@"()…]/gu) ?? [];

/** The signs of a sentence: its words, their beginnings and pairs, how many names stand in it, and how long it is. */
export function signsOfSaid(said: string): string[] {
  const words = wordsOf(said);
  const framed = ['<', ...words, '>'];
  const names = (said.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu) ?? []).length;
  return [
    ...new Set([
      `names ${Math.min(names, MOST_NAMES)}`,
      `length ${Math.min(MOST_LENGTHS, Math.floor(Math.log2(1 + words.length)))}`,
      ...words,
      ...words.filter((word) => word.length > BEGINNING).map((word) => `${word.slice(0, BEGINNING)}*`),
      ...framed.slice(1).map((word, at) => `${framed[at]} ${word}`),
    ]),
  ];
}

/** The logarithm of the odds of a sentence, by the weights of its signs. */
export const weighedBy = (said: string, of: (sign: string) => number): number =>
  signsOfSaid(said).reduce((sum, sign) => sum + of(sign), 0) - of(OPEN);

/** The chance, from 0 to 1, that such a weight stands for. */
export const chance = (weight: number): number => 1 / (1 + Math.exp(-weight));

/** The sentences of a brief in its order, as the weights are learned from them. */
export const saidIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(sentencesOf);
