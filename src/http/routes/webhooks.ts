import {
  createWebhookAction,
  deleteWebhookAction,
  getWebhookAction,
  listWebhookDeliveriesAction,
  listWebhookEventsAction,
  listWebhooksAction,
  replayWebhookDeliveryAction,
  rotateWebhookSecretAction,
  testWebhookAction,
  updateWebhookAction,
} from '#actions/webhooks/index.ts';
import { bind } from '../bind.ts';

export const webhookRoutes = [
  bind('GET', '/webhooks', listWebhooksAction),
  bind('POST', '/webhooks', createWebhookAction),
  // Before {webhook_id}, which would match this path.
  bind('GET', '/webhooks/events', listWebhookEventsAction),
  bind('GET', '/webhooks/{webhook_id}', getWebhookAction),
  bind('PATCH', '/webhooks/{webhook_id}', updateWebhookAction),
  bind('DELETE', '/webhooks/{webhook_id}', deleteWebhookAction),
  bind('POST', '/webhooks/{webhook_id}/rotate-secret', rotateWebhookSecretAction),
  bind('POST', '/webhooks/{webhook_id}/test', testWebhookAction),
  bind('GET', '/webhooks/{webhook_id}/deliveries', listWebhookDeliveriesAction),
  bind('POST', '/webhooks/{webhook_id}/deliveries/{delivery_id}/replay', replayWebhookDeliveryAction),
];
