import type { Selectable } from 'kysely';
import { appendRows, findRow, insertRow, json, statement, updateRow } from '#db/rows.ts';
import type { BatchItemsTable } from '#db/schema/batch-items.ts';
import type { BatchesTable } from '#db/schema/batches.ts';
import type { Db } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import { holds } from '#src/access/principal.ts';
import type { Notes } from '#src/action/context.ts';
import type { CompletedAction } from '#src/action/define.ts';
import type { Instant } from '#src/lib/clock.ts';
import { AppError, notFound, shownId } from '#src/lib/errors.ts';
import type { Trace } from './bound-effects.ts';
import type { StoredHead, StoredItem } from './items.ts';
import { type ItemState, withoutSecrets } from './state.ts';
import type { BatchStatus, ItemError, ItemStatus, KeptUndo } from './types.ts';

export type BatchRow = Selectable<BatchesTable>;
export type BatchItemRow = Selectable<BatchItemsTable>;

/** The credential that a batch runs as, stored so that another process can continue it. */
export interface RunsAs {
  id: string;
  type: string;
  /** The scopes of the access token; null for other credentials. */
  scopes: readonly string[] | null;
  /** The hash of the access token: when it is revoked, the batch ends. */
  token: string | null;
}

/** A batch as the executor uses it. */
export interface BatchRecord extends StoredHead {
  readonly id: string;
  readonly accountId: string;
  readonly credential: { id: string; type: string };
  readonly runsAs: RunsAs;
  readonly userId: string | null;
  readonly idempotencyKey: string | null;
  readonly planId: string | null;
  readonly requestId: string;
  readonly channel: 'http' | 'mcp' | 'cli';
  readonly createdAt: Instant;
  status: BatchStatus;
  attempt: number;
}

/** Inserts a batch, before its first item runs. */
export function insertBatch(tx: Db, batch: BatchRecord, items: readonly StoredItem[]): Promise<void> {
  return insertRow(tx, 'batches', {
    id: batch.id,
    account_id: batch.accountId,
    credential_id: batch.credential.id,
    credential_type: batch.credential.type,
    user_id: batch.userId,
    mode: batch.mode,
    on_error: batch.on_error,
    max_failures: batch.max_failures,
    status: batch.status,
    reason: batch.reason,
    items: encodeItems(items),
    idempotency_key: batch.idempotencyKey,
    plan_id: batch.planId,
    request_id: batch.requestId,
    channel: batch.channel,
    runs_as: json.encode(batch.runsAs),
    claim: null,
    lease_until: null,
    cancel_requested: 0,
    attempt: batch.attempt,
    created_at: batch.createdAt,
    updated_at: batch.createdAt,
    finished_at: null,
  });
}

export function encodeItems(items: readonly StoredItem[]): string {
  return json.encode(items.map(({ id, action, input, after }) => ({ id, action, input, after })));
}

export function decodeItems(row: Pick<BatchRow, 'items'>): StoredItem[] {
  return json.decode<StoredItem[]>(row.items);
}

export function toRecord(row: BatchRow): BatchRecord {
  return {
    id: row.id,
    accountId: row.account_id,
    credential: { id: row.credential_id, type: row.credential_type },
    runsAs: json.decode<RunsAs>(row.runs_as),
    userId: row.user_id,
    mode: row.mode,
    on_error: row.on_error,
    max_failures: row.max_failures,
    reason: row.reason,
    idempotencyKey: row.idempotency_key,
    planId: row.plan_id,
    requestId: row.request_id,
    channel: row.channel,
    createdAt: row.created_at,
    status: row.status as BatchStatus,
    attempt: row.attempt,
  };
}

/**
 * Inserts the outcome of an item, in the unit of its effects.
 * If a second process runs the same item, the primary key makes its unit fail with all its effects.
 */
export function insertItem(tx: Db, batch: BatchRecord, state: ItemState, at: Instant): Promise<void> {
  const { item, data, notes, done } = state;
  const plain = notes.warnings.length === 0 && Object.keys(notes.meta).length === 0;
  return appendRows(tx, 'batch_items', [
    {
      batch_id: batch.id,
      account_id: batch.accountId,
      position: item.position,
      label: item.id,
      action: item.action,
      status: state.status,
      http_status: state.httpStatus,
      result: data === undefined ? null : json.encode(withoutSecrets(item.definition, data)),
      notes: plain ? null : json.encode(notes),
      error: json.encodeOrNull(state.error),
      caused_by: state.causedBy,
      done: done === null ? null : json.encode({ input: done.input, changes: done.changes }),
      trace: json.encodeOrNull(state.trace),
      undo: json.encodeOrNull(state.undo),
      sequence: state.sequence,
      attempt: state.attempt,
      updated_at: at,
    },
  ]);
}

/** Restores an item's state from its row. */
export function restore(state: ItemState, row: BatchItemRow): void {
  const data = row.result === null ? undefined : json.decode<unknown>(row.result);
  const done = json.decodeOrNull<Pick<CompletedAction, 'input' | 'changes'>>(row.done);
  Object.assign(state, {
    status: row.status as ItemStatus,
    httpStatus: row.http_status,
    data,
    notes: json.decodeOrNull<Notes>(row.notes) ?? { warnings: [], meta: {} },
    error: json.decodeOrNull<ItemError>(row.error),
    causedBy: row.caused_by,
    done: done === null ? null : { ...done, data },
    trace: json.decodeOrNull<Trace>(row.trace),
    undo: json.decodeOrNull<KeptUndo>(row.undo),
    sequence: row.sequence,
    attempt: row.attempt,
  });
}

