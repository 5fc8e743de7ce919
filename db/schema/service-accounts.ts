import type { Id } from '#src/lib/ids.ts';

/** An access token of a service account. Only a keyed hash is kept. */
export interface ServiceTokensTable {
  hash: string;
  account_id: Id<'account'>;
  service_account_id: Id<'service_account'>;
  /** JSON: string[] */
  scopes: string;
  resource: string | null;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

/** A signed assertion that was used, until it expires: none works twice. */
export interface UsedAssertionsTable {
  /** Of its client and its jti. */
  hash: string;
  expires_at: string;
}
