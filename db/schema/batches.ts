import type { Id } from '#src/lib/ids.ts';

/** A batch. The row is written before the first item runs, so that a crashed batch can be continued. */
export interface BatchesTable {
  id: Id<'batch'>;
  account_id: Id<'account'>;
  credential_id: string;
  credential_type: string;
  user_id: Id<'user'> | null;
  mode: 'independent' | 'atomic';
  on_error: 'continue' | 'stop' | 'undo';
  max_failures: number | null;
  status: string;
  reason: string | null;
  /** JSON: the items as they were accepted, references included; a resume's patch changes them. */
  items: string;
  idempotency_key: string | null;
  plan_id: Id<'plan'> | null;
  request_id: string;
  channel: 'http' | 'mcp' | 'cli';
  /** JSON: the credential it runs as, with its restrictions: that of the request, or of the last resume. */
  runs_as: string;
  /** The process that runs it. */
  claim: string | null;
  /** Until when no other process may continue it, unless the holder is known to be dead. */
  lease_until: string | null;
  cancel_requested: number;
  /** How often it was started: the first run, each resume, undo and recovery. */
  attempt: number;
  created_at: string;
  updated_at: string;
  finished_at: string | null;
}
