import type { Id } from '#src/lib/ids.ts';

/** An authorization code: single use, bound to all that the request named. */
export interface OauthCodesTable {
  hash: string;
  account_id: Id<'account'>;
  grant_id: Id<'oauth_grant'>;
  client_id: string;
  redirect_uri: string;
  /** The S256 challenge. */
  challenge: string;
  resource: string | null;
  /** JSON: string[] */
  scopes: string;
  /** Links the tokens that were issued for it. */
  family: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}
