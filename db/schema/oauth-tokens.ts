/** An access or refresh token. Only a keyed hash is kept. */
export interface OauthTokensTable {
  hash: string;
  account_id: string;
  grant_id: string;
  /** The code that it came of, over every rotation. */
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
