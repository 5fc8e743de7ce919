import type { Selectable } from 'kysely';
import { withIds } from '#db/owned.ts';
import { json } from '#db/rows.ts';
import type { ApprovalsTable } from '#db/schema/approvals.ts';
import type { Db } from '#db/store.ts';
import { userNames } from '#src/domain/accounts/people.ts';
import { insertAudit } from '#src/domain/audit.ts';
import { namesOf } from '#src/domain/names/index.ts';
import { AppError } from '#src/lib/errors.ts';
import type { RunsAs } from './store.ts';
import type { BatchAnswer, Effect } from './types.ts';

export type ApprovalRow = Selectable<ApprovalsTable>;

/** The newest approval of a batch for running it. */
export async function approvalOf(db: Db, account: string, batch: string): Promise<ApprovalRow | undefined> {
  return (await approvalsOf(db, account, batch)).find((row) => askedUndo(row) === null);
}

/** The newest approval of a batch for undoing it. */
export async function undoApprovalOf(
  db: Db,
  account: string,
  batch: string,
): Promise<ApprovalRow | undefined> {
  return (await approvalsOf(db, account, batch)).find((row) => askedUndo(row) !== null);
}

/** A requested undo: who asked for it, and for which items of which attempt. */
export interface AskedUndo {
  /** The labels of the items. */
  items: string[];
  attempt: number;
  by: { runsAs: RunsAs; userId: string | null };
}

/** An item as the approval page shows it. */
export interface ShownItem {
  id: string;
  action: string;
  title: string;
  /** As whoever asked may see them. */
  effects: readonly Effect[];
  /** As those who decide may see them. */
  told: readonly Effect[];
  /** Why its effects could not be tried out. */
  unknown: string | null;
  /** What whoever decides should look at first; none in requests that earlier releases stored. */
  warnings?: readonly string[];
}

/** What an approval is bound to, beside what it shows. */
export interface Frozen {
  /** What those who decide are asked to agree to. */
  text: string;
  prepared: string;
  versions: string;
  request: string;
  /** Where an undo is asked for. */
  undo?: AskedUndo;
}

/** The undo that an approval is for; null for one to run a batch. */
export function askedUndo(row: Pick<ApprovalRow, 'frozen'>): AskedUndo | null {
  return json.decode<{ undo?: AskedUndo }>(row.frozen).undo ?? null;
}

/** The content of an approval, and the hash that binds the decision to it. */
export type ApprovalContent = Pick<ApprovalRow, 'confirm_text' | 'items' | 'frozen' | 'hash'>;

/** Stores the outcome of an approval, with the approved content where it had changed and the note of who decided. @throws AppError CONFLICT when it has ended already */
export async function closeApproval(
  tx: Db,
  row: Pick<ApprovalRow, 'id' | 'account_id'>,
  status: 'approved' | 'denied' | 'expired',
  by: string | null,
  more: Partial<ApprovalContent & Pick<ApprovalRow, 'note'>> = {},
): Promise<void> {
  const changed = await tx
    .updateTable('approvals')
    .set({ ...more, status, decided_by: by, decided_at: new Date().toISOString() })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw alreadyDecided();
  const names = await namesOf(tx, row.account_id, by === null ? [] : [by], () => true);
  const name = by === null ? null : (names.get(by) ?? null);
  const actor = by === null ? SERVICE : ({ type: 'user', id: by, name } as const);
  const words = { approved: 'approved', denied: 'refused', expired: 'let expire' };
  await insertAudit(tx, row.account_id, actor, {
    type: 'approval',
    summary: `${name ?? 'Deskhand'} ${words[status]} what waited for approval`,
    data: { approval: row.id, decision: status, ...(more.note == null ? {} : { note: more.note }) },
    at: new Date().toISOString(),
  });
}

const SERVICE = { type: 'system', id: null, name: 'Deskhand' } as const;

/** The refusal of a second decision. */
export function alreadyDecided(): AppError {
  return new AppError('CONFLICT', 'This has been decided already; a decision is made once.');
}

type Decided = Pick<ApprovalRow, 'batch_id' | 'status' | 'decided_by' | 'decided_at' | 'note'>;

/** What people decided, by the batch that it was about; nothing for what waits, has expired or ended by itself. */
export async function decisionsOf(
  db: Db,
  account: string,
  rows: readonly Decided[],
): Promise<Map<string, NonNullable<BatchAnswer['decision']>>> {
  const names = await userNames(
    db,
    account,
    rows.map(({ decided_by }) => decided_by),
  );
  const found = new Map<string, NonNullable<BatchAnswer['decision']>>();
  for (const { batch_id, status, decided_by: by, decided_at: at, note } of rows) {
    if (at === null || by === null || (status !== 'approved' && status !== 'denied')) continue;
    const decided = status === 'approved' ? 'approved' : 'refused';
    found.set(batch_id, { decided, by: names.get(by) ?? null, at, note });
  }
  return found;
}

/** What people decided about running these batches, by their ids. */
export async function decisionsAbout(
  db: Db,
  account: string,
  batches: readonly string[],
): ReturnType<typeof decisionsOf> {
  if (batches.length === 0) return new Map();
  const rows = await db
    .selectFrom('approvals')
    .select(['batch_id', 'status', 'decided_by', 'decided_at', 'note', 'frozen'])
    .where(withIds('approvals', account, batches, 'batch_id'))
    .where('decided_by', 'is not', null)
    .orderBy('decided_at')
    .execute();
  return decisionsOf(
    db,
    account,
    rows.filter((row) => askedUndo(row) === null),
  );
}

function approvalsOf(db: Db, account: string, batch: string): Promise<ApprovalRow[]> {
  return db
    .selectFrom('approvals')
    .selectAll()
    .where('account_id', '=', account)
    .where('batch_id', '=', batch)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
