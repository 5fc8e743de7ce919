import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { wallClock } from './run.ts';
import { type BatchRecord, type BatchRow, findBatch, saveAnswer } from './store.ts';

/** Starts another attempt of a batch, saving its current state for replays. @throws AppError CONFLICT when another request was first */
export async function startAttempt(
  tx: Db,
  row: BatchRow,
  batch: BatchRecord,
  more: { items?: string } = {},
): Promise<void> {
  const now = await findBatch(tx, row.account_id, row.id);
  if (now === undefined || now.attempt !== row.attempt || now.status !== row.status) {
    throw new AppError('CONFLICT', `Batch ${row.id} has moved meanwhile. Read it and try again.`);
  }
  await saveAnswer(tx, now, wallClock());
  await tx
    .updateTable('batches')
    .set({
      status: batch.status,
      attempt: batch.attempt,
      runs_as: json.encode(batch.runsAs),
      cancel_requested: 0,
      updated_at: wallClock(),
      finished_at: null,
      ...more,
    })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
}
