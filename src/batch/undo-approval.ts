import { json } from '#db/rows.ts';
import type { Db, Unit } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import { finish } from '#src/action/execute.ts';
import { policyOf } from '#src/domain/accounts/policies.ts';
import { AppError } from '#src/lib/errors.ts';
import { canonicalJson } from '#src/lib/json.ts';
import { type Frozen, insertApproval } from './approval.ts';
import { type ApprovalRow, closeApproval, undoApprovalOf } from './approvals-store.ts';
import { beginAgain } from './begin-again.ts';
import type { KeyedRequest } from './claims.ts';
import { itemsForView, loadStates, principalAs } from './load.ts';
import type { ItemContext } from './perform.ts';
import { decodeBound, encodeBound } from './plan-store.ts';
import { wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import { differences, shownTo } from './stale.ts';
import { runsAs } from './start.ts';
import { type ItemState, statusOf } from './state.ts';
import { type BatchRecord, type BatchRow, decodeItems, findBatch, finishBatch, toRecord } from './store.ts';
import { undoStates } from './undo-items.ts';
import { tellUndo, type UndoMade, type UndoTold, undoWaits } from './undo-told.ts';

/** An undo of some items of a batch, as it stands. */
export interface Undoing {
  itemContext: ItemContext;
  row: BatchRow;
  batch: BatchRecord;
  chosen: readonly ItemState[];
}

/** Puts together the undo of these items. */
export function undoing(
  service: BatchService,
  principal: Principal,
  row: BatchRow,
  states: readonly ItemState[],
  labels: readonly string[],
  options: Pick<ItemContext['batch'], 'requestId' | 'face'>,
): Undoing {
  const batch: BatchRecord = { ...toRecord(row), attempt: row.attempt + 1 };
  const { requestId, face } = options;
  return {
    row,
    batch,
    chosen: states.filter(({ item }) => labels.includes(item.id)),
    itemContext: {
      service,
      batch: { ...batch, requestId, face },
      states,
      principal,
      carried: new Set(),
      rehearsal: false,
    },
  };
}

/** Takes the chosen items back inside a unit. */
async function takeBack({ itemContext, batch, chosen }: Undoing, unit: Unit): Promise<UndoMade[]> {
  let sequence = batch.attempt * (itemContext.states.length * 4 + 4);
  const made = await undoStates(itemContext, unit, batch, chosen, () => {
    sequence += 1;
    return sequence;
  });
  return chosen.flatMap((state) => {
    const effects = made.get(state.item.id);
    return effects === undefined ? [] : [{ state, effects }];
  });
}

/**
 * Takes the chosen items back in one unit, and ends the batch anew.
 * @param begin what commits with it
 * @param check sees what it came to, and may refuse all of it by throwing
 */
export async function runUndo(
  undo: Undoing,
  begin: (tx: Db) => Promise<void>,
  check: (made: readonly UndoMade[]) => void,
): Promise<void> {
  const { itemContext, row, batch } = undo;
  const kept = itemContext.states.map((state) => ({ ...state }));
  let made: UndoMade[] = [];
  await itemContext.service.store.write(
    async (unit) => {
      itemContext.states.forEach((state, at) => {
        Object.assign(state, kept[at]);
      });
      await begin(unit.tx);
      await beginAgain(unit.tx, row, batch);
      made = await takeBack(undo, unit);
      check(made);
      batch.status = statusOf(itemContext.states);
      await finishBatch(unit.tx, batch, wallClock());
    },
    { account: row.account_id },
  );
  for (const { effects } of made) finish(itemContext.service.runtime, effects);
}

class RolledBack extends Error {}

/** What an undo would come to: it runs in a unit that is rolled back. The states given stay as they are. */
async function rehearseUndo({ itemContext, row, batch, chosen }: Undoing): Promise<UndoMade[]> {
  const states = itemContext.states.map((state) => ({ ...state }));
  const trial: Undoing = {
    row,
    batch: { ...batch },
    chosen: states.filter(({ item }) => chosen.some((one) => one.item.id === item.id)),
    itemContext: { ...itemContext, states, rehearsal: true },
  };
  let made: UndoMade[] = [];
  try {
    await itemContext.service.store.write(
      async (unit) => {
        made = await takeBack(trial, unit);
        throw new RolledBack();
      },
      { account: row.account_id, takesBack: true },
    );
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return made;
}

/**
 * Whether an undo has to wait for a person, and what it would come to.
 * @returns what to put before a person; null where nobody is asked, with what sees to it that it stays so
 */
export async function judgeUndo(
  undo: Undoing,
): Promise<{ told: UndoTold; check: null } | { told: null; check: (made: readonly UndoMade[]) => void }> {
  const { service, principal } = undo.itemContext;
  if (!principal.asksApproval) return { told: null, check: () => {} };
  const policy = await service.store.read((db) => policyOf(db, principal));
  const made = policy === 'off' ? [] : await rehearseUndo(undo);
  if (undoWaits(policy, made)) return { told: tellUndo(service, principal, made), check: null };
  const check = (now: readonly UndoMade[]): void => {
    if (undoWaits(policy, now))
      throw new AppError('CONFLICT', 'What this would take back has changed just now. Send the undo again.');
  };
  return { told: null, check };
}

/** Puts an undo aside until a person has decided. @throws AppError CONFLICT while another one of the batch waits */
export async function holdUndo(
  { itemContext, row, batch }: Undoing,
  told: UndoTold,
  keyed: KeyedRequest,
): Promise<void> {
  const { principal, service } = itemContext;
  await service.store.write(
    async ({ tx }) => {
      const now = await findBatch(tx, row.account_id, row.id);
      if (now === undefined || now.attempt !== row.attempt || now.status !== row.status)
        throw new AppError('CONFLICT', `Batch ${row.id} has moved meanwhile. Read it and try again.`);
      const waiting = await undoApprovalOf(tx, row.account_id, row.id);
      if (waiting?.status === 'pending' && waiting.expires_at > wallClock()) {
        throw new AppError(
          'CONFLICT',
          `An undo of batch ${row.id} waits for a person's approval already (${waiting.id}). Wait for the decision, or take it back with POST /api/v1/batch/${row.id}/cancel.`,
        );
      }
      const items = told.items.map(({ id }) => id);
      await insertApproval(tx, {
        accountId: row.account_id,
        batchId: row.id,
        requestedBy: principal.credential.id,
        decider: told.decider,
        confirmText: told.confirmText,
        shown: told.items,
        frozen: {
          text: told.text,
          prepared: '[]',
          versions: encodeBound({ versions: [], facts: told.facts }),
          request: canonicalJson({ undo: row.id, items }),
          undo: {
            items,
            attempt: row.attempt,
            by: { runsAs: runsAs(principal), userId: principal.user?.id ?? null },
          },
        },
      });
      await keyed.keep(tx, { batch_id: row.id, attempt: batch.attempt });
    },
    { account: row.account_id },
  );
}

/**
 * Carries out an undo that was approved, as it was shown.
 * @throws AppError PLAN_STALE when it would come to something else
 */
export async function runApprovedUndo(
  service: BatchService,
  row: ApprovalRow,
  found: BatchRow,
  decidedBy: string,
): Promise<void> {
  const frozen = json.decode<Frozen>(row.frozen);
  const { undo: asked } = frozen;
  if (asked === undefined) throw new Error(`${row.id} is no undo`);
  const { principal, states } = await service.store.read(async (db) => ({
    principal: await principalAs(db, service, found.account_id, asked.by.runsAs),
    states: await loadStates(db, service, found, itemsForView(service.batches.catalogue, decodeItems(found))),
  }));
  const { request_id: requestId, face } = found;
  const undo = undoing(service, principal, found, states, asked.items, { requestId, face });
  const stands = found.attempt === asked.attempt && undo.chosen.every(({ status }) => status === 'succeeded');
  if (!stands) throw staleUndo({});
  await runUndo(
    undo,
    (tx) => closeApproval(tx, row, 'approved', decidedBy),
    (made) => {
      const now = tellUndo(service, principal, made);
      const then = {
        items: json.decode<unknown>(row.items),
        text: frozen.text,
        confirmText: row.confirm_text,
      };
      const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
      const told = {
        items: json.decode<unknown>(json.encode(now.items)),
        text: now.text,
        confirmText: now.confirmText,
      };
      const bound = { versions: [], facts: now.facts };
      const moved = differences(
        decodeBound(frozen.versions),
        bound,
        shownTo(service.batches.catalogue, principal),
      );
      if (!same(then, told) || moved.length > 0) {
        const confirm_text = { planned: row.confirm_text, now: now.confirmText };
        throw staleUndo({ difference: moved, ...(same(then, told) ? {} : { confirm_text }) });
      }
    },
  );
}

function staleUndo(difference: Record<string, unknown>): AppError {
  return new AppError(
    'PLAN_STALE',
    'What the undo would take back is no longer what was shown, and nothing has happened. Ask for the undo again.',
    { extra: difference },
  );
}
