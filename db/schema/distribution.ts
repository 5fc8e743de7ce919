/** How many postings of a board a calendar month of the company's time zone has taken. */
export interface DistributionUsageTable {
  account_id: string;
  board_slug: string;
  /** YYYY-MM. */
  month: string;
  used: number;
}

/** The change that an agency's rules have come to. */
export interface DistributionCursorsTable {
  account_id: string;
  sequence: number;
}
