import { insertRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { newId } from '#src/lib/ids.ts';
import type { WriteContext } from '../context.ts';

/** A file that a record no longer uses. The ids of removals sort by wall-clock time. */
export interface Removal {
  id: string;
  account_id: string;
  sha256: string;
}

/** Queues a file that a record no longer uses: it is deleted after the commit, unless another record uses it. */
export async function queueRemoval(ctx: WriteContext, sha256: string): Promise<void> {
  await insertRow(ctx.tx, 'file_removals', {
    id: newId('file_removal'),
    account_id: ctx.account.id,
    sha256,
    created_at: ctx.now,
  });
  // Wakes the worker that deletes files.
  ctx.wakeWorkers();
}

/** Files of all accounts that a record no longer uses, the earliest first. */
export function removalsDue(db: Db, limit: number): Promise<Removal[]> {
  return db
    .selectFrom('file_removals')
    .select(['id', 'account_id', 'sha256'])
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether a document of the account has this file. */
export async function isDocumentFile(db: Db, account: string, sha256: string): Promise<boolean> {
  const document = await db
    .selectFrom('documents')
    .where('account_id', '=', account)
    .where('sha256', '=', sha256)
    .select('id')
    .executeTakeFirst();
  return document !== undefined;
}

/** Deletes a finished removal. */
export async function removalDone(tx: Db, removal: Removal): Promise<void> {
  await tx
    .deleteFrom('file_removals')
    .where('account_id', '=', removal.account_id)
    .where('id', '=', removal.id)
    .execute();
}
