import type { Id } from '#src/lib/ids.ts';

/** The opt-out link of a person. The link can be made again from its parts; only its keyed hash is stored. */
export interface EmailOptOutsTable {
  hash: string;
  account_id: Id<'account'>;
  candidate_id: Id<'candidate'>;
  created_at: string;
  /** When it was used. */
  opted_out_at: string | null;
}
