/** A signed-in browser. Only a keyed hash of its cookie is kept. */
export interface SessionsTable {
  id: string;
  account_id: string;
  user_id: string;
  hash: string;
  created_at: string;
  /** When it was last used, to within some minutes. */
  seen_at: string;
  /** When it ends whatever happens. */
  expires_at: string;
  ended_at: string | null;
}
