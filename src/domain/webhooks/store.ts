import { sql } from 'kysely';
import { type ListFilters, newestFirst } from '#db/list.ts';
import { findRow, json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { ScopeSet } from '#src/lib/money.ts';
import { effectiveScopes } from '../accounts/scopes.ts';
import type { Context } from '../context.ts';
import { redactEvent } from '../event-schemas.ts';
import {
  DELIVERY,
  type DeliveryRow,
  WEBHOOK,
  type Webhook,
  type WebhookDelivery,
  type WebhookRow,
} from './schema.ts';

export type { DeliveryRow, WebhookRow } from './schema.ts';

/** A delivery with its event as the outbox keeps it. */
export type DeliveryView = DeliveryRow & { event_data: string | null; event_at: string | null };

/** A subscription of this agency that has not been deleted, or undefined. */
export async function liveWebhook(ctx: Context, id: string): Promise<WebhookRow | undefined> {
  const row = await findRow(ctx.db, 'webhooks', ctx.account.id, id);
  return row === undefined || row.deleted_at !== null ? undefined : row;
}

/** A subscription as the API shows it. */
export const toWebhook = (row: WebhookRow): Webhook => WEBHOOK.view(row);

const subscriber = statement((db, v: { account: string; id: string }) =>
  db
    .selectFrom('webhooks as w')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .leftJoin('api_keys as k', (on) =>
      on.onRef('k.id', '=', 'w.credential_id').onRef('k.account_id', '=', 'w.account_id'),
    )
    .leftJoin('oauth_grants as g', (on) =>
      on.onRef('g.id', '=', 'w.credential_id').onRef('g.account_id', '=', 'w.account_id'),
    )
    .leftJoin('users as u', (on) =>
      on.onRef('u.id', '=', 'w.user_id').onRef('u.account_id', '=', 'w.account_id'),
    )
    .where('w.account_id', '=', v.account)
    .where('w.id', '=', v.id)
    .where('w.deleted_at', 'is', null)
    .select([
      'w.id',
      'w.account_id',
      'w.url',
      'w.status',
      'w.secret',
      'w.failing_since',
      'w.credential_type',
      'w.user_id',
      'w.scopes',
      'a.status as account_status',
      'a.clock_offset_ms',
      'a.plan as account_plan',
      'k.status as key_status',
      'k.expires_at as key_expires_at',
      'k.scopes as key_scopes',
      'g.status as grant_status',
      'u.status as user_status',
      'u.role as user_role',
    ]),
);

/** A subscription with what stands behind it: its account, and the credential that set its address. */
export type Subscriber = Awaited<ReturnType<typeof subscriber>>[number];

/** The subscriber as it is at this moment; undefined once it is deleted. */
export async function findSubscriber(db: Db, account: string, id: string): Promise<Subscriber | undefined> {
  const [row] = await subscriber(db, { account, id });
  return row;
}

/**
 * What a subscriber may see now: the scopes of its credential, cut to the role that the person has today; none once
 * the credential is revoked or the person is paused.
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

/** The event behind a delivery: when it happened, and its data with the money in it. */
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
