/** One anonymous candidate profile sent to one client contact, with no job. Its texts are as the contact sees them. */
export interface SpecsTable {
  id: string;
  account_id: string;
  candidate_id: string;
  client_id: string;
  client_contact_id: string;
  headline: string;
  /** JSON: string[] */
  chips: string;
  pitch: string;
  location: string | null;
  salary_band: string | null;
  notice: string | null;
  /** As it was last written; an unanswered one past `expires_at` counts as expired. */
  status: 'sent' | 'viewed' | 'responded' | 'converted' | 'expired' | 'revoked';
  response: 'interested' | 'question' | 'not_right_now' | null;
  response_rating: number | null;
  response_note: string | null;
  /** JSON: [{ id, text, asked_at, answer, answered_at, answered_by }] */
  questions: string;
  /** The keyed hash of the link's token. */
  link_hash: string;
  /** The last mail to the contact about it, in the outbox. */
  mail_id: string | null;
  chase_count: number;
  last_chased_at: string | null;
  expires_at: string;
  first_viewed_at: string | null;
  responded_at: string | null;
  job_id: string | null;
  application_id: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}
