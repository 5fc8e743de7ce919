import { accessTokenHash } from '#src/access/access-tokens.ts';
import type { Principal } from '#src/access/principal.ts';
import { newId } from '#src/lib/ids.ts';
import { answerOf, endedCount, itemAnswer, replyOf } from './answer.ts';
import { AlreadyRequested, type KeyedRequest, replay } from './claims.ts';
import type { StoredHead } from './items.ts';
import { answerForRow } from './load.ts';
import { continueBatch } from './recover.ts';
import { type Run, type RunOptions, wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import { startRun } from './start-run.ts';
import { hasEnded } from './state.ts';
import { type BatchRecord, batchNotFound, findBatch, type RunsAs } from './store.ts';
import type { BatchOptions, BatchReply, BatchStatus } from './types.ts';

/** The record of a new batch. */
export function newBatch(
  principal: Principal,
  head: StoredHead,
  options: BatchOptions,
  more: { planId?: string | null; idempotencyKey?: string | null; status?: BatchStatus } = {},
): BatchRecord {
  const { mode, on_error, max_failures, reason } = head;
  return {
    id: newId('batch'),
    accountId: principal.account.id,
    credential: { id: principal.credential.id, type: principal.credential.type },
    runsAs: runsAs(principal),
    userId: principal.user?.id ?? null,
    mode,
    on_error,
    max_failures,
    reason,
    idempotencyKey: more.idempotencyKey ?? null,
    planId: more.planId ?? null,
    requestId: options.requestId,
    channel: options.channel,
    createdAt: wallClock(),
    status: more.status ?? 'running',
    attempt: 0,
  };
}

/** The reference to a credential that is stored with a batch, so that another process can continue it. */
export function runsAs(principal: Principal): RunsAs {
  const { id, type } = principal.credential;
  const narrowed = type === 'oauth' || type === 'service';
  return {
    id,
    type,
    scopes: narrowed ? [...principal.scopes] : null,
    token: narrowed ? accessTokenHash(principal) : null,
  };
}

/** Starts a run and returns when it has ended or after a time limit in milliseconds. */
export async function runAndWait(
  run: RunOptions,
  request: KeyedRequest,
  waitMs: number,
  options: BatchOptions,
): Promise<BatchReply> {
  const { service, principal } = run;
  const started = startRun(run);
  const { id } = started.batch;
  service.batches.add(started, () => continueBatch(service, id));
  started.begun.then(
    () => {
      request.release();
      options.onStart?.(id);
    },
    () => request.release(),
  );
  if (options.onItem !== undefined) report(started, principal, service.runtime.recordPages, options.onItem);
  const inTime = await endedWithin(started.ended, waitMs, started.begun).catch(async (error: unknown) => {
    if (error instanceof AlreadyRequested) return error;
    // A stored batch continues by itself once the store is back, so the caller can wait for it.
    if (started.isBegun && (await isStored(service, principal, id))) return false;
    throw error;
  });
  if (inTime instanceof AlreadyRequested) {
    const { answer, headers } = await replay(service, principal, inTime.saved);
    return replyOf(answer, headers);
  }
  if (inTime) {
    const head = { batchId: id, planId: started.batch.planId ?? undefined, status: started.batch.status };
    return replyOf(
      answerOf(head, started.states, principal, service.runtime.recordPages, true),
      request.headers,
    );
  }
  const { answer } = await service.store.read(async (db) => {
    const row = await findBatch(db, started.batch.accountId, id);
    if (row === undefined) throw batchNotFound(id);
    return answerForRow(db, service, principal, row);
  });
  return replyOf(answer, request.headers);
}

async function isStored(service: BatchService, principal: Principal, id: string): Promise<boolean> {
  const row = await service.store
    .read((db) => findBatch(db, principal.account.id, id))
    .catch(() => undefined);
  return row !== undefined;
}

/** True when it ended in time. Otherwise resolves once the batch is stored and can be read. */
async function endedWithin(ended: Promise<void>, ms: number, begun: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    const inTime = ms > 0 && (await Promise.race([ended.then(() => true), late]));
    if (!inTime) await begun;
    return inTime;
  } finally {
    clearTimeout(timer);
  }
}

function report(
  run: Run,
  principal: Principal,
  pages: string | null,
  onItem: NonNullable<BatchOptions['onItem']>,
): void {
  const total = run.states.length;
  run.listeners.add((event) => {
    if (event.kind !== 'item' || !hasEnded(event.state.status)) return;
    onItem(itemAnswer(event.state, principal, pages), { done: endedCount(run.states), total });
  });
}
