import type { Generated } from 'kysely';

/**
 * One row for each person that search may show, with what it filters by as figures. What it filters by as words stands in
 * the full-text index under the same number: `candidate_fts` on SQLite, columns of this table on PostgreSQL.
 */
export interface CandidateIndexTable {
  no: Generated<number>;
  candidate_id: string;
  account_id: string;
  /** By which version of the program's knowledge the words were chosen. */
  version: number;
  years: number | null;
  salary_annual: number | null;
  salary_currency: string | null;
  notice_days: number | null;
  available_from: string | null;
  rating: number | null;
  updated_at: string;
}
