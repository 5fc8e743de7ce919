/** A tracked mail. The bodies of an outbound one stand in its scheduled_emails row. */
export interface EmailMessagesTable {
  id: string;
  account_id: string;
  thread_id: string | null;
  scheduled_email_id: string | null;
  candidate_id: string | null;
  application_id: string | null;
  job_id: string | null;
  client_id: string | null;
  contact_id: string | null;
  direction: 'outbound' | 'inbound';
  message_id: string | null;
  to_address: string;
  /** JSON: string[] */
  cc_addresses: string;
  bcc_addresses: string;
  subject: string;
  body_text: string | null;
  body_html: string | null;
  status: 'queued' | 'sent' | 'failed' | 'cancelled' | 'received';
  /** JSON: [{ address, response }], recipients that the mail server turned down. */
  bounces: string;
  sent_at: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}
