import { abortsTransaction } from '#db/rows.ts';
import type { Db, EarlyPart, Unit } from '#db/store.ts';
import { holds, nowFor, type Principal } from '#src/access/principal.ts';
import type { Notes } from '#src/action/context.ts';
import { countedOf } from '#src/action/counted.ts';
import type { CompletedAction } from '#src/action/define.ts';
import { countShownCandidates, foresee, prepare, readIn } from '#src/action/execute.ts';
import { foundWithout, withoutEach } from '#src/action/found-without.ts';
import { admit, needsPerson } from '#src/action/gates.ts';
import { parseInput } from '#src/action/parse.ts';
import { type Effects, type Origin, runInUnit } from '#src/action/unit.ts';
import { policyOf, requiresApproval as waitsUnder } from '#src/domain/accounts/policies.ts';
import type { RecordType } from '#src/domain/context.ts';
import { AppError } from '#src/lib/errors.ts';
import { guardAt, sourceAt } from '#src/lib/trust.ts';
import { referenceRefusal } from './check.ts';
import type { BatchItem } from './items.ts';
import { itemKey } from './keys.ts';
import { fillReferences, type Reference, resolveReference, textsIn } from './references.ts';
import type { BatchService } from './service.ts';
import { type ItemState, withoutSecrets } from './state.ts';
import type { BatchRecord } from './store.ts';

/** What running an item needs of its batch. */
export interface ItemContext {
  readonly service: BatchService;
  readonly batch: Pick<
    BatchRecord,
    'id' | 'accountId' | 'credential' | 'channel' | 'requestId' | 'reason' | 'idempotencyKey'
  >;
  readonly states: readonly ItemState[];
  /** The principal at the last check. */
  principal: Principal;
  /** The unit in which it was checked, while nothing was written there that could revoke or restrict it. */
  checkedIn?: Unit | undefined;
  /** Untrusted texts that references have copied into other items: they stay untrusted there. */
  readonly untrustedTexts: Set<string>;
  readonly rehearsal: boolean;
  /** The time of the items that run together, by the wall clock, in milliseconds; absent where each has its own. */
  together?: number | undefined;
  /** Those of them that began before their turn. */
  begun?: ReadonlyMap<BatchItem, BegunItem> | undefined;
  /** What a person agreed to waits for nobody else. */
  readonly agreement?: { approves(label: string): boolean } | undefined;
}

/** An item that began before its turn, as the principal that it ran as was then. */
interface BegunItem {
  principal: Principal;
  part: EarlyPart<{ made: ItemOutcome; isChecked: boolean }>;
}

/** The outcome of an item, before redaction. */
export interface ItemOutcome extends Notes {
  status: number;
  data: unknown;
  done: CompletedAction | null;
  effects: Effects | null;
}

/** Runs one item inside a unit, or has it go on where it began before its turn. */
export async function runItem(
  itemContext: ItemContext,
  unit: Unit,
  item: BatchItem,
  prepared: unknown,
): Promise<ItemOutcome> {
  const begun = itemContext.begun?.get(item);
  // An item before it may have changed rights.
  const stands = itemContext.checkedIn === unit && itemContext.principal === begun?.principal;
  const going = stands ? begun?.part.inTurn() : null;
  if (going == null) return runNow(itemContext, unit, item, prepared);
  const { made, isChecked } = await going;
  if (!isChecked) itemContext.checkedIn = undefined;
  return made;
}

/** Checks credential and gates again, resolves references, parses the input, runs the action. */
async function runNow(
  itemContext: ItemContext,
  unit: Unit,
  item: BatchItem,
  prepared: unknown,
): Promise<ItemOutcome> {
  const made = await run(itemContext, unit, item, prepared);
  const { data, warnings, effects } = made;
  const shown = { data, warnings, changes: effects?.changes ?? [] };
  await countShownCandidates(
    itemContext.service.runtime,
    unit,
    item.definition,
    itemContext.principal,
    shown,
  );
  return made;
}

/** After so long a run of items lets others have their turn of the event loop. */
const TURN_MS = 8;

/**
 * Runs items that share a unit one after another. Where each question is a round trip, they begin all at once, ask together,
 * and each goes on in its turn; those that take a value from another one begin in their turn.
 * @param items those that will run, as far as is known
 * @param work runs them, and awaits `rest` after each
 */
