import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { createKey, getKey, revokeKey } from '#src/domain/accounts/keys.ts';
import { CreateKey, NewApiKey } from '#src/domain/accounts/keys-schema.ts';

export const createKeyAction = defineWrite({
  name: 'create_key',
  title: 'Make an API key',
  titleIn: { de: 'Schlüssel anlegen', fr: 'Créer une clé' },
  description:
    'Make an API key with chosen scopes. The secret is answered once, in `key`, and cannot be read again. It acts for the person who asks ' +
    "unless an admin names another (user_id), never with more than the asker has or that person's role allows. Types: live, test (same " +
    'data, marked as tests), trial (7 days). It can end by itself (expires_at) and work from some networks alone (allowed_networks). ' +
    'For a new secret use rotate_key, to take it away revoke_key.',
  phrasings:
    'a key for the api; new access for our bot; let the software in; credentials for the integration; make a token; a password for the integration; api access for the new tool; give our website access; new key; connect another program; access for the new software; a token for our website; make me a read-only API key for the website; new API key; give the integration access; token for Zapier; key for our website; create credentials for the bot',
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
  undo: undoCreate({
    type: 'api_key',
    fields: ['status'],
    read: (ctx, id) => getKey(ctx, id),
    remove: (ctx, id) => revokeKey(ctx, id),
  }),
});
