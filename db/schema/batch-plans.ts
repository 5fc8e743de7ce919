/** A plan that can be committed by its handle, once. */
export interface BatchPlansTable {
  id: string;
  account_id: string;
  credential_id: string;
  credential_type: string;
  user_id: string | null;
  /** JSON: the request that was planned. */
  request: string;
  /** JSON: what slow preparation made, by label; the commit uses it instead of making it again. */
  prepared: string;
  /** JSON: the records it would touch, as they stood. */
  versions: string;
  confirm_text: string;
  /** Set when it is committed. */
  batch_id: string | null;
  created_at: string;
  expires_at: string;
}
