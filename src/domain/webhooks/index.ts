import type * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { insertRow, updateRow } from '#db/rows.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { newestPage, type Page } from '#src/lib/page.ts';
import { SCOPES } from '../accounts/scopes.ts';
import type { Context, WriteContext } from '../context.ts';
import { listed, requirer, rewriter } from '../record/index.ts';
import {
  type CreateWebhook,
  MAX_WEBHOOKS,
  type UpdateWebhook,
  WEBHOOK,
  type Webhook,
  type WebhookWithSecret,
} from './schema.ts';
import { liveWebhook, toWebhook, type WebhookRow } from './store.ts';

export { eventCatalogue } from './catalogue.ts';
export { listDeliveries, replayDelivery, testWebhook } from './deliveries.ts';
export { findSubscriber, type Subscriber, subscriberScopes } from './store.ts';

/** A signing secret made outside: in clear to show once, and sealed to keep. */
export interface SigningSecret {
  secret: string;
  sealed: string;
}

/**
 * Subscribes an address to events.
 * @param made the domain draws no randomness and holds no key to seal with
 */
export async function createWebhook(
  ctx: WriteContext,
  input: z.output<typeof CreateWebhook>,
  made: SigningSecret,
): Promise<WebhookWithSecret> {
  const others = await ctx.tx
    .selectFrom('webhooks')
    .select('id')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null)
    .execute();
  if (others.length >= MAX_WEBHOOKS) {
    throw new AppError(
      'CONFLICT',
      `The agency has ${others.length} subscriptions, which is the most it can have. Remove one with delete_webhook, or add events to one with update_webhook.`,
      { meta: { max_allowed: MAX_WEBHOOKS } },
    );
  }
  const row = WEBHOOK.row(input, {
    id: newId('webhook'),
    account_id: ctx.account.id,
    status: 'active',
    secret: made.sealed,
    ...askedBy(ctx),
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await insertRow(ctx.tx, 'webhooks', row);
  const webhook = toWebhook(row);
  ctx.changed({ type: 'webhook', id: row.id, before: null, after: webhook, label: labelOf(row) });
  return { ...webhook, signing_secret: ctx.rehearsal ? null : made.secret };
}

/** A subscription of the agency. @throws AppError NOT_FOUND */
export async function getWebhook(ctx: Context, id: string): Promise<Webhook> {
  return toWebhook(await requireWebhook(ctx, id));
}

/** A page of the agency's subscriptions, newest first. */
export async function listWebhooks(ctx: Context, filters: ListFilters): Promise<Page<Webhook>> {
  const query = ctx.db
    .selectFrom('webhooks')
    .selectAll('webhooks')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null);
  return newestPage(await listed(query, WEBHOOK, filters).execute(), filters, toWebhook);
}

/**
 * Changes a subscription. Whoever sets another address is the one whose scopes decide what goes there, so that a
 * credential cannot send itself what it may not read.
 */
export async function updateWebhook(
  ctx: WriteContext,
  input: z.output<typeof UpdateWebhook>,
): Promise<Webhook> {
  const row = await requireWebhook(ctx, input.webhook_id);
  const { status } = input;
  const moved = input.url !== undefined && input.url !== row.url;
  const byHand = status === 'paused' && row.status === 'active' ? 'user' : undefined;
  const patch = WEBHOOK.patch(input, {
    ...(moved ? askedBy(ctx) : {}),
    paused_reason: status === 'active' ? null : byHand,
    failing_since: moved || status === 'active' ? null : undefined,
    updated_at: ctx.now,
  });
  // What was held meanwhile is due now; a plain wake tells the worker so.
  ctx.wakeWorkers();
  return toWebhook(await rewrite(ctx, row, patch));
}

/** Pauses a subscription whose receiver is gone or has failed for days. */
export async function pauseWebhook(
  ctx: WriteContext,
  id: string,
  reason: 'gone' | 'failing',
): Promise<Webhook | undefined> {
  const row = await liveWebhook(ctx, id);
  if (row === undefined || row.status === 'paused') return undefined;
  const why = reason === 'gone' ? 'its receiver answered 410' : 'nothing got through for 5 days';
  ctx.record({ type: 'record_changed', summary: `Paused webhook ${labelOf(row)}: ${why}` });
  const patch = { status: 'paused', paused_reason: reason, updated_at: ctx.now } as const;
  return toWebhook(await rewrite(ctx, row, patch));
}

/** Gives a subscription a new secret; the old one stops signing at once, for retries too. */
export async function rotateSecret(
  ctx: WriteContext,
  id: string,
  made: SigningSecret,
): Promise<WebhookWithSecret> {
  const row = await requireWebhook(ctx, id);
  ctx.record({ type: 'record_changed', summary: `Rotated the signing secret of webhook ${labelOf(row)}` });
  const after = await rewrite(ctx, row, { secret: made.sealed, updated_at: ctx.now });
  return { ...toWebhook(after), signing_secret: ctx.rehearsal ? null : made.secret };
}

/** Ends a subscription. What it has not been sent is not sent any more. */
export async function deleteWebhook(
  ctx: WriteContext,
  id: string,
): Promise<{ deleted: true; id: Id<'webhook'> }> {
  const row = await requireWebhook(ctx, id);
  await updateRow(ctx.tx, 'webhooks', ctx.account.id, row.id, {
    deleted_at: ctx.now,
    updated_at: ctx.now,
  });
  const before = toWebhook(row);
  ctx.changed({ type: 'webhook', id: row.id, before, after: null, label: labelOf(row) });
  return { deleted: true, id: before.id };
}

const requireWebhook = requirer('webhook', liveWebhook);

const rewrite = rewriter(WEBHOOK, { view: (row: WebhookRow) => toWebhook(row), label: labelOf });

/** Whose scopes decide what deliveries show: the caller's. */
function askedBy(ctx: Context) {
  return {
    credential_type: ctx.credential.type,
    credential_id: ctx.credential.id,
    user_id: ctx.user?.id ?? null,
    scopes: ctx.can('admin') ? ['admin'] : SCOPES.filter((scope) => ctx.can(scope)),
  };
}

// A path or a query may hold a receiver's own secret; the host says enough for a person.
function labelOf(row: WebhookRow): string {
  return new URL(row.url).host;
}
