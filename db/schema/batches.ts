/** A batch is a row before its first item runs, so that a crash can be continued from. */
export interface BatchesTable {
  id: string;
  account_id: string;
  credential_id: string;
  user_id: string | null;
  mode: 'independent' | 'atomic';
  on_error: 'continue' | 'stop' | 'undo';
  max_failures: number | null;
  status: string;
  reason: string | null;
  /** JSON: the request as it was accepted. */
  request: string;
  idempotency_key: string | null;
  plan_id: string | null;
  request_id: string | null;
  face: string;
  cancel_requested: number;
  created_at: string;
  updated_at: string;
  finished_at: string | null;
}
