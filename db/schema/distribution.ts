import type { Id } from '#src/lib/ids.ts';

/** Postings per board and calendar month of the company's time zone. */
export interface DistributionUsageTable {
  account_id: Id<'account'>;
  board_slug: string;
  /** YYYY-MM. */
  month: string;
  used: number;
}

/** The last change of the feed that an agency's distribution rules have processed. */
export interface DistributionCursorsTable {
  account_id: Id<'account'>;
  sequence: number;
}
