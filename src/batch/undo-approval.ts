import { json } from '#db/rows.ts';
import type { Db, Unit } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import { wakeWorkersFor } from '#src/action/execute.ts';
import { policyOf } from '#src/domain/accounts/policies.ts';
import { AppError } from '#src/lib/errors.ts';
import { canonicalJson } from '#src/lib/json.ts';
import { contentOf, insertApproval } from './approval.ts';
import { type ApprovalRow, closeApproval, type Frozen, undoApprovalOf } from './approvals-store.ts';
import type { PlanBinding } from './bound-effects.ts';
import { itemsForView, loadStates, principalAs } from './load.ts';
import type { ItemContext } from './perform.ts';
import { decodeBinding, encodeBinding } from './plan-store.ts';
import { whyProof } from './proof.ts';
import { wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import { differences, viewFor } from './stale.ts';
import { runsAs } from './start.ts';
import { startAttempt } from './start-attempt.ts';
import { type ItemState, statusOf } from './state.ts';
import { type BatchRecord, type BatchRow, decodeItems, findBatch, finishBatch, toRecord } from './store.ts';
import { undoStates } from './undo-items.ts';
import { isForPeople, type UndoneItem, undoNeedsApproval } from './undo-policy.ts';
import { previewUndo, type UndoPreview } from './undo-preview.ts';

/** An undo of some items of a batch. */
export interface PendingUndo {
  itemContext: ItemContext;
  row: BatchRow;
  batch: BatchRecord;
  chosen: readonly ItemState[];
}

/** The undo of these items. */
export function pendingUndo(
  service: BatchService,
  principal: Principal,
  row: BatchRow,
  states: readonly ItemState[],
  labels: readonly string[],
  options: Pick<ItemContext['batch'], 'requestId' | 'channel'>,
): PendingUndo {
  const batch: BatchRecord = { ...toRecord(row), attempt: row.attempt + 1 };
  const { requestId, channel } = options;
  return {
    row,
    batch,
    chosen: states.filter(({ item }) => labels.includes(item.id)),
    itemContext: {
      service,
      batch: { ...batch, requestId, channel },
      states,
      principal,
      untrustedTexts: new Set(),
      rehearsal: false,
    },
  };
}

/** Undoes the chosen items inside a unit. */
async function undoChosen({ itemContext, batch, chosen }: PendingUndo, unit: Unit): Promise<UndoneItem[]> {
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
 * Undoes the chosen items in one unit, and stores the batch's new status.
 * @param begin runs in the same unit
 * @param check checks the outcome, and may refuse all of it by throwing
 */
export async function runUndo(
  undo: PendingUndo,
  begin: (tx: Db) => Promise<void>,
  check: (made: readonly UndoneItem[]) => void,
): Promise<void> {
  const { itemContext, row, batch } = undo;
  const kept = itemContext.states.map((state) => ({ ...state }));
  let made: UndoneItem[] = [];
  await itemContext.service.store.write(
    async (unit) => {
      itemContext.states.forEach((state, at) => {
        Object.assign(state, kept[at]);
      });
      await begin(unit.tx);
      await startAttempt(unit.tx, row, batch);
      made = await undoChosen(undo, unit);
      check(made);
      batch.status = statusOf(itemContext.states);
      await finishBatch(unit.tx, batch, wallClock());
    },
    { account: row.account_id },
  );
  for (const { effects } of made) wakeWorkersFor(itemContext.service.runtime, effects);
}

class RolledBack extends Error {}

/**
 * What an undo would come to: it runs in a unit that is rolled back. The states given stay as they are.
 * @returns what would be taken back; why the first of the others would stay; and the items as they would stand
 */
export async function rehearseUndo({
  itemContext,
  row,
  batch,
  chosen,
}: PendingUndo): Promise<{ made: UndoneItem[]; why: string | null; tried: readonly ItemState[] }> {
  const states = itemContext.states.map((state) => ({ ...state }));
  const trial: PendingUndo = {
    row,
    batch: { ...batch },
    chosen: states.filter(({ item }) => chosen.some((one) => one.item.id === item.id)),
    itemContext: { ...itemContext, states, rehearsal: true },
  };
  let made: UndoneItem[] = [];
  try {
    await itemContext.service.store.write(
      async (unit) => {
        made = await undoChosen(trial, unit);
        throw new RolledBack();
      },
      { account: row.account_id, mayRollBack: true },
    );
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  const why = trial.chosen.find(({ undo }) => undo?.error !== undefined)?.undo?.error?.message;
  return { made, why: why ?? null, tried: trial.chosen };
}

/**
 * Checks whether an undo needs approval.
 * @returns the preview to approve; null where none is needed, with a check that this still holds in the unit
 */
export async function checkUndoApproval(
  undo: PendingUndo,
): Promise<
  { preview: UndoPreview; check: null } | { preview: null; check: (made: readonly UndoneItem[]) => void }
> {
  const { service, principal } = undo.itemContext;
  const forPeople = undo.chosen.some(isForPeople);
  if (!principal.asksApproval && !forPeople) return { preview: null, check: () => {} };
  const policy = await service.store.read((db) => policyOf(db, principal));
  const { made } = policy === 'off' && !forPeople ? { made: [] } : await rehearseUndo(undo);
  if (undoNeedsApproval(principal, policy, made))
    return { preview: previewUndo(service, principal, made), check: null };
  const check = (now: readonly UndoneItem[]): void => {
    if (undoNeedsApproval(principal, policy, now))
      throw new AppError('CONFLICT', 'What this would take back has changed just now. Send the undo again.');
  };
  return { preview: null, check };
}

/** Stores an undo as waiting for approval; `keep` writes in the same unit. @throws AppError CONFLICT while another undo of the batch is pending */
export async function requestUndoApproval(
  { itemContext, row }: PendingUndo,
  preview: UndoPreview,
  keep: (tx: Db) => Promise<void>,
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
      const items = preview.items.map(({ id }) => id);
      await insertApproval(tx, {
        accountId: row.account_id,
        batchId: row.id,
        requestedBy: principal.credential.id,
        decider: preview.decider,
        confirmText: preview.confirmText,
        shown: preview.items,
        frozen: {
          text: preview.text,
          prepared: '[]',
          versions: encodeBinding({ versions: [], facts: preview.facts }),
          request: canonicalJson({ undo: row.id, items }),
          undo: {
            items,
            attempt: row.attempt,
            by: { runsAs: runsAs(principal), userId: principal.user?.id ?? null },
          },
        },
      });
      await keep(tx);
    },
    { account: row.account_id },
  );
}

/** An undo that waits for a decision, as it would come out at this moment. */
export interface UndoAttempt {
  undo: PendingUndo;
  told: UndoPreview;
  /** What it was bound to when it was asked, and what it would do now. */
  asked: PlanBinding;
  now: PlanBinding;
  /** Why it can no longer be carried out; null when it can. */
  failing: string | null;
}

/** Tries out an undo that waits for a decision, with the credential that asked. */
export async function attemptUndo(
  service: BatchService,
  row: ApprovalRow,
  found: BatchRow,
): Promise<UndoAttempt> {
  const frozen = json.decode<Frozen>(row.frozen);
  const { undo: asked } = frozen;
  if (asked === undefined) throw new Error(`${row.id} is no undo`);
  const { principal, states } = await service.store.read(async (db) => ({
    principal: await principalAs(db, service, found.account_id, asked.by.runsAs),
    states: await loadStates(db, service, found, itemsForView(service.batches.catalogue, decodeItems(found))),
  }));
  const { request_id: requestId, channel } = found;
  const undo = pendingUndo(service, principal, found, states, asked.items, { requestId, channel });
  const stands = found.attempt === asked.attempt && undo.chosen.every(({ status }) => status === 'succeeded');
  const { made, why } = stands
    ? await rehearseUndo(undo)
    : { made: [], why: 'its batch was undone or gone on with since this was asked.' };
  const told = previewUndo(service, principal, made);
  return {
    undo,
    told,
    asked: decodeBinding(frozen.versions),
    now: { versions: [], facts: told.facts },
    failing: made.length > 0 ? null : (why ?? 'nothing of it can be taken back any more.'),
  };
}

/** Why approving it asks for the passkey again; null when it does not. */
export function proofOfUndo({ undo, now }: UndoAttempt): string | null {
  const { settings } = undo.itemContext.principal.account;
  const items = undo.chosen.map(({ item }) => item);
  return whyProof(settings, { items, binding: now, untried: 0 });
}

/**
 * Carries out an undo that was approved as it was tried out for the person who decided.
 * @throws AppError PLAN_STALE when it would come to something else
 */
export async function runApprovedUndo(
  service: BatchService,
  row: ApprovalRow,
  { undo, told: agreed, now }: UndoAttempt,
  decided: { by: string; note: string | null },
): Promise<void> {
  const { principal } = undo.itemContext;
  const frozen: Frozen = {
    ...json.decode<Frozen>(row.frozen),
    text: agreed.text,
    versions: encodeBinding(now),
  };
  const content = contentOf({ confirmText: agreed.confirmText, shown: agreed.items, frozen });
  const same = (a: unknown, b: unknown): boolean =>
    canonicalJson(json.decode(json.encode(a))) === canonicalJson(json.decode(json.encode(b)));
  await runUndo(
    undo,
    (tx) => closeApproval(tx, row, 'approved', decided.by, { ...content, note: decided.note }),
    (made) => {
      const done = previewUndo(service, principal, made);
      if (same(done, agreed)) return;
      const show = viewFor(service.batches.catalogue, principal);
      const moved = differences(now, { versions: [], facts: done.facts }, show);
      throw staleUndo({ difference: moved });
    },
  );
}

/** The refusal of an undo that would take back something else than what was shown. */
export function staleUndo(difference: Record<string, unknown>): AppError {
  return new AppError(
    'PLAN_STALE',
    'What the undo would take back is no longer what was shown, and nothing has happened. Ask for the undo again.',
    { extra: difference },
  );
}
