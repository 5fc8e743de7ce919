import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { guarded } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { apart, column, hidden, type RecordRow, record } from '../record/index.ts';
import { ScopeField } from './scopes.ts';

const KEY_TYPES = ['live', 'test', 'trial'] as const;

/** The fields of an API key: how each is shown and kept. Only a keyed hash of the secret is kept. */
export const KEY = record('api_key', 'api_keys', {
  id: column(id('api_key')),
  account_id: column(id('account')),
  user_id: column(z.nullable(id('user')).describe("The person it acts for; null for the agency's own key."), {
    filter: true,
  }),
  name: column(z.nullable(z.string())),
  type: column(z.enum(KEY_TYPES), { column: 'mode' }),
  hash: hidden(z.string()),
  hint: column(z.string().describe('The last four characters, to tell keys apart.')),
  scopes: column(z.array(z.string())),
  status: apart(z.enum(['active', 'revoked', 'expired'])),
  kept_status: hidden(z.enum(['active', 'revoked']), { column: 'status', filter: true }),
  expires_at: column(z.nullable(z.string())),
  last_used_at: column(z.nullable(z.string())),
  created_by: column(z.nullable(z.string())),
  created_at: column(z.string()),
  revoked_at: column(z.nullable(z.string())),
});
export type KeyRow = RecordRow<typeof KEY>;

declare module '#db/types.ts' {
  interface Database {
    api_keys: KeyRow;
  }
}

/** An API key, without its secret. */
export const ApiKey = z.object(KEY.shape).meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

/** A key as it is answered once, when it is made. */
export const NewApiKey = z
  .object({
    ...ApiKey.shape,
    key: z.nullable(z.string()).describe('The secret, shown this once. Keep it; it cannot be read again.'),
    secret_shown: z.boolean().optional().describe('True on a replay: the secret was shown before.'),
  })
  .meta({ id: 'NewApiKey' });
export type NewApiKey = z.infer<typeof NewApiKey>;

export const CreateKey = z.object({
  scopes: guarded(
    'role',
    z
      .array(ScopeField)
      .min(1)
      .max(60)
      .overwrite((scopes) => [...new Set(scopes)])
      .describe('What it may do; admin is everything the person may do.'),
  ),
  type: z
    .enum(KEY_TYPES)
    .default('live')
    .describe('test marks what it does as a test (same data); trial ends after 7 days.'),
  user_id: z
    .nullable(id('user'))
    .optional()
    .describe("The person it acts for: by default who asks; null for the agency's own key (admins)."),
  name: text(100).optional().describe('What it is for.'),
});
