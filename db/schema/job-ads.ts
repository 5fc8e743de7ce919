/** The CV of somebody new who applied, which is still to be read. */
export interface ApplicantCvsTable {
  document_id: string;
  account_id: string;
  candidate_id: string;
}
