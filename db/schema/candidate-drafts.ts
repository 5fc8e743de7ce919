/** What was read from one CV and waits for a person to look at it. The id is the review token. */
export interface CandidateDraftsTable {
  id: string;
  account_id: string;
  document_id: string;
  /** JSON: what the CV says, with the changes that people made. */
  fields: string;
  /** JSON: where each field was read. */
  provenance: string;
  text_quality: string;
  source: string;
  status: 'staged' | 'confirmed' | 'cancelled' | 'expired';
  candidate_id: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  expires_at: string;
}
