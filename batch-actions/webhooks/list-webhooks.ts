import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { ListInput } from '#src/domain/list.ts';
import { listWebhooks } from '#src/domain/webhooks/index.ts';
import { Webhook } from '#src/domain/webhooks/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listWebhooksAction = defineRead({
  name: 'list_webhooks',
  title: 'List subscriptions',
  description:
    'List the webhook subscriptions of the agency, newest first, with their status. Use it to find a webhook_id. What was ' +
    'sent to one is shown by list_webhook_deliveries, the events that exist by list_webhook_events.',
  phrasings:
    'which webhooks do we have; what systems do we notify; our callbacks; which hooks do we have; where do we send events; registered webhooks',
  scope: 'webhooks:read',
  input: z.object(ListInput),
  output: pageOf(Webhook),
  run: listWebhooks,
});
