import { defineWrite } from '#src/action/define.ts';
import { removing } from '#src/action/undo.ts';
import { createKey, getKey, revokeKey } from '#src/domain/accounts/keys.ts';
import { CreateKey, NewApiKey } from '#src/domain/accounts/keys-schema.ts';

export const createKeyAction = defineWrite({
  name: 'create_key',
  title: 'Make an API key',
  description:
    'Make an API key with chosen scopes. The secret is answered once, in `key`, and cannot be read again. It acts for the person who asks ' +
    "unless an admin names another (user_id), never with more than the asker has or that person's role allows. Types: live, test (same " +
    'data, marked as tests), trial (7 days). To take one away use revoke_key; keys are not changed, a new one is made.',
  scope: 'keys:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  input: CreateKey,
  output: NewApiKey,
  prepare: async (ctx, { type }) => ctx.ports.makeKey(type),
  run: createKey,
  subject: (key) => key.id,
  secrets: ['key'],
  undo: removing({
    type: 'api_key',
    fields: ['status'],
    read: (ctx, id) => getKey(ctx, id),
    remove: (ctx, id) => revokeKey(ctx, id),
  }),
});
