/** A job or a candidate that an agency shares: an anonymised snapshot, never the record itself. */
export interface MarketplaceListingsTable {
  id: string;
  /** The agency that shares it. */
  account_id: string;
  kind: 'job' | 'candidate';
  /** The job or the candidate behind it. */
  source_id: string;
  status: 'live' | 'paused' | 'filled' | 'expired' | 'withdrawn';
  headline: string;
  /** JSON: string[] */
  chips: string;
  pitch: string;
  location: string | null;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  fee_percent: number | null;
  owner_share_percent: number;
  /** Whether the candidate knows of it; null for a job. */
  candidate_aware: number | null;
  terms_version: string;
  published_at: string;
  /** When it was last said to be real. */
  attested_at: string;
  expires_at: string;
  closed_at: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}

/** What one agency answers to a listing of another. */
export interface MarketplaceIntrosTable {
  id: string;
  /** The agency that sent it. */
  account_id: string;
  /** The agency of the listing. */
  owner_account_id: string;
  listing_id: string;
  listing_headline: string;
  kind: 'submission' | 'request';
  status: 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  resolution:
    | 'owner'
    | 'sender'
    | 'listing_withdrawn'
    | 'listing_filled'
    | 'listing_expired'
    | 'timeout'
    | null;
  /** The sender's candidate; null for a request. */
  candidate_id: string | null;
  /** What there is one pending intro of for each listing and sender: the candidate, or nothing for a request. */
  subject: string;
  headline: string | null;
  /** JSON: string[] */
  chips: string;
  pitch: string | null;
  location: string | null;
  note: string | null;
  attested_relationship: number;
  terms_version: string;
  decline_reason: string | null;
  deal_id: string | null;
  /** Who sent it, and their name as it was then; null for a key of nobody. */
  sent_by: string | null;
  consultant: string | null;
  expires_at: string;
  responded_at: string | null;
  created_at: string;
  updated_at: string;
}

/** What an accepted intro came to: a snapshot of its terms, and what both sides have noted since. */
export interface MarketplaceDealsTable {
  id: string;
  /** The agency of the listing. */
  account_id: string;
  /** The agency of the intro. */
  partner_account_id: string;
  /** The one of the two that places the candidate and is paid by the client. */
  placing_account_id: string;
  intro_id: string;
  listing_id: string;
  listing_kind: 'job' | 'candidate';
  listing_headline: string;
  /** The agencies' names as they were. */
  owner_agency: string;
  partner_agency: string;
  owner_share_percent: number;
  fee_percent: number | null;
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  terms_version: string;
  /** JSON: who the candidate and the client are, written once; null once it was erased. */
  revealed: string | null;
  revealed_at: string | null;
  /** What tells the revealed person again. */
  revealed_email: string | null;
  revealed_phone: string | null;
  revealed_linkedin: string | null;
  protection_ends_at: string;
  /** Records of the placing agency. */
  candidate_id: string | null;
  application_id: string | null;
  placement_id: string | null;
  owner_marked_paid_at: string | null;
  partner_marked_received_at: string | null;
  closed_at: string | null;
  closed_by: string | null;
  closed_reason: string | null;
  created_at: string;
  updated_at: string;
}

/** That a company agreed to the marketplace's terms. */
export interface MarketplaceTermsTable {
  account_id: string;
  version: string;
  accepted_by: string | null;
  accepted_at: string;
}
