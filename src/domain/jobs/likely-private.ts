import { createRequire } from 'node:module';
import { sentencesOf } from './text-lines.ts';

/**
 * How likely a sentence of a brief is for the recruiter alone: who leaves and why, what is charged, who else is asked, what is said in
 * passing. The weights are learned from briefs whose private words are known, by test/eval/briefs/learn-private.ts; they stand behind the
 * rules, for what no rule has a word for.
 */

const require = createRequire(import.meta.url);
const weights: Record<string, number> = require('#src/domain/jobs/private-weights.json');

/** The constant against which the signs of a sentence are weighed. */
export const OPEN = '(open)';
/** So much of what stands beside a sentence counts for it: what is private stands together. */
const OF_NEIGHBOUR = 0.15;
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

/** The weight for a sentence to be private: the logarithm of its odds. */
export const weightOf = (said: string, of: (sign: string) => number = (sign) => weights[sign] ?? 0): number =>
  signsOfSaid(said).reduce((sum, sign) => sum + of(sign), 0) - of(OPEN);

/** The chance, from 0 to 1, that a sentence is private, by its own weight and those of what stands before and behind it (0 where nothing does). */
export const chanceOf = (own: number, before: number, behind: number): number =>
  1 / (1 + Math.exp(-(own + OF_NEIGHBOUR * (before + behind))));

/** The sentences of a brief in its order, as the weights are learned from them. */
export const saidIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(sentencesOf);
