import type { Generated } from 'kysely';
import type { Id } from '#src/lib/ids.ts';

/**
 * One row for each searchable candidate, with the numbers that search filters by. The words are in the full-text index
 * under the same row number: `candidate_fts` on SQLite, columns of this table on PostgreSQL.
 */
export interface CandidateIndexTable {
  no: Generated<number>;
  candidate_id: Id<'candidate'>;
  account_id: Id<'account'>;
  /** The version of the indexing rules that produced the words. */
  version: number;
  years: number | null;
  salary_annual: number | null;
  salary_currency: string | null;
  notice_days: number | null;
  available_from: string | null;
  rating: number | null;
  /** The day since which the present job is held without a doubt. */
  current_since: string | null;
  /** How long somebody stays with an employer on average. */
  stay_months: number | null;
  /** The longest time between two jobs. */
  gap_months: number | null;
  last_contacted_at: string | null;
  added_at: string | null;
  updated_at: string;
}
