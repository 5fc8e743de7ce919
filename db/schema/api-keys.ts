/** An API key. Only a keyed hash of the secret is kept. */
export interface ApiKeysTable {
  id: string;
  account_id: string;
  user_id: string | null;
  name: string | null;
  mode: 'live' | 'test' | 'trial';
  hash: string;
  /** The last four characters, to tell keys apart on a list. */
  hint: string;
  /** JSON: string[] */
  scopes: string;
  status: 'active' | 'revoked';
  expires_at: string | null;
  last_used_at: string | null;
  created_by: string | null;
  created_at: string;
  revoked_at: string | null;
}
