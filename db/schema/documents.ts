/** A file of the agency: a CV, a certificate, a contract. Its bytes are kept under their hash. */
export interface DocumentsTable {
  id: string;
  account_id: string;
  candidate_id: string | null;
  kind: string;
  filename: string;
  mime_type: string;
  size: number;
  /** SHA-256 of the bytes, in hex: where they are kept. */
  sha256: string;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}