export async function together<T>(
  itemContext: ItemContext,
  unit: Unit,
  items: readonly BatchItem[],
  work: (rest: () => Promise<void>) => Promise<T>,
): Promise<T> {
  if (unit.beginEarly === undefined) return work(async () => {});
  itemContext.together = Date.now();
  try {
    itemContext.begun = await beginEarly(itemContext, unit, items);
    let since = performance.now();
    return await work(async () => {
      if (performance.now() - since < TURN_MS) return;
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    });
  } finally {
    itemContext.together = undefined;
    itemContext.begun = undefined;
  }
}

async function beginEarly(
  itemContext: ItemContext,
  unit: Unit,
  items: readonly BatchItem[],
): Promise<ReadonlyMap<BatchItem, BegunItem>> {
  const early = items.filter(({ references }) => references.length === 0);
  if (unit.beginEarly === undefined || early.length < 2) return new Map();
  try {
    await check(itemContext, unit);
  } catch (error) {
    // Each item says so in its turn.
    if (error instanceof AppError && !abortsTransaction(error)) return new Map();
    throw error;
  }
  const parts = await unit.beginEarly(
    early.map((item) => async (db) => {
      const own: Unit = { tx: db, savepoint: (part) => part() };
      const context = { ...itemContext, checkedIn: own };
      const made = await runNow(context, own, item, undefined);
      return { made, isChecked: context.checkedIn === own };
    }),
  );
  const { principal } = itemContext;
  return new Map(
    parts.flatMap((part, at) => {
      const item = early[at];
      return item === undefined ? [] : [[item, { principal, part }]];
    }),
  );
}

/** Runs one read on a snapshot. */
export async function runReadItem(itemContext: ItemContext, item: BatchItem): Promise<ItemOutcome> {
  const { runtime, store } = itemContext.service;
  const made = await store.read((db) =>
    run(itemContext, { tx: db, savepoint: (work) => work() }, item, undefined),
  );
  const shown = item.definition.reveals?.(made.data);
  if (shown !== undefined) made.warnings.push(...(await runtime.access.count(itemContext.principal, shown)));
  return made;
}

/** Records that determine the rights of credentials. */
export const CREDENTIAL_RECORDS: ReadonlySet<RecordType> = new Set([
  'account',
  'api_key',
  'connect_app',
  'team',
  'user',
]);

// Nobody else writes in the agency during a unit, so a check holds until one of the unit's own items changes rights.
async function check(itemContext: ItemContext, unit: Unit): Promise<Principal> {
  if (itemContext.checkedIn === unit) return itemContext.principal;
  itemContext.principal = await itemContext.service.authentication.recheck(unit.tx, itemContext.principal);
  itemContext.checkedIn = unit;
  return itemContext.principal;
}

async function run(
  itemContext: ItemContext,
  unit: Unit,
  item: BatchItem,
  prepared: unknown,
): Promise<ItemOutcome> {
  const principal = await check(itemContext, unit);
  const action = item.definition;
  admit(action, principal);
  await refuseHeld(itemContext, unit.tx, item);
  const input = inputOf(itemContext, item);
  if (action.kind === 'read') {
    const read = await readIn(unit.tx, action, input, principal);
    if (itemContext.batch.channel === 'mcp') {
      const without = await foundWithout(unit.tx, action, input, principal, read.data);
      if (without.length > 0)
        read.warnings.push({ code: 'nothing_found', message: `Nothing found; ${withoutEach(without)}.` });
      Object.assign(read.meta, await countedOf(unit.tx, action, input, principal, read.data));
    }
    return { ...read, done: null, effects: null };
  }
  const now = nowFor(principal, itemContext.together);
  const origin = originOf(itemContext, item, input);
  const effects = await runInUnit(
    unit,
    action,
    input,
    prepared,
    principal,
    origin,
    now,
    itemContext.rehearsal,
  );
  const { status, data, warnings, meta, changes } = effects;
  if (changes.some(({ type }) => CREDENTIAL_RECORDS.has(type))) itemContext.checkedIn = undefined;
  return {
    status,
    data,
    warnings,
    meta,
    done: action.undo === null ? null : { input, data, changes },
    effects,
  };
}

