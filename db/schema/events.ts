/** The outbox: what subscribers are told. The sequence has no gaps within an account. */
export interface EventsTable {
  id: string;
  account_id: string;
  sequence: number;
  event: string;
  /** JSON, with the money in it; each delivery redacts for its own reader. */
  data: string;
  created_at: string;
}
