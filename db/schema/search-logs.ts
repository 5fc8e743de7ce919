/** What was searched, how it was understood and how much it found. */
export interface SearchLogsTable {
  id: string;
  account_id: string;
  user_id: string | null;
  kind: 'candidates' | 'applications' | 'jobs' | 'interviews' | 'match';
  /** In the words of whoever searched; null for a job that was matched. */
  query: string | null;
  job_id: string | null;
  /** JSON: the facets. */
  facets: string;
  total_count: number;
  created_at: string;
}
