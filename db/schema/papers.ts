/** A contractor document. One that was replaced is kept, and shown nowhere. */
export interface PapersTable {
  id: string;
  account_id: string;
  candidate_id: string;
  /** Only of a document that is made for one engagement. */
  placement_id: string | null;
  kind: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Whether a person has accepted it; whether it still counts follows from its dates. */
  state: 'valid' | 'to_check' | 'rejected';
  /** JSON: numbers and names on the document, as the agency notes them. */
  details: string;
  issued_on: string | null;
  expires_on: string | null;
  document_id: string | null;
  source: 'consultant' | 'contractor';
  /** What the contractor wrote with it. */
  note: string | null;
  rejection_reason: string | null;
  checked_by: string | null;
  checked_at: string | null;
  replaced_at: string | null;
  replaced_by: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}
