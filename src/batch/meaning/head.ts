import { createHash } from 'node:crypto';
import { bytesOf, type Quantised } from '#src/lib/quantised.ts';
import { wordsOf } from '../phrase-match.ts';

/** The classifier as `npm run requests:make` writes it to `head.json`. */
export interface Written {
  /** The words it reads besides the vector, with their rarity (inverse document frequency). */
  words: Readonly<Record<string, number>>;
  /** What a sentence is read for in between: of each unit 512 weights of its vector, one of each word, and a bias. */
  hidden: readonly Quantised[];
  /** What is known of an action from how people ask for it: a weight of each unit, and a bias. */
  rows: readonly ({
    action: string;
    /** Of the words it was made from (`wordsHash`). */
    words: string;
  } & Quantised)[];
}

/** A classifier of one hidden layer: units that count where they are positive, and actions that are read from these. */
export interface Head {
  words: Vocabulary;
  hidden: Layer;
  actions: readonly string[];
  output: Layer;
}

interface Layer {
  scales: readonly number[];
  /** Row by row. */
  weights: Int8Array;
  /** Of a row, its bias last. */
  width: number;
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

export function headOf({ words, hidden, rows }: Written): Head {
  const vocabulary = vocabularyOf(words);
  return {
    words: vocabulary,
    hidden: layerOf(hidden, SIZE + vocabulary.size + 1),
    actions: rows.map(({ action }) => action),
    output: layerOf(rows, hidden.length + 1),
  };
}

function layerOf(rows: readonly Quantised[], width: number): Layer {
  const weights = new Int8Array(rows.length * width);
  rows.forEach((row, at) => {
    weights.set(bytesOf(row), at * width);
  });
  return { scales: rows.map(({ scale }) => scale), weights, width };
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
export function likelihoodsOf({ actions, words, hidden, output }: Head, read: Read): Map<string, number> {
  const input = new Float32Array(SIZE + words.size);
  input.set(read.vector);
  for (const [at, weight] of read.words) input[at] = weight;
  const units = applied(hidden, input).map((unit) => Math.max(0, unit));
  const scores = applied(output, units);
  const most = Math.max(...scores);
  const total = most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0));
  return new Map(actions.map((action, row) => [action, (scores[row] ?? 0) - total]));
}

function applied({ scales, weights, width }: Layer, input: Float32Array): Float32Array {
  return Float32Array.from(scales, (scale, row) => {
    const from = row * width;
    let sum = weights[from + width - 1] ?? 0;
    for (let i = 0; i < width - 1; i += 1) sum += (weights[from + i] ?? 0) * (input[i] ?? 0);
    return sum * scale;
  });
}
