import { createHash } from 'node:crypto';
import { foundBy } from '#db/directory.ts';
import { insertRow, json } from '#db/rows.ts';
import type { OauthCodesTable } from '#db/schema/oauth-codes.ts';
import type { OauthTokensTable } from '#db/schema/oauth-tokens.ts';
import type { Db, Unit } from '#db/store.ts';
import { internalPrincipal } from '#src/access/internal.ts';
import { hashSecret, makeToken } from '#src/access/keys.ts';
import { sameToken } from '#src/access/sessions.ts';
import { restoreInProgress } from '#src/action/gates.ts';
import { runInUnit } from '#src/action/unit.ts';
import { findAgency } from '#src/domain/accounts/agencies.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import type { Role } from '#src/domain/context.ts';
import { newId } from '#src/lib/ids.ts';
import type { IdentityService } from '../service.ts';
import type { Client } from './client.ts';
import { findHeld, type Held } from './connections.ts';
import { OAuthError } from './errors.ts';
import { revokeConnectionAction } from './grants.ts';
import type { GrantRow } from './schema.ts';
import { inCatalogueOrder } from './scopes.ts';

/** The answer of the token endpoint (RFC 6749 section 5.1). */
export interface TokenAnswer {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  /** What the token may do: this counts, whatever was asked for. */
  scope: string;
}

const invalidGrant = (why: string) => new OAuthError('invalid_grant', why);

/**
 * Exchanges an authorization code. It works once: a second use ends every token that came of it.
 * @throws OAuthError invalid_grant, invalid_request, invalid_target; AppError RESTORE_IN_PROGRESS
 */
export async function exchangeCode(
  service: IdentityService,
  client: Client,
  given: { code: string; redirectUri: string; verifier: string; resource: string | null },
): Promise<TokenAnswer> {
  const hash = hashSecret(service.secrets.pepper, given.code);
  const now = new Date().toISOString();
  const result = await service.store.write(async (unit) => {
    const code = await unit.tx
      .selectFrom('oauth_codes')
      .where(foundBy('oauth_codes', hash))
      .selectAll()
      .executeTakeFirst();
    if (code === undefined || code.client_id !== client.id)
      return invalidGrant('The code is not one that this client was given.');
    await refuseRestoring(unit.tx, code.account_id);
    if (code.used_at !== null) {
      await revokeFamily(unit.tx, code.account_id, code.family, now);
      return invalidGrant('The code was used already; the tokens that came of it were revoked.');
    }
    const wrong = codeFault(code, given, now);
    if (wrong !== null) return wrong;
    const held = await grantOf(unit.tx, code.account_id, code.grant_id);
    if (held === null) return invalidGrant('The connection was ended.');
    if (held.paused) return invalidGrant('The person is paused.');
    const used = await unit.tx
      .updateTable('oauth_codes')
      .set({ used_at: now })
      .where('account_id', '=', code.account_id)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('hash')
      .execute();
    if (used.length === 0) {
      await revokeFamily(unit.tx, code.account_id, code.family, now);
      return invalidGrant('The code was used already; the tokens that came of it were revoked.');
    }
    const scopes = json.decode<string[]>(code.scopes);
    return issue(service, unit.tx, client, held, {
      family: code.family,
      scopes,
      refreshScopes: scopes,
      resource: code.resource,
    });
  });
  if (result instanceof OAuthError) throw result;
  return result;
}

/**
 * What is written to an agency that is being restored would be lost: a token that was given out, or its revocation.
 * @throws AppError RESTORE_IN_PROGRESS
 */
export async function refuseRestoring(tx: Db, accountId: string): Promise<void> {
  const account = await findAgency(tx, accountId);
  if (account?.status === 'restoring') throw restoreInProgress();
}

function codeFault(
  code: OauthCodesTable,
  given: { redirectUri: string; verifier: string; resource: string | null },
  now: string,
): OAuthError | null {
  if (code.expires_at <= now) return invalidGrant('The code has expired; authorize again.');
  if (code.redirect_uri !== given.redirectUri)
    return invalidGrant('redirect_uri is not the one that the code was asked for with.');
  const challenge = createHash('sha256').update(given.verifier).digest('base64url');
  if (!sameToken(challenge, code.challenge)) return invalidGrant('code_verifier does not fit the challenge.');
  if (given.resource !== null && given.resource !== code.resource)
    return new OAuthError('invalid_target', 'resource is not the one that was authorized.');
  return null;
}

