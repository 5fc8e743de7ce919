import { createHash } from 'node:crypto';

/** What is known of an action from how people ask for it: a row of a linear classifier over sentence vectors. */
export interface Row {
  action: string;
  /** Of the words it was made from (`wordsHash`). */
  words: string;
  /** 512 weights and a bias in base64, each a signed byte times `scale`. */
  weights: string;
  scale: number;
}

/** The classifier: `npm run requests:make` writes `head.json`. */
export interface Head {
  rows: readonly { action: string; scale: number }[];
  /** Row by row. */
  weights: Int8Array;
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

export function headOf(rows: readonly Row[]): Head {
  const weights = new Int8Array(rows.length * (SIZE + 1));
  rows.forEach((row, at) => {
    weights.set(new Int8Array(Buffer.from(row.weights, 'base64')), at * (SIZE + 1));
  });
  return { rows: rows.map(({ action, scale }) => ({ action, scale })), weights };
}

let loaded: Promise<Head> | undefined;

/** The classifier of this release, read at its first use. */
export function ownHead(): Promise<Head> {
  loaded ??= import('./head.json', { with: { type: 'json' } }).then(({ default: rows }) => headOf(rows));
  return loaded;
}

/** The place of each action of a classifier by how well a sentence's vector fits it, 0 the best. */
export function placesOf({ rows, weights }: Head, vector: Float32Array): Map<string, number> {
  const scored = rows.map(({ action, scale }, row) => {
    const from = row * (SIZE + 1);
    let sum = weights[from + SIZE] ?? 0;
    for (let i = 0; i < SIZE; i += 1) sum += (weights[from + i] ?? 0) * (vector[i] ?? 0);
    return { action, score: sum * scale };
  });
  scored.sort((a, b) => b.score - a.score);
  return new Map(scored.map(({ action }, place) => [action, place]));
}
