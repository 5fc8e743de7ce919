import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import { namesOf as recordNames } from '#src/domain/names/index.ts';
import { AppError } from '#src/lib/errors.ts';
import {
  asApproval,
  contentOf,
  type Frozen,
  hashOf,
  type ShownItem,
  scopesOf,
  shownItems,
} from './approval.ts';
import { type Attempt, attemptOf, changedSinceAsked, hashNow } from './approval-now.ts';
import {
  type ApprovalRow,
  approvalOf,
  askedUndo,
  closeApproval,
  decided,
  undoApprovalOf,
} from './approvals-store.ts';
import { itemsForView, loadStates } from './load.ts';
import { continueBatch } from './recover.ts';
import { wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import { type Moved, stale, versionGuard } from './stale.ts';
import { startRun } from './start-run.ts';
import { asItemFailure, isSettled, statusOf } from './state.ts';
import { type BatchRow, decodeItems, findBatch, finishBatch, insertItem, toRecord } from './store.ts';
import type { Decider } from './types.ts';
import { runApprovedUndo } from './undo-approval.ts';

/** An item as this person may see it. */
export type ApprovalItem = Omit<ShownItem, 'told'>;

/** An approval as its page shows it. */
export interface ApprovalView {
  id: string;
  batchId: string;
  status: ApprovalRow['status'];
  /** Whether this person may decide. */
  mayDecide: boolean;
  decider: 'admin' | 'lead';
  confirmText: string;
  reason: string | null;
  items: ApprovalItem[];
  /** What the records are called whose ids stand in the effects. */
  names: ReadonlyMap<string, string>;
  /** How it differs, as this person may see it, from what it was when it was asked; only while it waits. */
  changed: Moved[];
  /** Why it can no longer be carried out; null when it can, or is decided. */
  failing: string | null;
  /** Goes back with the decision: it binds the decision to what was shown. */
  hash: string;
  requestedBy: string;
  decidedBy: string | null;
  decidedAt: string | null;
  createdAt: string;
  expiresAt: string;
}

/** An approval of the person's agency, for who leads it or asked. @throws AppError NOT_FOUND */
export async function readApproval(
  service: BatchService,
  decider: Decider,
  id: string,
): Promise<ApprovalView> {
  const { row, batch } = await service.store.read(async (db) => {
    const found = await requireApproval(db, decider.accountId, id);
    return { row: found, batch: await findBatch(db, found.account_id, found.batch_id) };
  });
  if (!leads(decider) && askerOf(row, batch) !== decider.userId) throw unknownApproval();
  // An undo is judged by the unit that takes back.
  const waits = row.status === 'pending' && row.expires_at > wallClock() && askedUndo(row) === null;
  const attempt = waits && batch !== undefined ? await attemptOf(service, row, batch) : null;
  return service.store.read(async (db) => {
    const view = await viewOf(db, row, decider);
    return attempt === null ? view : asItIsNow(service, db, view, { row, decider, attempt });
  });
}

/** What waits, as it would be carried out at this moment. */
async function asItIsNow(
  service: BatchService,
  db: Db,
  view: ApprovalView,
  { row, decider, attempt }: { row: ApprovalRow; decider: Decider; attempt: Attempt },
): Promise<ApprovalView> {
  const { now, open, failing } = attempt;
  const told = now.summaryFor(scopesOf(row.decider));
  const decides = mayDecide(row, decider);
  const items = shownItems(open, now, told).map((item) => itemFor(item, decides));
  return {
    ...view,
    confirmText: decides ? told.confirmText : now.confirmText,
    items,
    names: await namesIn(db, row.account_id, items, decider),
    changed: changedSinceAsked(service, attempt, decides ? scopesOf(row.decider) : undefined),
    failing,
    hash: hashNow(row, now),
  };
}

/** Approvals of the person's agency that wait for a decision, newest first; `mayDecide` tells whose it is. */
export async function listApprovals(service: BatchService, decider: Decider): Promise<ApprovalView[]> {
  return service.store.read(async (db) => {
    const rows = await db
      .selectFrom('approvals')
      .selectAll()
      .where('account_id', '=', decider.accountId)
      .where('status', '=', 'pending')
      .where('expires_at', '>', wallClock())
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute();
    return Promise.all(rows.map((row) => viewOf(db, row, decider)));
  });
}

/**
 * Approves or refuses. An approved batch runs as the credential that asked.
 * @param hash what the page showed; a decision about anything else is refused
 * @throws AppError NOT_FOUND, ADMIN_REQUIRED, CONFLICT when it is decided already, PLAN_STALE when it would do something
 * else than the page showed: it then waits on, to be read and decided anew; or when it can no longer be done: it is over
 */
export async function decide(
  service: BatchService,
  decider: Decider,
  id: string,
  decision: { approve: boolean; hash: string },
): Promise<ApprovalView> {
  const { row, batch } = await service.store.read(async (db) => {
    const found = await requireApproval(db, decider.accountId, id);
    return { row: found, batch: await findBatch(db, found.account_id, found.batch_id) };
  });
  refuseDecision(row, decider);
  if (batch === undefined) throw decided();
  if (askedUndo(row) !== null) await decideUndo(service, decider, row, batch, decision);
  else if (batch.status !== 'awaiting_approval') throw decided();
  else if (decision.approve) await runApproved(service, decider, row, batch, decision.hash);
  else {
    const why = new AppError('APPROVAL_DENIED', `${decider.name} refused it.`);
    await endUnrun(service, row, batch, 'denied', why, decider.userId);
  }
  return readApproval(service, decider, id);
}

/** Ends a batch whose approval nobody gave in time. True when it did. */
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
  await endUnrun(service, row, batch, 'expired', why, null);
  return true;
}

