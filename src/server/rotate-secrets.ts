import {
  beginSealing,
  endSealing,
  replaceSealed,
  SEALED,
  sealedOtherwise,
  sealingState,
} from '#db/sealing.ts';
import type { Store } from '#db/store.ts';
import type { SealingKeys } from '#src/adapters/sealing/keys.ts';
import { createSealer, prefixOf } from '#src/adapters/sealing/seal.ts';

const CHUNK = 50;
/** A request under way may still bring a text under the key before; none takes nearly as long. */
const KEPT_MS = 60 * 60_000;

/** What a rotation did. */
export interface Rotation {
  /** The key that seals now. */
  kid: string;
  /** Whether a rotation that was broken off was taken up, in place of beginning one. */
  resumed: boolean;
  sealedAgain: number;
  /** Keys that were forgotten, as nothing is sealed under them. */
  dropped: string[];
  /** Keys that stay for reading for now. */
  kept: string[];
}

interface Deployed {
  store: Store;
  sealing: SealingKeys;
}

/**
 * Makes another key the one that seals and seals again everything that is sealed under others. Broken off at any point
 * nothing is lost, as every key stays until nothing is sealed under it; the next call goes on.
 * @param options.progress is told how many were sealed again so far
 * @param options.finish seals the rest again and drops what is no longer needed, without another key
 */
export async function rotateSealing(
  { store, sealing }: Deployed,
  options: { now: () => Date; finish?: boolean; progress?: (sealedAgain: number) => void },
): Promise<Rotation> {
  const before = await sealingState(store);
  const resumed = before.rotation === 'begun';
  // Before another key is made, so that they do not pile up.
  const dropped = resumed ? [] : await dropUnused({ store, sealing }, options.now());
  const { kid } = options.finish
    ? { kid: before.kid ?? sealing.first }
    : await beginSealing(store, ({ kid: current }) => {
        const made = sealing.made();
        const newest = made.at(-1);
        // One that was made on another node or in a run that was killed, and seals nothing yet.
        const prepared = newest !== undefined && made.indexOf(current ?? '') < made.length - 1;
        return prepared ? newest : sealing.make(options.now().toISOString());
      });
  let sealedAgain = 0;
  for (;;) {
    const done = await sealSome({ store, sealing }, kid);
    if (done === null) break;
    sealedAgain += done;
    options.progress?.(sealedAgain);
  }
  await endSealing(store, kid, options.now().toISOString());
  return { kid, resumed, sealedAgain, dropped, kept: sealing.made().filter((one) => one !== kid) };
}

/** @returns how many were sealed again; null when none was left */
async function sealSome({ store, sealing }: Deployed, kid: string): Promise<number | null> {
  const found = await sealedOtherwise(store, prefixOf(kid), CHUNK);
  if (found.length === 0) return null;
  const key = sealing.named(kid);
  const ring = {
    current: async () => ({ kid, key }),
    named: (name: string) => sealing.named(name),
    unnamed: sealing.unnamed,
  };
  const texts = await Promise.all(
    found.map(async (text) => {
      const sealer = createSealer(ring, SEALED[text.table].purpose);
      return { ...text, again: await sealer.seal(await sealer.unseal(text.sealed)) };
    }),
  );
  return replaceSealed(store, texts);
}

/** Keys before the one that seals, an hour after everything was sealed again and when nothing is sealed under another. */
async function dropUnused({ store, sealing }: Deployed, now: Date): Promise<string[]> {
  const { kid, rotation } = await sealingState(store);
  if (kid === null || rotation === null || rotation === 'begun') return [];
  if (now.getTime() - Date.parse(rotation) < KEPT_MS) return [];
  if ((await sealedOtherwise(store, prefixOf(kid), 1)).length > 0) return [];
  const made = sealing.made();
  const old = made.slice(0, Math.max(0, made.indexOf(kid)));
  sealing.drop(old);
  return old;
}
