import type * as z from 'zod';
import { type ListFilters, newestFirst } from '#db/list.ts';
import { insertRow, json, updateRow } from '#db/rows.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { type Page, toPage } from '#src/lib/page.ts';
import { SCOPES } from '../accounts/scopes.ts';
import type { Context, WriteContext } from '../context.ts';
import { leavesAsIs } from '../fields.ts';
import {
  type CreateWebhook,
  MAX_WEBHOOKS,
  type UpdateWebhook,
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
  const row: WebhookRow = {
    id: newId('webhook'),
    account_id: ctx.account.id,
    url: input.url,
    events: json.encode(input.events),
    status: 'active',
    paused_reason: null,
    secret: made.sealed,
    ...askedBy(ctx),
    failing_since: null,
    created_at: ctx.now,
    updated_at: ctx.now,
    deleted_at: null,
  };
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
  const rows = await newestFirst(query, 'webhooks', filters).execute();
  return toPage(rows, { ...filters }, (row) => ({ at: row.created_at, id: row.id }), toWebhook);
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
  const patch: Partial<WebhookRow> = { updated_at: ctx.now };
  if (input.events !== undefined) patch.events = json.encode(input.events);
  if (input.url !== undefined && input.url !== row.url)
    Object.assign(patch, { url: input.url, failing_since: null, ...askedBy(ctx) });
  if (input.status === 'paused' && row.status === 'active')
    Object.assign(patch, { status: 'paused', paused_reason: 'user' });
  if (input.status === 'active')
    Object.assign(patch, { status: 'active', paused_reason: null, failing_since: null });
  // What was held meanwhile is due now; a plain wake tells the worker so.
  ctx.afterCommit(() => {});
  return rewrite(ctx, row, patch);
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
  return rewrite(ctx, row, { status: 'paused', paused_reason: reason, updated_at: ctx.now });
}

/** Gives a subscription a new secret; the old one stops signing at once, for retries too. */
export async function rotateSecret(
  ctx: WriteContext,
  id: string,
  made: SigningSecret,
): Promise<WebhookWithSecret> {
  const row = await requireWebhook(ctx, id);
  ctx.record({ type: 'record_changed', summary: `Rotated the signing secret of webhook ${labelOf(row)}` });
  const webhook = await rewrite(ctx, row, { secret: made.sealed, updated_at: ctx.now });
  return { ...webhook, signing_secret: ctx.rehearsal ? null : made.secret };
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

async function requireWebhook(ctx: Context, id: string): Promise<WebhookRow> {
  const row = await liveWebhook(ctx, id);
  if (row === undefined) throw notFound('webhook', id, 'webhook_id');
  return row;
}

async function rewrite(ctx: WriteContext, row: WebhookRow, patch: Partial<WebhookRow>): Promise<Webhook> {
  if (leavesAsIs(row, patch)) return toWebhook(row);
  await updateRow(ctx.tx, 'webhooks', ctx.account.id, row.id, patch);
  const after = toWebhook({ ...row, ...patch });
  ctx.changed({ type: 'webhook', id: row.id, before: toWebhook(row), after, label: labelOf(row) });
  return after;
}

function askedBy(ctx: Context): Pick<WebhookRow, 'credential_type' | 'credential_id' | 'user_id' | 'scopes'> {
  return {
    credential_type: ctx.credential.type,
    credential_id: ctx.credential.id,
    user_id: ctx.user?.id ?? null,
    scopes: json.encode(ctx.can('admin') ? ['admin'] : SCOPES.filter((scope) => ctx.can(scope))),
  };
}

// A path or a query may hold a receiver's own secret; the host says enough for a person.
function labelOf(row: WebhookRow): string {
  return new URL(row.url).host;
}
