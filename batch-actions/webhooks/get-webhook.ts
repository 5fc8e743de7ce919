import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getWebhook } from '#src/domain/webhooks/index.ts';
import { Webhook } from '#src/domain/webhooks/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getWebhookAction = defineRead({
  name: 'get_webhook',
  title: 'Read a subscription',
  description:
    'Read one webhook subscription: its address, events and status, and why it is paused. The signing secret is never shown ' +
    'again; rotate_webhook_secret makes a new one. list_webhooks gives the webhook_id.',
  phrasings:
    'how is the webhook set up; is the hook paused; show the hook; is the webhook active; which events does it get',
  scope: 'webhooks:read',
  input: z.object({ webhook_id: id('webhook') }),
  output: Webhook,
  run: (ctx, { webhook_id }) => getWebhook(ctx, webhook_id),
});
