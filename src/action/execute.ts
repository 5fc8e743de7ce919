import { createHash, randomUUID } from 'node:crypto';
import type { Db, Store } from '#db/store.ts';
import type { Ports } from '#src/domain/ports.ts';
import { AppError, type ErrorCode } from '#src/lib/errors.ts';
import { canonicalJson } from '#src/lib/json.ts';
import { type Claim, inProgress, lookUp, type Saved, save } from '#src/platform/idempotency/store.ts';
import {
  emptyNotes,
  holds,
  type Notes,
  nowFor,
  type PrepareContext,
  type Principal,
  readContext,
} from './context.ts';
import type { Action } from './define.ts';
import { admit } from './gates.ts';
import { parseInput } from './parse.ts';
import { type Effects, type Origin, runInUnit } from './unit.ts';

/** What every action runs on. */
export interface Runtime {
  readonly store: Store;
  readonly ports: Ports;
  /** Requests of this process whose keyed operation has not ended. */
  readonly inFlight: Set<string>;
  /** Charges a credential's rate limits; `ai`: whether they are AI-backed, or how many. @throws AppError RATE_LIMIT_EXCEEDED */
  charge(principal: Principal, count: number, ai: boolean | number): Promise<void>;
  /** Whether a person must agree before this credential does any of these. */
  asksApproval(principal: Principal, actions: readonly Action[]): Promise<boolean>;
  /** Tells the workers that a commit may have left work in the outbox. */
  wake(): void;
  /** Checks each output against its schema: on in the tests, where a wrong output must not pass unseen. */
  readonly checkOutput: boolean;
}

export interface Call {
  principal: Principal;
  origin: Origin;
  /** The caller's key with the fingerprint of the request, where the face takes one. */
  idempotency?: { key: string; fingerprint: string } | undefined;
  /** Whether an action that requires a key is refused without one. */
  keyNeeded?: boolean;
  /** The limits were charged by the caller (a batch pays for its items at once). */
  charged?: boolean;
}

export interface Outcome {
  status: number;
  /** The result as this credential may see it. */
  data: unknown;
  /** Members that stand beside `data` on the HTTP face. */
  envelope: Record<string, unknown>;
  meta: Record<string, unknown>;
  warnings: { code: string; message: string }[];
  /** Paths nulled because their scope is missing. */
  hidden: string[];
  operationId?: string | undefined;
  replayed?: boolean | undefined;
  /** What was written; absent for reads and replays. */
  effects?: Effects | undefined;
}

/**
 * The one way through: account gates, scope, limits, parse, idempotency, prepare, one unit of work with its events,
 * audit and saved answer, commit, wake, redact.
 * @throws AppError whatever refuses it
 */
export async function execute(runtime: Runtime, action: Action, raw: unknown, call: Call): Promise<Outcome> {
  const { principal } = call;
  admit(action, principal);
  if (principal.asksApproval && action.kind === 'write') await refuseUnapproved(runtime, action, principal);
  if (!call.charged) await runtime.charge(principal, 1, action.ai);
  const input = parseInput(action, raw);
  return action.kind === 'read'
    ? executeRead(runtime, action, input, call)
    : executeWrite(runtime, action, input, call);
}

// A face puts such a call aside as a batch that waits; one that cannot must not let it through.
async function refuseUnapproved(runtime: Runtime, action: Action, principal: Principal): Promise<void> {
  if (!(await runtime.asksApproval(principal, [action]))) return;
  throw new AppError(
    'APPROVAL_DENIED',
    `The agency wants a person to approve ${action.name} by this credential. Send it as an action of POST /api/v1/batch, where it can wait for that.`,
  );
}

async function executeRead(runtime: Runtime, action: Action, input: unknown, call: Call): Promise<Outcome> {
  const read = await runtime.store.read((db) => readIn(db, action, input, call.principal));
  return present(runtime, action, call.principal, read);
}

/** Runs a read on a snapshot, or inside a unit on what it sees. The result is unredacted. */
export async function readIn(
  db: Db,
  action: Action,
  input: unknown,
  principal: Principal,
): Promise<{ status: number; data: unknown } & Notes> {
  const notes = emptyNotes();
  const data = await action.read(readContext(principal, nowFor(principal), db, notes), input);
  return { status: 200, data, ...notes };
}

