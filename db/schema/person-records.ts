import type { Id } from '#src/lib/ids.ts';

/** Two records of one person that were merged, with what takes it back. */
export interface CandidateMergesTable {
  id: Id<'candidate_merge'>;
  account_id: Id<'account'>;
  keep_id: Id<'candidate'>;
  merged_id: Id<'candidate'>;
  /** JSON: the rows that were changed, with their values before and after. */
  log: string;
  merged_by: string | null;
  created_at: string;
  /** Until when it can be taken back. */
  expires_at: string;
}

/** What was erased of a person, as it is certified. It holds nothing of the person. */
export interface ErasureCertificatesTable {
  id: Id<'erasure_certificate'>;
  account_id: Id<'account'>;
  candidate_id: Id<'candidate'>;
  /** JSON: how many rows of each table were deleted or redacted. */
  records: string;
  /** JSON: what was kept, and why. */
  retained: string;
  erased_by: string | null;
  erased_at: string;
  /** When the last trace had left the files of the store. */
  purged_at: string | null;
}

/** Keyed hashes of the addresses, numbers and profiles of people who were erased: they are not taken in again. */
export interface SuppressedPeopleTable {
  hash: string;
  account_id: Id<'account'>;
  certificate_id: Id<'erasure_certificate'>;
  created_at: string;
}
