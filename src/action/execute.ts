import { checkedBeside, type Db, type Store, type Unit } from '#db/store.ts';
import type { CandidateAccess } from '#src/access/candidate-access.ts';
import { nowFor, type Principal, scopesOf } from '#src/access/principal.ts';
import type { Deployment, Ports } from '#src/domain/ports.ts';
import type { LeaseOwner } from '#src/idempotency/lease-owner.ts';
import { runOnce, savedRefusal } from '#src/idempotency/once.ts';
import { type Claim, type Saved, save } from '#src/idempotency/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { emptyNotes, type Notes, type PrepareContext, readContext, warningsFor } from './context.ts';
import { type Action, type AskedFor, askedFor } from './define.ts';
import { admit } from './gates.ts';
import { ofKeptPerson } from './kept-person.ts';
import { parseInput } from './parse.ts';
import { withPages } from './record-pages.ts';
import { type Effects, type Origin, runInUnit } from './unit.ts';

/** What every action needs to run. */
export interface Runtime {
  readonly store: Store;
  readonly ports: Ports;
  /** The deployment, for work that the service does by itself. */
  readonly deployment: Deployment;
  /** Keyed operations of this process that have not ended. */
  readonly inFlight: Set<string>;
  /** The name under which this process holds leases. */
  readonly process: LeaseOwner;
  /** Counts the candidates that are shown to people. */
  readonly access: CandidateAccess;
  /** Charges a credential's rate limits; `ai`: whether they are AI-backed, or how many. @throws AppError RATE_LIMIT_EXCEEDED */
  charge(principal: Principal, count: number, ai: boolean | number): Promise<void>;
  /** Whether a person must approve before this credential runs any of these. */
  asksApproval(principal: Principal, asked: readonly AskedFor[]): Promise<boolean>;
  /** Wakes the workers after a commit that may have added work to the outbox. */
  wake(): void;
  /** The address at which people open the pages of records, for `url` in results; null where none is configured. */
  readonly recordPages: string | null;
  /** Validates each output against its schema; enabled in tests. */
  readonly checkOutput: boolean;
}

export interface Call {
  principal: Principal;
  origin: Origin;
  /** The caller's key with the fingerprint of the request, where the interface takes one. */
  idempotency?: { key: string; fingerprint: string } | undefined;
  /** Whether an action that requires a key is refused without one. */
  keyRequired?: boolean;
  /**
   * Confirms the credential, in the read or the unit that the action is (`asksAtOnce`). @throws where it does not stand any
   * more; then nothing of the action is done
   */
  confirm?: ((db: Db) => Promise<void>) | undefined;
  /** The rate limit was charged by the caller already (a batch is charged for all its items at once). */
  charged?: boolean;
  /** Writes beside the effects of a write, in its unit: what an interface keeps of the call. */
  keep?: ((tx: Db, input: unknown, effects: Effects) => Promise<void>) | undefined;
}

export interface Outcome {
  status: number;
  /** The result as this credential may see it. */
  data: unknown;
  /** Members beside `data` on the HTTP interface. */
  envelope: Record<string, unknown>;
  meta: Record<string, unknown>;
  warnings: { code: string; message: string }[];
  /** Paths that are null because their scope is missing. */
  hidden: string[];
  operationId?: string | undefined;
  replayed?: boolean | undefined;
  /** What was written; absent for reads and replays. */
  effects?: Effects | undefined;
}

/**
 * The one way to run an action: account gates, scope, limits, parse, idempotency, prepare, one unit of work with its
 * events, audit and saved answer, commit, wake, redact.
 * @throws AppError for every refusal
 */
export async function execute(runtime: Runtime, action: Action, raw: unknown, call: Call): Promise<Outcome> {
  const { principal } = call;
  admit(action, principal);
  if (action.kind === 'write' && (principal.asksApproval || action.needsPerson !== null))
    await refuseUnapproved(runtime, action, raw, principal);
  if (!call.charged) await runtime.charge(principal, 1, action.ai);
  const input = parseInput(action, raw);
  return action.kind === 'read'
    ? executeRead(runtime, action, input, call)
    : executeWrite(runtime, action, input, call);
}

