/**
 * One event on its way to one subscription. While the subscription is paused, what is not done yet is held: that is
 * read off the subscription and not written here, so that pausing and resuming touch one row.
 */
export interface WebhookDeliveriesTable {
  id: string;
  account_id: string;
  webhook_id: string;
  event_id: string;
  event: string;
  status: 'pending' | 'delivered' | 'failed' | 'dead_lettered';
  attempts: number;
  last_response_code: number | null;
  last_error: string | null;
  /** When the next attempt is due, in the account's own time; null when there is none to come. */
  due_at: string | null;
  /** The worker that holds it, until lease_until by the wall clock. */
  claim: string | null;
  lease_until: string | null;
  /** JSON: the data of an event that is not in the outbox (webhook.test). */
  data: string | null;
  created_at: string;
  updated_at: string;
}
