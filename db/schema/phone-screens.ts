/** What a first call with a candidate brought, until and after a person decides on it. */
export interface PhoneScreensTable {
  id: string;
  account_id: string;
  application_id: string;
  job_id: string;
  candidate_id: string;
  /** JSON: [{ question, answer }] */
  answers: string;
  transcript: string | null;
  notes: string | null;
  status: 'staged' | 'confirmed';
  outcome: 'advance' | 'hold' | 'reject' | 'no_show' | null;
  created_by: string | null;
  confirmed_by: string | null;
  confirmed_at: string | null;
  created_at: string;
  updated_at: string;
}
