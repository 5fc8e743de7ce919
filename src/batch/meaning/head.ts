import { createHash } from 'node:crypto';
import { wordsOf } from '../phrase-match.ts';

/** The classifier as `npm run requests:make` writes it to `head.json`. */
export interface Written {
  /** The words it reads besides the vector, with their rarity (inverse document frequency). */
  words: Readonly<Record<string, number>>;
  rows: readonly Row[];
}

/** What is known of an action from how people ask for it: a row of a linear classifier. */
export interface Row {
  action: string;
  /** Of the words it was made from (`wordsHash`). */
  words: string;
  /** In base64, each a signed byte times `scale`: 512 weights of a sentence's vector, one of each word, and a bias. */
  weights: string;
  scale: number;
}

export interface Head {
  rows: readonly { action: string; scale: number }[];
  words: Vocabulary;
  /** Row by row. */
  weights: Int8Array;
}

/** The words that a classifier reads: the place of each after the sentence's vector, and its rarity. */
export type Vocabulary = ReadonlyMap<string, { at: number; rarity: number }>;

/** A sentence as a classifier reads it: its vector, and its known words as places after it with their weights. */
export interface Read {
  vector: Float32Array;
  words: readonly (readonly [at: number, weight: number])[];
}

/** The numbers of a sentence's vector. */
export const SIZE = 512;

/** What people say for an action, each as a sentence. */
export function sentencesOf({
  title,
  description,
  synonyms,
  phrasings,
}: {
  title: string;
  description: string;
  synonyms: readonly string[];
  phrasings: string;
}): string[] {
  const [purpose = ''] = description.split(/(?<=\.)\s/);
  return [title, purpose, ...synonyms, ...phrasings.split(/;\s+/)].filter((sentence) => sentence !== '');
}

/** A short hash of an action's sentences, which tells that they have changed. */
export const wordsHash = (sentences: readonly string[]): string =>
  createHash('sha256').update(sentences.join('\n')).digest('base64url').slice(0, 8);

export function vocabularyOf(words: Written['words']): Vocabulary {
  return new Map(Object.entries(words).map(([word, rarity], place) => [word, { at: SIZE + place, rarity }]));
}

/** A sentence with its vector, its words weighted by their rarity to the length 1 together. */
export function readingOf(vocabulary: Vocabulary, sentence: string, vector: Float32Array): Read {
  const found = new Map<number, number>();
  for (const word of wordsOf(sentence)) {
    const known = vocabulary.get(word);
    if (known !== undefined) found.set(known.at, known.rarity);
  }
  const length = Math.hypot(...found.values());
  return { vector, words: [...found].map(([at, rarity]) => [at, rarity / length]) };
}

export function headOf({ words, rows }: Written): Head {
  const vocabulary = vocabularyOf(words);
  const width = SIZE + vocabulary.size + 1;
  const weights = new Int8Array(rows.length * width);
  rows.forEach((row, at) => {
    weights.set(new Int8Array(Buffer.from(row.weights, 'base64')), at * width);
  });
  return {
    rows: rows.map(({ action, scale }) => ({ action, scale })),
    words: vocabulary,
    weights,
  };
}

let loaded: Promise<Head> | undefined;

/** The classifier of this release, read at its first use. */
export function ownHead(): Promise<Head> {
  loaded ??= import('./head.json', { with: { type: 'json' } }).then(({ default: written }) =>
    headOf(written),
  );
  return loaded;
}

/** How likely a sentence asks for each action of a classifier: the natural logarithm of its softmax. */
export function likelihoodsOf({ rows, words, weights }: Head, read: Read): Map<string, number> {
  const width = SIZE + words.size + 1;
  const scores = rows.map(({ scale }, row) => {
    const from = row * width;
    let sum = weights[from + width - 1] ?? 0;
    for (let i = 0; i < SIZE; i += 1) sum += (weights[from + i] ?? 0) * (read.vector[i] ?? 0);
    for (const [at, weight] of read.words) sum += (weights[from + at] ?? 0) * weight;
    return sum * scale;
  });
  const most = Math.max(...scores);
  const total = most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
  return new Map(rows.map(({ action }, row) => [action, (scores[row] ?? 0) - total]));
}
