/** An authorization code: single use, bound to all that the request named. */
export interface OauthCodesTable {
  hash: string;
  account_id: string;
  grant_id: string;
  client_id: string;
  redirect_uri: string;
  /** The S256 challenge. */
  challenge: string;
  resource: string | null;
  /** JSON: string[] */
  scopes: string;
  /** Joins the tokens that come of it. */
  family: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}
