import type { Id } from '#src/lib/ids.ts';

export interface IdempotencyKeysTable {
  account_id: Id<'account'>;
  credential_id: string;
  key: string;
  operation: string;
  operation_id: string;
  fingerprint: string;
  state: 'started' | 'calling' | 'done';
  /** The process that holds a row that is not done. */
  holder: string | null;
  status: number | null;
  /** JSON: the unredacted outcome. */
  response: string | null;
  created_at: string;
  expires_at: string;
}