/** Whether an action is one read or one unit, with nothing before it and nothing after. */
export const asksAtOnce = (action: Action): boolean =>
  action.prepare === null && action.reconcile === null && action.settle === null && !action.aside;

// Interfaces turn such a call into a batch that waits for approval. One that cannot must refuse it.
async function refuseUnapproved(
  runtime: Runtime,
  action: Action,
  raw: unknown,
  principal: Principal,
): Promise<void> {
  if (!(await runtime.asksApproval(principal, [askedFor(action, raw)]))) return;
  throw new AppError(
    'APPROVAL_DENIED',
    `The agency wants a person to approve ${action.name} by this credential. Send it as an action of POST /api/v1/batch, where it can wait for that.`,
  );
}

async function executeRead(runtime: Runtime, action: Action, input: unknown, call: Call): Promise<Outcome> {
  const { principal } = call;
  const { store } = runtime;
  const work = (db: Db) => readIn(db, action, input, principal);
  const options = { kind: action.name, beside: call.confirm };
  const { value: read, asOf } = action.aside
    ? await store.readAside(work, options)
    : { value: await store.read(work, options), asOf: null };
  if (asOf !== null) read.meta.as_of = asOf;
  if (action.reveals !== null)
    read.warnings.push(...(await runtime.access.count(principal, action.reveals(read.data))));
  return present(runtime, action, principal, read);
}

/** Runs a read on a snapshot or inside a unit. The result is unredacted. */
export async function readIn(
  db: Db,
  action: Action,
  input: unknown,
  principal: Principal,
): Promise<{ status: number; data: unknown } & Notes> {
  const notes = emptyNotes();
  const ctx = readContext(principal, nowFor(principal), db, notes);
  const data = await action.read(ctx, action.list ? await ofKeptPerson(ctx, input) : input);
  return { status: 200, data, ...notes };
}

async function executeWrite(runtime: Runtime, action: Action, input: unknown, call: Call): Promise<Outcome> {
  const { principal, idempotency } = call;
  const now = nowFor(principal);
  const seen: Seen = { asOf: null };
  const run = (unit: Unit, prepared: unknown): Promise<Effects> =>
    checkedBeside(call.confirm?.(unit.tx), () => written(unit, prepared));
  const written = async (unit: Unit, prepared: unknown): Promise<Effects> => {
    const effects = await runInUnit(unit, action, input, prepared, principal, call.origin, now);
    if (seen.asOf !== null) effects.meta.as_of = seen.asOf;
    await call.keep?.(unit.tx, input, effects);
    await countShownCandidates(runtime, unit, action, principal, effects);
    return effects;
  };
  if (idempotency !== undefined)
    return executeKeyed(runtime, action, input, call, idempotency, { run, seen });
  if (call.keyRequired && action.idempotency === 'required') {
    throw new AppError(
      'INVALID_REQUEST',
      `${action.name} needs an Idempotency-Key header: any text of 1 to 255 characters that is unique to this request, such as a UUID.`,
      { field: 'Idempotency-Key' },
    );
  }
  const prepared = await prepare(runtime, action, input, call, seen);
  const effects = await runtime.store.write((unit) => run(unit, prepared), {
    account: principal.account.id,
    kind: action.name,
  });
  wakeWorkersFor(runtime, effects);
  const settled = await settle(runtime, action, effects, call);
  return present(runtime, action, principal, settled, settled);
}

