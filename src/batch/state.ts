import type { Logger } from 'pino';
import type { Notes } from '#src/action/context.ts';
import type { Action, CompletedAction } from '#src/action/define.ts';
import { AppError, ERROR_STATUS, isRetryable } from '#src/lib/errors.ts';
import type { Trace } from './bound-effects.ts';
import { fixOf, type RetryWording } from './fix.ts';
import type { BatchItem } from './items.ts';
import { inputField } from './problems.ts';
import type { BatchStatus, ItemError, ItemStatus, KeptUndo } from './types.ts';

/** An item and its progress. Results are unredacted here. */
export interface ItemState {
  readonly item: BatchItem;
  status: ItemStatus;
  httpStatus: number | null;
  data: unknown;
  notes: Notes;
  error: ItemError | null;
  causedBy: string | null;
  /** The data for undo; null for what cannot be undone. */
  done: CompletedAction | null;
  /** What it made, where it was held to what was agreed to: the items after it are told by it. */
  trace: Trace | null;
  undo: KeptUndo | null;
  sequence: number;
  attempt: number;
}

export function planned(item: BatchItem): ItemState {
  return {
    item,
    status: 'planned',
    httpStatus: null,
    data: undefined,
    notes: { warnings: [], meta: {} },
    error: null,
    causedBy: null,
    done: null,
    trace: null,
    undo: null,
    sequence: 0,
    attempt: 0,
  };
}

/** Resets an item to its initial state. */
export function reset(state: ItemState): void {
  Object.assign(state, { ...planned(state.item), item: state.item });
}

/** Saves the states of items, for a unit that may have to run a second time. @returns a function that restores them */
export function snapshotStates(states: readonly ItemState[]): () => void {
  const kept = states.map((state) => ({ ...state }));
  return () => {
    states.forEach((state, at) => {
      Object.assign(state, kept[at]);
    });
  };
}

const ENDED: ReadonlySet<ItemStatus> = new Set([
  'succeeded',
  'undone',
  'failed',
  'skipped',
  'not_run',
  'rolled_back',
  'cancelled',
  'unknown',
]);

export function hasEnded(status: ItemStatus): boolean {
  return ENDED.has(status);
}

/** Whether an item must not be run again: it is committed, or its outcome is unknown. */
export function isSettled(status: ItemStatus): boolean {
  return status === 'succeeded' || status === 'unknown' || status === 'undone';
}

/** The status of a batch whose items have all ended. */
export function statusOf(states: readonly ItemState[]): BatchStatus {
  const has = (status: ItemStatus): boolean => states.some((state) => state.status === status);
  if (states.every(({ status }) => status === 'succeeded')) return 'succeeded';
  if (has('cancelled')) return 'cancelled';
  if (has('rolled_back')) return 'rolled_back';
  if (has('succeeded')) return 'partial';
  if (has('undone')) return 'undone';
  return has('unknown') ? 'partial' : 'failed';
}

/** A result without the secrets that are shown once. */
export function withoutSecrets(action: Action, data: unknown): unknown {
  if (action.secrets.length === 0 || typeof data !== 'object' || data === null) return data;
  return {
    ...data,
    ...Object.fromEntries(action.secrets.map((name) => [name, null])),
    secret_shown: true,
  };
}

/** An error as an item of the answer: its field as a path of the request, and how to fix it. */
export function itemError(
  error: AppError,
  item: Pick<BatchItem, 'id' | 'position' | 'definition'>,
  planning = false,
): ItemError {
  const { field, extra, type, retryAfter, meta } = error.details;
  const inInput = field !== undefined && field !== 'Idempotency-Key';
  return {
    code: error.code,
    ...(inInput ? { field: inputField(item.position, field) } : {}),
    message: error.message,
    fix: fixOf(error, againOf(error, item, planning)),
    retryable: isRetryable(error.code),
    ...(type === undefined ? {} : { type }),
    ...extra,
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(meta === undefined ? {} : { meta }),
  };
}

function againOf(
  error: AppError,
  item: Pick<BatchItem, 'id' | 'position' | 'definition'>,
  planning: boolean,
): RetryWording {
  const [top] = (error.field ?? '').split('.');
  const input = planning ? `actions[${item.position}].input` : `patch.${item.id}.input`;
  // An input that lacks something, or whose error names none of its fields, is set right as a whole.
  const whole = error.status === 409 ? null : input;
  const how = planning ? 'Plan again' : 'Resume';
  // What stands in the way of a field that the action does not take is put right where the message says.
  if (top && !(top in item.definition.input.shape)) return { how, where: null };
  return { how, where: top ? `${input}.${top}` : whole, path: (field) => `${input}.${field}` };
}

/** Records the success of an item. */
export function markSucceeded(
  state: ItemState,
  made: { status: number; data: unknown; done: CompletedAction | null } & Notes,
): void {
  state.status = 'succeeded';
  state.httpStatus = made.status;
  state.data = made.data;
  state.notes = { warnings: made.warnings, meta: made.meta };
  state.done = made.done;
}

/** Records the failure of an item. Unexpected errors are logged and reported without details. */
export function markFailed(state: ItemState, thrown: unknown, log: Logger, planning = false): void {
  let error = thrown;
  if (!(error instanceof AppError)) {
    log.error({ err: thrown, action: state.item.action }, 'batch item failed');
    error = new AppError('INTERNAL_ERROR', 'Something went wrong here, and nothing of this item was kept.');
  }
  const known = error as AppError;
  state.status = 'failed';
  state.httpStatus = known.status;
  state.error = itemError(known, state.item, planning);
}

/** Marks an item whose dependency did not succeed. Always true. */
export function markBlocked(state: ItemState, by: ItemState): true {
  state.causedBy = by.causedBy ?? by.item.id;
  if (by.status === 'not_run' || by.status === 'cancelled') {
    state.status = by.status;
    if (by.causedBy === null) state.causedBy = null;
    return true;
  }
  state.status = 'skipped';
  state.httpStatus = ERROR_STATUS.DEPENDENCY_FAILED;
  state.error = {
    code: 'DEPENDENCY_FAILED',
    message: `${by.item.id} did not succeed, so this was not run.`,
    fix: `Mend ${state.causedBy} and resume.`,
    retryable: false,
  };
  return true;
}

/** Marks an item whose external call was under way when its process died. */
export function markUnknown(state: ItemState): void {
  reset(state);
  state.status = 'unknown';
  const { reconcile } = state.item.definition;
  const how =
    reconcile !== null && state.item.ready !== undefined ? ` with ${reconcile(state.item.ready).action}` : '';
  state.error = {
    code: 'IDEMPOTENCY_OUTCOME_UNKNOWN',
    message: 'The service stopped while this reached outside, so it is not known whether it happened there.',
    fix: `Look${how} before you do it again in a new batch; it is never repeated by itself.`,
    retryable: false,
  };
}
