import { abortsTransaction } from '#db/rows.ts';
import type { Unit } from '#db/store.ts';
import { nowFor } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { admit } from '#src/action/gates.ts';
import { type Effects, undoInUnit } from '#src/action/unit.ts';
import { sendersOf } from '#src/domain/senders.ts';
import { AppError } from '#src/lib/errors.ts';
import { type ItemContext, originOf } from './perform.ts';
import { remedyOf } from './remedy.ts';
import { type ItemState, itemError } from './state.ts';
import { type BatchRecord, markUndo } from './store.ts';
import type { UndoAnswer } from './types.ts';

/**
 * Undoes items inside one unit, the last one first, each in a savepoint. An item that cannot be undone stays, and so does
 * everything that it depends on.
 * @returns the effects of each undone item
 */
export async function undoStates(
  itemContext: ItemContext,
  unit: Unit,
  batch: BatchRecord,
  chosen: readonly ItemState[],
  next: () => number,
): Promise<Map<string, Effects>> {
  const effects = new Map<string, Effects>();
  const kept = blockedBy(itemContext.states, chosen);
  const restored = new Map<string, unknown>();
  const at = new Date().toISOString();
  const by = await nameOf(itemContext, unit);
  for (const state of [...chosen].sort((a, b) => b.sequence - a.sequence)) {
    const keeper = kept.get(state.item.position);
    const { answer, made } =
      keeper === undefined
        ? await undoOne(itemContext, unit, state, restored)
        : { answer: left(state, keeper), made: null };
    state.undo = answer.outcome === 'done' ? { ...answer, by, at } : answer;
    if (answer.outcome === 'done') state.status = 'undone';
    else for (const need of state.item.needs) if (!kept.has(need)) kept.set(need, state.item.id);
    if (made !== null) effects.set(state.item.id, made);
  }
  // A second pass numbers the outcomes in the order of the request and stores them.
  for (const state of chosen) {
    state.sequence = next();
    await markUndo(unit.tx, batch, state, at);
  }
  return effects;
}

/** Who undoes: the person, and the key or app it came by. */
async function nameOf({ principal }: ItemContext, { tx }: Unit): Promise<string> {
  const { account, credential, user } = principal;
  const asker = {
    id: credential.id,
    user_id: user?.id ?? null,
    credential_id: credential.id,
    credential_type: credential.type,
  };
  return (await sendersOf(tx, account.id, [asker])).get(credential.id) ?? credential.type;
}

/**
 * The committed items whose effects an undo of all of them would take back where nothing has changed since: those with
 * an inverse on which nothing depends that stays.
 */
export function undoable(
  catalogue: ReadonlyMap<string, Action>,
  states: readonly ItemState[],
): readonly ItemState[] {
  const kept = new Set<number>();
  const back: ItemState[] = [];
  const committed = states.filter(({ status }) => status === 'succeeded');
  for (const state of committed.sort((a, b) => b.sequence - a.sequence)) {
    if (!kept.has(state.item.position) && noInverse(catalogue, state) === null) {
      if (!state.item.definition.readOnly) back.push(state);
    } else for (const need of state.item.needs) kept.add(need);
  }
  return back;
}

/** Why nothing of an item can be taken back, whatever has happened since; null when that may be. */
function noInverse(catalogue: ReadonlyMap<string, Action>, { item, done }: ItemState): string | null {
  const action = item.definition;
  if (!catalogue.has(item.action))
    return `${item.action} is not an action any more, so this release cannot take it back.`;
  if (action.readOnly || (action.undo !== null && done !== null)) return null;
  return `${action.name} cannot be taken back. ${action.irreversible ?? 'It has no inverse.'}`;
}

/** Leaves committed items as they are, as only a person may have them taken back; each says so. */
export async function leaveUndone(
  unit: Unit,
  batch: BatchRecord,
  committed: readonly ItemState[],
  next: () => number,
): Promise<void> {
  const why = new AppError(
    'APPROVAL_DENIED',
    'The agency wants a person to approve what taking the batch back would do, so all of it was left as it is.',
    { type: 'approval_needed' },
  );
  for (const state of committed) {
    const fix = `Undo the batch (POST /api/v1/batch/${batch.id}/undo): it then waits for a person.`;
    state.undo = { outcome: 'left', error: { ...itemError(why, state.item), fix } };
    state.sequence = next();
    await markUndo(unit.tx, batch, state, new Date().toISOString());
  }
}

