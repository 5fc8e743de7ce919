export interface ClientsTable {
  id: string;
  account_id: string;
  name: string;
  name_folded: string;
  website: string | null;
  phone: string | null;
  domain: string | null;
  logo_url: string | null;
  industry: string | null;
  description: string | null;
  address: string | null;
  notes: string | null;
  /** JSON: string[] */
  locations: string;
  is_self: number;
  owner_id: string | null;
  /** JSON: the client's own terms; null while it is on the agency standard. */
  fee_terms: string | null;
  fee_version: number;
  enrichment_status: 'none' | 'pending' | 'complete' | 'failed';
  dna_status: 'none' | 'building' | 'complete' | 'failed';
  /** JSON: the client's character as last worked out; null until then. */
  dna: string | null;
  /** Resumes a create that was cut off: unique per account. */
  operation_key: string | null;
  operation_hash: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
