import * as z from 'zod';
import type { Principal } from '#src/access/principal.ts';
import { closest } from '#src/lib/closest.ts';
import { AppError } from '#src/lib/errors.ts';
import { agreedOf } from './agreed.ts';
import { Agreement } from './agreement.ts';
import { replyOf } from './answer.ts';
import { needsApproval } from './approval.ts';
import { expireIfDue } from './approval-decide.ts';
import { closeApproval, undoApprovalOf } from './approvals-store.ts';
import type { Charge } from './charge.ts';
import { KeyedRequest, replay } from './claims.ts';
import { countShown } from './count-shown.ts';
import type { StoredItem } from './items.ts';
import { answerForRow, itemsForView, loadStates } from './load.ts';
import { storedPreparations } from './plan-store.ts';
import { batchInvalid, type Problem } from './problems.ts';
import { DEFAULT_WAIT_MS, MAX_ITEMS, MAX_WAIT_MS, readStored } from './request.ts';
import { requestResumeApproval } from './resume-approval.ts';
import { wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import { runAndWait, runsAs } from './start.ts';
import { startAttempt } from './start-attempt.ts';
import { type ItemState, isSettled, planned, reset } from './state.ts';
import {
  type BatchRecord,
  type BatchRow,
  decodeItems,
  encodeItems,
  removeItem,
  requireBatch,
  toRecord,
} from './store.ts';
import type { BatchOptions, BatchReply } from './types.ts';

/** The current state of a batch. */
export async function show(service: BatchService, principal: Principal, id: string): Promise<BatchReply> {
  const answer = await service.store.read(async (db) => {
    const row = await requireBatch(db, principal, id);
    return (await answerForRow(db, service, principal, row)).answer;
  });
  // Nothing is written while an agency is being restored.
  const restoring = principal.account.status === 'restoring';
  if (
    answer.status === 'awaiting_approval' &&
    !restoring &&
    (await expireIfDue(service, principal.account.id, id))
  ) {
    return show(service, principal, id);
  }
  await countShown(service, principal, answer);
  return { status: 200, data: answer, headers: {} };
}

/** Cancels a batch and returns once running items have finished. One that has ended stays as it is. */
export async function cancel(service: BatchService, principal: Principal, id: string): Promise<BatchReply> {
  const row = await service.store.read((db) => requireBatch(db, principal, id));
  await withdrawUndo(service, row);
  if (row.status === 'awaiting_approval') await withdraw(service, row);
  else if (row.status === 'running') {
    // Takes effect in this process at once. The row makes it effective for other processes and after a crash.
    const run = service.batches.get(id);
    run?.cancel();
    await service.store.write(
      (unit) =>
        unit.tx
          .updateTable('batches')
          .set({ cancel_requested: 1, updated_at: wallClock() })
          .where('account_id', '=', row.account_id)
          .where('id', '=', id)
          .execute(),
      { account: row.account_id },
    );
    await Promise.race([run?.ended.catch(() => {}), timeout(DEFAULT_WAIT_MS)]);
  }
  const { data } = await show(service, principal, id);
  return data.status === 'running' ? replyOf(data, {}) : { status: 200, data, headers: {} };
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

// Cancels a pending undo. Its batch has ended and stays as it is.
async function withdrawUndo(service: BatchService, row: BatchRow): Promise<void> {
  const undo = await service.store.read((db) => undoApprovalOf(db, row.account_id, row.id));
  if (undo?.status !== 'pending') return;
  await service.store.write(({ tx }) => closeApproval(tx, undo, 'expired', null), {
    account: row.account_id,
  });
}

async function withdraw(service: BatchService, row: BatchRow): Promise<void> {
  await service.store.write(
    async ({ tx }) => {
      const now = wallClock();
      await tx
        .updateTable('approvals')
        .set({ status: 'expired', decided_at: now })
        .where('account_id', '=', row.account_id)
        .where('batch_id', '=', row.id)
        .where('status', '=', 'pending')
        .execute();
      await tx
        .updateTable('batches')
        .set({ status: 'cancelled', updated_at: now, finished_at: now })
        .where('account_id', '=', row.account_id)
        .where('id', '=', row.id)
        .where('status', '=', 'awaiting_approval')
        .execute();
    },
    { account: row.account_id },
  );
}

/** The body of a resume request. */
export const Resume = z.strictObject({
  patch: z.record(z.string(), z.strictObject({ input: z.record(z.string(), z.unknown()) })).default({}),
  wait_ms: z.int().min(0).max(MAX_WAIT_MS).default(DEFAULT_WAIT_MS),
});

/** Resumes a batch: committed items stay, the others run with the patched inputs. */
export async function resume(
  service: BatchService,
  principal: Principal,
  id: string,
  body: unknown,
  options: BatchOptions,
  charge: Charge,
): Promise<BatchReply> {
  const { patch, wait_ms } = parseBody(Resume, body);
  const keyed = KeyedRequest.of(service, principal, `batch/${id}/resume`, body ?? {}, options);
  keyed.reserve();
  try {
    const known = await keyed.savedReply();
    if (known !== null) {
      const { answer, headers } = await replay(service, principal, known);
      return replyOf(answer, headers);
    }
    const { row, stored, states, frozen, agreed } = await loadForResume(service, principal, id);
    refuseResume(row, states);
    const patched = applyPatch(stored, states, patch);
    for (const label of Object.keys(patch)) frozen.delete(label);
    const { items, order } = readStored(toRecord(row), patched, {
      catalogue: service.batches.catalogue,
      principal,
      reach: 'all',
      frozen: new Set(frozen.keys()),
    });
    const going = states.map((state, position) => carriedOn(state, items[position]));
    const open = going.filter(({ status }) => !isSettled(status));
    if (open.length === 0) return show(service, principal, id);
    if (options.reach === 'records' && (agreed === null || Object.keys(patch).length > 0))
      refuseUnshown(id, open);
    const backed = open.filter(({ item }) => item.definition.ai).length;
    await (open.length > MAX_ITEMS ? charge(0, 0) : charge(open.length, backed));
    const batch: BatchRecord = {
      ...toRecord(row),
      status: 'running',
      attempt: row.attempt + 1,
      runsAs: runsAs(principal),
    };
    const left = open.map(({ item }) => item);
    if (await needsApproval(service, principal, left)) {
      const resumption = { row, batch, stored: patched, items, order, states: going, frozen };
      return await requestResumeApproval(service, principal, resumption, keyed, options);
    }
    return await runAndWait(
      {
        service,
        batch,
        items,
        order,
        principal,
        states: going,
        frozen,
        agreement: agreed === null ? undefined : new Agreement(service, principal, agreed, items, going),
        begin: async (tx) => {
          await startAttempt(tx, row, batch, { items: encodeItems(patched) });
          for (const { item } of open) await removeItem(tx, row.account_id, row.id, item.position);
          await keyed.save(tx, { batch_id: row.id, attempt: batch.attempt });
        },
      },
      keyed,
      options.waitMs ?? wait_ms,
      options,
    );
  } finally {
    keyed.release();
  }
}

/** Parses the body of a request about a batch. @throws AppError BATCH_INVALID */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  throw batchInvalid(
    parsed.error.issues.map((issue) => ({
      field:
        issue.code === 'unrecognized_keys'
          ? [...issue.path, ...issue.keys].join('.')
          : issue.path.join('.') || 'body',
      message: issue.code === 'unrecognized_keys' ? 'is not known here' : issue.message,
    })),
  );
}

async function loadForResume(service: BatchService, principal: Principal, id: string) {
  return service.store.read(async (db) => {
    const row = await requireBatch(db, principal, id);
    const stored = decodeItems(row);
    const states = await loadStates(db, service, row, itemsForView(service.batches.catalogue, stored));
    return {
      row,
      stored,
      states,
      frozen: await storedPreparations(db, row),
      agreed: await agreedOf(db, row),
    };
  });
}

function refuseResume(row: BatchRow, states: readonly ItemState[]): void {
  if (row.status === 'running' || row.status === 'awaiting_approval') {
    throw new AppError(
      'CONFLICT',
      row.status === 'running'
        ? `Batch ${row.id} is still running. Wait for it (GET /api/v1/batch/${row.id}), or cancel it first.`
        : `Batch ${row.id} waits for a person's approval; it cannot be resumed.`,
    );
  }
  if (states.some(({ undo }) => undo !== null)) {
    throw new AppError(
      'CONFLICT',
      `Batch ${row.id} was undone, so it cannot be resumed. Send what should be done as a new batch.`,
    );
  }
}

// What leaves the agency goes on only as it was agreed to.
function refuseUnshown(id: string, open: readonly ItemState[]): void {
  const unshown = open.filter(
    ({ item: { definition } }) => definition.risk.outward || definition.risk.destructive,
  );
  if (unshown.length === 0) return;
  const labels = unshown.map(({ item }) => `${item.id} (${item.action})`).join(', ');
  throw new AppError(
    'CONFLICT',
    `What is left of batch ${id} leaves the agency or cannot be undone as nobody was shown it: ${labels}. Plan what should still be done with plan_actions, show its confirm_text, and commit_plan.`,
    { field: 'batch_id' },
  );
}

type Patch = z.output<typeof Resume>['patch'];

/** The items with a patch: it replaces the fields it names. @throws AppError CONFLICT naming a committed item */
function applyPatch(stored: readonly StoredItem[], states: readonly ItemState[], patch: Patch): StoredItem[] {
  const labels = stored.map(({ id }) => id);
  const problems: Problem[] = [];
  for (const label of Object.keys(patch)) {
    const position = labels.indexOf(label);
    if (position < 0) {
      const near = closest(label, labels);
      problems.push({
        field: `patch.${label}`,
        message: `is not the label of an item of this batch; ${near === undefined ? `they are ${labels.slice(0, 20).join(', ')}` : `did you mean ${near}?`}`,
        ...(near === undefined ? {} : { did_you_mean: near }),
      });
    } else if (isSettled(states[position]?.status ?? 'planned')) {
      throw new AppError(
        'CONFLICT',
        `${label} has run already and is never run again, so it cannot be patched. Take it out of patch; change what it made with another action.`,
        { field: `patch.${label}`, extra: { item: label } },
      );
    }
  }
  if (problems.length > 0) throw batchInvalid(problems);
  return stored.map((item) => {
    const change = patch[item.id];
    return change === undefined ? item : { ...item, input: { ...item.input, ...change.input } };
  });
}

function carriedOn(state: ItemState, item: ItemState['item'] | undefined): ItemState {
  const renewed = item === undefined ? state : { ...state, item };
  if (!isSettled(renewed.status)) reset(renewed);
  return item === undefined ? planned(state.item) : renewed;
}
