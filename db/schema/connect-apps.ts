/** A confidential OAuth client, registered in the portal by an agency; people of any agency may connect it. */
export interface ConnectAppsTable {
  id: string;
  /** The agency that owns the app. */
  account_id: string;
  client_id: string;
  secret_hash: string;
  /** The last four characters of the secret. */
  secret_hint: string;
  name: string;
  /** JSON: string[], compared character by character. */
  redirect_uris: string;
  /** JSON: string[], the most that it may ask for. */
  scopes: string;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
