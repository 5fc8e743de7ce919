import type { Id } from '#src/lib/ids.ts';

/** The blocking keys of candidates: two who share one are compared. */
export interface DuplicateKeysTable {
  account_id: Id<'account'>;
  key: string;
  candidate_id: Id<'candidate'>;
}

/** Two candidates who may be one person. The smaller id is the first. */
export interface DuplicatePairsTable {
  id: Id<'duplicate_pair'>;
  account_id: Id<'account'>;
  first_id: Id<'candidate'>;
  second_id: Id<'candidate'>;
  /** The probability that they are one person, 0 to 100. */
  score: number;
  /** JSON: the fields compared, each with its level of agreement and its weight in bits. */
  reasons: string;
  status: 'open' | 'dismissed';
  dismissed_by: string | null;
  dismissed_at: string | null;
  created_at: string;
  updated_at: string;
}

/** How far an agency's candidates have been compared. */
export interface DuplicateCursorsTable {
  account_id: Id<'account'>;
  /** The last change of the feed that was taken into account. */
  sequence: number;
  /** The first pass over everybody: the last candidate compared; null when it has ended. */
  passed_id: string | null;
  /** How many people there were, against whom the frequency of a name is measured. */
  people: number;
}
