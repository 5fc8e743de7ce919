/** An entry of the agency's shared calendar. */
export interface CalendarEventsTable {
  id: string;
  account_id: string;
  title: string;
  notes: string | null;
  event_type: 'interview' | 'phone_screen' | 'reminder' | 'deadline' | 'meeting';
  starts_at: string;
  ends_at: string | null;
  all_day: number;
  application_id: string | null;
  job_id: string | null;
  candidate_id: string | null;
  assigned_to: string | null;
  /** The interview that keeps this entry; it moves and goes with it. */
  interview_id: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
