import type { Id } from '#src/lib/ids.ts';

/** The state of a batch before it was resumed or undone, which a replay of the earlier request returns. */
export interface BatchAnswersTable {
  batch_id: Id<'batch'>;
  account_id: Id<'account'>;
  attempt: number;
  /** JSON: status and items, unredacted. */
  state: string;
  created_at: string;
}
