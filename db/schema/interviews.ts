/** A meeting with a candidate about one application, at the agency or at the client. */
export interface InterviewsTable {
  id: string;
  account_id: string;
  application_id: string;
  job_id: string;
  candidate_id: string;
  client_id: string | null;
  kind: 'internal' | 'client';
  format: 'video' | 'phone' | 'in_person' | 'technical';
  round: number;
  title: string;
  starts_at: string;
  ends_at: string;
  timezone: string;
  location: string | null;
  meeting_url: string | null;
  /** JSON: [{ user_id, contact_id, name, email }], as they were when they were named. */
  interviewers: string;
  organizer_id: string | null;
  calendar_event_id: string | null;
  status: 'scheduled' | 'completed' | 'cancelled' | 'no_show';
  outcome: 'advance' | 'hold' | 'reject' | null;
  /** JSON */
  scorecard: string | null;
  reschedule_count: number;
  cancel_reason: string | null;
  /** SEQUENCE of the last invitation (RFC 5546 2.1.4). */
  sequence: number;
  /** Where the candidate was invited; null when they were not. */
  candidate_email: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}
