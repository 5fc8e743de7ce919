/** A subscription to events. */
export interface WebhooksTable {
  id: string;
  account_id: string;
  url: string;
  /** JSON: string[] of event names, or ["*"]. */
  events: string;
  status: 'active' | 'paused';
  paused_reason: 'user' | 'gone' | 'failing' | null;
  /** The signing secret, sealed: it is needed in clear for every attempt. */
  secret: string;
  /** The credential that made it: what it may see is what deliveries show. */
  credential_type: string;
  credential_id: string;
  user_id: string | null;
  /** JSON: string[] of the scopes that the credential had. */
  scopes: string;
  /** The first failure since the last success, in the account's time. */
  failing_since: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
