import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { ListInput } from '#src/domain/list.ts';
import { listDeliveries } from '#src/domain/webhooks/index.ts';
import { DELIVERY_STATUSES, WebhookDelivery } from '#src/domain/webhooks/schema.ts';
import { id } from '#src/lib/ids.ts';
import { pageOf } from '#src/lib/page.ts';

export const listWebhookDeliveriesAction = defineRead({
  name: 'list_webhook_deliveries',
  title: 'List deliveries of a subscription',
  description:
    'List what was sent to a webhook subscription in the last 30 days, newest first: attempts, the last answer or error, ' +
    'when the next retry is due, and the payload. Use it to see why a receiver got nothing; replay_webhook_delivery sends ' +
    'one again. webhook_id comes from list_webhooks.',
  phrasings:
    'did the webhook arrive; failed deliveries; what did the hook send; why did our system not get it; did the event reach our server; which deliveries failed; history of the hook; why did the webhook not arrive',
  scope: 'webhooks:read',
  input: z.object({
    webhook_id: id('webhook'),
    ...ListInput,
    status: z.enum(DELIVERY_STATUSES).optional(),
    event: z.string().max(100).optional().describe('Only deliveries of this event.'),
  }),
  output: pageOf(WebhookDelivery),
  run: listDeliveries,
});
