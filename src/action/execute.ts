import type { Db, Store, Unit } from '#db/store.ts';
import type { CandidateAccess } from '#src/access/candidate-access.ts';
import { nowFor, type Principal, scopesOf } from '#src/access/principal.ts';
import type { Deployment, Ports } from '#src/domain/ports.ts';
import type { LeaseOwner } from '#src/idempotency/lease-owner.ts';
import { once, refusalAgain } from '#src/idempotency/once.ts';
import { type Claim, type Saved, save } from '#src/idempotency/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { emptyNotes, type Notes, type PrepareContext, readContext, warningsFor } from './context.ts';
import type { Action } from './define.ts';
import { admit } from './gates.ts';
import { parseInput } from './parse.ts';
import { type Effects, type Origin, runInUnit } from './unit.ts';

/** What every action runs on. */
export interface Runtime {
  readonly store: Store;
  readonly ports: Ports;
  /** What the service does by itself may know of the deployment as well. */
  readonly deployment: Deployment;
  /** Requests of this process whose keyed operation has not ended. */
  readonly inFlight: Set<string>;
  /** The name of this process in what it has begun. */
  readonly process: LeaseOwner;
  /** Counts the candidates that people are shown. */
  readonly access: CandidateAccess;
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
  /** The caller's key with the fingerprint of the request, where the interface takes one. */
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
  /** Members that stand beside `data` on the HTTP interface. */
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

// An interface puts such a call aside as a batch that waits; one that cannot must not let it through.
async function refuseUnapproved(runtime: Runtime, action: Action, principal: Principal): Promise<void> {
  if (!(await runtime.asksApproval(principal, [action]))) return;
  throw new AppError(
    'APPROVAL_DENIED',
    `The agency wants a person to approve ${action.name} by this credential. Send it as an action of POST /api/v1/batch, where it can wait for that.`,
  );
}

async function executeRead(runtime: Runtime, action: Action, input: unknown, call: Call): Promise<Outcome> {
  const { principal } = call;
  const read = await runtime.store.read((db) => readIn(db, action, input, principal));
  if (action.reveals !== null)
    read.warnings.push(...(await runtime.access.show(principal, action.reveals(read.data))));
  return present(runtime, action, principal, read);
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
  const now = nowFor(principal);
  const run = async (unit: Unit, prepared: unknown): Promise<Effects> => {
    const effects = await runInUnit(unit, action, input, prepared, principal, call.origin, now);
    await countIn(runtime, unit, action, principal, effects);
    return effects;
  };
  if (idempotency !== undefined) return executeKeyed(runtime, action, input, call, idempotency, run);
  if (call.keyNeeded && action.idempotency === 'required') {
    throw new AppError(
      'INVALID_REQUEST',
      `${action.name} needs an Idempotency-Key header: any text of 1 to 255 characters that is unique to this request, such as a UUID.`,
      { field: 'Idempotency-Key' },
    );
  }
  const prepared = await prepare(runtime, action, input, call);
  const effects = await runtime.store.write((unit) => run(unit, prepared), { account: principal.account.id });
  finish(runtime, effects);
  const settled = await settle(runtime, action, effects, call);
  return present(runtime, action, principal, settled, settled);
}

async function executeKeyed(
  runtime: Runtime,
  action: Action,
  input: unknown,
  call: Call,
  idempotency: { key: string; fingerprint: string },
  run: (unit: Unit, prepared: unknown) => Promise<Effects>,
): Promise<Outcome> {
  const { principal } = call;
  const claim: Claim = {
    accountId: principal.account.id,
    credentialId: principal.credential.id,
    operation: action.name,
    ...idempotency,
  };
  const ended = await once(runtime, claim, {
    prepare: action.prepare === null ? null : () => prepare(runtime, action, input, call),
    callsOut: action.reconcile !== null,
    run,
    keep: (effects) => ({ unsettled: action.settle !== null, ...savedOf(action, effects) }),
  });
  if ('saved' in ended) return replaySettled(runtime, action, call, claim, ended.saved);
  const { operationId } = ended;
  finish(runtime, ended.value);
  const effects = await settle(runtime, action, ended.value, call);
  if (action.settle !== null) await keepSettled(runtime, claim, { operationId, ...savedOf(action, effects) });
  return present(runtime, action, principal, effects, effects, operationId);
}

/** Counts what a write's answer will show against the daily allowance, inside its unit. */
export async function countIn(
  runtime: Pick<Runtime, 'access'>,
  unit: Unit,
  action: Action,
  principal: Principal,
  made: Pick<Effects, 'data' | 'changes' | 'warnings'>,
): Promise<void> {
  const created = made.changes.flatMap(({ type, id, before }) =>
    type === 'candidate' && before === null ? [id] : [],
  );
  if (action.reveals === null && created.length === 0) return;
  const shown = action.reveals?.(made.data) ?? [];
  made.warnings.push(...(await runtime.access.showIn(unit.tx, principal, shown, created)));
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
  await runtime.store
    .write((unit) => save(unit.tx, claim, saved, wall), { account: claim.accountId })
    .catch(() => {});
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
  if (effects.events.length > 0 || effects.wakesWorkers) runtime.wake();
}

/** An outcome as a credential may see it. */
function present(
  runtime: Runtime,
  action: Action,
  principal: Principal,
  outcome: { status: number; data: unknown; meta: Record<string, unknown>; warnings: Outcome['warnings'] },
  effects?: Effects,
  operationId?: string,
): Outcome {
  if (runtime.checkOutput) {
    const checked = action.output.safeParse(outcome.data);
    if (!checked.success)
      throw new Error(`${action.name} answered what its schema does not allow: ${checked.error.message}`);
  }
  const scopes = scopesOf(principal);
  const data = action.redactor.redact(outcome.data, scopes);
  return {
    status: outcome.status,
    data,
    envelope: action.envelope(data),
    meta: outcome.meta,
    warnings: warningsFor(principal, outcome.warnings),
    hidden: action.redactor.hidden(scopes),
    operationId,
    effects,
  };
}

function savedOf(action: Action, effects: Effects): Omit<Saved, 'operationId'> {
  let { data } = effects;
  if (action.secrets.length > 0 && typeof data === 'object' && data !== null) {
    data = { ...data, ...Object.fromEntries(action.secrets.map((name) => [name, null])), secret_shown: true };
  }
  return { status: effects.status, data, meta: effects.meta, warnings: effects.warnings };
}

async function replay(
  runtime: Runtime,
  action: Action,
  principal: Principal,
  saved: Saved,
): Promise<Outcome> {
  const refusal = refusalAgain(saved);
  if (refusal !== null) throw refusal;
  const more =
    action.reveals === null ? [] : await runtime.access.show(principal, action.reveals(saved.data));
  const again = { ...saved, warnings: [...saved.warnings, ...more] };
  const shown = { ...runtime, checkOutput: false };
  return { ...present(shown, action, principal, again), operationId: saved.operationId, replayed: true };
}
