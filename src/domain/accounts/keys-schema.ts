import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { guarded } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { ScopeField } from './scopes.ts';

const KEY_TYPES = ['live', 'test', 'trial'] as const;

/** An API key, without its secret. */
export const ApiKey = z
  .object({
    id: id('api_key'),
    account_id: id('account'),
    user_id: z.nullable(id('user')).describe("The person it acts for; null for the agency's own key."),
    name: z.nullable(z.string()),
    type: z.enum(KEY_TYPES),
    hint: z.string().describe('The last four characters, to tell keys apart.'),
    scopes: z.array(z.string()),
    status: z.enum(['active', 'revoked', 'expired']),
    expires_at: z.nullable(z.string()),
    last_used_at: z.nullable(z.string()),
    created_by: z.nullable(z.string()),
    created_at: z.string(),
    revoked_at: z.nullable(z.string()),
  })
  .meta({ id: 'ApiKey' });
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
