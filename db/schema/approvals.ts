/** A person's decision on a batch: bound to the hash of what was shown, used once. */
export interface ApprovalsTable {
  id: string;
  account_id: string;
  batch_id: string;
  status: 'pending' | 'approved' | 'denied' | 'expired';
  /** Who may decide. */
  decider: 'admin' | 'lead';
  confirm_text: string;
  /** JSON: the items with their effects, as the page shows them. */
  items: string;
  /** JSON: what slow preparation made, and the records as they stood. */
  frozen: string;
  hash: string;
  requested_by: string;
  decided_by: string | null;
  decided_at: string | null;
  created_at: string;
  expires_at: string;
}
