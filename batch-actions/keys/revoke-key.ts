import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { revokeKey } from '#src/domain/accounts/keys.ts';
import { ApiKey } from '#src/domain/accounts/keys-schema.ts';
import { id } from '#src/lib/ids.ts';

export const revokeKeyAction = defineWrite({
  name: 'revoke_key',
  title: 'Revoke an API key',
  titleIn: { de: 'Schlüssel widerrufen', fr: 'Révoquer une clé' },
  description:
    'Revoke an API key for good: its next request is refused. Use it for a key that leaked or is not needed; pausing the person with ' +
    'update_user holds for all of theirs and can be undone. key_id comes from list_keys. Your own keys, or as an admin any of the agency.',
  phrasings:
    'kill the key; the token leaked; stop the bot getting in; take the access of the integration away; the key got out cancel it; block that token; turn the integration off; kill that key; the key leaked; take the API access away; disable the token; switch off the old key',
  scope: 'keys:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  rights: true,
  input: z.object({ key_id: id('api_key') }),
  output: ApiKey,
  run: (ctx, { key_id }) => revokeKey(ctx, key_id),
  irreversible: 'A revoked key never works again; make another with create_key.',
  subject: (key) => key.id,
});
