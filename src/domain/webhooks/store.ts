import { sql } from 'kysely';
import { type ListFilters, newestFirst } from '#db/list.ts';
import { findRow, json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { ScopeSet } from '#src/lib/money.ts';
import { effectiveScopes } from '../accounts/scopes.ts';
import type { Context } from '../context.ts';
import { redactEvent } from '../event-schemas.ts';
import { DELIVERY, type DeliveryRow, type WebhookDelivery, type WebhookRow } from './schema.ts';
import type { Subscriber } from './subscribers.ts';

export type { DeliveryRow, WebhookRow } from './schema.ts';

/** A delivery with its stored event. */
export type DeliveryView = DeliveryRow & { event_data: string | null; event_at: string | null };

/** A subscription of this agency that has not been deleted, or undefined. */
export async function liveWebhook(ctx: Context, id: string): Promise<WebhookRow | undefined> {
  const row = await findRow(ctx.db, 'webhooks', ctx.account.id, id);
  return row === undefined || row.deleted_at !== null ? undefined : row;
}

/**
 * What a subscriber may see now: the scopes of its credential, limited to the user's present role; none once the
 * credential is revoked or the user is paused.
 */
export function subscriberScopes(row: Subscriber, wall: Instant): ScopeSet {
  const scopes = effectiveScopes(grantedTo(row, wall), row.user_id === null ? null : row.user_role);
  return { has: (scope) => scopes.has('admin') || scopes.has(scope) };
}

function grantedTo(row: Subscriber, wall: Instant): string[] {
  if (row.user_id !== null && row.user_status !== 'active') return [];
  if (row.credential_type === 'key') {
    const expired = row.key_expires_at !== null && row.key_expires_at <= wall;
    return row.key_status !== 'active' || expired ? [] : json.decode<string[]>(row.key_scopes ?? '[]');
  }
  if (row.credential_type === 'oauth' && row.grant_status !== 'active') return [];
  if (row.credential_type === 'service' && row.service_status !== 'active') return [];
  return json.decode<string[]>(row.scopes);
}

const views = (db: Db, account: string) =>
  db
    .selectFrom('webhook_deliveries')
    .leftJoin('events', (on) =>
      on
        .onRef('events.id', '=', 'webhook_deliveries.event_id')
        .onRef('events.account_id', '=', 'webhook_deliveries.account_id'),
    )
    .where('webhook_deliveries.account_id', '=', account)
    .selectAll('webhook_deliveries')
    .select(['events.data as event_data', 'events.created_at as event_at']);

/** A delivery of one subscription, or undefined. */
export async function findDelivery(
  ctx: Context,
  webhook: string,
  id: string,
): Promise<DeliveryView | undefined> {
  return views(ctx.db, ctx.account.id)
    .where('webhook_deliveries.webhook_id', '=', webhook)
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst();
}

export interface DeliveryFilters extends ListFilters {
  webhook_id: string;
  status?: WebhookDelivery['status'] | undefined;
  event?: string | undefined;
}

/** Rows of a subscription's deliveries, newest first, one more than the page. */
export function deliveryRows(
  ctx: Context,
  filters: DeliveryFilters,
  paused: boolean,
): Promise<DeliveryView[]> {
  let query = views(ctx.db, ctx.account.id).where('webhook_deliveries.webhook_id', '=', filters.webhook_id);
  if (filters.event !== undefined) query = query.where('webhook_deliveries.event', '=', filters.event);
  const { status } = filters;
  if (status === 'held') {
    query = query
      .where('webhook_deliveries.due_at', 'is not', null)
      .where(paused ? sql<boolean>`1 = 1` : sql<boolean>`1 = 0`);
  } else if (status !== undefined) {
    query = query.where('webhook_deliveries.status', '=', status);
    if (paused) query = query.where('webhook_deliveries.due_at', 'is', null);
  }
  return newestFirst(query, 'webhook_deliveries', filters).execute();
}

/** The event of a delivery: its time and its unredacted data. */
function eventOf(row: DeliveryView): { created_at: string; data: Record<string, unknown> } {
  if (row.data !== null) return json.decode(row.data);
  return { created_at: row.event_at ?? row.created_at, data: json.decode(row.event_data ?? '{}') };
}

/** A delivery as the API shows it to readers with these scopes. */
export function toDelivery(row: DeliveryView, paused: boolean, scopes: ScopeSet): WebhookDelivery {
  const { created_at, data } = eventOf(row);
  return DELIVERY.view(row, {
    status: paused && row.due_at !== null ? 'held' : row.status,
    next_retry_at: row.status === 'failed' && !paused ? row.due_at : null,
    payload: {
      event: row.event,
      event_id: row.event_id,
      account_id: row.account_id,
      created_at,
      data: redactEvent(row.event, data, scopes),
    },
  });
}
