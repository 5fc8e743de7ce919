export interface ApplicationsTable {
  id: string;
  account_id: string;
  job_id: string;
  candidate_id: string;
  client_id: string | null;
  stage: string;
  previous_stage: string | null;
  stage_changed_at: string;
  /** Derived from the stage, kept for its index. */
  status: 'active' | 'rejected' | 'withdrawn' | 'placed';
  source: string;
  owner_id: string | null;
  fit: string | null;
  rejection: string | null;
  answers: string;
  cv_document_id: string | null;
  submitted_at: string | null;
  placement_id: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
