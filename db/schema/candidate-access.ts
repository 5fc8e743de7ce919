import type { Id } from '#src/lib/ids.ts';

/** Which candidates were shown to whom on which day, for the daily allowance. */
export interface CandidateAccessTable {
  account_id: Id<'account'>;
  /** The person, or the credential where it acts for nobody. */
  holder: string;
  /** The day in the company time zone; empty for candidates that the holder created. */
  day: string;
  candidate_id: Id<'candidate'>;
}
