import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { deleteWebhook } from '#src/domain/webhooks/index.ts';
import { id } from '#src/lib/ids.ts';

export const deleteWebhookAction = defineWrite({
  name: 'delete_webhook',
  title: 'End a subscription',
  titleIn: { de: 'Abonnement beenden', fr: 'Mettre fin à un abonnement' },
  description:
    'End a webhook subscription for good: what it has not been sent yet is dropped with its history. To stop it for a while ' +
    'use update_webhook with status paused, which holds deliveries instead. list_webhooks gives the webhook_id.',
  phrasings:
    'stop the webhook; remove the callback; delete the hook; stop sending events there; remove the hook; drop the webhook',
  scope: 'webhooks:write',
  idempotency: 'optional',
  success: 204,
  risk: { destructive: true, outward: false, reversible: false },
  input: z.object({ webhook_id: id('webhook') }),
  output: deletedOf('webhook'),
  run: (ctx, { webhook_id }) => deleteWebhook(ctx, webhook_id),
  irreversible: 'Its history and what it had not been sent are gone; subscribe again with create_webhook.',
  subject: (gone) => gone.id,
  envelope: (gone) => gone,
});
