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
  /** What a passkey is to sign next in this session, once; base64url. */
  challenge: string | null;
  challenge_ends_at: string | null;
  /** When its person last proved with a passkey that it is they. */
  verified_at: string | null;
}
