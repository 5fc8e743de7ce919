export interface PlacementCreditsTable {
  placement_id: string;
  account_id: string;
  position: number;
  user_id: string;
  role: 'candidate_consultant' | 'job_owner' | 'business_development' | 'other' | null;
  percent: number;
}
