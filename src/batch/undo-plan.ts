import * as z from 'zod';
import { json } from '#db/rows.ts';
import type { Principal } from '#src/access/principal.ts';
import { nowFor } from '#src/access/principal.ts';
import { emptyNotes, readContext, warningsFor } from '#src/action/context.ts';
import { getActivity } from '#src/domain/activities/index.ts';
import { inProgress } from '#src/idempotency/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { answerOf, replyOf } from './answer.ts';
import type { Charge } from './charge.ts';
import type { KeyedRequest } from './claims.ts';
import { answerForRow, itemsForView, loadStates } from './load.ts';
import { decodeBinding, insertPlan, type PlanRow, usePlan } from './plan-store.ts';
import { remedyOf } from './remedy.ts';
import { MAX_ITEMS } from './request.ts';
import type { BatchService } from './service.ts';
import { asSeenBy, differences, viewFor } from './stale.ts';
import type { ItemState } from './state.ts';
import { type BatchRow, decodeItems, requireBatch } from './store.ts';
import type { BatchOptions, BatchReply } from './types.ts';
import {
  checkUndoApproval,
  type PendingUndo,
  pendingUndo,
  rehearseUndo,
  requestUndoApproval,
  runUndo,
  staleUndo,
} from './undo-approval.ts';
import { warningsOfUndo } from './undo-items.ts';
import type { UndoneItem } from './undo-policy.ts';
import { previewUndo } from './undo-preview.ts';

/** What the row of a planned undo keeps in place of a request. */
const UndoRequest = z.object({ undo: z.string(), items: z.array(z.string()), attempt: z.int() });

/** Whether a plan is one to undo a batch. */
export function isUndoPlan(row: Pick<PlanRow, 'request'>): boolean {
  return UndoRequest.safeParse(json.decode<unknown>(row.request)).success;
}

/** Tries an undo out and stores it as a plan. Nothing is taken back. @throws AppError UNDO_CONFLICT when nothing can be */
export async function planUndo(
  service: BatchService,
  principal: Principal,
  row: BatchRow,
  states: readonly ItemState[],
  chosen: readonly ItemState[],
  options: BatchOptions,
  charge: Charge,
): Promise<BatchReply> {
  await charge(Math.min(chosen.length, MAX_ITEMS), 0);
  const labels = chosen.map(({ item }) => item.id);
  const undo = pendingUndo(service, principal, row, states, labels, options);
  const { made, tried } = await rehearseUndo(undo);
  if (made.length === 0) {
    throw new AppError(
      'UNDO_CONFLICT',
      `${namesOf(row, states, chosen)} cannot be taken back. ${whyNot(tried)}`,
      { field: 'batch_id', extra: remedies(service, tried) },
    );
  }
  const { confirmText, facts } = planned(undo, made, tried);
  const kept = await service.store.write(
    (unit) =>
      insertPlan(unit.tx, principal, {
        request: { undo: row.id, items: labels, attempt: row.attempt },
        prepared: new Map(),
        binding: { versions: [], facts },
        confirmText,
      }),
    { account: row.account_id },
  );
  const effects = new Map(previewUndo(service, principal, made).items.map((item) => [item.id, item.effects]));
  const { undone: _, ...answer } = answerOf(
    { planId: kept.id, status: 'planned', confirmText, expiresAt: kept.expiresAt },
    tried,
    principal,
    service.runtime.recordPages,
  );
  answer.counts = { succeeded: 0, failed: 0, skipped: 0, not_run: 0, planned: made.length };
  if (tried.length > made.length) answer.counts.left = tried.length - made.length;
  const warned = new Map(
    made.map(({ state, effects: one }) => [state.item.id, warningsFor(principal, warningsOfUndo(one))]),
  );
  answer.items = answer.items.map(
    ({ result: __, http_status: ___, warnings: ____, meta: _____, undo: outcome, ...item }) =>
      effects.has(item.id)
        ? {
            ...item,
            status: 'planned',
            effects: [...(effects.get(item.id) ?? [])],
            ...(warned.get(item.id)?.length ? { warnings: warned.get(item.id) ?? [] } : {}),
          }
        : { ...item, ...(outcome === undefined ? {} : { undo: outcome }) },
  );
  return { status: 200, data: answer, headers: {} };
}

// An item of several is named by itself: of the others nothing was asked.
function namesOf(row: BatchRow, states: readonly ItemState[], chosen: readonly ItemState[]): string {
  const [only] = chosen;
  if (only === undefined || chosen.length > 1) return `What batch ${row.id} did`;
  const { id, definition } = only.item;
  const of = states.length > 1 ? `${id} (${definition.title}) of batch` : `“${definition.title}”, batch`;
  return `${of} ${row.id}`;
}

const MAX_REASONS = 5;

/** What makes up for what cannot be taken back, as `fixOf` tells it. */
function remedies(service: BatchService, tried: readonly ItemState[]): { remedy?: string } {
  const told = tried
    .filter(({ undo }) => undo?.outcome === 'irreversible')
    .flatMap((state) => remedyOf(service.batches.catalogue, state) ?? []);
  return told.length === 0 ? {} : { remedy: [...new Set(told)].slice(0, MAX_REASONS).join(' ') };
}

function whyNot(tried: readonly ItemState[]): string {
  const reasons = tried.flatMap(({ undo, item }) =>
    undo?.error === undefined ? [] : [{ item: item.id, why: undo.error.message }],
  );
  const [only] = reasons;
  if (only === undefined) return 'It changed nothing.';
  if (tried.length === 1) return only.why;
  const shown = reasons.slice(0, MAX_REASONS).map(({ item, why }) => `${item}: ${why}`);
  const more = reasons.length > shown.length ? ` And ${reasons.length - shown.length} more.` : '';
  return `${shown.join(' ')}${more}`;
}

