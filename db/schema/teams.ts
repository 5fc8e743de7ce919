export interface TeamsTable {
  id: string;
  account_id: string;
  name: string;
  created_at: string;
  updated_at: string;
}
