import { stemmer } from 'stemmer';
import { WORDS } from './vocabulary.ts';

/** The weight of two neighbouring words beside that of one. */
const PAIR_WEIGHT = 0.7;
/** How much the mean of the three best phrasings adds to the best one. */
const BREADTH = 0.3;
/** How much all phrasings of an action together count beside its closest ones. */
const TOGETHER = 1;

type Features = ReadonlyMap<string, number>;

/** What is asked for in people's own words. */
interface Phrased {
  readonly name: string;
  readonly synonyms: readonly string[];
  /** Separated by semicolons. */
  readonly phrasings: string;
}

interface Phrasing {
  action: string;
  features: Features;
  norm: number;
}

interface PhrasingIndex {
  phrasings: readonly Phrasing[];
  /** The positions of the phrasings that have a feature. */
  postings: ReadonlyMap<string, readonly number[]>;
  /** For each feature its weight in all phrasings of an action together, whose vector has the length 1. */
  together: ReadonlyMap<string, readonly (readonly [action: string, weight: number])[]>;
  /** How many phrasings have a feature. */
  idf(feature: string): number;
}

const PEOPLE = new Set([
  'he',
  'him',
  'his',
  'she',
  'her',
  'hers',
  'somebody',
  'someone',
  'anybody',
  'anyone',
]);
const DAYS = /^(mon|tues|wednes|thurs|fri|satur|sun)days?$/;
const EMPTY = new Set([
  'a',
  'an',
  'the',
  'please',
  'can',
  'could',
  'you',
  'and',
  'for',
  'just',
  'so',
  'of',
  'is',
  'are',
  'to',
  'we',
  'i',
]);
const PERSON = '<person>';

/**
 * The words of a request: stems, with people, days and numbers each as one word. A name decides nothing.
 * @param isKnown tells a word that phrasings use from a name, where a request begins with a capital
 */
export function wordsOf(text: string, isKnown: (stem: string) => boolean = () => true): string[] {
  const found: string[] = [];
  for (const [raw] of text
    .replaceAll(/['’](s|re|ll|ve|d|m)\b/g, ' ')
    .replaceAll(/['’]/g, '')
    .matchAll(/[\p{L}\d]+/gu)) {
    const word = raw.toLowerCase();
    if (EMPTY.has(word)) continue;
    const known = WORDS[word];
    if (/\d/.test(word)) found.push('<number>');
    else if (DAYS.test(word)) found.push('<day>');
    else if (PEOPLE.has(word) || (known === undefined && isName(raw, found.length === 0, isKnown))) {
      if (found.at(-1) !== PERSON) found.push(PERSON);
    } else found.push(stemmer(known ?? word));
  }
  return found;
}

function isName(raw: string, first: boolean, isKnown: (stem: string) => boolean): boolean {
  return /^\p{Lu}\p{Ll}/u.test(raw) && !(first && isKnown(stemmer(raw.toLowerCase())));
}

function featuresOf(words: readonly string[]): string[] {
  return [...new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)])];
}

const indexes = new WeakMap<ReadonlyMap<string, Phrased>, PhrasingIndex>();

function indexOf(catalogue: ReadonlyMap<string, Phrased>): PhrasingIndex {
  const known = indexes.get(catalogue);
  if (known !== undefined) return known;
  const listed = [...catalogue.values()].flatMap(({ name, phrasings, synonyms }) =>
    [...phrasings.split(/;\s+/), ...synonyms]
      .filter((phrasing) => phrasing.includes(' '))
      .map((phrasing) => ({ action: name, features: featuresOf(wordsOf(phrasing)) })),
  );
  const counts = new Map<string, number>();
  for (const { features } of listed)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const idf = (feature: string): number => {
    const rarity = Math.log((listed.length + 1) / ((counts.get(feature) ?? 0) + 1));
    return feature.includes(' ') ? rarity * PAIR_WEIGHT : rarity;
  };
  const postings = new Map<string, number[]>();
  const phrasings = listed.map(({ action, features }, position): Phrasing => {
    for (const feature of features) {
      const positions = postings.get(feature) ?? [];
      positions.push(position);
      postings.set(feature, positions);
    }
    const weights = new Map(features.map((feature) => [feature, idf(feature)]));
    return { action, features: weights, norm: normOf(weights.values()) };
  });
  const made = { phrasings, postings, together: togetherOf(phrasings), idf };
  indexes.set(catalogue, made);
  return made;
}

function togetherOf(phrasings: readonly Phrasing[]): Map<string, [string, number][]> {
  const sums = new Map<string, Map<string, number>>();
  for (const { action, features, norm } of phrasings) {
    const sum = sums.get(action) ?? new Map<string, number>();
    for (const [feature, weight] of features) sum.set(feature, (sum.get(feature) ?? 0) + weight / norm);
    sums.set(action, sum);
  }
  const found = new Map<string, [string, number][]>();
  for (const [action, sum] of sums) {
    const norm = normOf(sum.values());
    for (const [feature, weight] of sum)
      found.set(feature, [...(found.get(feature) ?? []), [action, weight / norm]]);
  }
  return found;
}

function normOf(weights: Iterable<number>): number {
  let sum = 0;
  for (const weight of weights) sum += weight * weight;
  return Math.sqrt(sum) || 1;
}

/**
 * How close a request comes to the known phrasings of each action, from 0 to about 1: the cosine of their words and pairs
 * of neighbouring words, weighted by rarity (inverse document frequency).
 */
export function phrasingScores(catalogue: ReadonlyMap<string, Phrased>, query: string): Map<string, number> {
  const index = indexOf(catalogue);
  const words = wordsOf(query.slice(0, 500), (stem) => index.postings.has(stem));
  const features = featuresOf(words).filter((feature) => index.postings.has(feature));
  const norm = normOf(features.map(index.idf));
  const dots = new Map<number, number>();
  for (const feature of features) {
    const weight = index.idf(feature) ** 2;
    for (const position of index.postings.get(feature) ?? [])
      dots.set(position, (dots.get(position) ?? 0) + weight);
  }
  const best = new Map<string, number[]>();
  for (const [position, dot] of dots) {
    const phrasing = index.phrasings[position];
    if (phrasing === undefined) continue;
    const scores = best.get(phrasing.action) ?? [];
    scores.push(dot / (norm * phrasing.norm));
    best.set(phrasing.action, scores);
  }
  const whole = new Map<string, number>();
  for (const feature of features)
    for (const [action, weight] of index.together.get(feature) ?? [])
      whole.set(action, (whole.get(action) ?? 0) + (weight * index.idf(feature)) / norm);
  return new Map(
    [...best].map(([action, scores]) => {
      const [first = 0, second = 0, third = 0] = scores.sort((a, b) => b - a);
      const near = first + (BREADTH * (first + second + third)) / 3;
      return [action, near + TOGETHER * (whole.get(action) ?? 0)];
    }),
  );
}
