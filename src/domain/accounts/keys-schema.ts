import * as z from 'zod';
import { InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { NetworkField } from '#src/lib/networks.ts';
import { guarded } from '#src/lib/trust.ts';
import { line } from '../fields.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';
import { ScopeField } from './scopes.ts';

/** What a key or connection does with outward steps. */
export const OUTWARD = ['plan', 'run'] as const;

const KEY_TYPES = ['live', 'test', 'trial'] as const;

/** The fields of an API key: how each is shown and stored. Of the secret only a keyed hash is stored. */
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
  outward: column(
    z
      .nullable(z.enum(OUTWARD))
      .describe(
        'plan: what leaves the agency or cannot be undone answers with a plan to commit; run: it is done at once; null: ' +
          "plan over MCP for a person's key, run otherwise.",
      ),
  ),
  status: computed(z.enum(['active', 'revoked', 'expired'])),
  kept_status: hidden(z.enum(['active', 'revoked']), { column: 'status', filter: true }),
  expires_at: column(z.nullable(z.string())),
  allowed_networks: column(
    z.nullable(z.array(z.string())).describe('The networks it works from (CIDR); null for any.'),
  ),
  last_used_at: column(z.nullable(z.string())),
  last_used_address: column(z.nullable(z.string()).describe('The IP address of that use.')),
  created_by: column(z.nullable(z.string())),
  created_at: column(z.string()),
  revoked_at: column(z.nullable(z.string())),
  /** The credential whose daily allowance it shares; null for one of its own. */
  counts_with: hidden(z.nullable(z.string())),
  /** The secret before the last rotation. */
  previous_hash: hidden(z.nullable(z.string())),
  previous_ends_at: column(
    z.nullable(z.string()).describe('Until when the secret before the last rotation works.'),
  ),
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

/** A new key with its secret, which is shown only once. */
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
  name: line(100).optional().describe('What it is for.'),
  outward: guarded(
    'role',
    z
      .enum(OUTWARD)
      .optional()
      .describe(
        'Mail, links, publishing, deletions: plan them first, or run at once. Default: plan over MCP for a person, else run.',
      ),
  ),
  expires_at: InstantField.optional().describe(
    'When it ends; without, a trial key ends after 7 days and others never.',
  ),
  allowed_networks: z
    .array(NetworkField)
    .min(1)
    .max(50)
    .optional()
    .describe(
      'The only networks it works from: CIDR or single addresses, such as 203.0.113.0/24 or 2001:db8::/32.',
    ),
});

export const RotateKey = z.object({
  key_id: id('api_key'),
  overlap_hours: z
    .number()
    .min(0)
    .max(168)
    .default(24)
    .describe('How long the old secret works beside the new one; 0 ends it at once.'),
  expires_at: InstantField.optional().describe('A new end of the key.'),
});
