import { insertRow, json } from '#db/rows.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { ScopeSet } from '#src/lib/money.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { TEST_EVENT } from '../event-schemas.ts';
import { orNotFound } from '../record/index.ts';
import { DELIVERY, type WebhookDelivery } from './schema.ts';
import {
  type DeliveryFilters,
  type DeliveryView,
  deliveryRows,
  findDelivery,
  subscriberScopes,
  toDelivery,
} from './store.ts';
import { findSubscriber, type Subscriber } from './subscribers.ts';

/** A page of a subscription's deliveries of the last 30 days, newest first. */
export async function listDeliveries(ctx: Context, filters: DeliveryFilters): Promise<Page<WebhookDelivery>> {
  const webhook = await requireSubscriber(ctx, filters.webhook_id);
  const paused = webhook.status === 'paused';
  const rows = await deliveryRows(ctx, filters, paused);
  const scopes = visibleToBoth(ctx, webhook);
  return pageByCreation(rows, filters, (row) => toDelivery(row, paused, scopes));
}

/** Sends a test event to a single subscription. @throws AppError CONFLICT while it is paused */
export async function testWebhook(ctx: WriteContext, id: string): Promise<WebhookDelivery> {
  const webhook = await requireSubscriber(ctx, id);
  if (webhook.status === 'paused') {
    throw new AppError(
      'CONFLICT',
      'This subscription is paused, so the test would only be held. Resume it first with update_webhook and status active.',
      { field: 'webhook_id' },
    );
  }
  const data = { webhook_id: webhook.id, message: 'A test of this subscription. Nothing happened.' };
  return send(ctx, webhook, {
    event: TEST_EVENT,
    event_id: newId('event'),
    data: json.encode({ created_at: ctx.now, data }),
    event_data: null,
    event_at: null,
  });
}

/** Resends a finished delivery, as a new series of attempts with the same event_id. */
export async function replayDelivery(
  ctx: WriteContext,
  input: { webhook_id: string; delivery_id: string },
): Promise<WebhookDelivery> {
  const webhook = await requireSubscriber(ctx, input.webhook_id);
  const row = await findDelivery(ctx, webhook.id, input.delivery_id);
  if (row === undefined) throw notFound('webhook delivery', input.delivery_id, 'delivery_id');
  if (row.due_at !== null) {
    throw new AppError(
      'CONFLICT',
      webhook.status === 'paused'
        ? 'This delivery is held while the subscription is paused; it is sent when update_webhook sets status active.'
        : `This delivery is still being tried (status ${row.status}, next attempt at ${row.due_at}), so there is nothing to replay.`,
      { field: 'delivery_id' },
    );
  }
  return send(ctx, webhook, row);
}

async function send(
  ctx: WriteContext,
  webhook: Subscriber,
  what: Pick<DeliveryView, 'event' | 'event_id' | 'data' | 'event_data' | 'event_at'>,
): Promise<WebhookDelivery> {
  const row = DELIVERY.row(
    {},
    {
      id: newId('webhook_delivery'),
      account_id: ctx.account.id,
      webhook_id: webhook.id,
      event_id: what.event_id,
      event: what.event,
      status: 'pending',
      attempts: 0,
      due_at: ctx.now,
      data: what.data,
      created_at: ctx.now,
      updated_at: ctx.now,
    },
  );
  await insertRow(ctx.tx, 'webhook_deliveries', row);
  ctx.record({
    type: 'record_changed',
    summary: `Sent ${what.event} to webhook ${new URL(webhook.url).host} by hand`,
    data: { webhook_id: webhook.id, delivery_id: row.id },
  });
  ctx.recordOutbound({
    kind: 'request',
    to: webhook.url,
    what: what.event,
    level: null,
    content: what.event_data,
  });
  ctx.wakeWorkers();
  const view = { ...row, event_data: what.event_data, event_at: what.event_at };
  return toDelivery(view, webhook.status === 'paused', visibleToBoth(ctx, webhook));
}

/** Payloads only show what both the subscription and its reader may see. */
function visibleToBoth(ctx: Context, webhook: Subscriber): ScopeSet {
  const scopes = subscriberScopes(webhook, ctx.now);
  return { has: (scope) => scopes.has(scope) && ctx.can(scope) };
}

const requireSubscriber = orNotFound('webhook', (ctx, id) => findSubscriber(ctx.db, ctx.account.id, id));
