import { insertRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { newId } from '#src/lib/ids.ts';
import type { WriteContext } from '../context.ts';

/** A file that lost a record; ids of removals sort by the wall-clock time at which that was. */
export interface Removal {
  id: string;
  account_id: string;
  sha256: string;
}

/** Says that a record no longer needs a file: it is removed after the commit, unless another record does. */
export async function dropFile(ctx: WriteContext, sha256: string): Promise<void> {
  await insertRow(ctx.tx, 'file_removals', {
    id: newId('file_removal'),
    account_id: ctx.account.id,
    sha256,
    created_at: ctx.now,
  });
  // Any wake makes the workers look.
  ctx.wakeWorkers();
}

/** Files that lost a record, of every account, the earliest first. */
export function removalsDue(db: Db, limit: number): Promise<Removal[]> {
  return db
    .selectFrom('file_removals')
    .select(['id', 'account_id', 'sha256'])
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether a record of the account still needs a file. */
export async function isFileNeeded(db: Db, account: string, sha256: string): Promise<boolean> {
  const document = await db
    .selectFrom('documents')
    .where('account_id', '=', account)
    .where('sha256', '=', sha256)
    .select('id')
    .executeTakeFirst();
  if (document !== undefined) return true;
  const item = await db
    .selectFrom('candidate_import_items')
    .where('account_id', '=', account)
    .where('sha256', '=', sha256)
    .where('status', 'in', ['uploaded', 'pending'])
    .select('id')
    .executeTakeFirst();
  return item !== undefined;
}

/** Forgets a removal that was dealt with. */
export async function removalDone(tx: Db, removal: Removal): Promise<void> {
  await tx
    .deleteFrom('file_removals')
    .where('account_id', '=', removal.account_id)
    .where('id', '=', removal.id)
    .execute();
}
