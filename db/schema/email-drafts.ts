/** A mail written by the assistant, waiting for a person. Its id is its review token. */
export interface EmailDraftsTable {
  id: string;
  account_id: string;
  candidate_id: string;
  application_id: string | null;
  job_id: string | null;
  intent: 'advance' | 'reject' | 'schedule' | 'offer' | 'freeform';
  instructions: string | null;
  subject: string;
  body: string;
  schedule_at: string | null;
  template_chip: string | null;
  /** JSON: string[], wishes that the assistant did not follow. */
  notes: string;
  task_status: 'queued' | 'running' | 'completed' | 'failed';
  task_error: string | null;
  status: 'staged' | 'confirmed' | 'cancelled' | 'expired';
  source: string;
  /** The row of scheduled_emails: in status draft while schedule_at is set, the mail itself once confirmed. */
  scheduled_email_id: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  expires_at: string;
}
