import * as z from 'zod';
import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { internalPrincipal } from '#src/access/internal.ts';
import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { internalRead } from '#src/action/internal.ts';
import { sendersOf } from '#src/domain/senders.ts';
import { AppError } from '#src/lib/errors.ts';
import { type AnswerHead, answerOf } from './answer.ts';
import {
  type ApprovalRow,
  approvalOf,
  askedUndo,
  decisionsOf,
  type ShownItem,
  undoApprovalOf,
} from './approvals-store.ts';
import type { BatchItem, StoredItem } from './items.ts';
import { redactRecord } from './record-redactor.ts';
import { findReferences } from './references.ts';
import type { BatchService } from './service.ts';
import { hasEnded, type ItemState, itemError, planned } from './state.ts';
import {
  type BatchRow,
  decodeItems,
  itemRows,
  type RunsAs,
  restore,
  savedAnswer,
  toRecord,
} from './store.ts';
import type { BatchAnswer, Effect, ItemStatus } from './types.ts';

/** Items for display: they are not checked again, and one whose action no longer exists shows no result. */
export function itemsForView(
  catalogue: ReadonlyMap<string, Action>,
  stored: readonly StoredItem[],
): BatchItem[] {
  const positions = new Map(stored.map(({ id }, position) => [id, position]));
  return stored.map((item, position) => {
    const definition = catalogue.get(item.action) ?? retired(item.action);
    const { references } = findReferences(item.input);
    const labels = [...item.after, ...references.map(({ from }) => from)];
    const needs = labels.flatMap((label) => positions.get(label) ?? []);
    const parsed =
      references.length === 0 && definition.reconcile !== null
        ? definition.input.safeParse(item.input)
        : null;
    return {
      ...item,
      position,
      definition,
      references,
      needs,
      ready: parsed?.success ? parsed.data : undefined,
    };
  });
}

function retired(name: string): Action {
  return internalRead({
    name,
    input: z.object({}),
    run: () =>
      Promise.reject(
        new AppError('NOT_FOUND', `${name} is not an action any more; GET /api/v1/batch/actions lists them.`),
      ),
  });
}

/** The committed states of a batch's items; those of a run in this process include the running ones. */
export async function loadStates(
  db: Db,
  service: BatchService,
  row: BatchRow,
  items: readonly BatchItem[],
): Promise<ItemState[]> {
  const states = items.map(planned);
  for (const saved of await itemRows(db, row.account_id, row.id)) {
    const state = states[saved.position];
    if (state === undefined) continue;
    restore(state, saved);
    if (!service.batches.catalogue.has(saved.action)) state.data = undefined;
  }
  // A batch that was withdrawn while it waited has items that never began, and never will by themselves.
  const untouched: ItemStatus | null =
    row.status === 'awaiting_approval' || row.status === 'cancelled' ? row.status : null;
  const live = service.batches.get(row.id);
  for (const state of states) {
    if (hasEnded(state.status)) continue;
    if (untouched !== null) state.status = untouched;
    else if (live?.states[state.item.position]?.status === 'running') state.status = 'running';
  }
  return states;
}

/** The current state of a batch as a credential may see it. */
export async function answerForRow(
  db: Db,
  service: BatchService,
  principal: Principal,
  row: BatchRow,
): Promise<{ answer: BatchAnswer; states: ItemState[] }> {
  const items = itemsForView(service.batches.catalogue, decodeItems(row));
  const states = await loadStates(db, service, row, items);
  const head: AnswerHead = {
    batchId: row.id,
    planId: row.plan_id ?? undefined,
    status: toRecord(row).status,
  };
  let waits: ApprovalRow | undefined;
  if (row.status === 'awaiting_approval') {
    waits = await approvalOf(db, row.account_id, row.id);
    if (waits !== undefined) {
      showApproval(service, head, waits);
      head.askedBy = await askerOf(db, row, waits);
    }
  } else if (principal.asksApproval || items.some(({ definition }) => definition.needsPerson !== null)) {
    const undo = row.status === 'running' ? undefined : await undoApprovalOf(db, row.account_id, row.id);
    if (undo !== undefined && showUndo(service, head, states, undo, row)) waits = undo;
    const decided = undo ?? (await approvalOf(db, row.account_id, row.id));
    if (decided !== undefined) {
      head.decision = (await decisionsOf(db, row.account_id, [decided])).get(row.id);
      head.askedBy = await askerOf(db, row, decided);
    }
  }
  const answer = answerOf(head, states, principal, service.runtime.recordPages);
  return { answer: waits === undefined ? answer : withEffects(answer, service, principal, waits), states };
}

/**
 * With what would be done, word for word, as whoever decides on it needs. The effects are kept as the credential that asked
 * may see them; another one is shown no more than it may see itself.
 */