/**
 * Exchanges a refresh token for new tokens. It works once: a second use means that somebody else holds it too, and
 * ends the whole connection.
 * @param given.scope a narrower scope for the access token
 * @throws OAuthError invalid_grant, invalid_scope, invalid_target; AppError RESTORE_IN_PROGRESS
 */
export async function refresh(
  service: IdentityService,
  client: Client,
  given: { token: string; scope: string[] | null; resource: string | null },
): Promise<TokenAnswer> {
  const hash = hashSecret(service.secrets.pepper, given.token);
  const now = new Date().toISOString();
  const result = await service.store.write(async (unit) => {
    const token = await unit.tx
      .selectFrom('oauth_tokens')
      .where(foundBy('oauth_tokens', hash))
      .where('kind', '=', 'refresh')
      .selectAll()
      .executeTakeFirst();
    const held = token === undefined ? null : await grantOf(unit.tx, token.account_id, token.grant_id);
    if (token === undefined || held === null || held.grant.client_id !== client.id)
      return invalidGrant('The refresh token is not one that this client holds.');
    await refuseRestoring(unit.tx, token.account_id);
    if (token.revoked_at !== null) return invalidGrant('The refresh token was revoked; authorize again.');
    if (token.used_at !== null) {
      await endForReuse(unit, held.grant);
      return invalidGrant('The refresh token was used before, so the connection was ended; authorize again.');
    }
    if (token.expires_at <= now) return invalidGrant('The refresh token has expired; authorize again.');
    if (held.paused) return invalidGrant('The person is paused.');
    const scopes = json.decode<string[]>(token.scopes);
    const beyond = (given.scope ?? []).filter((scope) => !scopes.includes(scope));
    if (beyond.length > 0)
      return new OAuthError(
        'invalid_scope',
        `Not granted: ${beyond.join(' ').slice(0, 200)}. Authorize again for more.`,
      );
    if (given.resource !== null && given.resource !== token.resource)
      return new OAuthError('invalid_target', 'resource is not the one that was authorized.');
    const taken = await unit.tx
      .updateTable('oauth_tokens')
      .set({ used_at: now })
      .where('account_id', '=', token.account_id)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('hash')
      .execute();
    if (taken.length === 0) {
      await endForReuse(unit, held.grant);
      return invalidGrant('The refresh token was used before, so the connection was ended; authorize again.');
    }
    return issue(service, unit.tx, client, held, {
      family: token.family,
      scopes: given.scope === null || given.scope.length === 0 ? scopes : given.scope,
      refreshScopes: scopes,
      resource: token.resource,
    });
  });
  if (result instanceof OAuthError) throw result;
  return result;
}

async function issue(
  service: IdentityService,
  tx: Db,
  client: Client,
  held: Held,
  what: { family: string; scopes: string[]; refreshScopes: string[]; resource: string | null },
): Promise<TokenAnswer> {
  const { config, secrets } = service;
  const prefix = client.kind === 'app' ? 'lc' : 'mcp';
  const access = makeToken(`${prefix}_at`, config.REGION);
  const renewal = makeToken(`${prefix}_rt`, config.REGION);
  const now = Date.now();
  const row = (kind: 'access' | 'refresh', token: string, scopes: string[], seconds: number) =>
    insertRow(tx, 'oauth_tokens', {
      hash: hashSecret(secrets.pepper, token),
      account_id: held.grant.account_id,
      grant_id: held.grant.id,
      family: what.family,
      kind,
      scopes: json.encode(inCatalogueOrder(scopes)),
      resource: what.resource,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + seconds * 1000).toISOString(),
      used_at: null,
      revoked_at: null,
    });
  await row('access', access, what.scopes, config.OAUTH_TOKEN_SECONDS);
  await row('refresh', renewal, what.refreshScopes, config.OAUTH_REFRESH_DAYS * 86_400);
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: config.OAUTH_TOKEN_SECONDS,
    refresh_token: renewal,
    scope: scopesNow(what.scopes, held.grant, held.role).join(' '),
  };
}

