import { insertRow, json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { AUDIT_PREFIX } from '../events.ts';
import { DELIVERY } from './schema.ts';
import { subscriberScopes } from './store.ts';
import { findSubscriber } from './subscribers.ts';

/** A line of the audit for those who follow it. */
export interface AuditLine {
  /** The type of the activity: `sign_in`. */
  type: string;
  /** The data of the delivery. */
  data: Record<string, unknown>;
}

/**
 * Inserts a delivery of each line for each subscription that names it and whose credential is an admin's now. They take no
 * number among the agency's events, which others would miss.
 * @param now the account's own time
 */
export async function enqueueAudit(
  tx: Db,
  account: string,
  lines: readonly AuditLine[],
  now: Instant,
): Promise<boolean> {
  if (lines.length === 0) return false;
  const rows = await tx
    .selectFrom('webhooks')
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .where('events', 'like', `%"${AUDIT_PREFIX}%`)
    .select(['id', 'events'])
    .execute();
  let told = false;
  for (const { id, events } of rows) {
    const subscriber = await findSubscriber(tx, account, id);
    if (subscriber === undefined || !subscriberScopes(subscriber, now).has('admin')) continue;
    const named = new Set(json.decode<string[]>(events));
    for (const { type, data } of lines) {
      const event = `${AUDIT_PREFIX}${type}`;
      if (!named.has(event)) continue;
      told = true;
      const row = DELIVERY.row(
        {},
        {
          id: newId('webhook_delivery'),
          account_id: account,
          webhook_id: id,
          event_id: newId('event'),
          event,
          status: 'pending',
          attempts: 0,
          due_at: now,
          data: json.encode({ created_at: now, data }),
          created_at: now,
          updated_at: now,
        },
      );
      await insertRow(tx, 'webhook_deliveries', row);
    }
  }
  return told;
}
