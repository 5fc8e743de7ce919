import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod';
import { fold, insertRow } from '#db/rows.ts';
import { internalPrincipal } from '#src/access/internal.ts';
import { type NewSession, openSession, sameToken } from '#src/access/sessions.ts';
import { execute } from '#src/action/execute.ts';
import { internalWrite } from '#src/action/internal.ts';
import { requireUser } from '#src/domain/accounts/people.ts';
import { ROLES } from '#src/domain/accounts/people-schema.ts';
import { createUser, holdUser, updateUser, userByEmail } from '#src/domain/accounts/users.ts';
import { cleanName } from '#src/domain/fields.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { language } from '#src/lib/reader-language.ts';
import type { IdentityService } from '../service.ts';
import { planCheck } from './checks.ts';
import { discover } from './discovery.ts';
import { clientSecret, findProvider, type Provider, sealerOf } from './settings.ts';
import { exchangeCode, type ProviderTokens, refused, verifyIdToken } from './tokens.ts';

export const CALLBACK_PATH = '/sign-in/callback';
const MAX_WAY_MS = 15 * 60_000;

/** The provider of an agency. @throws AppError NOT_FOUND when none is set, or there is no such agency */
async function requireProvider(service: IdentityService, accountId: string): Promise<Provider> {
  const provider = await service.store.read((db) => findProvider(db, accountId));
  if (provider !== null) return provider;
  throw new AppError('NOT_FOUND', 'No identity provider is set for this agency. Sign in with your password.');
}

// What a sign-in is bound to follows from a secret in a cookie, so that nothing of it is stored before it succeeds.
const derived = (service: IdentityService, what: string, browser: string): string =>
  createHmac('sha256', service.secrets.signing).update(`provider ${what} ${browser}`).digest('base64url');

/**
 * Where a sign-in begins: an authorization request with PKCE.
 * @param browser a secret of the browser, in a cookie
 * @throws AppError NOT_FOUND, VALIDATION_ERROR where the provider cannot be found
 */
export async function beginSignIn(
  service: IdentityService,
  accountId: string,
  browser: string,
  next: string,
): Promise<string> {
  const provider = await requireProvider(service, accountId);
  const metadata = await discover(service, provider.issuer);
  const url = new URL(metadata.authorization_endpoint);
  const verifier = derived(service, 'verifier', browser);
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: service.publicUrl() + CALLBACK_PATH,
    // With a refresh token the provider can be asked later whether the person is still there.
    scope: `openid email profile${metadata.scopes_supported.includes('offline_access') ? ' offline_access' : ''}`,
    state: stateOf(service, browser, { accountId, ends: Date.now() + MAX_WAY_MS, next }),
    nonce: derived(service, 'nonce', browser),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }))
    url.searchParams.set(name, value);
  return url.href;
}

interface Way {
  accountId: string;
  ends: number;
  next: string;
}

function stateOf(service: IdentityService, browser: string, way: Way): string {
  const text = Buffer.from(JSON.stringify([way.accountId, way.ends, way.next])).toString('base64url');
  return `${text}.${derived(service, `state ${text}`, browser)}`;
}

function readState(service: IdentityService, browser: string | null, state: string): Way {
  const [text = '', seal = ''] = state.split('.');
  if (browser === null || !sameToken(seal, derived(service, `state ${text}`, browser)))
    throw refused('it was begun in another browser');
  const way = Way.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  if (way[1] < Date.now()) throw refused('it took too long');
  return { accountId: way[0], ends: way[1], next: way[2] };
}

const Way = z.tuple([z.string(), z.number(), z.string()]);

/**
 * Ends a sign-in with what the provider sent the browser back with.
 * @throws AppError AUTHENTICATION_REQUIRED, FORBIDDEN
 */
export async function completeSignIn(
  service: IdentityService,
  browser: string | null,
  query: URLSearchParams,
  address: string,
): Promise<{ token: string; next: string }> {
  for (const name of query.keys())
    if (query.getAll(name).length > 1) throw refused('its answer is not readable');
  const { accountId, next } = readState(service, browser, query.get('state') ?? '');
  const provider = await requireProvider(service, accountId);
  const issuer = query.get('iss');
  if (issuer !== null && issuer !== provider.issuer) throw refused('another provider answered');
  const fault = query.get('error');
  if (fault !== null) throw refused(`it said ${fault.slice(0, 80)}`);
  const code = query.get('code');
  if (code === null || code === '' || browser === null) throw refused('it sent no code');
  const tokens = await exchangeCode(service, provider, await clientSecret(service, accountId), {
    code,
    verifier: derived(service, 'verifier', browser),
    redirectUri: service.publicUrl() + CALLBACK_PATH,
  });
  const claims = await verifyIdToken(service, provider, tokens.idToken, derived(service, 'nonce', browser));
  const who = await personOf(service, accountId, provider, claims);
  const person = { ...who, accountId, by: 'identity provider', address, language: language() } as const;
  const opened = await openProviderSession(service, person, provider, claims, tokens);
  // Whoever follows the audit is told.
  service.runtime.wake();
  return { token: opened, next };
}

