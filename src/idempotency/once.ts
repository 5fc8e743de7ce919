import { randomUUID } from 'node:crypto';
import type { Store, Unit } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import type { LeaseOwner } from './lease-owner.ts';
import { type Claim, inProgress, lookUp, mark, release, type Saved, save } from './store.ts';

/** What keyed work needs of the process it runs in. */
export interface Keys {
  readonly store: Store;
  /** Keys whose first request has not ended in this process. */
  readonly inFlight: Set<string>;
  /** What tells the rows of this process from those of others, and the dead ones from the living. */
  readonly process: Pick<LeaseOwner, 'text' | 'isDead'>;
}

/** Work that must not be done twice. */
export interface Work<T> {
  /** Slow work before the unit; null without. */
  prepare: (() => Promise<unknown>) | null;
  /** Whether `prepare` changes something outside, so that its end may remain unknown. */
  callsOut: boolean;
  /** What commits together with the saved outcome. */
  run(unit: Unit, prepared: unknown): Promise<T>;
  /** What is saved of it for the requests that repeat it. */
  keep(value: T): Omit<Saved, 'operationId'>;
}

export type Ended<T> = { operationId: string; value: T } | { saved: Saved };

/**
 * Does work once for a key. Whoever repeats the request is answered what was saved.
 * @throws AppError what the work throws (400, 404, 409 and 422 are saved, and thrown again to a repetition), and the
 * codes IDEMPOTENCY_IN_PROGRESS, _KEY_REUSED, _OUTCOME_UNKNOWN and _STORAGE_ERROR
 */
export async function once<T>(keys: Keys, claim: Claim, work: Work<T>): Promise<Ended<T>> {
  const flight = `${claim.accountId} ${claim.credentialId} ${claim.key}`;
  if (keys.inFlight.has(flight)) throw inProgress();
  keys.inFlight.add(flight);
  try {
    return await (work.callsOut ? callOut(keys, claim, work) : inOneUnit(keys, claim, work));
  } finally {
    keys.inFlight.delete(flight);
  }
}

/** Claim, effects and outcome are one unit: a crash leaves nothing behind. */
async function inOneUnit<T>(keys: Keys, claim: Claim, work: Work<T>): Promise<Ended<T>> {
  const { store, process } = keys;
  const operationId = randomUUID();
  const account = { account: claim.accountId };
  try {
    if (work.prepare !== null) {
      const known = await storage(() => store.read((db) => lookUp(db, claim, wallClock(), process)));
      if (known !== null) return { saved: known };
    }
    const prepared = await work.prepare?.();
    return await store.write(async (unit) => {
      const known = await lookUp(unit.tx, claim, wallClock(), process);
      if (known !== null) return { saved: known };
      const value = await work.run(unit, prepared);
      await save(unit.tx, claim, { operationId, ...work.keep(value) }, wallClock());
      return { operationId, value };
    }, account);
  } catch (error) {
    if (!isKept(error)) throw asStorageError(error);
    // Another process may have been first meanwhile: then that is the outcome.
    const known = await storage(() =>
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

/** Each step is committed before the next, so that after a crash it is known whether something outside was called. */
async function callOut<T>(keys: Keys, claim: Claim, work: Work<T>): Promise<Ended<T>> {
  const { store, process } = keys;
  const operationId = randomUUID();
  const account = { account: claim.accountId };
  const known = await storage(() =>
    store.write(async ({ tx }) => {
      const other = await lookUp(tx, claim, wallClock(), process);
      if (other === null)
        await mark(tx, claim, { operationId, state: 'started', holder: process.text }, wallClock());
      return other;
    }, account),
  );
  if (known !== null) return { saved: known };
  await storage(() =>
    store.write(
      ({ tx }) => mark(tx, claim, { operationId, state: 'calling', holder: process.text }, wallClock()),
      account,
    ),
  );
  let called = false;
  try {
    const prepared = await work.prepare?.();
    called = true;
    const value = await store.write(async (unit) => {
      const made = await work.run(unit, prepared);
      await save(unit.tx, claim, { operationId, ...work.keep(made) }, wallClock());
      return made;
    }, account);
    return { operationId, value };
  } catch (error) {
    if (isKept(error)) {
      await store.write(({ tx }) => save(tx, claim, refusalOf(operationId, error), wallClock()), account);
      throw withOperation(error, operationId, false);
    }
    // A refusal says that nothing came of the call; of anything else nobody knows. Should this not be written down, the
    // mark stays as it is, and is taken for unknown later.
    const undone = error instanceof AppError && !called;
    const end = { operationId, state: 'calling', holder: null } as const;
    await store
      .write(
        ({ tx }) => (undone ? release(tx, claim, operationId) : mark(tx, claim, end, wallClock())),
        account,
      )
      .catch(() => {});
    throw asStorageError(error, called);
  }
}

// What may pass later is not part of an outcome.
const KEPT = new Set([400, 404, 409, 422]);

function isKept(error: unknown): error is AppError {
  return error instanceof AppError && KEPT.has(error.status) && !error.code.startsWith('IDEMPOTENCY_');
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

/** The refusal that was saved. */
export function refusalAgain(saved: Saved): AppError | null {
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

async function storage<T>(work: () => Promise<T>): Promise<T> {
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
 * What a keyed request is told when the store fails: the same request may be sent again. Other errors as they are.
 * @param called whether something outside was called before the store failed
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

// Keys are kept by the wall clock, also in a sandbox.
function wallClock(): string {
  return new Date().toISOString();
}
