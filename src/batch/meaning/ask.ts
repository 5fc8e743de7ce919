import type { SentenceReader } from '#src/adapters/meaning/reader.ts';
import { ownHead, placesOf } from './head.ts';

/** How long a request waits for its meaning at most; without it the words alone decide. */
const WITHIN_MS = 400;
/** The longest request that is read by its meaning, in characters: a longer one is cut. */
const LONGEST = 300;

/** Places by rank, 0 the best. */
export type Places = ReadonlyMap<string, number>;

/**
 * The place of each action by how near a request in plain English comes to it in meaning; null where the model is off, not
 * ready or too slow.
 */
export async function placesByMeaning(reader: SentenceReader, query: string): Promise<Places | null> {
  const vectors = await reader.read([query.slice(0, LONGEST)], WITHIN_MS);
  const [vector] = vectors ?? [];
  return vector === undefined ? null : placesOf(await ownHead(), vector);
}
