import type { Id } from '#src/lib/ids.ts';

export interface PlacementCreditsTable {
  placement_id: Id<'placement'>;
  account_id: Id<'account'>;
  position: number;
  user_id: Id<'user'>;
  role: 'candidate_consultant' | 'job_owner' | 'business_development' | 'other' | null;
  percent: number;
}
