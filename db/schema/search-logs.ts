import type { Id } from '#src/lib/ids.ts';

/** What was searched, how it was understood and how much it found. */
export interface SearchLogsTable {
  id: Id<'search_log'>;
  account_id: Id<'account'>;
  user_id: Id<'user'> | null;
  kind: 'candidates' | 'applications' | 'jobs' | 'interviews' | 'match';
  /** As the user wrote it; null for a job that was matched. */
  query: string | null;
  job_id: Id<'job'> | null;
  /** JSON: the facets. */
  facets: string;
  total_count: number;
  created_at: string;
}
