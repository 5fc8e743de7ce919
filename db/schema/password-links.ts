import type { Id } from '#src/lib/ids.ts';

/** A one-time link with which a person sets a password. Only a keyed hash of its token is kept. */
export interface PasswordLinksTable {
  hash: string;
  account_id: Id<'account'>;
  user_id: Id<'user'>;
  /** The admin who made it; null from the command line. */
  created_by: string | null;
  created_at: string;
  expires_at: string;
  /** When it was used, or put out of use by a newer link or password. */
  used_at: string | null;
}