async function personOf(
  service: IdentityService,
  accountId: string,
  provider: Provider,
  claims: Record<string, unknown> & { sub: string },
): Promise<{ userId: string; name: string }> {
  const principal = await service.store.read((db) =>
    internalPrincipal(db, accountId, { type: 'system', name: 'Identity provider' }),
  );
  if (principal === undefined) throw refused('the agency is not known here');
  // Microsoft Entra says by xms_edov what others say by email_verified.
  const proven = [claims.email_verified, claims.xms_edov].some(
    (one) => one === true || one === 'true' || one === '1',
  );
  const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
  const outcome = await execute(
    service.runtime,
    recognizeAction,
    {
      issuer: provider.issuer,
      subject: claims.sub,
      email: proven ? text(claims.email)?.slice(0, 320) : null,
      name: text(claims.name)?.slice(0, 200),
      domains: provider.domains,
      newcomers_role: provider.newcomersRole,
    },
    { principal, origin: { channel: 'http', requestId: newId('request') } },
  );
  const { user_id, name } = z.object({ user_id: z.string(), name: z.string() }).parse(outcome.data);
  return { userId: user_id, name };
}

/** Finds the person that the provider names: by issuer and subject, and the first time by a verified e-mail address. */
const recognizeAction = internalWrite({
  name: 'recognize_person',
  title: 'Recognize a person of the identity provider',
  input: z.object({
    issuer: z.string(),
    subject: z.string(),
    /** Where the provider has verified it. */
    email: z.nullable(z.string()).optional(),
    name: z.string().optional(),
    domains: z.array(z.string()),
    newcomers_role: z.nullable(z.enum(ROLES)),
  }),
  async run(ctx, { issuer, subject, email, name, domains, newcomers_role }) {
    const known = await ctx.tx
      .selectFrom('user_identities')
      .where('account_id', '=', ctx.account.id)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .select('user_id')
      .executeTakeFirst();
    if (known !== undefined) {
      return { user_id: known.user_id, name: await releaseHold(known.user_id) };
    }
    if (email == null) throw refused('it has not verified your e-mail address');
    if (!domains.includes(email.split('@').at(-1)?.toLowerCase() ?? ''))
      throw refused('your e-mail address is of no domain that the agency takes');
    const user_id = (await userByEmail(ctx.tx, ctx.account.id, fold(email)))?.id ?? (await newcomer(email));
    const other = await ctx.tx
      .selectFrom('user_identities')
      .where('account_id', '=', ctx.account.id)
      .where('issuer', '=', issuer)
      .where('user_id', '=', user_id)
      .select('subject')
      .executeTakeFirst();
    if (other !== undefined)
      throw refused('this e-mail address belongs to a person who is linked to another login of the provider');
    await insertRow(ctx.tx, 'user_identities', {
      account_id: ctx.account.id,
      issuer,
      subject,
      user_id,
      linked_at: new Date().toISOString(),
      refresh_token: null,
      proven_at: null,
      check_at: null,
      asking_until: null,
      silent_at: null,
    });
    const knownAs = await releaseHold(user_id);
    ctx.record({ type: 'access_changed', summary: `Linked ${email} to a login of ${issuer}` });
    return { user_id, name: knownAs };

    async function newcomer(address: string): Promise<string> {
      if (newcomers_role === null)
        throw refused('nobody with your e-mail address works at this agency; an admin adds people');
      const role = newcomers_role;
      const made = await createUser(ctx, {
        name: cleanName(name ?? '') || address,
        email: address,
        role,
        status: 'active',
      });
      return made.id;
    }

    async function releaseHold(id: string): Promise<string> {
      const user = await requireUser(ctx, id, 'user_id');
      if (user.status === 'paused')
        throw new AppError(
          'AUTHENTICATION_REQUIRED',
          'Your access is paused. An admin of your agency can make you active again.',
        );
      if (user.status === 'invited') await updateUser(ctx, { user_id: id, status: 'active' });
      await holdUser(ctx.tx, ctx.account.id, id, null);
      return user.name;
    }
  },
});

async function openProviderSession(
  service: IdentityService,
  person: NewSession,
  { issuer }: Provider,
  claims: Record<string, unknown> & { sub: string },
  { refreshToken }: ProviderTokens,
): Promise<string> {
  const sealed = refreshToken === null ? null : await sealerOf(service).seal(refreshToken);
  return service.store.write(async ({ tx }) => {
    // The provider is asked again after the time that a session may be idle: whoever it has switched off stays out.
    const { token, id } = await openSession(service, tx, person, service.config.SESSION_IDLE_MINUTES);
    await insertRow(tx, 'provider_sessions', {
      account_id: person.accountId,
      session_id: id,
      user_id: person.userId,
      issuer,
      subject: claims.sub,
      sid: typeof claims.sid === 'string' ? claims.sid.slice(0, 255) : null,
    });
    const identity = { accountId: person.accountId, issuer, subject: claims.sub };
    await planCheck(service, tx, identity, { refreshToken: sealed });
    return token;
  });
}
