/** Many CVs that come in together. */
export interface CandidateImportsTable {
  id: string;
  account_id: string;
  status: 'uploading' | 'processing' | 'complete' | 'cancelled';
  file_count: number;
  match_pools: number;
  /** JSON, or null until matching ran. */
  role_matches: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  completed_at: string | null;
}