function withEffects(
  answer: BatchAnswer,
  service: BatchService,
  principal: Principal,
  row: ApprovalRow,
): BatchAnswer {
  const { catalogue } = service.batches;
  const own = row.requested_by === principal.credential.id;
  const seen = (effect: Effect): Effect[] => {
    if (own || effect.kind === 'email') return [effect];
    if (effect.kind === 'money') return [];
    const { type, before, after } = effect;
    const image = (value: unknown): unknown =>
      typeof value === 'object' ? redactRecord(catalogue, principal, type, value) : value;
    return [{ ...effect, before: image(before), after: image(after) }];
  };
  const shown = new Map(json.decode<ShownItem[]>(row.items).map((item) => [item.id, item]));
  return {
    ...answer,
    items: answer.items.map((item) => {
      const asked = shown.get(item.id);
      if (asked === undefined) return item;
      return {
        ...item,
        effects: asked.effects.flatMap(seen),
        ...(asked.unknown === null ? {} : { not_simulated: asked.unknown }),
      };
    }),
  };
}

// An undo may be asked for by somebody else than whoever sent its batch.
async function askerOf(db: Db, row: BatchRow, asked: ApprovalRow): Promise<string | undefined> {
  const undo = askedUndo(asked);
  const user_id = undo === null ? row.user_id : undo.by.userId;
  const sender = { ...row, user_id, credential_id: asked.requested_by };
  return (await sendersOf(db, row.account_id, [sender])).get(row.id);
}

function showApproval(
  service: BatchService,
  head: AnswerHead,
  { id, confirm_text, expires_at }: ApprovalRow,
): void {
  head.confirmText = confirm_text;
  head.approval = { id, url: `${service.publicUrl()}/approvals/batches/${id}`, expires_at };
}

// A batch with a pending undo waits for approval, which is answered; the outcome of an undo that was not carried out is shown
// at its items.
function showUndo(
  service: BatchService,
  head: AnswerHead,
  states: readonly ItemState[],
  row: ApprovalRow,
  { attempt }: BatchRow,
): boolean {
  const asked = askedUndo(row);
  if (asked === null || asked.attempt !== attempt || row.status === 'approved') return false;
  const chosen = states.filter(({ item }) => asked.items.includes(item.id));
  if (row.status === 'pending') {
    head.status = 'awaiting_approval';
    showApproval(service, head, row);
    for (const state of chosen) state.undo = { outcome: 'awaiting_approval' };
    return true;
  }
  const why =
    row.status === 'denied'
      ? 'A person of the agency refused to have it undone.'
      : 'Its undo was not approved: nobody agreed to it in time, it was taken back, or it had changed.';
  for (const state of chosen) {
    const error = itemError(new AppError('APPROVAL_DENIED', why), state.item);
    state.undo = { outcome: 'denied', error };
  }
  return false;
}

/** The answer for a replay: the state at the end of the request's attempt, or the current one for the last attempt. */
export async function answerForReplay(
  db: Db,
  service: BatchService,
  principal: Principal,
  row: BatchRow,
  attempt: number,
): Promise<BatchAnswer> {
  const kept = attempt < row.attempt ? await savedAnswer(db, row.account_id, row.id, attempt) : undefined;
  if (kept === undefined) return (await answerForRow(db, service, principal, row)).answer;
  const states = itemsForView(service.batches.catalogue, decodeItems(row)).map(planned);
  for (const saved of kept.rows) {
    const state = states[saved.position];
    if (state !== undefined) restore(state, saved);
  }
  return answerOf(
    { batchId: row.id, planId: row.plan_id ?? undefined, status: kept.status },
    states,
    principal,
    service.runtime.recordPages,
  );
}

/**
 * The principal that a stored batch runs as: the current state of its credential, limited to the scopes of the token that
 * started it. An ended credential may do nothing, so that its items fail and say why.
 */
export async function principalOf(db: Db, service: BatchService, row: BatchRow): Promise<Principal> {
  return principalAs(db, service, row.account_id, toRecord(row).runsAs);
}

/** As `principalOf`, from a stored credential. */
export async function principalAs(
  db: Db,
  service: BatchService,
  accountId: string,
  { scopes, ...credential }: RunsAs,
): Promise<Principal> {
  try {
    const principal = await service.authentication.byId(db, credential, accountId);
    if (scopes === null || scopes.includes('admin')) return principal;
    return { ...principal, scopes: new Set(scopes.filter((scope) => principal.scopes.has(scope))) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const shell = await internalPrincipal(db, accountId, { type: 'system', name: 'Deskhand' });
    if (shell === undefined) throw error;
    return { ...shell, credential: { id: credential.id, type: 'key', mode: null }, scopes: new Set() };
  }
}
