import { defineWrite } from '#src/action/define.ts';
import { getKey, rotateKey } from '#src/domain/accounts/keys.ts';
import { NewApiKey, RotateKey } from '#src/domain/accounts/keys-schema.ts';

export const rotateKeyAction = defineWrite({
  name: 'rotate_key',
  title: 'Rotate an API key',
  titleIn: { de: 'Schlüssel erneuern', fr: 'Renouveler une clé' },
  description:
    'Give an API key a new secret, answered once in `key`. It stays the same key: id, scopes, person, policy, networks, webhooks. The old ' +
    'secret works for overlap_hours more (24; 0 for a key that leaked), so that programs can be moved over. expires_at moves its end. ' +
    'key_id comes from list_keys. Your own keys, or as an admin any of the agency.',
  phrasings:
    'renew the key; change the api key; the key is old; a new key in place of the old one; swap the key with some overlap; new secret for the key; swap the key; renew the API key; replace the token with a fresh one',
  scope: 'keys:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  rights: true,
  input: RotateKey,
  output: NewApiKey,
  prepare: async (ctx, { key_id }) => {
    const { type } = await ctx.read((inside) => getKey(inside, key_id));
    return ctx.ports.makeKey(type);
  },
  run: rotateKey,
  irreversible: 'The new secret took the place of the old one; rotate again, or revoke the key.',
  subject: (key) => key.id,
  secrets: ['key'],
});
