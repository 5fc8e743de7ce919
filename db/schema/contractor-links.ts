/** A link to a contractor's own page. Only a keyed hash of its token is kept. */
export interface ContractorLinksTable {
  id: string;
  account_id: string;
  candidate_id: string;
  hash: string;
  expires_at: string;
  /** When a newer link, or somebody, put it out of use. */
  revoked_at: string | null;
  replaced_by: string | null;
  created_by: string | null;
  created_at: string;
}
