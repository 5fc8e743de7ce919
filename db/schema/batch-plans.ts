import type { Id } from '#src/lib/ids.ts';

/** A plan that can be committed by its handle, once. */
export interface BatchPlansTable {
  id: Id<'plan'>;
  account_id: Id<'account'>;
  credential_id: string;
  credential_type: string;
  user_id: Id<'user'> | null;
  /** JSON: the request that was planned. */
  request: string;
  /** JSON: the prepared values of slow actions by label; the commit uses them instead of preparing again. */
  prepared: string;
  /** JSON: the records it would change, as they were. */
  versions: string;
  confirm_text: string;
  /** Set when it is committed. */
  batch_id: Id<'batch'> | null;
  created_at: string;
  expires_at: string;
}
