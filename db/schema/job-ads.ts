import type { Id } from '#src/lib/ids.ts';

/** The CV of a new applicant, which has not been read yet. */
export interface ApplicantCvsTable {
  document_id: Id<'document'>;
  account_id: Id<'account'>;
  candidate_id: Id<'candidate'>;
}
