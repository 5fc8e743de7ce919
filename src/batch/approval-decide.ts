import { json } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Agreed, Agreement } from './agreement.ts';
import { approvalFor, contentOf, hashOf, scopesOf } from './approval.ts';
import {
  type ApprovalRehearsal,
  changedSinceAsked,
  hashNow,
  proofOf,
  rehearseApproval,
} from './approval-rehearsal.ts';
import { type ApprovalView, mayDecide, readApproval, requireApproval } from './approval-view.ts';
import {
  type ApprovalRow,
  alreadyDecided,
  approvalOf,
  askedUndo,
  closeApproval,
  type Frozen,
  type ShownItem,
  undoApprovalOf,
} from './approvals-store.ts';
import { itemsForView, loadStates } from './load.ts';
import { requireProof } from './proof.ts';
import { continueBatch } from './recover.ts';
import { wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import { type ShownOnce, shownOnce } from './shown-once.ts';
import { type PlanDifference, planStale } from './stale.ts';
import { startRun } from './start-run.ts';
import { isSettled, markFailed, statusOf } from './state.ts';
import { type BatchRow, decodeItems, findBatch, finishBatch, insertItem, toRecord } from './store.ts';
import type { Decider } from './types.ts';
import { attemptUndo, proofOfUndo, runApprovedUndo } from './undo-approval.ts';

/** A decision, about what was shown. */
interface Decision {
  approve: boolean;
  hash: string;
  /** What whoever asked is told with it. */
  note?: string | null;
}

/**
 * Approves or refuses. An approved batch runs as the credential that asked.
 * @returns with it, this once, the secrets that it made: they are kept nowhere, and the person who decided passes them on
 * @param hash what the page showed; a decision about anything else is refused
 * @throws AppError NOT_FOUND, ADMIN_REQUIRED, CONFLICT when it is decided already, PLAN_STALE when it would do something
 * else than the page showed: it then waits on, to be read and decided anew; or when it can no longer be done: it is over;
 * AUTHENTICATION_REQUIRED where the agency asks for the passkey again: it waits on
 */
export async function decide(
  service: BatchService,
  decider: Decider,
  id: string,
  decision: Decision,
): Promise<{ view: ApprovalView; once: ShownOnce[] }> {
  const { row, batch } = await service.store.read(async (db) => {
    const found = await requireApproval(db, decider.accountId, id);
    return { row: found, batch: await findBatch(db, found.account_id, found.batch_id) };
  });
  refuseDecision(row, decider);
  if (batch === undefined) throw alreadyDecided();
  let once: ShownOnce[] = [];
  if (askedUndo(row) !== null) await decideUndo(service, decider, row, batch, decision);
  else if (batch.status !== 'awaiting_approval') throw alreadyDecided();
  else if (decision.approve) once = await runApproved(service, decider, row, batch, decision);
  else {
    const { note = null } = decision;
    const why = new AppError(
      'APPROVAL_DENIED',
      note === null ? `${decider.name} refused it.` : `${decider.name} refused it: ${note}`,
    );
    await endWithoutRunning(service, row, batch, 'denied', why, decider.userId, note);
  }
  return { view: await readApproval(service, decider, id), once };
}

/** Ends a batch whose approval has expired. Returns whether it did. */
export async function expireIfDue(
  service: BatchService,
  accountId: string,
  batchId: string,
): Promise<boolean> {
  const { row, batch, undo } = await service.store.read(async (db) => ({
    row: await approvalOf(db, accountId, batchId),
    batch: await findBatch(db, accountId, batchId),
    undo: await undoApprovalOf(db, accountId, batchId),
  }));
  if (undo?.status === 'pending' && undo.expires_at <= wallClock()) {
    await service.store.write(({ tx }) => closeApproval(tx, undo, 'expired', null), { account: accountId });
    return true;
  }
  if (row === undefined || batch === undefined || row.status !== 'pending') return false;
  if (row.expires_at > wallClock()) return false;
  const why = new AppError('APPROVAL_DENIED', 'Nobody approved it within 24 hours.');
  await endWithoutRunning(service, row, batch, 'expired', why, null);
  return true;
}

async function runApproved(
  service: BatchService,
  decider: Decider,
  row: ApprovalRow,
  found: BatchRow,
  { hash, note = null }: Decision,
): Promise<ShownOnce[]> {
  const attempt = await rehearseApproval(service, row, found);
  const { batch, request, states, open, principal, prepared, now } = attempt;
  if (attempt.failing !== null) {
    const why = planStale(changedSinceAsked(service, attempt), { failing: [attempt.failing] });
    await endWithoutRunning(service, row, found, 'expired', why, decider.userId);
    throw why;
  }
  if (hash !== hashNow(row, now))
    throw notAsShown(changedSinceAsked(service, attempt, scopesOf(row.decider)));
  requireProof(proofOf(attempt), decider);
  const agreed = approvalFor(batch, { ...request, items: open }, now);
  const run = startRun({
    service,
    batch,
    items: request.items,
    order: request.order,
    principal,
    states,
    frozen: prepared,
    agreement: new Agreement(service, principal, agreedNow(attempt), request.items, states),
    begin: async (tx) => {
      // Stores the content that was approved, which may have changed since it was requested.
      await closeApproval(tx, row, 'approved', decider.userId, { ...contentOf(agreed), note });
      await tx
        .updateTable('batches')
        .set({ status: 'running', attempt: batch.attempt, updated_at: wallClock() })
        .where('account_id', '=', row.account_id)
        .where('id', '=', row.batch_id)
        .execute();
    },
  });
  service.batches.add(run, () => continueBatch(service, found.id));
  await run.begun;
  return shownOnce(run, open);
}

/** What a person agrees to who approves of it as it is now. */
function agreedNow({ now, open }: ApprovalRehearsal): Agreed {
  const { versions, facts, unknown } = now;
  return { by: 'approval', versions, facts, items: open, unknown: new Set(unknown.keys()) };
}

async function endWithoutRunning(
  service: BatchService,
  row: ApprovalRow,
  found: BatchRow,
  status: 'denied' | 'expired',
  why: AppError,
  by: string | null,
  note: string | null = null,
): Promise<void> {
  const batch = toRecord(found);
  const items = itemsForView(service.batches.catalogue, decodeItems(found));
  const states = await service.store.read((db) => loadStates(db, service, found, items));
  await service.store.write(
    async ({ tx }) => {
      await closeApproval(tx, row, status, by, { note });
      for (const state of states.filter((one) => !isSettled(one.status))) {
        markFailed(state, why, service.log);
        await insertItem(tx, batch, { ...state, attempt: batch.attempt }, wallClock());
      }
      batch.status = statusOf(states);
      await finishBatch(tx, batch, wallClock());
    },
    { account: row.account_id },
  );
}

// A decision about an undo never changes the batch itself.
async function decideUndo(
  service: BatchService,
  decider: Decider,
  row: ApprovalRow,
  batch: BatchRow,
  { approve, hash, note = null }: Decision,
): Promise<void> {
  const close = (status: 'denied' | 'expired'): Promise<void> =>
    service.store.write(({ tx }) => closeApproval(tx, row, status, decider.userId, { note }), {
      account: row.account_id,
    });
  if (!approve) return close('denied');
  const attempt = await attemptUndo(service, row, batch);
  const { principal } = attempt.undo.itemContext;
  const moved = changedSinceAsked(service, { ...attempt, principal }, scopesOf(row.decider));
  if (attempt.failing !== null) {
    await close('expired');
    throw planStale(moved, { failing: [attempt.failing] });
  }
  if (hash !== hashNow(row, attempt.now)) throw notAsShown(moved);
  requireProof(proofOfUndo(attempt), decider);
  await runApprovedUndo(service, row, attempt, { by: decider.userId, note });
}

function refuseDecision(row: ApprovalRow, decider: Decider): void {
  if (row.status !== 'pending') throw alreadyDecided();
  if (row.expires_at <= wallClock()) {
    throw new AppError(
      'PLAN_EXPIRED',
      'This request for approval has expired; whoever asked can send it again.',
    );
  }
  if (!mayDecide(row, decider)) {
    throw new AppError(
      'ADMIN_REQUIRED',
      row.decider === 'admin'
        ? 'Fee terms, keys and roles are approved by an admin of the agency.'
        : 'This is approved by an admin or a team lead of the agency.',
    );
  }
  const shown = json.decode<ShownItem[]>(row.items);
  if (hashOf(row.confirm_text, shown, json.decode<Frozen>(row.frozen)) !== row.hash) throw notShown();
}

function notShown(): AppError {
  return new AppError(
    'CONFLICT',
    'The request is not the one that was shown. Open its page again and read it.',
  );
}

function notAsShown(moved: readonly PlanDifference[]): AppError {
  if (moved.length === 0) return notShown();
  return new AppError(
    'PLAN_STALE',
    'What it would do has changed since this page was opened, and nothing was done. Read what it would do now, and decide on that.',
    { extra: { difference: moved } },
  );
}
