import * as z from 'zod';
import type { Db } from '#db/store.ts';
import type { Principal } from '#src/action/context.ts';
import { type Action, defineRead } from '#src/action/define.ts';
import { AppError } from '#src/lib/errors.ts';
import { internalPrincipal } from '#src/platform/auth/internal.ts';
import type { Service } from '#src/service.ts';
import { type AnswerHead, answerOf } from './answer.ts';
import { approvalOf } from './approvals-store.ts';
import { findReferences } from './references.ts';
import type { BatchItem, StoredItem } from './request.ts';
import { hasEnded, type ItemState, planned } from './state.ts';
import { type BatchRow, decodeItems, itemRows, keptAnswer, restore, toRecord } from './store.ts';
import type { BatchAnswer, ItemStatus } from './types.ts';

/** Items as they are shown: nothing is checked again, and an action that is gone shows no result. */
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
  return defineRead({
    name,
    title: name,
    description: '',
    scope: null,
    input: z.object({}),
    output: z.null(),
    run: () =>
      Promise.reject(
        new AppError('NOT_FOUND', `${name} is not an action any more; GET /api/v1/batch/actions lists them.`),
      ),
  });
}

/** How far the items of a batch have come, by what is committed; live adds which of them are running. */
export async function loadStates(
  db: Db,
  service: Service,
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
  const untouched: ItemStatus | null = row.status === 'awaiting_approval' ? 'awaiting_approval' : null;
  const live = service.batches.get(row.id);
  for (const state of states) {
    if (hasEnded(state.status)) continue;
    if (untouched !== null) state.status = untouched;
    else if (live?.states[state.item.position]?.status === 'running') state.status = 'running';
  }
  return states;
}

/** A batch as it stands, as a credential may see it. */
export async function answerForRow(
  db: Db,
  service: Service,
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
  if (row.status === 'awaiting_approval') {
    const approval = await approvalOf(db, row.account_id, row.id);
    if (approval !== undefined) {
      head.confirmText = approval.confirm_text;
      head.approval = {
        id: approval.id,
        url: `${service.publicUrl()}/approvals/batches/${approval.id}`,
        expires_at: approval.expires_at,
      };
    }
  }
  return { answer: answerOf(head, states, principal), states };
}

/** What a request answered: how the batch stood at the end of its attempt, or as it stands while that is the last one. */
export async function answerForReplay(
  db: Db,
  service: Service,
  principal: Principal,
  row: BatchRow,
  attempt: number,
): Promise<BatchAnswer> {
  const kept = attempt < row.attempt ? await keptAnswer(db, row.account_id, row.id, attempt) : undefined;
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
  );
}

/**
 * The principal that a stored batch runs as: its credential as it is now, with no more than the token had that began
 * it. One that has ended may do nothing, so that its items fail and say why.
 */
export async function principalOf(db: Db, service: Service, row: BatchRow): Promise<Principal> {
  const { scopes, ...credential } = toRecord(row).runsAs;
  try {
    const principal = await service.authentication.byId(db, credential, row.account_id);
    if (scopes === null || scopes.includes('admin')) return principal;
    return { ...principal, scopes: new Set(scopes.filter((scope) => principal.scopes.has(scope))) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const shell = await internalPrincipal(db, row.account_id, { type: 'system', name: 'Deskhand' });
    if (shell === undefined) throw error;
    return { ...shell, credential: { id: credential.id, type: 'key', mode: null }, scopes: new Set() };
  }
}
