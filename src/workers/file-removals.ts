import type { Db, Store } from '#db/store.ts';
import type { DocumentFiles } from '#src/adapters/files/document-files.ts';
import { isDocumentFile, removalDone, removalsDue } from '#src/domain/documents/index.ts';
import { isWaitingFile } from '#src/domain/imports/index.ts';
import { firstIdAt } from '#src/lib/ids.ts';
import type { Worker } from './worker.ts';

const CHUNK = 100;
const LOOK_EVERY_MS = 3_600_000;
/** A file that no record needs after this time belongs to a refused request or a plan that was not committed. */
const ABANDONED_MS = 48 * 3_600_000;

/**
 * Removes files that no record needs: those that lost their record at once, unless they were stored again since, and
 * those that never had one within an hour after 48 hours.
 */
export function fileRemovals({ store, files }: { store: Store; files: DocumentFiles }): Worker {
  let looked = Number.NEGATIVE_INFINITY;
  const sweep = async (): Promise<void> => {
    if (performance.now() - looked < LOOK_EVERY_MS) return;
    looked = performance.now();
    const time = Date.now() - ABANDONED_MS;
    for await (const { account_id, sha256 } of files.keptBefore(time)) {
      const needed = await store.read((db) => isFileNeeded(db, account_id, sha256));
      if (!needed) await files.remove(account_id, sha256, (keptAt) => keptAt < time);
    }
  };
  return {
    name: 'remove_files',
    wakeOnCommit: true,
    async run() {
      const due = await store.read((db) => removalsDue(db, CHUNK), { kind: 'due file_removals' });
      for (const removal of due) {
        const { account_id, sha256 } = removal;
        const needed = await store.read((db) => isFileNeeded(db, account_id, sha256));
        const isLeft = (keptAt: number): boolean =>
          firstIdAt('file_removal', Math.floor(keptAt)) <= removal.id;
        if (!needed) await files.remove(account_id, sha256, isLeft);
        await store.write(({ tx }) => removalDone(tx, removal), { account: account_id });
      }
      await sweep();
      return { done: due.length, again: due.length === CHUNK ? 1 : undefined };
    },
  };
}

/** Whether a record of the account still needs a file. */
async function isFileNeeded(db: Db, account: string, sha256: string): Promise<boolean> {
  return (await isDocumentFile(db, account, sha256)) || (await isWaitingFile(db, account, sha256));
}
