import type { Selectable } from 'kysely';
import type { ApprovalsTable } from '#db/schema/approvals.ts';
import type { Db } from '#db/store.ts';

export type ApprovalRow = Selectable<ApprovalsTable>;

/** The newest approval of a batch. */
export function approvalOf(db: Db, account: string, batch: string): Promise<ApprovalRow | undefined> {
  return db
    .selectFrom('approvals')
    .selectAll()
    .where('account_id', '=', account)
    .where('batch_id', '=', batch)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
