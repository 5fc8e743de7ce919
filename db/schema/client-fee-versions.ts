/** The history of a client's approved fee terms. */
export interface ClientFeeVersionsTable {
  client_id: string;
  account_id: string;
  version: number;
  /** JSON: the terms; null when the client was put on the agency standard. */
  terms: string | null;
  set_by: string | null;
  created_at: string;
}
