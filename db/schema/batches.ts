/** A batch is a row before its first item runs, so that a crash can be continued from. */
export interface BatchesTable {
  id: string;
  account_id: string;
  credential_id: string;
  credential_type: string;
  user_id: string | null;
  mode: 'independent' | 'atomic';
  on_error: 'continue' | 'stop' | 'undo';
  max_failures: number | null;
  status: string;
  reason: string | null;
  /** JSON: the items as they were accepted, references included; a resume's patch changes them. */
  items: string;
  idempotency_key: string | null;
  plan_id: string | null;
  request_id: string;
  face: 'http' | 'mcp' | 'cli';
  /** JSON: the credential that it runs as, with what narrowed it: that of its request, or of its last resumption. */
  runs_as: string;
  /** The process that runs it. */
  claim: string | null;
  /** Until when nobody else may go on with it, unless that process is known to be gone. */
  lease_until: string | null;
  cancel_requested: number;
  /** How often it was begun: the first run, each resume, undo and recovery. */
  attempt: number;
  created_at: string;
  updated_at: string;
  finished_at: string | null;
}
