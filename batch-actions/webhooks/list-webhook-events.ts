import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { eventCatalogue } from '#src/domain/webhooks/index.ts';
import { WebhookEvent } from '#src/domain/webhooks/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listWebhookEventsAction = defineRead({
  name: 'list_webhook_events',
  title: 'List the events that exist',
  description:
    'List every event that a webhook can subscribe to: when it fires, and the JSON Schema of its data. Use it before ' +
    'create_webhook or update_webhook to choose names. It says nothing of what happened; for that use list_changes.',
  phrasings:
    'which events can we get; what can a webhook tell; kinds of events; which events can we subscribe to; what events are there; list of event types',
  scope: 'webhooks:read',
  input: z.object({}),
  output: pageOf(WebhookEvent),
  run: async () => eventCatalogue(),
});
