/** A job read from a text, waiting for a person to confirm it. The id is its review token. */
export interface JobDraftsTable {
  id: string;
  account_id: string;
  /** JSON: what create_job will be given. */
  fields: string;
  /** JSON: string[], what the reader was not sure of. */
  notes: string;
  status: 'staged' | 'confirmed';
  job_id: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  expires_at: string;
}
