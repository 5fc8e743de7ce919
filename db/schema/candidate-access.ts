/** Who was shown whom on which day, for the daily allowance. */
export interface CandidateAccessTable {
  account_id: string;
  /** The person, or the credential where it acts for nobody. */
  holder: string;
  /** The day in the company time zone; empty for candidates that the holder made. */
  day: string;
  candidate_id: string;
}
