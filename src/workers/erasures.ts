import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '#db/store.ts';
import type { ErasureList } from '#src/adapters/files/erasure-list.ts';
import { erasureEntries, erasurePurged, openErasures } from '#src/domain/persons/index.ts';
import type { Worker } from './worker.ts';

const CHUNK = 20;
const RETRY_MS = 1_000;

/** Lists erasures beside the store that are not listed yet, so that they outlive the restore of an older one. */
export async function listErasures(store: Store, list: ErasureList): Promise<void> {
  const known = new Set(list.read().map(({ id }) => id));
  list.add(await store.read((db) => erasureEntries(db, known)));
}

/**
 * Takes the last bytes of people who were erased out of the files: mails in the outbox folder, and what the store's log of
 * writes still holds.
 */
export function erasures({
  store,
  outbox,
  list,
}: {
  store: Store;
  outbox: string;
  list: ErasureList;
}): Worker {
  let listed = false;
  return {
    name: 'purge_erased',
    wakeOnCommit: true,
    async run() {
      const open = await store.read((db) => openErasures(db, CHUNK), { kind: 'due erasures' });
      if (open.length > 0 || !listed) await listErasures(store, list);
      listed = true;
      if (open.length === 0) return { done: 0 };
      await removeMails(outbox, new Set(open.flatMap(({ mails }) => mails)));
      if (!(await store.purge())) return { done: 0, runAgainInMs: RETRY_MS };
      const now = new Date().toISOString();
      for (const erasure of open)
        await store.write(({ tx }) => erasurePurged(tx, erasure, now), { account: erasure.account_id });
      return { done: open.length };
    },
  };
}

/** Files in the outbox folder end in the id of their mail. */
async function removeMails(folder: string, mails: ReadonlySet<string>): Promise<void> {
  if (mails.size === 0) return;
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const id = /_(sem_[0-9a-z]+)\.eml(?:\.part)?$/i.exec(name)?.[1];
    if (id !== undefined && mails.has(id)) await rm(join(folder, name), { force: true });
  }
}
