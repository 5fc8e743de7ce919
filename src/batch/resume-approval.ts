import type { Principal } from '#src/access/principal.ts';
import { AppError, type ErrorCode } from '#src/lib/errors.ts';
import { replyOf } from './answer.ts';
import { approvalFor, insertApproval } from './approval.ts';
import type { KeyedRequest } from './claims.ts';
import type { BatchItem, StoredItem } from './items.ts';
import { answerForRow } from './load.ts';
import { rehearse } from './rehearse.ts';
import type { BatchService } from './service.ts';
import { startAttempt } from './start-attempt.ts';
import { type ItemState, isSettled } from './state.ts';
import {
  type BatchRecord,
  type BatchRow,
  batchNotFound,
  encodeItems,
  findBatch,
  removeItem,
} from './store.ts';
import type { BatchOptions, BatchReply } from './types.ts';

/** A batch that is to be resumed. */
export interface Resumption {
  row: BatchRow;
  batch: BatchRecord;
  stored: readonly StoredItem[];
  items: readonly BatchItem[];
  order: readonly number[];
  /** The states of all items: committed ones, and those that will run. */
  states: readonly ItemState[];
  frozen: ReadonlyMap<string, unknown>;
}

/**
 * Stores a resume as waiting for approval, with everything that the decider needs to see.
 * @throws AppError the error of the first item that would fail
 */
export async function requestResumeApproval(
  service: BatchService,
  principal: Principal,
  { row, stored, items, order, states, frozen, ...resumption }: Resumption,
  keyed: KeyedRequest,
  options: BatchOptions,
): Promise<BatchReply> {
  const batch: BatchRecord = { ...resumption.batch, status: 'awaiting_approval' };
  const request = { ...batch, dryRun: false, waitMs: 0, items, order };
  const rehearsal = await rehearse(service, principal, request, options, frozen, states);
  for (const { error } of rehearsal.states) {
    if (error !== null) throw new AppError(error.code as ErrorCode, error.message, { field: error.field });
  }
  const open = states.filter(({ status }) => !isSettled(status)).map(({ item }) => item);
  const answer = await service.store.write(
    async ({ tx }) => {
      await startAttempt(tx, row, batch, { items: encodeItems(stored) });
      for (const { position } of open) await removeItem(tx, row.account_id, row.id, position);
      await insertApproval(tx, approvalFor(batch, { ...request, items: open }, rehearsal));
      await keyed.save(tx, { batch_id: row.id, attempt: batch.attempt });
      const now = await findBatch(tx, row.account_id, row.id);
      if (now === undefined) throw batchNotFound(row.id);
      return (await answerForRow(tx, service, principal, now)).answer;
    },
    { account: row.account_id },
  );
  return replyOf(answer, keyed.headers);
}
