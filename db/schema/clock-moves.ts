/** A sandbox's test clock on its way: what became due on the way is still being done. */
export interface ClockMovesTable {
  account_id: string;
  /** Where the clock is to stand, in the account's time. */
  target: string;
  /** The worker that moves it, until lease_until by the wall clock. */
  claim: string | null;
  lease_until: string | null;
}
