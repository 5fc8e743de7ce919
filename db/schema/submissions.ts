/** Candidates put to a client contact through a link that needs no login. */
export interface SubmissionsTable {
  id: string;
  account_id: string;
  job_id: string;
  client_id: string;
  client_contact_id: string;
  /** As it was last written; an open one past `expires_at` counts as expired. */
  status: 'pending' | 'viewed' | 'partially_responded' | 'completed' | 'expired' | 'revoked';
  identity_visibility: 'full' | 'first_name' | 'anonymous';
  title: string | null;
  email_subject: string | null;
  greeting: string | null;
  headline: string | null;
  intro_body: string | null;
  message: string | null;
  /** The keyed hash of the link's token. */
  link_hash: string;
  /** The last mail to the contact about it, in the outbox. */
  mail_id: string | null;
  sent_at: string;
  expires_at: string;
  first_viewed_at: string | null;
  completed_at: string | null;
  /** In whose name it went out. */
  created_by: string | null;
  created_at: string;
  updated_at: string;
}
