import type { Id } from '#src/lib/ids.ts';

/** A person's decision on a batch, bound to the hash of what was shown and used once. */
export interface ApprovalsTable {
  id: Id<'approval'>;
  account_id: Id<'account'>;
  batch_id: Id<'batch'>;
  status: 'pending' | 'approved' | 'denied' | 'expired';
  /** Who may decide. */
  decider: 'admin' | 'lead';
  confirm_text: string;
  /** JSON: the items with their effects, as the page shows them. */
  items: string;
  /** JSON: the prepared values of slow actions, and the records as they were. */
  frozen: string;
  hash: string;
  requested_by: string;
  decided_by: string | null;
  decided_at: string | null;
  /** What the person who decided says to whoever asked. */
  note: string | null;
  created_at: string;
  expires_at: string;
}
