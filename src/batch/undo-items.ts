import { abortsTransaction } from '#db/rows.ts';
import type { Unit } from '#db/store.ts';
import { nowFor } from '#src/access/principal.ts';
import { admit } from '#src/action/gates.ts';
import { type Effects, undoInUnit } from '#src/action/unit.ts';
import { AppError } from '#src/lib/errors.ts';
import { type ItemContext, originOf } from './perform.ts';
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
  for (const state of [...chosen].sort((a, b) => b.sequence - a.sequence)) {
    const keeper = kept.get(state.item.position);
    const { answer, made } =
      keeper === undefined
        ? await undoOne(itemContext, unit, state, restored)
        : { answer: left(state, keeper), made: null };
    state.undo = answer;
    if (answer.outcome === 'done') state.status = 'undone';
    else for (const need of state.item.needs) if (!kept.has(need)) kept.set(need, state.item.id);
    if (made !== null) effects.set(state.item.id, made);
  }
  // A second pass numbers the outcomes in the order of the request and stores them.
  for (const state of chosen) {
    state.sequence = next();
    await markUndo(unit.tx, batch, state, new Date().toISOString());
  }
  return effects;
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
  if (!itemContext.service.batches.catalogue.has(item.action)) {
    const why = `${item.action} is not an action any more, so this release cannot take it back.`;
    return { answer: irreversible(state, why), made: null };
  }
  if (action.readOnly) return { answer: { outcome: 'done' }, made: null };
  if (action.undo === null || done === null) {
    const why = action.irreversible ?? 'It has no inverse.';
    return { answer: irreversible(state, `${action.name} cannot be taken back. ${why}`), made: null };
  }
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
      if (undone.outcome === 'done') return { answer: { outcome: 'done' as const }, made: effects };
      if (undone.outcome === 'irreversible') return { answer: irreversible(state, undone.why), made: null };
      const { record, difference } = undone;
      return { answer: conflict(state, record, difference), made: null };
    });
  } catch (error) {
    if (abortsTransaction(error) || !(error instanceof AppError)) throw error;
    return { answer: { outcome: 'conflict', error: itemError(error, item) }, made: null };
  }
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

function irreversible(state: ItemState, why: string): UndoAnswer {
  const shown = itemError(new AppError('UNDO_CONFLICT', why), state.item);
  return {
    outcome: 'irreversible',
    error: { ...shown, fix: 'Nothing here can take it back; make up for it with another action.' },
  };
}

function left(state: ItemState, keeper: string): UndoAnswer {
  const shown = itemError(
    new AppError('UNDO_CONFLICT', `${keeper} stays and depends on it, so it was left as it is.`),
    state.item,
  );
  return {
    outcome: 'left',
    caused_by: keeper,
    error: { ...shown, fix: `Undo or change what ${keeper} did first.` },
  };
}
