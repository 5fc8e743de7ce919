import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { testWebhook } from '#src/domain/webhooks/index.ts';
import { WebhookDelivery } from '#src/domain/webhooks/schema.ts';
import { id } from '#src/lib/ids.ts';

export const testWebhookAction = defineWrite({
  name: 'test_webhook',
  title: 'Send a test event',
  titleIn: { de: 'Testereignis senden', fr: 'Envoyer un événement de test' },
  description:
    'Send the event webhook.test to one subscription, signed and retried like any other. Use it to see whether a receiver is ' +
    'reached and verifies. It answers at once with the delivery pending; list_webhook_deliveries shows how it went. ' +
    'webhook_id comes from list_webhooks.',
  phrasings: 'try the webhook; send a test event; does the hook work; ping the endpoint',
  scope: 'webhooks:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  input: z.object({ webhook_id: id('webhook') }),
  output: WebhookDelivery,
  run: (ctx, { webhook_id }) => testWebhook(ctx, webhook_id),
  irreversible: 'The receiver has it.',
  subject: (delivery) => delivery.webhook_id,
});
