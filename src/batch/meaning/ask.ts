import type { SentenceReader } from '#src/adapters/meaning/reader.ts';
import { likelihoodsOf, ownHead, readingOf } from './head.ts';

/**
 * How long a request waits for its meaning at most, a model that is still loading included; without it the words alone
 * decide. It is mostly read in 30 ms: the rest is for a busy machine, so that the same request finds the same there.
 */
const WITHIN_MS = 2_000;
/** The longest request that is read by its meaning, in characters: a longer one is cut. */
const LONGEST = 300;

/** How likely a request means each action, by its name: logarithms, the higher the likelier. */
export type Likelihoods = ReadonlyMap<string, number>;

/**
 * How likely a request in plain English means each action; null where the model is off, has ended or is too slow.
 */
export async function likelihoodsByMeaning(
  reader: SentenceReader,
  query: string,
): Promise<Likelihoods | null> {
  const text = query.slice(0, LONGEST);
  const vectors = await reader.read([text], WITHIN_MS);
  const [vector] = vectors ?? [];
  if (vector === undefined) return null;
  const head = await ownHead();
  return likelihoodsOf(head, readingOf(head.words, text, vector));
}
