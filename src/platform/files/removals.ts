import type { Store } from '#db/store.ts';
import { isFileNeeded, removalDone, removalsDue } from '#src/domain/documents/index.ts';
import { firstIdAt } from '#src/lib/ids.ts';
import type { Worker } from '../jobs/worker.ts';
import type { FileStore } from './store.ts';

const CHUNK = 100;

/** Removes files that no record needs any more. One that was kept anew after its removal was asked for stays. */
export function fileRemovals({ store, files }: { store: Store; files: FileStore }): Worker {
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
      return { done: due.length, again: due.length === CHUNK ? 1 : undefined };
    },
  };
}