async function runApproved(
  service: BatchService,
  decider: Decider,
  row: ApprovalRow,
  found: BatchRow,
  hash: string,
): Promise<void> {
  const attempt = await attemptOf(service, row, found);
  const { batch, request, states, open, principal, prepared, now } = attempt;
  if (attempt.failing !== null) {
    const why = stale(changedSinceAsked(service, attempt), { failing: [attempt.failing] });
    await endUnrun(service, row, found, 'expired', why, decider.userId);
    throw why;
  }
  if (hash !== hashNow(row, now))
    throw notAsShown(changedSinceAsked(service, attempt, scopesOf(row.decider)));
  const agreed = asApproval(batch, { ...request, items: open }, now);
  const run = startRun({
    service,
    batch,
    items: request.items,
    order: request.order,
    principal,
    states,
    frozen: prepared,
    verify: versionGuard(now.versions),
    begin: async (tx) => {
      // What was agreed to is what is kept: it may have changed since it was asked.
      await closeApproval(tx, row, 'approved', decider.userId, contentOf(agreed));
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
}

async function endUnrun(
  service: BatchService,
  row: ApprovalRow,
  found: BatchRow,
  status: 'denied' | 'expired',
  why: AppError,
  by: string | null,
): Promise<void> {
  const batch = toRecord(found);
  const items = itemsForView(service.batches.catalogue, decodeItems(found));
  const states = await service.store.read((db) => loadStates(db, service, found, items));
  await service.store.write(
    async ({ tx }) => {
      await closeApproval(tx, row, status, by);
      for (const state of states.filter((one) => !isSettled(one.status))) {
        asItemFailure(state, why, service.log);
        await insertItem(tx, batch, { ...state, attempt: batch.attempt }, wallClock());
      }
      batch.status = statusOf(states);
      await finishBatch(tx, batch, wallClock());
    },
    { account: row.account_id },
  );
}

// The batch that an undo is about stays as it is, whatever becomes of the undo.
async function decideUndo(
  service: BatchService,
  decider: Decider,
  row: ApprovalRow,
  batch: BatchRow,
  { approve, hash }: { approve: boolean; hash: string },
): Promise<void> {
  const close = (status: 'denied' | 'expired'): Promise<void> =>
    service.store.write(({ tx }) => closeApproval(tx, row, status, decider.userId), {
      account: row.account_id,
    });
  if (!approve) return close('denied');
  if (hash !== row.hash) throw notShown();
  try {
    await runApprovedUndo(service, row, batch, decider.userId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'PLAN_STALE') await close('expired');
    throw error;
  }
}

/** The person behind the credential that asked; null for a credential of nobody. */
function askerOf(row: ApprovalRow, batch: BatchRow | undefined): string | null {
  const undo = askedUndo(row);
  return (undo === null ? batch?.user_id : undo.by.userId) ?? null;
}

function refuseDecision(row: ApprovalRow, decider: Decider): void {
  if (row.status !== 'pending') throw decided();
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

function notAsShown(moved: readonly Moved[]): AppError {
  if (moved.length === 0) return notShown();
  return new AppError(
    'PLAN_STALE',
    'What it would do has changed since this page was opened, and nothing was done. Read what it would do now, and decide on that.',
    { extra: { difference: moved } },
  );
}

const leads = ({ role }: Decider): boolean => role === 'admin' || role === 'team_lead';

function unknownApproval(): AppError {
  return new AppError(
    'NOT_FOUND',
    'There is no such request for approval in this agency. Open its address as it was given, or look at what waits under Approvals.',
  );
}

function mayDecide(row: ApprovalRow, { role }: Decider): boolean {
  return role === 'admin' || (row.decider === 'lead' && role === 'team_lead');
}

async function requireApproval(db: Db, account: string, id: string): Promise<ApprovalRow> {
  const row = await db
    .selectFrom('approvals')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw unknownApproval();
  return row;
}

async function viewOf(db: Db, row: ApprovalRow, decider: Decider): Promise<ApprovalView> {
  const batch = await findBatch(db, row.account_id, row.batch_id);
  const asker = askerOf(row, batch);
  const names = await namesOf(db, row.account_id, [asker, row.decided_by]);
  const expired = row.status === 'pending' && row.expires_at <= wallClock();
  const decides = mayDecide(row, decider);
  const items = json.decode<ShownItem[]>(row.items).map((item) => itemFor(item, decides));
  return {
    id: row.id,
    batchId: row.batch_id,
    status: expired ? 'expired' : row.status,
    mayDecide: row.status === 'pending' && !expired && decides,
    decider: row.decider,
    confirmText: decides ? json.decode<Frozen>(row.frozen).text : row.confirm_text,
    reason: batch?.reason ?? null,
    items,
    names: await namesIn(db, row.account_id, items, decider),
    changed: [],
    failing: null,
    hash: row.hash,
    requestedBy: names.get(asker ?? '') ?? (await keyName(db, row)),
    decidedBy: names.get(row.decided_by ?? '') ?? null,
    decidedAt: row.decided_at,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

function itemFor({ told, ...item }: ShownItem, decides: boolean): ApprovalItem {
  return decides ? { ...item, effects: told } : item;
}

function namesIn(
  db: Db,
  account: string,
  items: readonly ApprovalItem[],
  { role }: Decider,
): Promise<ReadonlyMap<string, string>> {
  const can = effectiveScopes(['admin'], role);
  return recordNames(db, account, idsIn(items), (scope) => can.has('admin') || can.has(scope));
}

async function keyName(db: Db, row: ApprovalRow): Promise<string> {
  const key = await db
    .selectFrom('api_keys')
    .select(['name', 'hint'])
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.requested_by)
    .executeTakeFirst();
  if (key === undefined) return `the credential ${row.requested_by}`;
  return key.name === null ? `the key …${key.hint}` : `the key “${key.name}”`;
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z]{3,5}_[0-9a-z]{20,30}$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}

async function namesOf(db: Db, account: string, ids: (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('account_id', '=', account)
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
