import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { replayDelivery } from '#src/domain/webhooks/index.ts';
import { WebhookDelivery } from '#src/domain/webhooks/schema.ts';
import { id } from '#src/lib/ids.ts';

export const replayWebhookDeliveryAction = defineWrite({
  name: 'replay_webhook_delivery',
  title: 'Send a delivery again',
  titleIn: { de: 'Zustellung wiederholen', fr: 'Renvoyer une livraison' },
  description:
    'Send a delivery that has ended (delivered or dead_lettered) once more: a new delivery with the same event_id, so a ' +
    'receiver that has handled it can tell. Use it after a receiver lost events. One that is still tried or held is refused. ' +
    'Ids come from list_webhooks and list_webhook_deliveries.',
  phrasings:
    'send that delivery again; replay the event; our system was down resend the webhook; send that event again; redeliver it; our server was down, repeat the event',
  scope: 'webhooks:write',
  idempotency: 'optional',
  success: 200,
  risk: { destructive: false, outward: true, reversible: false },
  input: z.object({ webhook_id: id('webhook'), delivery_id: id('webhook_delivery') }),
  output: WebhookDelivery,
  run: (ctx, input) => replayDelivery(ctx, input),
  irreversible: 'The receiver has it; it can tell by the event_id that it is the same one.',
  subject: (delivery) => delivery.webhook_id,
});
