import type { Principal } from '#src/action/context.ts';
import type { Service } from '#src/service.ts';
import type { ActionDescription, ActionSummary, BatchOptions, BatchReply } from './types.ts';

export type * from './types.ts';

/**
 * The actions that this credential may use, the best match for the words first (in catalogue order without words).
 * `names` narrows it to these.
 */
export function findActions(
  _principal: Principal,
  _query: string | undefined,
  _options: { names?: readonly string[]; limit?: number } = {},
): ActionSummary[] {
  return [];
}

/** One action with its schemas. @throws AppError NOT_FOUND with did_you_mean for a name not in the catalogue */
export function describeAction(_principal: Principal, _name: string): ActionDescription {
  throw new Error('not wired');
}

/**
 * Runs (or with `dry_run` plans, or with `plan_id` commits) a request as POST /batch takes it.
 * @throws AppError BATCH_INVALID with every problem, PAYLOAD_TOO_LARGE, RATE_LIMIT_EXCEEDED, the idempotency codes,
 * BATCH_ROLLED_BACK for an atomic failure, the plan codes
 */
export function runBatch(
  _service: Service,
  _principal: Principal,
  _request: unknown,
  _options: BatchOptions,
): Promise<BatchReply> {
  return Promise.reject(new Error('not wired'));
}

/** Plans a request: the same as runBatch with `dry_run: true`. Changes nothing. */
export function planBatch(
  _service: Service,
  _principal: Principal,
  _request: unknown,
  _options: BatchOptions,
): Promise<BatchReply> {
  return Promise.reject(new Error('not wired'));
}

/** Commits a plan by its handle. A plan is single use; committing again replays its result. */
export function commitPlan(
  _service: Service,
  _principal: Principal,
  _commit: { plan_id: string; confirm_text: string },
  _options: BatchOptions,
): Promise<BatchReply> {
  return Promise.reject(new Error('not wired'));
}

/** A batch as it stands. @throws AppError NOT_FOUND for who may not see it */
export function getBatch(_service: Service, _principal: Principal, _batchId: string): Promise<BatchReply> {
  return Promise.reject(new Error('not wired'));
}

/** Stops a batch: what is in flight finishes, what is committed stays. */
export function cancelBatch(_service: Service, _principal: Principal, _batchId: string): Promise<BatchReply> {
  return Promise.reject(new Error('not wired'));
}

/** Goes on with a batch after a mend: `{ patch: { <label>: { input: {…} } } }`. Committed items are not run again. */
export function resumeBatch(
  _service: Service,
  _principal: Principal,
  _batchId: string,
  _body: unknown,
  _options: BatchOptions,
): Promise<BatchReply> {
  return Promise.reject(new Error('not wired'));
}

/** Takes back committed items in reverse order, `{ items?: [labels] }`: per item done, conflict or irreversible. */
export function undoBatch(
  _service: Service,
  _principal: Principal,
  _batchId: string,
  _body: unknown,
  _options: BatchOptions,
): Promise<BatchReply> {
  return Promise.reject(new Error('not wired'));
}
