import type { Store } from '#db/store.ts';
import { compareAll } from '#src/domain/duplicates/index.ts';
import type { Worker } from './worker.ts';

/** Keeps the pairs of candidates who may be one person up to date: everybody once, then those who changed. */
export function duplicates(store: Store): Worker {
  let stopping = false;
  return {
    name: 'compare_candidates',
    wakeOnCommit: false,
    run: async () => ({
      done: await compareAll(
        store,
        () => new Date().toISOString(),
        () => stopping,
      ),
    }),
    stop() {
      stopping = true;
    },
  };
}
