import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getWebhook, updateWebhook } from '#src/domain/webhooks/index.ts';
import { UpdateWebhook, WEBHOOK, Webhook } from '#src/domain/webhooks/schema.ts';
import { invalid } from '#src/lib/errors.ts';

export const updateWebhookAction = defineWrite({
  name: 'update_webhook',
  title: 'Change a subscription',
  titleIn: { de: 'Abonnement ändern', fr: 'Modifier un abonnement' },
  description:
    'Change the address or the events of a webhook subscription, pause it or resume it. While it is paused its deliveries ' +
    'are held; resuming sends them. Deliveries not sent yet go to a new address too, and show what the credential that set ' +
    'it may see. For a new signing secret use rotate_webhook_secret. webhook_id comes from list_webhooks.',
  phrasings:
    'change the webhook address; pause the hook; other events for the webhook; turn the webhook back on; change the URL of the hook; add another event to the webhook; pause the webhook; switch the hook on again',
  scope: 'webhooks:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: true },
  input: UpdateWebhook,
  output: Webhook,
  prepare: async ({ ports }, { url }) => {
    const fault = url === undefined ? null : ports.faultOfTarget(url);
    if (fault !== null) throw invalid('url', `url: ${fault}`);
  },
  run: (ctx, input) => updateWebhook(ctx, input),
  subject: (webhook) => webhook.id,
  undo: undoUpdate({
    record: WEBHOOK,
    read: (ctx, id) => getWebhook(ctx, id),
    write: (ctx, id, fields) => updateWebhook(ctx, UpdateWebhook.parse({ webhook_id: id, ...fields })),
  }),
});
