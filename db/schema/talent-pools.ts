export interface TalentPoolsTable {
  id: string;
  account_id: string;
  name: string;
  /** Its part of the public address; it never changes. */
  slug: string;
  eligibility: string | null;
  auto_add_enabled: number;
  min_job_fit: number | null;
  min_hm_fit: number | null;
  description: string | null;
  who_we_hire: string | null;
  video_url: string | null;
  is_published: number;
  keep_warm_enabled: number;
  cover_color: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}

export interface PoolMembersTable {
  id: string;
  account_id: string;
  pool_id: string;
  candidate_id: string;
  source: 'added' | 'auto' | 'join_request';
  /** Why the matcher added them; null for others. */
  match_reason: string | null;
  added_by: string | null;
  /** Name, e-mail, title and employer, folded, as `q` searches them. */
  search_text: string;
  /** When the next check-in is due; null in a pool that is not kept warm. */
  next_check_in_at: string | null;
  last_check_in_at: string | null;
  /** The keyed hash of the link in the last check-in; null before the first. */
  check_in_hash: string | null;
  answer: 'interested' | 'not_interested' | null;
  answered_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface PoolJoinRequestsTable {
  id: string;
  account_id: string;
  pool_id: string;
  full_name: string;
  email: string;
  email_folded: string;
  linkedin_url: string | null;
  document_id: string | null;
  consented_at: string;
  status: 'pending' | 'approved' | 'declined';
  candidate_id: string | null;
  decided_by: string | null;
  decided_at: string | null;
  created_at: string;
  updated_at: string;
}

/** What the matcher, or a person who removed a member, decided of a candidate for a pool. */
export interface PoolVerdictsTable {
  account_id: string;
  pool_id: string;
  candidate_id: string;
  verdict: 'yes' | 'no' | 'removed';
  reason: string;
  decided_at: string;
}

/** People who answered a check-in with "not interested": none is sent to them again, by whichever pool. */
export interface PoolRefusalsTable {
  account_id: string;
  candidate_id: string;
  refused_at: string;
}
