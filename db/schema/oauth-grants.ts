/** What one person allowed one client. */
export interface OauthGrantsTable {
  id: string;
  account_id: string;
  user_id: string;
  client_id: string;
  /** The connect app behind the client; null for a public client. */
  app_id: string | null;
  client_name: string;
  /** JSON: string[] */
  scopes: string;
  /** pending waits for an admin. */
  status: 'pending' | 'active' | 'refused' | 'revoked';
  created_at: string;
  updated_at: string;
  decided_by: string | null;
  decided_at: string | null;
}
