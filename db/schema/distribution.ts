/** What an agency set for a board; a board without a row stands as it is built in. */
export interface DistributionBoardsTable {
  id: string;
  account_id: string;
  slug: string;
  monthly_post_limit: number | null;
  pricing: 'free' | 'paid' | 'mixed' | null;
  /** JSON: string[], as are industries and categories. */
  regions: string;
  industries: string;
  categories: string;
  webhook_url: string | null;
  /** The signing secret, sealed. */
  secret: string | null;
  created_at: string;
  updated_at: string;
}

/** How many postings of a board a calendar month of the company's time zone has taken. */
export interface DistributionUsageTable {
  account_id: string;
  board_slug: string;
  /** YYYY-MM. */
  month: string;
  used: number;
}

/** Which jobs go to which boards by themselves. */
export interface DistributionRulesTable {
  id: string;
  account_id: string;
  name: string;
  /** JSON: {country?, category?, job_type?, team_id?}. */
  filter: string;
  /** JSON: string[]. */
  target_board_slugs: string;
  active: number;
  /** The last change that was before it was made, or started again: jobs of later ones are news to it. */
  since_sequence: number;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** The change that an agency's rules have come to. */
export interface DistributionCursorsTable {
  account_id: string;
  sequence: number;
}

/** A job on a board. */
export interface PostingsTable {
  id: string;
  account_id: string;
  job_id: string;
  job_ad_id: string | null;
  board_slug: string;
  rule_id: string | null;
  status: 'pending' | 'publishing' | 'live' | 'expired' | 'rejected' | 'error';
  url: string | null;
  external_id: string | null;
  error_code: string | null;
  error_message: string | null;
  /** Hand-overs to the board that were tried since it was last asked for. */
  attempts: number;
  /** When the worker has to do with it: a try to publish or to take off, or its end. Null: nothing is due. */
  due_at: string | null;
  /** Until when a worker holds it, by the wall clock. */
  lease_until: string | null;
  /** The month whose cap it counts against; null while it counts against none. */
  quota_month: string | null;
  published_at: string | null;
  expires_at: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}
