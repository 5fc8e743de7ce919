import type { Id } from '#src/lib/ids.ts';

/** A signed-in browser. Only a keyed hash of its cookie is kept. */
export interface SessionsTable {
  id: Id<'session'>;
  account_id: Id<'account'>;
  user_id: Id<'user'>;
  hash: string;
  created_at: string;
  /** When it was last used, to within some minutes. */
  seen_at: string;
  /** When it ends at the latest. */
  expires_at: string;
  ended_at: string | null;
}
