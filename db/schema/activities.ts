export interface ActivitiesTable {
  id: string;
  account_id: string;
  type: string;
  actor_type: 'user' | 'key' | 'app' | 'client' | 'candidate' | 'system';
  actor_id: string | null;
  actor_name: string | null;
  candidate_id: string | null;
  client_id: string | null;
  contact_id: string | null;
  job_id: string | null;
  application_id: string | null;
  summary: string;
  body: string | null;
  /** JSON: action, subject, changed fields, batch, reason, key mode. */
  data: string;
  occurred_at: string;
  created_at: string;
}
