import { foundBy } from '#db/directory.ts';
import { updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import type { StoredFile } from '../ports.ts';
import { findItem } from './store.ts';

/** An upload slot for one file. */
export interface Slot {
  account_id: string;
  item_id: string;
}

/** The slot with this token hash, of any account. */
export async function slotOf(db: Db, hash: string): Promise<Slot | undefined> {
  return db
    .selectFrom('candidate_import_items')
    .where(foundBy('candidate_import_items', hash))
    .select(['account_id', 'id as item_id'])
    .executeTakeFirst();
}

/**
 * Checks that a slot still accepts a file.
 * @throws AppError CONFLICT for a used one, LINK_EXPIRED after two hours or once the import was cancelled
 */
export async function checkSlot(ctx: Context, itemId: string): Promise<{ open: true }> {
  const item = await findItem(ctx, itemId);
  if (item === undefined || item.reason === 'cancelled' || item.expires_at <= ctx.now) {
    throw new AppError(
      'LINK_EXPIRED',
      'This upload address works no more. Ask for another slot with add_import_files.',
    );
  }
  if (item.status !== 'signed') {
    throw new AppError(
      'CONFLICT',
      'The file of this slot has arrived already. Confirm it with finalize_candidate_import.',
    );
  }
  return { open: true };
}

/** Records that a slot's file has arrived, or that it was too large. @throws AppError as checkSlot */
export async function uploadTo(
  ctx: WriteContext,
  itemId: string,
  file: StoredFile | 'too_large',
): Promise<{ received: true; item_id: string; size: number }> {
  await checkSlot(ctx, itemId);
  const patch =
    file === 'too_large'
      ? { status: 'failed' as const, reason: 'too_large' as const, updated_at: ctx.now }
      : { status: 'uploaded' as const, ...file, updated_at: ctx.now };
  await updateRow(ctx.tx, 'candidate_import_items', ctx.account.id, itemId, patch);
  return { received: true, item_id: itemId, size: file === 'too_large' ? 0 : file.size };
}