async function executeWrite(runtime: Runtime, action: Action, input: unknown, call: Call): Promise<Outcome> {
  const { principal, idempotency } = call;
  if (idempotency === undefined) {
    if (call.keyNeeded && action.idempotency === 'required') {
      throw new AppError(
        'INVALID_REQUEST',
        `${action.name} needs an Idempotency-Key header: any text of 1 to 255 characters that is unique to this request, such as a UUID.`,
        { field: 'Idempotency-Key' },
      );
    }
    const effects = await commit(runtime, action, input, call);
    return present(runtime, action, principal, effects, effects);
  }
  const claim: Claim = {
    accountId: principal.account.id,
    credentialId: principal.credential.id,
    operation: action.name,
    ...idempotency,
  };
  const flight = `${claim.accountId} ${claim.credentialId} ${claim.key}`;
  if (runtime.inFlight.has(flight)) throw inProgress();
  runtime.inFlight.add(flight);
  try {
    return await keyed(runtime, action, input, call, claim);
  } finally {
    runtime.inFlight.delete(flight);
  }
}

async function keyed(
  runtime: Runtime,
  action: Action,
  input: unknown,
  call: Call,
  claim: Claim,
): Promise<Outcome> {
  const { principal } = call;
  const wall = new Date().toISOString();
  if (action.prepare !== null) {
    const known = await storage(() => runtime.store.read((db) => lookUp(db, claim, wall)));
    if (known !== null) return replaySettled(runtime, action, call, claim, known);
  }
  const prepared = await prepare(runtime, action, input, call);
  const operationId = randomUUID();
  const now = nowFor(principal);
  let outcome: { saved: Saved } | { effects: Effects };
  try {
    outcome = await runtime.store.write(
      async (unit) => {
        const known = await lookUp(unit.tx, claim, wall);
        if (known !== null) return { saved: known };
        const effects = await runInUnit(unit, action, input, prepared, principal, call.origin, now);
        const unsettled = action.settle !== null;
        await save(unit.tx, claim, { ...savedOf(operationId, action, effects), unsettled }, wall);
        return { effects };
      },
      { account: claim.accountId },
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'STORAGE_UNAVAILABLE') throw storageError(error);
    if (error instanceof AppError && isKept(error)) {
      await runtime.store.write((unit) => save(unit.tx, claim, refusalOf(operationId, error), wall));
      throw withOperation(error, operationId, false);
    }
    throw error;
  }
  if ('saved' in outcome) return replaySettled(runtime, action, call, claim, outcome.saved);
  finish(runtime, outcome.effects);
  const effects = await settle(runtime, action, outcome.effects, call);
  if (action.settle !== null) await keepSettled(runtime, claim, savedOf(operationId, action, effects));
  return { ...present(runtime, action, principal, effects, effects), operationId };
}

/** Replays what was saved; what its process did not live to see the outcome of is settled first. */
async function replaySettled(
  runtime: Runtime,
  action: Action,
  call: Call,
  claim: Claim,
  saved: Saved,
): Promise<Outcome> {
  if (!saved.unsettled) return replay(runtime, action, call.principal, saved);
  const { data, status } = await settle(runtime, action, saved, call);
  const settled = { ...saved, data, status, unsettled: false };
  await keepSettled(runtime, claim, settled);
  return replay(runtime, action, call.principal, settled);
}

// What was set off is done by now: a store that cannot be written must not make it look undone.
async function keepSettled(runtime: Runtime, claim: Claim, saved: Saved): Promise<void> {
  const wall = new Date().toISOString();
  await runtime.store.write((unit) => save(unit.tx, claim, saved, wall)).catch(() => {});
}

async function commit(runtime: Runtime, action: Action, input: unknown, call: Call): Promise<Effects> {
  const prepared = await prepare(runtime, action, input, call);
  const now = nowFor(call.principal);
  const effects = await runtime.store.write(
    (unit) => runInUnit(unit, action, input, prepared, call.principal, call.origin, now),
    { account: call.principal.account.id },
  );
  finish(runtime, effects);
  return settle(runtime, action, effects, call);
}

