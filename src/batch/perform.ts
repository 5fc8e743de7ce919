import type { Unit } from '#db/store.ts';
import { holds, nowFor, type Principal } from '#src/access/principal.ts';
import type { Notes } from '#src/action/context.ts';
import type { CompletedAction } from '#src/action/define.ts';
import { countIn, prepare, readIn } from '#src/action/execute.ts';
import { admit } from '#src/action/gates.ts';
import { parseInput } from '#src/action/parse.ts';
import { type Effects, type Origin, runInUnit } from '#src/action/unit.ts';
import type { RecordType } from '#src/domain/context.ts';
import { AppError } from '#src/lib/errors.ts';
import { guardAt, sourceAt } from '#src/lib/trust.ts';
import { forbidden } from './check.ts';
import type { BatchItem } from './items.ts';
import { itemKey } from './keys.ts';
import { fillReferences, type Reference, resolveReference, textsIn } from './references.ts';
import type { BatchService } from './service.ts';
import { type ItemState, withoutSecrets } from './state.ts';
import type { BatchRecord } from './store.ts';

/** What running an item needs to know of its batch. */
export interface ItemContext {
  readonly service: BatchService;
  readonly batch: Pick<
    BatchRecord,
    'id' | 'accountId' | 'credential' | 'face' | 'requestId' | 'reason' | 'idempotencyKey'
  >;
  readonly states: readonly ItemState[];
  /** As it was when it was last checked. */
  principal: Principal;
  /** The unit that it was checked in, while nothing in there has been written that could end or narrow it. */
  checkedIn?: Unit | undefined;
  /** Outsiders' texts that references have carried on: under another name they are no safer. */
  readonly carried: Set<string>;
  readonly rehearsal: boolean;
}

/** What an item did, before redaction. */
export interface Made extends Notes {
  status: number;
  data: unknown;
  done: CompletedAction | null;
  effects: Effects | null;
}

/** Runs one item inside a unit: credential and gates anew, references, input, then the action. */
export async function perform(
  itemContext: ItemContext,
  unit: Unit,
  item: BatchItem,
  prepared: unknown,
): Promise<Made> {
  const made = await run(itemContext, unit, item, prepared);
  const { data, warnings, effects } = made;
  const shown = { data, warnings, changes: effects?.changes ?? [] };
  await countIn(itemContext.service.runtime, unit, item.definition, itemContext.principal, shown);
  return made;
}

/** Runs one reading item on a snapshot. */
export async function performRead(itemContext: ItemContext, item: BatchItem): Promise<Made> {
  const { runtime, store } = itemContext.service;
  const made = await store.read((db) =>
    run(itemContext, { tx: db, savepoint: (work) => work() }, item, undefined),
  );
  const shown = item.definition.reveals?.(made.data);
  if (shown !== undefined) made.warnings.push(...(await runtime.access.show(itemContext.principal, shown)));
  return made;
}

/** Records that say what credentials may do. */
export const DECIDING: ReadonlySet<RecordType> = new Set([
  'account',
  'api_key',
  'connect_app',
  'team',
  'user',
]);

// On SQLite nobody else writes while a unit does, so what was checked in it holds until one of its items decides anew.
async function check(itemContext: ItemContext, unit: Unit): Promise<Principal> {
  if (itemContext.checkedIn === unit) return itemContext.principal;
  itemContext.principal = await itemContext.service.authentication.recheck(unit.tx, itemContext.principal);
  if (itemContext.service.store.dialect === 'sqlite') itemContext.checkedIn = unit;
  return itemContext.principal;
}

async function run(itemContext: ItemContext, unit: Unit, item: BatchItem, prepared: unknown): Promise<Made> {
  const principal = await check(itemContext, unit);
  const action = item.definition;
  admit(action, principal);
  const input = inputOf(itemContext, item);
  if (action.kind === 'read') {
    return { ...(await readIn(unit.tx, action, input, principal)), done: null, effects: null };
  }
  const now = nowFor(principal);
  const origin = originOf(itemContext, item);
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
  if (changes.some(({ type }) => DECIDING.has(type))) itemContext.checkedIn = undefined;
  return {
    status,
    data,
    warnings,
    meta,
    done: action.undo === null ? null : { input, data, changes },
    effects,
  };
}

/** Does an item's slow work, before any unit. */
export async function performPrepare(itemContext: ItemContext, item: BatchItem): Promise<unknown> {
  const { service } = itemContext;
  itemContext.principal = await service.store.read((db) =>
    service.authentication.recheck(db, itemContext.principal),
  );
  admit(item.definition, itemContext.principal);
  const input = inputOf(itemContext, item);
  return prepare(service.runtime, item.definition, input, {
    principal: itemContext.principal,
    origin: originOf(itemContext, item),
    idempotency: { key: itemKey(itemContext.batch, item.id), fingerprint: '' },
  });
}

export function originOf(itemContext: ItemContext, item: BatchItem): Origin {
  const { id, face, requestId, reason } = itemContext.batch;
  return { face, requestId, batch: { id, label: item.id, reason } };
}

/** An item's input as it runs: references filled, checked by the action's schema. */
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
  const why = forbidden(reference, source, item.definition, itemContext.principal);
  if (why !== null) throw refuse(reference, why);
  const scopes = { has: (scope: string) => holds(itemContext.principal, scope) };
  const result = source.redactor.redact(withoutSecrets(source, from.data), scopes);
  const value = resolveReference(result, reference);
  const guard = guardAt(item.definition.input, reference.at);
  if (guard !== undefined && textsIn(value).some((text) => itemContext.carried.has(text))) {
    const where = `${reference.pointer} of ${reference.from}`;
    throw refuse(
      reference,
      `${where} is text from outside that came by way of another item; it may not fill a ${guard} field. Write the value out yourself`,
    );
  }
  if (sourceAt(source.output, reference.path) !== undefined) {
    for (const text of textsIn(value)) itemContext.carried.add(text);
  }
  return value;
}

function refuse(reference: Reference, why: string): AppError {
  return new AppError('REF_FORBIDDEN', `${why}.`, { field: reference.at.join('.') });
}
