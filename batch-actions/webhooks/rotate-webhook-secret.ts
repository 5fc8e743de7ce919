import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { rotateSecret } from '#src/domain/webhooks/index.ts';
import { WebhookWithSecret } from '#src/domain/webhooks/schema.ts';
import { id } from '#src/lib/ids.ts';

export const rotateWebhookSecretAction = defineWrite({
  name: 'rotate_webhook_secret',
  title: 'Rotate a signing secret',
  titleIn: { de: 'Signaturschlüssel erneuern', fr: 'Renouveler un secret de signature' },
  description:
    'Give a webhook subscription a new signing secret, shown once in the answer. Use it when the old one was lost or leaked: ' +
    'it stops at once, for retries of earlier events too, so the receiver must be given the new one right away. webhook_id comes from list_webhooks.',
  phrasings:
    'new secret for the webhook; the hook secret leaked; change the signing secret; new signing secret for the hook; change the webhook secret; the signing key leaked',
  scope: 'webhooks:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  input: z.object({ webhook_id: id('webhook') }),
  output: WebhookWithSecret,
  prepare: async ({ ports }) => ports.makeSigningSecret(),
  run: (ctx, { webhook_id }, made) => rotateSecret(ctx, webhook_id, made),
  irreversible: 'The old secret has stopped; give the receiver the new one, or rotate again.',
  subject: (webhook) => webhook.id,
  envelope: ({ signing_secret }) => ({ signing_secret }),
  secrets: ['signing_secret'],
});
