import type { Id } from '#src/lib/ids.ts';

/** Uses of an account's CV allowance; those of one moment and kind are counted together. */
export interface CvAllowanceTable {
  account_id: Id<'account'>;
  used_at: string;
  /** How the CV came in: create, draft or import. */
  source: string;
  count: number;
}
