/** The opt-out link of a person. The link can be made again from its parts; only its keyed hash is stored. */
export interface EmailOptOutsTable {
  hash: string;
  account_id: string;
  candidate_id: string;
  created_at: string;
  /** When it was used. */
  opted_out_at: string | null;
}
