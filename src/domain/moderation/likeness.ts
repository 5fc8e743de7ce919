import { createRequire } from 'node:module';
import { isEnglish, tagged } from '../speech/index.ts';
import { isForEverybody } from './everybody.ts';
import { type OwnWord, ownWordIn } from './own-words.ts';
import { SIGNS, signsOf } from './signs.ts';
import type { Subject } from './types.ts';
import { isIn, known } from './work-words.ts';

/** The numbers that tell a word's meaning: of words of like meaning they are near. */
export const SIZE = 32;
/** The least, the greatest and the mean of a sentence's words, by number. */
const DENSE = 3 * SIZE;
/** How many places the words, pairs, letters and turns of a sentence are counted in. */
export const PLACES = 2 ** 16;
/** The places of weights: those, then the meaning, then the soft signs of the rules, then what every sentence has. */
export const WIDTH = PLACES + DENSE + SIGNS + 1;
/** What a soft sign counts. */
const SIGN = 0.5;

/** A reader as `npm run wording:make` writes it. */
export interface Written {
  /** The words whose meaning is known, parted by spaces. */
  words: string;
  /** Their meaning in base64: `SIZE` numbers of four bits a word. */
  meanings: string;
  /** The weights in base64, each a signed byte times `scale`. */
  weights: string;
  /** Those of the meaning, of the signs and of every sentence, times `scale`. */
  dense: readonly number[];
  scale: number;
  /**
   * By what a text is about, what a sentence weighs at least that is held; `own` where it has a word of somebody's own life;
   * `loose` and `described` what it weighs at most where what is only doubted of it in this way is let go.
   */
  thresholds: Readonly<Record<Subject, { plain: number; own: number } & Record<Doubt, number>>>;
}

/** What is doubted of a sentence: a word that says little by itself, or how it describes somebody. */
export type Doubt = 'loose' | 'described';

/** The places of a sentence with what each counts. */
export type Features = readonly (readonly [place: number, value: number])[];

/** What a word means, as `SIZE` numbers from -8 to 7; undefined where it is not known. */
export type Meanings = (word: string) => ArrayLike<number> | undefined;

/** Unpacks the meanings of words. */
export function meaningsOf({ words, meanings }: Pick<Written, 'words' | 'meanings'>): Meanings {
  const bytes = Buffer.from(meanings, 'base64');
  const at = new Map(words.split(' ').map((word, position) => [word, position]));
  return (word) => {
    const known = formsOf(word).find((form) => at.has(form));
    const position = known === undefined ? undefined : at.get(known);
    if (position === undefined) return undefined;
    const packed = bytes.subarray((position * SIZE) / 2, ((position + 1) * SIZE) / 2);
    return Int8Array.from({ length: SIZE }, (_, i) => (((packed[i >> 1] ?? 0) >> (4 * (i % 2))) & 15) - 8);
  };
}

/** A word, and what it may be a form of. */
const formsOf = (word: string): string[] => [
  word,
  ...ENDINGS.flatMap(([ending, stem]) => {
    const form = word.replace(ending, stem);
    return form === word || form.length < 3 ? [] : [form];
  }),
];
const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/'s?$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ed$/, ''],
  [/d$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/(.)\1(?:ing|ed)$/, '$1'],
  [/ly$/, ''],
];

const FUNCTION_WORD =
  /^(?:you|your|we|our|us|he|his|him|she|her|they|their|them|who|whose|someone|somebody|anyone|anybody|nobody|no|not|none|never|only|must|should|need|needs|want|wants|prefer|preferred|preferably|ideal|ideally|like|would|rather|one|ones|those|people|person|candidates?|applicants?|apply|send|if|so|for|from|with|without|of|to|be|is|are|was|were|has|have|had|can|cannot|do|does|will|any|all|every|whatever|regardless|welcome|too|enough|under|over|than|past|i|me|my|it|this|that|and|or|but|because|as|the|an?|in|on|at|by|please)$/;
const EMPTY = /^(?:the|an?|of|to|and|or|in|on|at|for|with|is|are|be|our|we|it|that|this)$/;

const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ing|edly|ed|ly|ies|es|s)$/, '') : word;

// FNV-1a, mixed once more.
function placeOf(feature: string): number {
  let hash = 2166136261;
  for (let i = 0; i < feature.length; i += 1) hash = Math.imul(hash ^ feature.charCodeAt(i), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) % PLACES;
}

function classesOf(word: string): string[] {
  const { life, persons, traits, occupations, having } = known();
  const lists = { life, persons, traits, occupations, having };
  return Object.entries(lists).flatMap(([name, list]) => (isIn(list, word) ? [name] : []));
}

