/** The CV of somebody new who applied, which is still to be read. */
export interface ApplicantCvsTable {
  document_id: string;
  account_id: string;
  candidate_id: string;
}

/** How a job is told of in public. One for each job at most. */
export interface JobAdsTable {
  id: string;
  account_id: string;
  job_id: string;
  title: string;
  headline: string | null;
  /** Lightly formatted text. */
  body: string | null;
  /** JSON: string[]. */
  bullets: string;
  apply_url: string | null;
  show_salary: number;
  status: 'draft' | 'published' | 'closed';
  /** The last part of its public address; unique in the account. */
  slug: string;
  published_at: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}
