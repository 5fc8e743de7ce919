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
