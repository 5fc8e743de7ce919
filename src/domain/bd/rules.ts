import type { BdLead } from './schema.ts';

/** How long a lead scores. */
export const LIFETIME_MS = 30 * 86_400_000;

/** What a lead of a kind adds to the score when nobody says. */
export const STRENGTH: Record<BdLead['kind'], number> = {
  contact_moved: 50,
  spec_liked: 45,
  job_ad: 40,
  alumni_placed: 40,
  funding: 35,
  leadership_change: 30,
  dormant_client: 30,
  headcount: 25,
  candidate_intel: 20,
};
