import { randomUUID } from 'node:crypto';
import { checkedBeside, type Db, type Store, type Unit } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import type { LeaseOwner } from './lease-owner.ts';
import { type Claim, inProgress, lookUp, release, type Saved, save, saveProgress } from './store.ts';

/** What keyed work needs of its process. */
export interface OnceRuntime {
  readonly store: Store;
  /** Keys whose first request is still running in this process. */
  readonly inFlight: Set<string>;
  /** The name of this process on its rows, with a check whether other holders are dead. */
  readonly process: Pick<LeaseOwner, 'text' | 'isDead'>;
}

/** Work that must run at most once per key. */
export interface KeyedWork<T> {
  /** Slow work before the unit; null if there is none. */
  prepare: (() => Promise<unknown>) | null;
  /** Whether `prepare` changes an external system, so that its outcome may remain unknown. */
  callsExternal: boolean;
  /** The unit of work, which commits together with the saved outcome. */
  run(unit: Unit, prepared: unknown): Promise<T>;
  /** The part of the result that is saved for replays. */
  outcomeToSave(value: T): Omit<Saved, 'operationId'>;
}

export type OnceResult<T> = { operationId: string; value: T } | { saved: Saved };

/**
 * Runs work once per key. A repeated request gets the saved outcome.
 * @throws AppError what the work throws (400, 404, 409 and 422 are saved, and thrown again for a repeated request), and
 * the codes IDEMPOTENCY_IN_PROGRESS, _KEY_REUSED, _OUTCOME_UNKNOWN and _STORAGE_ERROR
 */
export async function runOnce<T>(
  keys: OnceRuntime,
  claim: Claim,
  work: KeyedWork<T>,
): Promise<OnceResult<T>> {
  const flight = `${claim.accountId} ${claim.credentialId} ${claim.key}`;
  if (keys.inFlight.has(flight)) throw inProgress();
  keys.inFlight.add(flight);
  try {
    return await (work.callsExternal
      ? runWithExternalCall(keys, claim, work)
      : runInOneUnit(keys, claim, work));
  } finally {
    keys.inFlight.delete(flight);
  }
}

/** Claim, effects and outcome are one unit, so that a crash leaves nothing behind. */
async function runInOneUnit<T>(keys: OnceRuntime, claim: Claim, work: KeyedWork<T>): Promise<OnceResult<T>> {
  const { store, process } = keys;
  const operationId = randomUUID();
  const account = { account: claim.accountId, kind: `keyed ${claim.operation}` };
  try {
    if (work.prepare !== null) {
      const known = await withStorageErrors(() =>
        store.read((db) => lookUp(db, claim, wallClock(), process), { kind: 'idempotency key' }),
      );
      if (known !== null) return { saved: known };
    }
    const prepared = await work.prepare?.();
    return await store.write(async (unit) => {
      const known = store.remote ? null : await lookUp(unit.tx, claim, wallClock(), process);
      if (known !== null) return { saved: known };
      // Where each answer comes from far, the work begins beside the look-up, and is taken back where it was done before.
      const vacant = store.remote ? requireVacant(unit.tx, claim, process) : undefined;
      const value = await checkedBeside(vacant, () => work.run(unit, prepared));
      await save(unit.tx, claim, { operationId, ...work.outcomeToSave(value) }, wallClock());
      return { operationId, value };
    }, account);
  } catch (error) {
    if (error instanceof DoneBefore) return { saved: error.saved };
    if (!isSavedRefusal(error)) throw asStorageError(error);
    // Another process may have been first meanwhile; then its outcome counts.
    const known = await withStorageErrors(() =>
      store.write(async ({ tx }) => {
        const other = await lookUp(tx, claim, wallClock(), process);
        if (other === null) await save(tx, claim, refusalOf(operationId, error), wallClock());
        return other;
      }, account),
    );
    if (known !== null) return { saved: known };
    throw withOperation(error, operationId, false);
  }
}

/** The work of a key was done before, with this outcome. */
class DoneBefore extends Error {
  readonly saved: Saved;

  constructor(saved: Saved) {
    super('done before');
    this.saved = saved;
  }
}

async function requireVacant(tx: Db, claim: Claim, process: OnceRuntime['process']): Promise<void> {
  const known = await lookUp(tx, claim, wallClock(), process);
  if (known !== null) throw new DoneBefore(known);
}

