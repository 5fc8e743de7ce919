import type { Id } from '#src/lib/ids.ts';

/** The history of a client's approved fee terms. */
export interface ClientFeeVersionsTable {
  client_id: Id<'client'>;
  account_id: Id<'account'>;
  version: number;
  /** JSON: the terms; null when the client was put on the agency standard. */
  terms: string | null;
  set_by: string | null;
  created_at: string;
}
