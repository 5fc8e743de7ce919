import { appendRows, insertRow, json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import type { EventName } from '../events.ts';

const subscriptions = statement((db: Db, v: { account: string }) =>
  db
    .selectFrom('webhooks')
    .where('account_id', '=', v.account)
    .where('deleted_at', 'is', null)
    .select(['id', 'events']),
);

/**
 * Stores the events of a unit of work with their deliveries.
 * @param after the last sequence number taken before
 * @param now the account's own time
 */
export async function storeEvents(
  tx: Db,
  account: string,
  events: readonly { id: string; event: EventName; data: Record<string, unknown> }[],
  after: number,
  now: Instant,
): Promise<void> {
  await appendRows(
    tx,
    'events',
    events.map(({ id, event, data }, at) => ({
      id,
      account_id: account,
      sequence: after + at + 1,
      event,
      data: json.encode(data),
      created_at: now,
    })),
  );
  if (events.length > 0) await enqueueDeliveries(tx, account, events, now);
}

/**
 * Inserts a delivery for each subscription to an event, in the event's unit of work. Paused subscriptions get theirs
 * too, to be sent when they are resumed.
 * @param now the account's own time
 */
async function enqueueDeliveries(
  tx: Db,
  account: string,
  events: readonly { id: string; event: string }[],
  now: Instant,
): Promise<void> {
  const rows = await subscriptions(tx, { account });
  for (const { id, events: subscribed } of rows) {
    const names = new Set(json.decode<string[]>(subscribed));
    for (const event of events) {
      if (!names.has('*') && !names.has(event.event)) continue;
      await insertRow(tx, 'webhook_deliveries', {
        id: newId('webhook_delivery'),
        account_id: account,
        webhook_id: id,
        event_id: event.id,
        event: event.event,
        status: 'pending',
        attempts: 0,
        last_response_code: null,
        last_error: null,
        due_at: now,
        claim: null,
        lease_until: null,
        data: null,
        created_at: now,
        updated_at: now,
      });
    }
  }
}