// A policy may have been set since the batch began: what nobody approved of is then left to a resumption, which asks.
async function refuseHeld(
  { agreement, principal, rehearsal }: ItemContext,
  db: Db,
  { id, definition, input }: BatchItem,
): Promise<void> {
  if (rehearsal || definition.readOnly || agreement?.approves(id)) return;
  if (!needsPerson(principal, { definition, input })) {
    if (!principal.asksApproval || !waitsUnder(await policyOf(db, principal), definition, input)) return;
  }
  throw new AppError(
    'APPROVAL_DENIED',
    `The agency has come to want a person to approve ${definition.name} by this credential while the batch ran, so it was not done. Resume the batch: what is left of it then waits for that.`,
    { type: 'approval_needed' },
  );
}

/** Throws what an item that calls out would be refused for, without calling. */
export async function foreseeItem(itemContext: ItemContext, item: BatchItem): Promise<void> {
  await beforeUnit(itemContext, item, foresee);
}

/** Runs an item's `prepare`, before any unit. */
export async function prepareItem(itemContext: ItemContext, item: BatchItem): Promise<unknown> {
  return beforeUnit(itemContext, item, prepare);
}

async function beforeUnit(
  itemContext: ItemContext,
  item: BatchItem,
  step: typeof prepare | typeof foresee,
): Promise<unknown> {
  const { service } = itemContext;
  itemContext.principal = await service.store.read((db) =>
    service.authentication.recheck(db, itemContext.principal),
  );
  admit(item.definition, itemContext.principal);
  if (item.definition.reconcile !== null) await service.store.read((db) => refuseHeld(itemContext, db, item));
  const input = inputOf(itemContext, item);
  return step(service.runtime, item.definition, input, {
    principal: itemContext.principal,
    origin: originOf(itemContext, item),
    idempotency: { key: itemKey(itemContext.batch, item.id), fingerprint: '' },
  });
}

/** @param input of the item, once its references are resolved */
export function originOf(itemContext: ItemContext, item: BatchItem, input?: unknown): Origin {
  const { id, channel, requestId, reason } = itemContext.batch;
  const quotesOutsiders =
    item.references.length > 0 && textsIn(input).some((text) => itemContext.untrustedTexts.has(text));
  return { channel, requestId, batch: { id, label: item.id, reason, quotesOutsiders } };
}

/** An item's input with references resolved, parsed by the action's schema. */
function inputOf(itemContext: ItemContext, item: BatchItem): unknown {
  if (item.references.length === 0) return item.ready ?? parseInput(item.definition, item.input);
  const input = fillReferences(item.input, item.references, (reference) =>
    follow(itemContext, item, reference),
  );
  return parseInput(item.definition, input);
}

function follow(itemContext: ItemContext, item: BatchItem, reference: Reference): unknown {
  const from = itemContext.states.find((state) => state.item.id === reference.from);
  if (from === undefined || from.status !== 'succeeded') {
    throw new AppError('REF_UNRESOLVED', `${reference.from} has no result.`, {
      field: reference.at.join('.'),
    });
  }
  const source = from.item.definition;
  const scopes = { has: (scope: string) => holds(itemContext.principal, scope) };
  const result = source.redactor.redact(withoutSecrets(source, from.data), scopes);
  const why = referenceRefusal(reference, source, item.definition, itemContext.principal, result);
  if (why !== null) throw refuse(reference, why);
  const value = resolveReference(result, reference);
  const guard = guardAt(item.definition.input, reference.at);
  if (guard !== undefined && textsIn(value).some((text) => itemContext.untrustedTexts.has(text))) {
    const where = `${reference.pointer} of ${reference.from}`;
    throw refuse(
      reference,
      `${where} is text from outside that came by way of another item; it may not fill a ${guard} field. Write the value out yourself`,
    );
  }
  if (sourceAt(source.output, reference.path, result) !== undefined) {
    for (const text of textsIn(value)) itemContext.untrustedTexts.add(text);
  }
  return value;
}

function refuse(reference: Reference, why: string): AppError {
  return new AppError('REF_FORBIDDEN', `${why}.`, { field: reference.at.join('.') });
}