/** What a token may do at this moment: what it was given, still allowed, and still its person's to give. */
function scopesNow(scopes: readonly string[], grant: { scopes: string }, role: Role): string[] {
  const allowed = new Set(json.decode<string[]>(grant.scopes));
  return inCatalogueOrder(
    effectiveScopes(
      scopes.filter((scope) => allowed.has(scope)),
      role,
    ),
  );
}

/** A connection that may still be given tokens; null for one that is not there, refused or ended. */
async function grantOf(tx: Db, accountId: string, grantId: string): Promise<Held | null> {
  const held = await findHeld(tx, accountId, grantId);
  return held !== null && ['active', 'pending'].includes(held.grant.status) ? held : null;
}

async function endForReuse(unit: Unit, grant: GrantRow): Promise<void> {
  const principal = await internalPrincipal(unit.tx, grant.account_id, { type: 'system', name: 'Deskhand' });
  if (principal === undefined) return;
  await runInUnit(
    unit,
    revokeConnectionAction,
    { grant_id: grant.id, why: 'a refresh token was used twice, so somebody else may hold it' },
    undefined,
    principal,
    { channel: 'job', requestId: newId('request') },
    new Date().toISOString(),
  );
}

/** Ends every token that came of one code. */
async function revokeFamily(tx: Db, accountId: string, family: string, now: string): Promise<void> {
  await tx
    .updateTable('oauth_tokens')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .execute();
}

type KnownToken = Held & { token: OauthTokensTable };

async function findToken(service: IdentityService, text: string): Promise<KnownToken | null> {
  return service.store.read(async (db) => {
    const token = await db
      .selectFrom('oauth_tokens')
      .where(foundBy('oauth_tokens', hashSecret(service.secrets.pepper, text)))
      .selectAll()
      .executeTakeFirst();
    if (token === undefined) return null;
    const held = await findHeld(db, token.account_id, token.grant_id);
    return held === null ? null : { token, ...held };
  });
}

/**
 * Revokes a token of a client (RFC 7009): an access token alone, a refresh token with all that came of the same code.
 * A token that is not known is no error.
 * @throws OAuthError invalid_grant for a token of another client; AppError RESTORE_IN_PROGRESS
 */
export async function revokeToken(service: IdentityService, client: Client, text: string): Promise<void> {
  const known = await findToken(service, text);
  if (known === null) return;
  if (known.grant.client_id !== client.id) throw invalidGrant('The token was issued to another client.');
  const now = new Date().toISOString();
  const { token } = known;
  await service.store.write(async ({ tx }) => {
    await refuseRestoring(tx, token.account_id);
    if (token.kind === 'refresh') return revokeFamily(tx, token.account_id, token.family, now);
    await tx
      .updateTable('oauth_tokens')
      .set({ revoked_at: now })
      .where('account_id', '=', token.account_id)
      .where('hash', '=', token.hash)
      .execute();
  });
}

/** What a token of an app is (RFC 7662). Of any other token it says only that it is not active. */
export async function introspect(
  service: IdentityService,
  client: Client,
  text: string,
): Promise<Record<string, unknown>> {
  const known = await findToken(service, text);
  if (known === null || known.grant.client_id !== client.id) return { active: false };
  const { token, grant, role, email, paused } = known;
  const over =
    token.revoked_at !== null || token.used_at !== null || token.expires_at <= new Date().toISOString();
  if (over || paused || (grant.status !== 'active' && grant.status !== 'pending')) return { active: false };
  const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
  return {
    active: true,
    scope: scopesNow(json.decode<string[]>(token.scopes), grant, role).join(' '),
    client_id: client.id,
    username: email,
    token_type: token.kind === 'access' ? 'Bearer' : 'refresh_token',
    exp: seconds(token.expires_at),
    iat: seconds(token.created_at),
    sub: grant.user_id,
    ...(token.resource === null ? {} : { aud: token.resource }),
    iss: service.publicUrl(),
  };
}
