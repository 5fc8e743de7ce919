import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LONGEST } from '#src/adapters/meaning/asked.ts';
import { SentenceThread } from '#src/adapters/meaning/reader.ts';
import type { Features, Meant } from '#src/domain/moderation/likeness.ts';
import { PLACES } from '#src/domain/moderation/likeness-features.ts';
import { quantised } from '#src/lib/quantised.ts';
import type { Trained } from './train.ts';

/** The numbers of a sentence's vector. */
const SIZE = 512;
/** How much larger its numbers are than as they come, so that their weights cost less beside those of words. */
const LARGER = 2;
/** What was read before, so that a second training takes no quarter of an hour. */
const READ_BEFORE = new URL('../../../dist/wording-vectors.json', import.meta.url);
const AT_ONCE = 50;
const KEPT_AFTER = 2000;

function keep(known: ReadonlyMap<string, string>): void {
  mkdirSync(new URL('.', READ_BEFORE), { recursive: true });
  writeFileSync(READ_BEFORE, JSON.stringify([...known]));
}

/** The vectors of sentences, as the product reads them. */
export async function vectorsOf(sentences: readonly string[]): Promise<(sentence: string) => Float32Array> {
  const before: [string, string][] = existsSync(READ_BEFORE)
    ? JSON.parse(readFileSync(READ_BEFORE, 'utf8'))
    : [];
  const known = new Map(before);
  const unknown = [...new Set(sentences.map((one) => one.slice(0, LONGEST)))].filter(
    (one) => !known.has(one),
  );
  const reader = new SentenceThread((error) => console.error(error));
  for (let at = 0; at < unknown.length; at += AT_ONCE) {
    const some = unknown.slice(at, at + AT_ONCE);
    const vectors = await reader.read(some, 600_000);
    if (vectors === null) throw new Error('the sentence model cannot be used');
    for (const [place, vector] of vectors.entries())
      known.set(some[place] ?? '', Buffer.from(vector.buffer).toString('base64'));
    // What was read is there when the rest is broken off.
    if (at % KEPT_AFTER === 0) keep(known);
  }
  await reader.close();
  if (unknown.length > 0) keep(known);
  const read = new Map<string, Float32Array>();
  return (sentence) => {
    const key = sentence.slice(0, LONGEST);
    const vector =
      read.get(key) ?? new Float32Array(new Uint8Array(Buffer.from(known.get(key) ?? '', 'base64')).buffer);
    read.set(key, vector);
    return vector;
  };
}

/** A line as both its words and its meaning: the numbers of its vector stand behind the places of words. */
export const withVector = (features: Features, vector: Float32Array): Features => [
  ...features,
  ...[...vector].map((value, at): [number, number] => [PLACES + at, LARGER * value]),
];

/** How many places there are with them. */
export const WIDTH = PLACES + SIZE;

/** A reader of both as it is written. */
export function writtenMeant({ weights, bias }: Trained): Omit<Meant, 'doubted' | 'thresholds'> {
  return {
    bias: Number(bias.toFixed(3)),
    vector: quantised(weights.subarray(PLACES).map((weight) => LARGER * weight)),
    words: quantised(weights.subarray(0, PLACES)),
  };
}