/** Runs an action's slow work, if it has any. */
export async function prepare(
  runtime: Runtime,
  action: Action,
  input: unknown,
  call: Call,
): Promise<unknown> {
  return action.prepare === null ? undefined : action.prepare(prepareContext(runtime, call), input);
}

/**
 * Waits for what a committed action set off, if its answer tells of it. The commit stands whatever comes of that: should
 * the outcome not be known here, the answer is the committed one.
 */
export async function settle<T extends { data: unknown; status: number }>(
  runtime: Runtime,
  action: Action,
  committed: T,
  call: Call,
): Promise<T> {
  if (action.settle === null) return committed;
  try {
    const data = await action.settle(prepareContext(runtime, call), committed.data);
    return { ...committed, data, status: action.status(data) };
  } catch {
    return committed;
  }
}

function prepareContext(runtime: Runtime, call: Call): PrepareContext {
  return {
    ports: runtime.ports,
    operationKey: call.idempotency?.key ?? null,
    read: (work) =>
      runtime.store.read((db) => work(readContext(call.principal, nowFor(call.principal), db, emptyNotes()))),
  };
}

/** What follows a commit. */
export function finish(runtime: Runtime, effects: Effects): void {
  for (const wake of effects.wakes) wake();
  if (effects.events.length > 0 || effects.wakes.length > 0) runtime.wake();
}

/** An outcome as a credential may see it. */
export function present(
  runtime: Runtime,
  action: Action,
  principal: Principal,
  outcome: { status: number; data: unknown; meta: Record<string, unknown>; warnings: Outcome['warnings'] },
  effects?: Effects,
): Outcome {
  if (runtime.checkOutput) {
    const checked = action.output.safeParse(outcome.data);
    if (!checked.success)
      throw new Error(`${action.name} answered what its schema does not allow: ${checked.error.message}`);
  }
  const scopes = { has: (scope: string) => holds(principal, scope) };
  const data = action.redactor.redact(outcome.data, scopes);
  return {
    status: outcome.status,
    data,
    envelope: action.envelope(data),
    meta: outcome.meta,
    warnings: outcome.warnings,
    hidden: action.redactor.hidden(scopes),
    effects,
  };
}

// Refusals that the action itself raised are part of its outcome; what may pass later is not kept.
const KEPT = new Set([400, 404, 409, 422]);

function isKept(error: AppError): boolean {
  return KEPT.has(error.status) && !error.code.startsWith('IDEMPOTENCY_');
}

function savedOf(operationId: string, action: Action, effects: Effects): Saved {
  let { data } = effects;
  if (action.secrets.length > 0 && typeof data === 'object' && data !== null) {
    data = { ...data, ...Object.fromEntries(action.secrets.map((name) => [name, null])), secret_shown: true };
  }
  return { operationId, status: effects.status, data, meta: effects.meta, warnings: effects.warnings };
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

function replay(runtime: Runtime, action: Action, principal: Principal, saved: Saved): Outcome {
  if (saved.error !== undefined) {
    const { code, message, field, extra, type } = saved.error;
    const again = new AppError(code as ErrorCode, message, {
      field,
      extra,
      type,
      meta: saved.meta,
      status: saved.status,
    });
    throw withOperation(again, saved.operationId, true);
  }
  const shown = { ...runtime, checkOutput: false };
  return { ...present(shown, action, principal, saved), operationId: saved.operationId, replayed: true };
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

function storageError(cause: AppError): AppError {
  return new AppError(
    'IDEMPOTENCY_STORAGE_ERROR',
    'The store could not keep this operation, and nothing of it was done. Retry the identical request with the same Idempotency-Key.',
    { retryAfter: 5, cause },
  );
}

async function storage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw storageError(new AppError('STORAGE_UNAVAILABLE', 'The store cannot be read.', { cause: error }));
  }
}

/** The fingerprint of a call: SHA-256 over what it names and its canonical JSON (RFC 8785). */
export function fingerprintOf(parts: { method: string; route: string; input: unknown }): string {
  return createHash('sha256')
    .update(`${parts.method} ${parts.route}\n${canonicalJson(parts.input)}`)
    .digest('hex');
}
