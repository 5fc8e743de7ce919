/** What an account used of its CV allowance, and when. */
export interface CvAllowanceTable {
  account_id: string;
  used_at: string;
  /** Which door: create, draft or import. */
  source: string;
  count: number;
}
