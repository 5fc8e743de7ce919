import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { PublicKeys } from '#src/lib/jwks.ts';
import { PageInput } from '#src/lib/page.ts';
import { guarded } from '#src/lib/trust.ts';
import { asItReads, line } from '../fields.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';
import { POLICIES } from './account-schema.ts';
import { ROLES } from './people-schema.ts';
import { ScopeField } from './scopes.ts';

const Name = asItReads(line(80)).describe('Shown in activities as who did it.');

/** The fields of a service account: a program that acts for the agency without a person. */
export const SERVICE_ACCOUNT = record('service_account', 'service_accounts', {
  id: column(id('service_account')),
  account_id: column(id('account')),
  client_id: computed(z.string().describe('With which it asks for tokens.')),
  name: column(z.string(), { create: Name, update: Name.optional() }),
  role: column(z.enum(ROLES)),
  scopes: column(z.array(z.string())),
  status: column(
    z.enum(['active', 'paused', 'revoked']).describe('The tokens of one that is paused are refused.'),
    {
      update: z
        .enum(['active', 'paused'])
        .optional()
        .describe('paused refuses it from its next request on; active lets it go on with the tokens it has.'),
      filter: z.enum(['active', 'paused', 'revoked']),
    },
  ),
  auth_method: computed(z.enum(['private_key_jwt', 'client_secret'])),
  jwks: column(z.nullable(PublicKeys)),
  jwks_uri: column(z.nullable(z.string())),
  secret_hash: hidden(z.nullable(z.string())),
  hint: column(z.nullable(z.string()).describe('The last four characters of its secret.')),
  previous_secret_hash: hidden(z.nullable(z.string())),
  previous_ends_at: column(
    z.nullable(z.string()).describe('Until when the secret before the last rotation works.'),
  ),
  last_used_at: column(z.nullable(z.string())),
  last_used_address: column(z.nullable(z.string())),
  created_by: column(z.nullable(z.string())),
  created_at: column(z.string()),
  revoked_at: column(z.nullable(z.string())),
});
export type ServiceAccountRow = RecordRow<typeof SERVICE_ACCOUNT>;

declare module '#db/types.ts' {
  interface Database {
    service_accounts: ServiceAccountRow;
  }
}

/** A service account, without its secret. */
export const ServiceAccount = z.object(SERVICE_ACCOUNT.shape).meta({ id: 'ServiceAccount' });
export type ServiceAccount = z.infer<typeof ServiceAccount>;

/** A service account with a new secret, which is shown only once. */
export const NewServiceAccount = z
  .object({
    ...ServiceAccount.shape,
    client_secret: z
      .nullable(z.string())
      .describe('Shown this once; null where it proves itself by a key of its own.'),
    secret_shown: z.boolean().optional().describe('True on a replay: the secret was shown before.'),
  })
  .meta({ id: 'NewServiceAccount' });
export type NewServiceAccount = z.infer<typeof NewServiceAccount>;

const Keys = {
  jwks: guarded('role', PublicKeys)
    .optional()
    .describe('Its public keys (RFC 7517), for private_key_jwt. The private key stays with the program.'),
  jwks_uri: guarded('role', z.url())
    .optional()
    .describe('An https address of its public keys, in place of jwks: keys there can be rotated at will.'),
};

export const CreateServiceAccount = z.object({
  ...SERVICE_ACCOUNT.create,
  role: guarded('role', z.enum(ROLES)).describe('Bounds what it may do, as a person of that role.'),
  scopes: guarded(
    'role',
    z
      .array(ScopeField)
      .min(1)
      .max(60)
      .overwrite((scopes) => [...new Set(scopes)]),
  ).describe('What it may do; admin is all that its role may.'),
  policy: z
    .enum(POLICIES)
    .optional()
    .describe('What of it waits for approval: outward, writes, or nothing (off, the default).'),
  ...Keys,
});

export const UpdateServiceAccount = z.object({
  service_account_id: id('service_account'),
  ...SERVICE_ACCOUNT.update,
});

export const RotateServiceAccount = z.object({
  service_account_id: id('service_account'),
  overlap_hours: z
    .number()
    .min(0)
    .max(168)
    .default(24)
    .describe('How long an old secret works beside a new one; 0 ends it at once.'),
  ...Keys,
});

export const ListServiceAccounts = z.object({ ...PageInput, ...SERVICE_ACCOUNT.filters });
