import type { Id } from '#src/lib/ids.ts';

/** The matcher's or a person's decision on a candidate for a pool. A person decides by removing a member. */
export interface PoolVerdictsTable {
  account_id: Id<'account'>;
  pool_id: Id<'pool'>;
  candidate_id: Id<'candidate'>;
  verdict: 'yes' | 'no' | 'removed';
  reason: string;
  decided_at: string;
}

/** People who answered a check-in with "not interested": none is sent to them again, by whichever pool. */
export interface PoolRefusalsTable {
  account_id: Id<'account'>;
  candidate_id: Id<'candidate'>;
  refused_at: string;
}
