import type { Store } from '#db/store.ts';
import type { FileStore } from '#src/adapters/files/store.ts';
import { isFileNeeded, removalDone, removalsDue } from '#src/domain/documents/index.ts';
import { firstIdAt } from '#src/lib/ids.ts';
import type { Worker } from './worker.ts';

const CHUNK = 100;
const LOOK_EVERY_MS = 3_600_000;
/** What no record needs after so long was kept for a request that was refused, or for a plan that nobody committed. */
const ABANDONED_MS = 48 * 3_600_000;

/**
 * Removes files that no record needs any more: at once those that lost theirs, unless they were kept anew since; and within
 * an hour of their 48 hours those that never had one.
 */
export function fileRemovals({ store, files }: { store: Store; files: FileStore }): Worker {
  let looked = Number.NEGATIVE_INFINITY;
  const sweep = async (): Promise<void> => {
    if (performance.now() - looked < LOOK_EVERY_MS) return;
    looked = performance.now();
    for await (const { account_id, sha256 } of files.keptBefore(Date.now() - ABANDONED_MS)) {
      const needed = await store.read((db) => isFileNeeded(db, account_id, sha256));
      if (!needed) await files.remove(account_id, sha256);
    }
  };
  return {
    name: 'remove_files',
    woken: true,
    async run() {
      const due = await store.read((db) => removalsDue(db, CHUNK));
      for (const removal of due) {
        const { account_id, sha256 } = removal;
        const needed = await store.read((db) => isFileNeeded(db, account_id, sha256));
        const keptAt = needed ? null : await files.keptAt(account_id, sha256);
        if (keptAt !== null && firstIdAt('file_removal', Math.floor(keptAt)) <= removal.id)
          await files.remove(account_id, sha256);
        await store.write(({ tx }) => removalDone(tx, removal), { account: account_id });
      }
      await sweep();
      return { done: due.length, again: due.length === CHUNK ? 1 : undefined };
    },
  };
}
