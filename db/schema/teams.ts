export interface TeamsTable {
  id: string;
  account_id: string;
  name: string;
  created_at: string;
  updated_at: string;
  /** A deleted team keeps its row: jobs and figures of the past name it. */
  deleted_at: string | null;
}
