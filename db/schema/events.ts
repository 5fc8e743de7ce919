import type { Id } from '#src/lib/ids.ts';

/** The outbox of events for subscribers. The sequence has no gaps within an account. */
export interface EventsTable {
  id: Id<'event'>;
  account_id: Id<'account'>;
  sequence: number;
  event: string;
  /** JSON, unredacted; each delivery redacts for its own subscriber. */
  data: string;
  created_at: string;
}
