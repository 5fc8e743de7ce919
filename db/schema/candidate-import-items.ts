/** One file of an import, from its slot to what became of it. */
export interface CandidateImportItemsTable {
  id: string;
  account_id: string;
  import_id: string;
  filename: string;
  /** signed: a slot was given; uploaded: its bytes are here; pending: confirmed and waiting to be read. */
  status: 'signed' | 'uploaded' | 'pending' | 'imported' | 'merged' | 'failed';
  reason: string | null;
  /** The keyed hash of the token in its upload address. */
  link_hash: string;
  expires_at: string;
  sha256: string | null;
  size: number | null;
  mime_type: string | null;
  /** Which process reads it, and until when nobody else takes it, by the wall clock. */
  claim: string | null;
  lease_until: string | null;
  candidate_id: string | null;
  /** JSON: what is still to be written of a file whose deep parse was put off. */
  deferred: string | null;
  created_at: string;
  updated_at: string;
}