async function executeKeyed(
  runtime: Runtime,
  action: Action,
  input: unknown,
  call: Call,
  idempotency: { key: string; fingerprint: string },
  { run, seen }: { run: (unit: Unit, prepared: unknown) => Promise<Effects>; seen: Seen },
): Promise<Outcome> {
  const { principal } = call;
  const claim: Claim = {
    accountId: principal.account.id,
    credentialId: principal.credential.id,
    operation: action.name,
    ...idempotency,
  };
  const ended = await runOnce(runtime, claim, {
    prepare: action.prepare === null ? null : () => prepare(runtime, action, input, call, seen),
    callsExternal: action.reconcile !== null,
    run,
    outcomeToSave: (effects) => ({ unsettled: action.settle !== null, ...outcomeToSave(action, effects) }),
  });
  if ('saved' in ended) return replaySettled(runtime, action, call, claim, ended.saved);
  const { operationId } = ended;
  wakeWorkersFor(runtime, ended.value);
  const effects = await settle(runtime, action, ended.value, call);
  if (action.settle !== null)
    await keepSettled(runtime, claim, { operationId, ...outcomeToSave(action, effects) });
  return present(runtime, action, principal, effects, effects, operationId);
}

/** Counts the candidates that a write's answer will show against the daily allowance, inside its unit. */
export async function countShownCandidates(
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
  made.warnings.push(...(await runtime.access.countInUnit(unit.tx, principal, shown, created)));
}

/** Replays a saved outcome. If the first process died before the outcome was settled, it is settled now. */
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

// The effect has happened, so a failure to store its outcome must not fail the request.
async function keepSettled(runtime: Runtime, claim: Claim, saved: Saved): Promise<void> {
  const wall = new Date().toISOString();
  await runtime.store
    .write((unit) => save(unit.tx, claim, saved, wall), { account: claim.accountId })
    .catch(() => {});
}

/** Runs an action's `prepare`, if it has one. */
export async function prepare(
  runtime: Runtime,
  action: Action,
  input: unknown,
  call: Call,
  seen?: Seen,
): Promise<unknown> {
  const { prepare } = action;
  if (prepare === null) return undefined;
  return prepare(prepareContext(runtime, call, action.aside ? seen : undefined), input);
}

/** Throws what the `prepare` of an action that calls out would be refused for, without calling. */
export async function foresee(runtime: Runtime, action: Action, input: unknown, call: Call): Promise<void> {
  await action.foresee?.(prepareContext(runtime, call), input);
}

/**
 * Waits for the outcome of what a committed action started, if its answer includes it. The commit stands in any case;
 * when the outcome cannot be found out here, the committed answer is returned.
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

/** As of when a preparation saw what a replica may have answered; null where there is none. */
interface Seen {
  asOf: string | null;
}

/** @param seen where it may read from a replica, and notes as of when the first of its reads saw */
function prepareContext(runtime: Runtime, call: Call, seen?: Seen): PrepareContext {
  const { store } = runtime;
  const { principal } = call;
  return {
    ports: runtime.ports,
    operationKey: call.idempotency?.key ?? null,
    async read(work) {
      const run = (db: Db) => work(readContext(principal, nowFor(principal), db, emptyNotes()));
      if (seen === undefined) return store.read(run);
      const { value, asOf } = await store.readAside(run);
      seen.asOf ??= asOf;
      return value;
    },
  };
}

/** Wakes the workers after a commit, once, if any of what was committed left work for them. */
export function wakeWorkersFor(runtime: Runtime, ...committed: readonly Effects[]): void {
  if (committed.some(({ events, wakesWorkers }) => events.length > 0 || wakesWorkers)) runtime.wake();
}

/** What was read, as a credential may see it. */
export const presentRead = (
  runtime: Runtime,
  action: Action,
  principal: Principal,
  read: { status: number; data: unknown } & Notes,
): Outcome => present(runtime, action, principal, read);

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
  const data = withPages(action.redactor.redact(outcome.data, scopes), runtime.recordPages);
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

function outcomeToSave(action: Action, effects: Effects): Omit<Saved, 'operationId'> {
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
  const refusal = savedRefusal(saved);
  if (refusal !== null) throw refusal;
  const more =
    action.reveals === null ? [] : await runtime.access.count(principal, action.reveals(saved.data));
  const again = { ...saved, warnings: [...saved.warnings, ...more] };
  const shown = { ...runtime, checkOutput: false };
  return { ...present(shown, action, principal, again), operationId: saved.operationId, replayed: true };
}
