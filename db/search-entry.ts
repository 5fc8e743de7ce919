import type { FigureFilter } from './search-figures.ts';
import type { WordQuery } from './search-syntax.ts';

/** A candidate's entry in the index. Words are lower-case letters, digits and underscores, separated by spaces. */
export interface IndexEntry {
  candidate_id: string;
  version: number;
  years: number | null;
  salary_annual: number | null;
  salary_currency: string | null;
  notice_days: number | null;
  available_from: string | null;
  rating: number | null;
  current_since: string | null;
  stay_months: number | null;
  gap_months: number | null;
  last_contacted_at: string | null;
  added_at: string;
  updated_at: string;
  /** Facts, by which a person is filtered and ranked. */
  terms: readonly string[];
  /** Plain text. */
  words: readonly string[];
}

/** A candidate that the index found, with the words that ranking reads. */
export interface IndexHit extends Omit<IndexEntry, 'terms' | 'words' | 'version'> {
  /** Words separated by single spaces, with one at each end. */
  text: string;
}

export interface IndexQuery {
  /** Null matches everybody. */
  words: WordQuery | null;
  figures: readonly FigureFilter[];
  /** Only these people. */
  among?: readonly string[];
  /** Raises the rank of candidates that match these words too. */
  boosts: readonly { words: WordQuery; weight: number }[];
  limit: number;
  /** Whether the hits include the plain text too. */
  includeText: boolean;
  /** The hits are taken of those who match these words too; the total is that of all. */
  first?: WordQuery;
}

/** A hit as the store answers it. */
export type IndexRow = IndexHit & { terms: string; words: string | null; total: number };
