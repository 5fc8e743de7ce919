import type { Id } from '#src/lib/ids.ts';

/** A passkey (WebAuthn credential) with which a person proves that it is they. */
export interface PasskeysTable {
  id: Id<'passkey'>;
  account_id: Id<'account'>;
  user_id: Id<'user'>;
  /** The authenticator's id of it, base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it was used, as the authenticator counts; always 0 with those that do not count. */
  counter: number;
  /** JSON: string[], how browsers reach it. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** A code that stands in for a passkey once. Only a keyed hash of it is kept. */
export interface RecoveryCodesTable {
  account_id: Id<'account'>;
  user_id: Id<'user'>;
  hash: string;
  used_at: string | null;
}

/** A sign-in whose password or link was right, and whose passkey is to come. */
export interface PendingSignInsTable {
  account_id: Id<'account'>;
  /** Of the token in the browser's cookie. */
  hash: string;
  user_id: Id<'user'>;
  began_by: 'password' | 'link';
  /** What a passkey is to sign, once; base64url. */
  challenge: string | null;
  challenge_ends_at: string | null;
  expires_at: string;
}
