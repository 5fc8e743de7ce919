/**
 * Every mail that leaves: what was scheduled, what is sent at once, and notices of other modules. A row is claimed
 * (`sending`) before a connection opens, and leaves that state only by a known outcome.
 */
export interface ScheduledEmailsTable {
  id: string;
  account_id: string;
  /** `scheduled` was given a time, `immediate` was not, `notice` is a mail that another record sends. */
  kind: 'scheduled' | 'immediate' | 'notice';
  candidate_id: string | null;
  application_id: string | null;
  job_id: string | null;
  client_id: string | null;
  contact_id: string | null;
  thread_id: string | null;
  email_message_id: string | null;
  created_by: string | null;
  /** JSON: who asked for it, as the activities will name them. */
  actor: string;
  from_name: string;
  to_address: string;
  to_name: string | null;
  /** JSON: string[] */
  cc_addresses: string;
  bcc_addresses: string;
  subject: string;
  body_html: string | null;
  body_text: string | null;
  /** JSON: { method, content }, an invitation that goes with it. */
  calendar: string | null;
  status: 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled' | 'failed';
  scheduled_at: string;
  /** When the next attempt is due, in the account's time. */
  due_at: string;
  attempts: number;
  /** The Message-ID, fixed by the first claim. */
  message_id: string | null;
  /** The process that has claimed it, and until when by the wall clock nobody else may ask what became of it. */
  claim: string | null;
  lease_until: string | null;
  sent_at: string | null;
  cancelled_at: string | null;
  last_error: string | null;
  created_at: string;
  updated_at: string;
}
