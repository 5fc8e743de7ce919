import { createRequire } from 'node:module';
import { bytesOf, type Quantised } from '#src/lib/quantised.ts';
import { tagged } from '../../../speech/index.ts';
import type { CompiledQuery } from '../../facets.ts';
import { isOfOthers } from './frames.ts';
import type { Segment } from './segments.ts';

interface Weights {
  bias: number;
  weights: Record<string, number>;
}

interface WeightsOfMeaning extends Weights {
  /** Of each number of a sentence's vector. */
  vector: Quantised;
}

const require = createRequire(import.meta.url);
const byWords: Weights = require('#src/domain/search/compile/rewording/stories.json');
const byMeaning: WeightsOfMeaning = require('#src/domain/search/compile/rewording/stories-by-meaning.json');
const ofVector = bytesOf(byMeaning.vector);

/**
 * What the sentences of a query mean, by their text: those that the sentence model has read, and those that it should read, as the words
 * alone leave them in doubt.
 */
export interface Meanings {
  known: ReadonlyMap<string, Float32Array>;
  wanted: Set<string>;
}

/**
 * What a sentence weighs at least that is left out, by how many conditions were read in it: one that chooses nobody is lost at little
 * cost, and one of three conditions asks. Of authors unknown to the reader one condition in a hundred weighs so much.
 */
const SURE = [0.5, 1.5, 1.5] as const;
/** The same of one whose meaning was read as well. */
const SURE_OF_MEANING = [0, 1.2, 1.3, 2.4] as const;
/** The same of one about somebody who is not looked for, in which nothing is read but what stories mention as well. */
const OF_OTHERS = -0.5;
/** How far from the least weight the words alone are in doubt, so that the meaning may tell otherwise. */
const IN_DOUBT = 4;

/** Whether a sentence only tells what is around the search: by its words, and by its meaning where that is known. */
export function isToldOnly(
  features: readonly string[],
  compiled: CompiledQuery,
  text: string,
  meanings: Meanings | undefined,
): boolean {
  const vector = meanings?.known.get(text);
  if (vector !== undefined) return weightOf(features, vector) >= leastByMeaning(compiled, text);
  const over = weightOf(features) - Math.min(leastFor(compiled, text), SURE[2]);
  if (Math.abs(over) < IN_DOUBT) meanings?.wanted.add(text);
  return weightOf(features) >= leastFor(compiled, text);
}

/** What the features of a sentence weigh: the logarithm of the odds that it only tells; with the meaning where its vector is given. */
export function weightOf(features: readonly string[], vector?: Float32Array): number {
  const { bias, weights } = vector === undefined ? byWords : byMeaning;
  const ofWords = features.reduce((sum, one) => sum + (weights[one] ?? 0), bias);
  if (vector === undefined) return ofWords;
  const meant = vector.reduce((sum, value, n) => sum + value * (ofVector[n] ?? 0), 0);
  return ofWords + meant * byMeaning.vector.scale;
}

/** What a sentence weighs at least, by what was read in it, that tells and does not ask. */
export const leastFor = (compiled: CompiledQuery, text: string): number => least(compiled, text, SURE);
/** The same by its meaning. */
export const leastByMeaning = (compiled: CompiledQuery, text: string): number =>
  least(compiled, text, SURE_OF_MEANING);

function least(compiled: CompiledQuery, text: string, sure: readonly number[]): number {
  const read = readIn(compiled);
  const so = sure[Math.min(read.length, 3)] ?? Infinity;
  const isOnlyTold =
    read.length <= 2 &&
    read.every(({ kind, values, movable }) => MENTIONED.has(kind) || (movable && values.length === 0)) &&
    tellsOfOthers(text);
  return isOnlyTold ? Math.min(so, OF_OTHERS) : so;
}
/** What is said of the job is asked for, as is what somebody does not mind or want. */
const OF_THE_JOB =
  /^(?:\p{L}+\s+){1,3}?(?:jobs?|roles?|positions?|vacanc(?:y|ies)|posts?|notice|requirements?|contracts?|salar(?:y|ies)|pay|rates?|budgets?|hours|shifts?|start|location|candidates?|person|hire|applicants?|spec|brief)(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})(?:not|no|never|nobody|none|without)(?!\p{L})/iu;
/** Of candidates and clients alike one says "they". */
const OF_EITHER = /^(?:(?:and|but|so|also)\s+)*(?:they|he|she|you)(?!\p{L})/iu;

/** Whether somebody who is not looked for does something in it: names and terms alone are what is asked for. */
export function tellsOfOthers(text: string): boolean {
  if (OF_THE_JOB.test(text) || OF_EITHER.test(text) || !isOfOthers(text)) return false;
  return tagged(text).some(({ text: word, pos }) => pos === 'AUX' || (pos === 'VERB' && !/ing$/i.test(word)));
}
/** What a story mentions of others as well: what they do, where and for whom. */
const MENTIONED: ReadonlySet<string> = new Set(['role', 'industry', 'employer', 'seniority', 'name']);

/** What was read of a text, without what was not understood and single words. */
export const readIn = ({ facets }: CompiledQuery) =>
  facets.filter(({ kind }) => kind !== 'unsupported' && kind !== 'keyword');

/** What of a sentence tells whether it asks or tells: its words, where it stands, and what was read in it. */
export function featuresOf(
  { text }: Segment,
  at: number,
  all: readonly Segment[],
  compiled: CompiledQuery,
): string[] {
  const { facets, notes } = compiled;
  const words = text.toLowerCase().match(/[\p{L}]+(?:'\p{L}+)?|\d+|[%€£$?!+]/gu) ?? [];
  const told = words.map((word) => (/^\d/.test(word) ? '#' : word));
  const kinds = facets.map(({ kind, strength }) => (strength === 'exclude' ? `not ${kind}` : kind));
  const read = readIn(compiled);
  const unread = facets.length - read.length;
  return [
    ...new Set([
      ...told.map((word) => `w ${word}`),
      ...told.slice(1).map((word, n) => `b ${told[n]} ${word}`),
      `first ${told[0] ?? ''}`,
      `begins ${told.slice(0, 2).join(' ')}`,
      ...kinds.map((kind) => `read ${kind}`),
      ...notes.map(({ code }) => `note ${code}`),
      read.length === 0 ? 'read nothing' : `read ${Math.min(3, read.length)}`,
      `unread ${Math.min(3, unread)}`,
      `of it ${share(read.length, facets.length)}`,
      `long ${Math.min(4, Math.floor(told.length / 4))}`,
      at === 0 ? 'at first' : at === all.length - 1 ? 'at last' : 'within',
    ]),
  ];
}

const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : part === whole ? 'all' : part * 2 >= whole ? 'most' : 'little';
