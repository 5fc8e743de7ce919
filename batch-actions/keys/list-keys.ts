import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listKeys } from '#src/domain/accounts/keys.ts';
import { ApiKey } from '#src/domain/accounts/keys-schema.ts';
import { id } from '#src/lib/ids.ts';
import { PageInput, pageOf } from '#src/lib/page.ts';

export const listKeysAction = defineRead({
  name: 'list_keys',
  title: 'List API keys',
  description:
    "List the agency's API keys, newest first: whose they are, their scopes, type, status, networks, when they end, when and from which " +
    'address they were last used. Secrets are never shown again; the hint is the last four characters. Use it to find a key_id for ' +
    'rotate_key or revoke_key.',
  phrasings:
    'which keys are there; who has api access; which bots have access; when was the key last used; which keys are out there; our API keys; active tokens',
  scope: 'keys:read',
  input: z.object({
    ...PageInput,
    user_id: id('user').optional(),
    status: z.enum(['active', 'revoked']).optional(),
  }),
  output: pageOf(ApiKey),
  run: listKeys,
});
