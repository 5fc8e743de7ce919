import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

/**
 * What sentences weigh by their meaning, as far as it was read. The gate is asked within units that write and awaits nothing, so
 * that whoever runs the unit has what was left in doubt read (`src/adapters/meaning/asked.ts`) and runs it again.
 */
const weights = new Map<string, number>();
/** A number and a short key each; the oldest go first. */
const MAX_WEIGHTS = 50_000;

const noted = new AsyncLocalStorage<Set<string> | null>();

/**
 * Does work in which each sentence is noted whose words leave it in doubt and whose meaning was not read.
 * @param doubts null where such sentences could not be read in time, so that they wait
 */
export const noting = <T>(doubts: Set<string> | null, work: () => T): T => noted.run(doubts, work);

/**
 * What a sentence weighs by its meaning; undefined where it was not read, which is noted, and `late` where it could not be in
 * time: that the machine is busy lets nothing pass.
 */
export function weightByMeaning(sentence: string): number | 'late' | undefined {
  const weight = weights.get(keyOf(sentence));
  if (weight !== undefined) return weight;
  const doubts = noted.getStore();
  doubts?.add(sentence);
  return doubts === null ? 'late' : undefined;
}

/** Keeps what a sentence weighs by its meaning. */
export function keepWeight(sentence: string, weight: number): void {
  const key = keyOf(sentence);
  const [oldest] = weights.keys();
  if (weights.size >= MAX_WEIGHTS && oldest !== undefined) weights.delete(oldest);
  weights.set(key, weight);
}

// What people wrote is not kept.
const keyOf = (sentence: string): string => createHash('sha256').update(sentence).digest('base64');