/** Each step is committed before the next, so that after a crash it is known whether the external call was made. */
async function runWithExternalCall<T>(
  keys: OnceRuntime,
  claim: Claim,
  work: KeyedWork<T>,
): Promise<OnceResult<T>> {
  const { store, process } = keys;
  const operationId = randomUUID();
  const account = { account: claim.accountId };
  const known = await withStorageErrors(() =>
    store.write(async ({ tx }) => {
      const other = await lookUp(tx, claim, wallClock(), process);
      if (other === null)
        await saveProgress(tx, claim, { operationId, state: 'started', holder: process.text }, wallClock());
      return other;
    }, account),
  );
  if (known !== null) return { saved: known };
  await withStorageErrors(() =>
    store.write(
      ({ tx }) =>
        saveProgress(tx, claim, { operationId, state: 'calling', holder: process.text }, wallClock()),
      account,
    ),
  );
  let called = false;
  try {
    const prepared = await work.prepare?.();
    called = true;
    const value = await store.write(async (unit) => {
      const made = await work.run(unit, prepared);
      await save(unit.tx, claim, { operationId, ...work.outcomeToSave(made) }, wallClock());
      return made;
    }, account);
    return { operationId, value };
  } catch (error) {
    if (isSavedRefusal(error)) {
      await store.write(({ tx }) => save(tx, claim, refusalOf(operationId, error), wallClock()), account);
      throw withOperation(error, operationId, false);
    }
    // An AppError means that the call had no effect; any other error leaves the outcome unknown. If this cannot be
    // stored, the row stays as it is, which counts as unknown too.
    const undone = error instanceof AppError && !called;
    const end = { operationId, state: 'calling', holder: null } as const;
    await store
      .write(
        ({ tx }) => (undone ? release(tx, claim, operationId) : saveProgress(tx, claim, end, wallClock())),
        account,
      )
      .catch(() => {});
    throw asStorageError(error, called);
  }
}

// Errors that may not occur again (limits, rights, faults) are not saved.
const SAVED_STATUSES = new Set([400, 404, 409, 422]);

function isSavedRefusal(error: unknown): error is AppError {
  return (
    error instanceof AppError && SAVED_STATUSES.has(error.status) && !error.code.startsWith('IDEMPOTENCY_')
  );
}

function refusalOf(operationId: string, error: AppError): Saved {
  const { field, extra, type } = error.details;
  return {
    operationId,
    status: error.status,
    data: null,
    meta: error.details.meta ?? {},
    warnings: [],
    error: { code: error.code, message: error.message, field, extra, type },
  };
}

/** The saved error of an operation; null when it succeeded. */
export function savedRefusal(saved: Saved): AppError | null {
  if (saved.error === undefined) return null;
  const { code, message, field, extra, type } = saved.error;
  const again = new AppError(code, message, { field, extra, type, meta: saved.meta, status: saved.status });
  return withOperation(again, saved.operationId, true);
}

function withOperation(error: AppError, operationId: string, replayed: boolean): AppError {
  return new AppError(error.code, error.message, {
    ...error.details,
    status: error.status,
    headers: { ...error.details.headers, ...operationHeaders(operationId, replayed) },
  });
}

/** The headers that identify a keyed operation. */
export function operationHeaders(operationId: string, replayed: boolean): Record<string, string> {
  return {
    'X-Idempotency-Operation-ID': operationId,
    ...(replayed ? { 'Idempotency-Replayed': 'true' } : {}),
  };
}

async function withStorageErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause = 'The store cannot be read or written.';
    throw asStorageError(
      error instanceof AppError ? error : new AppError('STORAGE_UNAVAILABLE', cause, { cause: error }),
    );
  }
}

/**
 * The error of a keyed request when the store fails, saying that the same request may be sent again. Other errors are
 * returned unchanged.
 * @param called whether an external call was made before the store failed
 */
export function asStorageError(error: unknown, called = false): unknown {
  if (!(error instanceof AppError) || error.code !== 'STORAGE_UNAVAILABLE') return error;
  const outcomeUnknown = called || error.details.outcomeUnknown === true;
  const what = outcomeUnknown
    ? 'The store failed while this operation was written down, so it is not sure whether it was kept.'
    : 'The store could not keep this operation, and nothing of it was done.';
  return new AppError(
    'IDEMPOTENCY_STORAGE_ERROR',
    `${what} Retry the identical request with the same Idempotency-Key${outcomeUnknown ? ', which does it at most once' : ''}.`,
    { retryAfter: 5, cause: error, outcomeUnknown },
  );
}

// Keys expire by the wall clock, also in a sandbox.
function wallClock(): string {
  return new Date().toISOString();
}