const itemsOf = statement((db, v: { account: string; batch: string }) =>
  db
    .selectFrom('batch_items')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('batch_id', '=', v.batch)
    .orderBy('position'),
);

export function itemRows(db: Db, account: string, batch: string): Promise<BatchItemRow[]> {
  return itemsOf(db, { account, batch });
}

const removeItemStatement = statement((db, v: { account: string; batch: string; position: number }) =>
  db
    .deleteFrom('batch_items')
    .where('account_id', '=', v.account)
    .where('batch_id', '=', v.batch)
    .where('position', '=', v.position),
);

/** Deletes the row of an item, so that it can be written again. */
export async function removeItem(tx: Db, account: string, batch: string, position: number): Promise<void> {
  await removeItemStatement(tx, { account, batch, position });
}

const undoStatement = statement(
  (
    db,
    v: {
      account: string;
      batch: string;
      position: number;
      status: string;
      undo: string | null;
      sequence: number;
      at: string;
    },
  ) =>
    db
      .updateTable('batch_items')
      .set({ status: v.status, undo: v.undo, sequence: v.sequence, updated_at: v.at })
      .where('account_id', '=', v.account)
      .where('batch_id', '=', v.batch)
      .where('position', '=', v.position),
);

/** Stores the outcome of undoing an item. */
export async function markUndo(tx: Db, batch: BatchRecord, state: ItemState, at: Instant): Promise<void> {
  await undoStatement(tx, {
    account: batch.accountId,
    batch: batch.id,
    position: state.item.position,
    status: state.status,
    undo: json.encodeOrNull(state.undo),
    sequence: state.sequence,
    at,
  });
}

const finishing = statement(
  (db, v: { account: string; batch: string; status: string; at: string; claim: string }) =>
    db
      .updateTable('batches')
      .set({ status: v.status, updated_at: v.at, finished_at: v.at })
      .where('account_id', '=', v.account)
      .where('id', '=', v.batch)
      .where('claim', '=', v.claim)
      .returning('id'),
);

/** Stores the end of a batch by its run. @throws Error when another process has taken over the batch meanwhile */
export async function finishRun(tx: Db, batch: BatchRecord, claim: string, at: Instant): Promise<void> {
  const v = { account: batch.accountId, batch: batch.id, status: batch.status, at, claim };
  if ((await finishing(tx, v)).length === 0) throw new Error('another process has taken the batch up');
}

/** Stores the end of a batch that no process runs. */
export function finishBatch(tx: Db, batch: BatchRecord, at: Instant): Promise<void> {
  return updateRow(tx, 'batches', batch.accountId, batch.id, {
    status: batch.status,
    updated_at: at,
    finished_at: at,
  });
}

export function findBatch(db: Db, account: string, id: string): Promise<BatchRow | undefined> {
  return findRow(db, 'batches', account, id);
}

/** Whether a credential may see and control a batch: its own credential, the same person, or an admin of the account. */
function maySee(principal: Principal, row: Pick<BatchRow, 'credential_id' | 'user_id'>): boolean {
  return (
    row.credential_id === principal.credential.id ||
    (principal.user !== null && row.user_id === principal.user.id) ||
    holds(principal, 'admin')
  );
}

/** The batch, for who may see it. @throws AppError NOT_FOUND */
export async function requireBatch(db: Db, principal: Principal, id: string): Promise<BatchRow> {
  const row = await findBatch(db, principal.account.id, id);
  if (row === undefined || !maySee(principal, row)) throw batchNotFound(id);
  return row;
}

export function batchNotFound(id: string): AppError {
  const plain = notFound('batch', id, 'batch_id');
  return new AppError(
    'NOT_FOUND',
    `No batch ${shownId(id)} here; list_batches (over HTTP: GET /api/v1/batch) shows those there are. A batch is seen by the credential that sent it, its person's other credentials, and admins.`,
    plain.details,
  );
}

/** Batches that have started and not ended. */
export function runningBatches(db: Db): Promise<BatchRow[]> {
  return db.selectFrom('batches').selectAll().where('status', '=', 'running').orderBy('created_at').execute();
}

interface SavedState {
  status: BatchStatus;
  rows: BatchItemRow[];
}

/** Saves the state of a batch before its next attempt, for replays of the earlier request. */
export async function saveAnswer(tx: Db, row: BatchRow, at: Instant): Promise<void> {
  const rows = await itemRows(tx, row.account_id, row.id);
  const state: SavedState = { status: row.status as BatchStatus, rows };
  await insertRow(tx, 'batch_answers', {
    batch_id: row.id,
    account_id: row.account_id,
    attempt: row.attempt,
    state: json.encode(state),
    created_at: at,
  });
}

/** The saved state of a batch at the end of an attempt; undefined for the last attempt. */
export async function savedAnswer(
  db: Db,
  account: string,
  batch: string,
  attempt: number,
): Promise<SavedState | undefined> {
  const row = await db
    .selectFrom('batch_answers')
    .select('state')
    .where('account_id', '=', account)
    .where('batch_id', '=', batch)
    .where('attempt', '>=', attempt)
    .orderBy('attempt')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : json.decode<SavedState>(row.state);
}
