import * as z from 'zod';
import { insertRow, json } from '#db/rows.ts';
import type { IdentityProvidersTable } from '#db/schema/identity-providers.ts';
import { SEALED } from '#db/sealing.ts';
import type { Db } from '#db/store.ts';
import { internalWrite } from '#src/action/internal.ts';
import { createSealer, type Sealer } from '#src/adapters/sealing/seal.ts';
import { ROLES } from '#src/domain/accounts/people-schema.ts';
import type { WriteContext } from '#src/domain/context.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import type { IdentityService } from '../service.ts';

/** Anybody can have an address of these, so they name no agency. */
const OPEN_DOMAINS = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com icloud.com me.com aol.com gmx.de gmx.net web.de proton.me protonmail.com'.split(
    ' ',
  ),
);

const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'must be a domain such as agency.example')
  .refine((name) => !OPEN_DOMAINS.has(name), 'is a domain in which anybody can have an address');

const SetProvider = z.object({
  issuer: z.string().trim().max(500),
  client_id: z.string().trim().min(1, 'give the client_id that the provider has registered').max(300),
  /** Sealed; null for none, left out to keep what is set. */
  client_secret: z.nullable(z.string()).optional(),
  domains: z
    .array(Domain)
    .min(1, 'give the domains of the e-mail addresses of your people')
    .max(20)
    .overwrite((names) => [...new Set(names)]),
  newcomers_role: z.nullable(z.enum(ROLES)),
  password_sign_in: z.boolean(),
});

/** The provider of an agency as its admins see it. */
export interface Provider {
  issuer: string;
  clientId: string;
  /** Whether the client has a secret. */
  hasSecret: boolean;
  domains: string[];
  newcomersRole: (typeof ROLES)[number] | null;
  passwordSignIn: boolean;
}

const rowOf = (db: Db, accountId: string): Promise<IdentityProvidersTable | undefined> =>
  db.selectFrom('identity_providers').where('account_id', '=', accountId).selectAll().executeTakeFirst();

/** The provider of an agency; null when people sign in by passwords alone. */
export async function findProvider(db: Db, accountId: string): Promise<Provider | null> {
  const row = await rowOf(db, accountId);
  if (row === undefined) return null;
  return {
    issuer: row.issuer,
    clientId: row.client_id,
    hasSecret: row.client_secret !== null,
    domains: json.decode<string[]>(row.domains),
    newcomersRole: ROLES.find((role) => role === row.newcomers_role) ?? null,
    passwordSignIn: row.password_sign_in === 1,
  };
}

/** Whether an agency lets its people sign in by passwords and links. */
export async function takesPasswords(db: Db, accountId: string): Promise<boolean> {
  return (await rowOf(db, accountId))?.password_sign_in !== 0;
}

/** The secret of the agency's client at its provider; null without one. */
export async function clientSecret(service: IdentityService, accountId: string): Promise<string | null> {
  const row = await service.store.read((db) => rowOf(db, accountId));
  return row?.client_secret == null ? null : sealerOf(service).unseal(row.client_secret);
}

/** Seals the secrets of clients at providers. */
export const sealerOf = ({ sealing }: Pick<IdentityService, 'sealing'>): Sealer =>
  createSealer(sealing, SEALED.identity_providers.purpose);

/**
 * Sets with which provider people sign in. Whoever sets it decides who becomes whom, so no key and no connection may.
 * The provider was found by its discovery document before.
 */
export const setProviderAction = internalWrite({
  name: 'set_identity_provider',
  title: 'Set the identity provider',
  access: 'signed_in_admin',
  input: SetProvider,
  async run(ctx, input) {
    const before = await rowOf(ctx.tx, ctx.account.id);
    if (!input.password_sign_in) await requireLinked(ctx, input.issuer);
    const row = {
      issuer: input.issuer,
      client_id: input.client_id,
      client_secret:
        input.client_secret === undefined ? (before?.client_secret ?? null) : input.client_secret,
      domains: json.encode(input.domains),
      newcomers_role: input.newcomers_role,
      password_sign_in: input.password_sign_in ? 1 : 0,
      updated_at: new Date().toISOString(),
    };
    if (before === undefined)
      await insertRow(ctx.tx, 'identity_providers', { account_id: ctx.account.id, ...row });
    else
      await ctx.tx
        .updateTable('identity_providers')
        .set(row)
        .where('account_id', '=', ctx.account.id)
        .execute();
    ctx.record({
      type: 'access_changed',
      summary: `Set the identity provider: ${input.issuer}${input.password_sign_in ? '' : ', without passwords'}`,
      data: { issuer: input.issuer, domains: input.domains, newcomers_role: input.newcomers_role },
    });
    return { issuer: input.issuer };
  },
});

// Whoever turned passwords off without being known at the provider would be locked out, with everybody else.
async function requireLinked(ctx: WriteContext, issuer: string): Promise<void> {
  if (ctx.credential.type === 'cli') return;
  const known = await ctx.tx
    .selectFrom('user_identities')
    .where('account_id', '=', ctx.account.id)
    .where('issuer', '=', issuer)
    .where('user_id', '=', ctx.user?.id ?? '')
    .select('subject')
    .executeTakeFirst();
  if (known === undefined)
    throw invalid(
      'password_sign_in',
      'Sign in with the provider once yourself before passwords are turned off, or nobody might get in any more.',
    );
}

/** Takes the provider away: people sign in by passwords again, and who was linked is linked no more. */
export const removeProviderAction = internalWrite({
  name: 'remove_identity_provider',
  title: 'Remove the identity provider',
  access: 'signed_in_admin',
  input: z.object({}),
  async run(ctx) {
    const before = await rowOf(ctx.tx, ctx.account.id);
    if (before === undefined)
      throw new AppError('NOT_FOUND', 'No identity provider is set in this agency, so none is removed.');
    for (const table of ['identity_providers', 'user_identities'] as const)
      await ctx.tx.deleteFrom(table).where('account_id', '=', ctx.account.id).execute();
    ctx.record({ type: 'access_changed', summary: `Removed the identity provider ${before.issuer}` });
    return { issuer: before.issuer };
  },
});