/** A sentence by its words, their pairs, the letters of its words, its build, what its words mean and the rules' soft signs. */
export function featuresOf(sentence: string, meanings: Meanings): Features {
  const words = tagged(sentence)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ text, pos }) => ({ word: /\d/.test(text) ? '#' : text.toLowerCase(), pos }));
  const counts = new Map<number, number>();
  const add = (feature: string, value: number) => {
    const place = placeOf(feature);
    counts.set(place, Math.max(counts.get(place) ?? 0, value));
  };
  words.forEach(({ word }, at) => {
    add(`w${stemOf(word)}`, 1);
    const next = words[at + 1];
    if (next !== undefined) add(`p${stemOf(word)} ${stemOf(next.word)}`, 1);
    for (const letters of runsOf([...`^${word}$`], 3, 5)) add(`c${letters.join('')}`, 0.5);
  });
  const classed = words.map(({ word, pos }) => ({ word, pos, classes: classesOf(word) }));
  const build = classed.map(({ word, pos, classes: [first] }) =>
    FUNCTION_WORD.test(word) ? word : (first ?? pos),
  );
  for (const run of runsOf(['<', ...build, '>'], 2, 4)) add(`k${run.join(' ')}`, 0.5);
  const classes = new Set(classed.flatMap((one) => one.classes));
  for (const one of classes) {
    add(`C${one}`, 1);
    for (const { word } of words) if (FUNCTION_WORD.test(word)) add(`x${word}${one}`, 0.5);
  }
  const length = Math.hypot(...counts.values()) || 1;
  return [
    ...[...counts].map(([place, value]) => [place, value / length] as const),
    ...ofMeaning(
      words.flatMap(({ word }) => {
        const meaning = EMPTY.test(word) ? undefined : meanings(word);
        return meaning === undefined ? [] : [meaning];
      }),
    ),
    ...[...signsOf(sentence)].map((sign) => [PLACES + DENSE + sign, SIGN] as const),
    [WIDTH - 1, 1],
  ];
}

function* runsOf<T>(all: readonly T[], least: number, most: number): Generator<T[]> {
  for (let size = least; size <= most; size += 1)
    for (let at = 0; at + size <= all.length; at += 1) yield all.slice(at, at + size);
}

function ofMeaning(vectors: readonly ArrayLike<number>[]): Features {
  if (vectors.length === 0) return [];
  return Array.from({ length: SIZE }, (_, i) => {
    const numbers = vectors.map((vector) => (vector[i] ?? 0) / 2);
    const sum = numbers.reduce((a, b) => a + b, 0);
    return [
      [PLACES + i, sum / Math.sqrt(numbers.length) / 2] as const,
      [PLACES + SIZE + i, Math.max(...numbers)] as const,
      [PLACES + 2 * SIZE + i, Math.min(...numbers)] as const,
    ];
  }).flat();
}

/** Whether a sentence is English, for the most part: others are not read. */
export function isRead(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 3 && words.filter(isEnglish).length >= words.length * 0.7;
}

/** What a sentence weighs by a reader's weights. */
export const weightOf = (features: Features, weights: ArrayLike<number>, scale = 1): number =>
  scale * features.reduce((sum, [place, value]) => sum + (weights[place] ?? 0) * value, 0);

/** The weights of a written reader by place. */
export function weightsOf({ weights, dense }: Pick<Written, 'weights' | 'dense'>): Float32Array {
  const bytes = Buffer.from(weights, 'base64');
  return Float32Array.from([...new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), ...dense]);
}

const require = createRequire(import.meta.url);
let loaded: { meanings: Meanings; weights: Float32Array; written: Written } | undefined;

// Read when the first text is looked at, not with the program.
function own(): NonNullable<typeof loaded> {
  if (loaded === undefined) {
    const written: Written = require('#src/domain/moderation/likeness.json');
    loaded = { meanings: meaningsOf(written), weights: weightsOf(written), written };
  }
  return loaded;
}

/**
 * Reads whether a sentence is like the lines of `test/eval/wording` that say who a person should be, or what of a person has no
 * place in hiring, more than like lawful ones: a logistic regression, which `npm run wording:make` trains. It knows lines
 * and no law, so that it may only hold. Where the sentence has a word of somebody's own life it must be well like lawful
 * ones not to be held.
 * @returns that word, or null, of a sentence that is held; undefined of one that is not
 */
export function readLikeness(sentence: string, subject: Subject): OwnWord | null | undefined {
  if (isForEverybody(sentence) || !isRead(sentence)) return undefined;
  const weight = weighed(sentence);
  const { plain, own: least } = own().written.thresholds[subject];
  if (weight >= plain) return null;
  return weight >= least ? (ownWordIn(sentence) ?? undefined) : undefined;
}

/** Whether a sentence reads so well like lawful lines that what is only doubted of it is let go. */
export const readsLawful = (sentence: string, subject: Subject, doubt: Doubt): boolean =>
  isRead(sentence) && weighed(sentence) < own().written.thresholds[subject][doubt];

function weighed(sentence: string): number {
  const { meanings, weights, written } = own();
  return weightOf(featuresOf(sentence, meanings), weights, written.scale);
}
