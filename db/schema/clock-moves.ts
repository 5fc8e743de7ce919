import type { Id } from '#src/lib/ids.ts';

/** A move of a sandbox's test clock that is in progress: work that became due on the way is still being done. */
export interface ClockMovesTable {
  account_id: Id<'account'>;
  /** The target of the move, in the account's time. */
  target: string;
  /** The worker that moves it, until lease_until by the wall clock. */
  claim: string | null;
  lease_until: string | null;
}