/** Items that stay because a committed item that is not undone depends on them: position to that item's label. */
function blockedBy(states: readonly ItemState[], chosen: readonly ItemState[]): Map<number, string> {
  const kept = new Map<number, string>();
  const going = new Set(chosen);
  for (const state of states) {
    if (going.has(state) || state.status !== 'succeeded') continue;
    for (const need of state.item.needs) kept.set(need, state.item.id);
  }
  return kept;
}

async function undoOne(
  itemContext: ItemContext,
  unit: Unit,
  state: ItemState,
  restored: Map<string, unknown>,
): Promise<{ answer: UndoAnswer; made: Effects | null }> {
  const { item, done } = state;
  const action = item.definition;
  const { catalogue } = itemContext.service.batches;
  const why = noInverse(catalogue, state);
  const remedy = remedyOf(catalogue, state);
  if (why !== null) return { answer: irreversible(state, why, remedy), made: null };
  if (action.readOnly || done === null) return { answer: { outcome: 'done' }, made: null };
  try {
    return await unit.savepoint(async () => {
      itemContext.principal = await itemContext.service.authentication.recheck(
        unit.tx,
        itemContext.principal,
      );
      admit(action, itemContext.principal);
      const now = nowFor(itemContext.principal);
      const { undone, effects } = await undoInUnit(
        unit,
        action,
        done,
        itemContext.principal,
        originOf(itemContext, item),
        now,
        { rehearsal: itemContext.rehearsal, restored },
      );
      if (undone.outcome === 'done') return { answer: doneWith(effects), made: effects };
      if (undone.outcome === 'irreversible')
        return { answer: irreversible(state, undone.why, remedy), made: null };
      const { record, difference } = undone;
      return { answer: conflict(state, record, difference), made: null };
    });
  } catch (error) {
    if (abortsTransaction(error) || !(error instanceof AppError)) throw error;
    return { answer: { outcome: 'conflict', error: itemError(error, item) }, made: null };
  }
}

/** What should be known of the record as it is again; that it went back is what was asked. */
export const warningsOfUndo = ({ warnings }: Pick<Effects, 'warnings'>): Effects['warnings'] =>
  warnings.filter(({ code }) => code !== 'status_backward');

function doneWith(effects: Effects | null): UndoAnswer {
  const warnings = effects === null ? [] : warningsOfUndo(effects);
  return warnings.length === 0 ? { outcome: 'done' } : { outcome: 'done', warnings };
}

function conflict(state: ItemState, record: { type: string; id: string }, difference: object): UndoAnswer {
  const error = new AppError(
    'UNDO_CONFLICT',
    `The ${record.type.replaceAll('_', ' ')} ${record.id} was changed since (${Object.keys(difference).join(', ')}), so it was left as it is.`,
    { extra: { record, difference } },
  );
  const shown = itemError(error, state.item);
  return {
    outcome: 'conflict',
    error: { ...shown, fix: 'Look at the record and change it yourself where it should change.' },
  };
}

function irreversible(state: ItemState, why: string, remedy: string | null): UndoAnswer {
  const shown = itemError(new AppError('UNDO_CONFLICT', why), state.item);
  return {
    outcome: 'irreversible',
    error: { ...shown, fix: remedy ?? 'Nothing here can take it back; make up for it with another action.' },
  };
}

function left(state: ItemState, keeper: string): UndoAnswer {
  const shown = itemError(
    new AppError(
      'UNDO_CONFLICT',
      `${keeper} stays and depends on ${whatOf(state)}, so that was left as it is.`,
    ),
    state.item,
  );
  return {
    outcome: 'left',
    caused_by: keeper,
    error: { ...shown, fix: `Undo or change what ${keeper} did first.` },
  };
}

/** What an item did, with the record that it made or changed: so that it is known apart from what keeps it. */
function whatOf({ item, done }: ItemState): string {
  const change = done?.changes[0];
  const step = `${item.id} (${item.definition.title})`;
  if (change === undefined) return step;
  const name = change.label === undefined || change.label === null ? '' : ` ${change.label}`;
  return `${step}, the ${change.type.replaceAll('_', ' ')}${name} ${change.id}`;
}
