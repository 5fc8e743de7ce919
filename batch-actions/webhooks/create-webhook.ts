import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { createWebhook, deleteWebhook, getWebhook } from '#src/domain/webhooks/index.ts';
import { CreateWebhook, WebhookWithSecret } from '#src/domain/webhooks/schema.ts';
import { invalid } from '#src/lib/errors.ts';

export const createWebhookAction = defineWrite({
  name: 'create_webhook',
  title: 'Subscribe to events',
  titleIn: { de: 'Ereignisse abonnieren', fr: 'S’abonner à des événements' },
  description:
    'Subscribe an https address to events: each one that happens from now on is posted there, signed. Use it to let another ' +
    'system follow this agency; to read what changed without an address use list_changes. The answer shows signing_secret ' +
    'once. What the receiver gets is what this credential may see: money is null without its scope. At most 20 an agency.',
  phrasings:
    'tell our system when; call our address when something happens; push events to; set up a webhook; notify slack when; send placements to our other software; let our payroll system know when somebody starts; ping slack about placements; push new candidates to another system; tell our system when somebody is placed; ping this URL on every new application; push events to our website; hook up our accounting system; notify Slack when a deal closes; send events to',
  scope: 'webhooks:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: true, reversible: true },
  input: CreateWebhook,
  output: WebhookWithSecret,
  prepare: async ({ ports }, { url }) => {
    const fault = ports.faultOfTarget(url);
    if (fault !== null) throw invalid('url', `url: ${fault}`);
    return ports.makeSigningSecret();
  },
  run: createWebhook,
  subject: (webhook) => webhook.id,
  envelope: ({ signing_secret }) => ({ signing_secret }),
  secrets: ['signing_secret'],
  undo: undoCreate({
    type: 'webhook',
    fields: ['url', 'events'],
    read: (ctx, id) => getWebhook(ctx, id),
    remove: (ctx, id) => deleteWebhook(ctx, id),
  }),
});
