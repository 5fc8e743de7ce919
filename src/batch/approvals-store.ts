import type { Selectable } from 'kysely';
import { json } from '#db/rows.ts';
import type { ApprovalsTable } from '#db/schema/approvals.ts';
import type { Db } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import type { RunsAs } from './store.ts';

export type ApprovalRow = Selectable<ApprovalsTable>;

/** Of the approvals of a batch, the newest of what it runs. */
export async function approvalOf(db: Db, account: string, batch: string): Promise<ApprovalRow | undefined> {
  return (await approvalsOf(db, account, batch)).find((row) => askedUndo(row) === null);
}

/** Of the approvals of a batch, the newest of its undos. */
export async function undoApprovalOf(
  db: Db,
  account: string,
  batch: string,
): Promise<ApprovalRow | undefined> {
  return (await approvalsOf(db, account, batch)).find((row) => askedUndo(row) !== null);
}

/** Who asked for an undo, and for what of the batch as it then stood. */
export interface AskedUndo {
  /** The labels of the items. */
  items: string[];
  attempt: number;
  by: { runsAs: RunsAs; userId: string | null };
}

/** The undo that an approval is about; null for one of a batch that is to run. */
export function askedUndo(row: Pick<ApprovalRow, 'frozen'>): AskedUndo | null {
  return json.decode<{ undo?: AskedUndo }>(row.frozen).undo ?? null;
}

/** What an approval keeps of what a person is asked, and what binds the decision to it. */
export type ApprovalContent = Pick<ApprovalRow, 'confirm_text' | 'items' | 'frozen' | 'hash'>;

/** Puts down how an approval ended, and what was agreed to where that had changed meanwhile. @throws AppError CONFLICT when it had ended before */
export async function closeApproval(
  tx: Db,
  row: Pick<ApprovalRow, 'id' | 'account_id'>,
  status: 'approved' | 'denied' | 'expired',
  by: string | null,
  content: Partial<ApprovalContent> = {},
): Promise<void> {
  const changed = await tx
    .updateTable('approvals')
    .set({ ...content, status, decided_by: by, decided_at: new Date().toISOString() })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw decided();
}

/** What a second decision hears. */
export function decided(): AppError {
  return new AppError('CONFLICT', 'This has been decided already; a decision is made once.');
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
