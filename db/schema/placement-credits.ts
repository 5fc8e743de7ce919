export interface PlacementCreditsTable {
  placement_id: string;
  account_id: string;
  position: number;
  user_id: string;
  role: string | null;
  percent: number;
}