// What stays is said in the text too, so that nobody takes it for undone.
function planned(undo: PendingUndo, made: readonly UndoneItem[], tried: readonly ItemState[]) {
  const { service, principal } = undo.itemContext;
  const { confirmText, facts } = previewUndo(service, principal, made);
  const back = new Set(made.map(({ state }) => state.item.id));
  const stays = tried.filter(({ item }) => !back.has(item.id));
  if (stays.length === 0) return { confirmText, facts };
  const titles = new Map<string, number>();
  for (const { item } of stays)
    titles.set(item.definition.title, (titles.get(item.definition.title) ?? 0) + 1);
  const names = [...titles].map(([title, n]) => (n === 1 ? title : `${title} (${n} times)`));
  return { confirmText: `${confirmText}; stays as it is: ${names.join(', ')}`, facts };
}

/**
 * Carries out a planned undo, or puts it before a person where a policy asks for that.
 * @throws AppError PLAN_STALE when it would come to something else than what was planned
 */
export async function runUndoPlan(
  service: BatchService,
  principal: Principal,
  found: PlanRow,
  keyed: KeyedRequest,
  options: BatchOptions,
  charge: Charge,
): Promise<BatchReply> {
  const asked = UndoRequest.parse(json.decode<unknown>(found.request));
  const { inFlight } = service.runtime;
  const flight = `plan ${found.id}`;
  if (inFlight.has(flight)) throw inProgress();
  inFlight.add(flight);
  try {
    keyed.reserve();
    await charge(Math.min(asked.items.length, MAX_ITEMS), 0);
    const { row, states } = await loadForUndo(service, principal, asked.undo);
    const undo = pendingUndo(service, principal, row, states, asked.items, options);
    if (row.attempt !== asked.attempt || undo.chosen.some(({ status }) => status !== 'succeeded'))
      throw staleUndo({ batch_id: row.id, status: row.status });
    const use = async (tx: Parameters<typeof usePlan>[0]): Promise<void> => {
      await usePlan(tx, found, row.id);
      await keyed.save(tx, { batch_id: row.id, attempt: undo.batch.attempt });
    };
    const approval = await checkUndoApproval(undo);
    if (approval.preview === null) {
      await runUndo(undo, use, (made) => {
        approval.check(made);
        refuseOther(undo, found, made);
      });
    } else await requestUndoApproval(undo, approval.preview, use);
    const { answer } = await service.store.read(async (db) =>
      answerForRow(db, service, principal, await requireBatch(db, principal, row.id)),
    );
    if (answer.status === 'awaiting_approval') return replyOf(answer, keyed.headers);
    const done = answer.items.every(({ id, undo: outcome }) =>
      asked.items.includes(id) ? outcome?.outcome === 'done' : true,
    );
    return { status: done ? 200 : 207, data: answer, headers: keyed.headers };
  } finally {
    keyed.release();
    inFlight.delete(flight);
  }
}

function refuseOther(undo: PendingUndo, found: PlanRow, made: readonly UndoneItem[]): void {
  const { service, principal } = undo.itemContext;
  const { catalogue } = service.batches;
  const now = planned(undo, made, undo.chosen);
  const difference = differences(
    asSeenBy(catalogue, principal, decodeBinding(found.versions), []),
    asSeenBy(catalogue, principal, { versions: [], facts: now.facts }, []),
    viewFor(catalogue, principal),
  );
  if (difference.length === 0 && now.confirmText === found.confirm_text) return;
  throw staleUndo({
    difference,
    ...(now.confirmText === found.confirm_text
      ? {}
      : { confirm_text: { planned: found.confirm_text, now: now.confirmText } }),
  });
}

/** A batch that is to be undone, with the states of its items. @throws AppError NOT_FOUND, CONFLICT while it runs */
export async function loadForUndo(
  service: BatchService,
  principal: Principal,
  id: string,
): Promise<{ row: BatchRow; states: ItemState[] }> {
  const found = await service.store.read(async (db) => {
    const row = await requireBatch(db, principal, id);
    const items = itemsForView(service.batches.catalogue, decodeItems(row));
    return { row, states: await loadStates(db, service, row, items) };
  });
  if (found.row.status === 'running' || found.row.status === 'awaiting_approval')
    throw new AppError('CONFLICT', `Batch ${id} has not ended. Cancel it first, or wait for it.`);
  return found;
}

/**
 * The batch, and the item of it, that a line of the activities was written by.
 * @throws AppError NOT_FOUND, UNDO_CONFLICT for what neither a batch nor a tool call did
 */
export async function batchOfActivity(
  service: BatchService,
  principal: Principal,
  id: string,
): Promise<{ batchId: string; item: string }> {
  const { data, summary, type } = await service.store.read((db) =>
    getActivity(readContext(principal, nowFor(principal), db, emptyNotes()), id),
  );
  const { batch_id: batchId, batch_item: item } = data;
  if (typeof batchId === 'string' && typeof item === 'string') return { batchId, item };
  if (type === 'email_sent')
    throw new AppError(
      'UNDO_CONFLICT',
      `“${summary}” tells of a mail that left as part of something else (a booking, a submission, a mail that was scheduled). A mail that has left cannot be taken back; undo what it was part of by that line.`,
      { field: 'activity_id' },
    );
  throw new AppError(
    'UNDO_CONFLICT',
    `“${summary}” was done neither by a batch nor by an assistant's tool call, so nothing was kept to take it back with. Change the record itself; find_actions shows how.`,
    { field: 'activity_id' },
  );
}
