import type { Id } from '#src/lib/ids.ts';

/** An access or refresh token. Only a keyed hash is kept. */
export interface OauthTokensTable {
  hash: string;
  account_id: Id<'account'>;
  grant_id: Id<'oauth_grant'>;
  /** The code it was first issued for, kept over every rotation. */
  family: string;
  kind: 'access' | 'refresh';
  /** JSON: string[] */
  scopes: string;
  resource: string | null;
  created_at: string;
  expires_at: string;
  /** When a refresh token was exchanged: a second use is theft. */
  used_at: string | null;
  revoked_at: string | null;
}
