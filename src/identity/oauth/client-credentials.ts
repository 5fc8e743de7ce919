import { foundBy } from '#db/directory.ts';
import { insertRow, json } from '#db/rows.ts';
import { hashSecret, makeToken } from '#src/access/keys.ts';
import { effectiveScopes, type Scope } from '#src/domain/accounts/scopes.ts';
import { serviceByClientId } from '#src/domain/accounts/service-accounts.ts';
import type { IdentityService } from '../service.ts';
import type { Client } from './client.ts';
import { OAuthError } from './errors.ts';
import { isOwnResource } from './metadata.ts';
import { inCatalogueOrder } from './scopes.ts';
import { refuseRestoring, type TokenAnswer } from './tokens.ts';

/**
 * Gives a service account an access token (RFC 6749 section 4.4). There is no refresh token: it proves itself again.
 * @param given.scope what of its scopes is asked for; null for all
 * @throws OAuthError unauthorized_client, invalid_scope, invalid_target; AppError RESTORE_IN_PROGRESS
 */
export async function issueToService(
  service: IdentityService,
  client: Client,
  given: { scope: string[] | null; resource: string | null },
): Promise<Omit<TokenAnswer, 'refresh_token'>> {
  if (client.service === null)
    throw new OAuthError(
      'unauthorized_client',
      'client_credentials is for service accounts; this client acts for people, by authorization_code.',
    );
  if (given.resource !== null && !isOwnResource(service.publicUrl(), given.resource))
    throw new OAuthError(
      'invalid_target',
      `resource must be an address of this service, such as ${service.publicUrl()}/api/mcp.`,
    );
  const { config, secrets } = service;
  const token = makeToken('svc_at', config.REGION);
  const now = new Date();
  const scopes = await service.store.write(async ({ tx }) => {
    const [row] = await serviceByClientId(tx, { client: client.id });
    if (row === undefined || row.status !== 'active')
      return new OAuthError('invalid_client', 'The service account was revoked or is paused.');
    await refuseRestoring(tx, row.account_id);
    const allowed = effectiveScopes(json.decode<string[]>(row.scopes), row.role);
    const scopes = scopesOf(allowed, given.scope);
    if (scopes instanceof OAuthError) return scopes;
    await insertRow(tx, 'service_tokens', {
      hash: hashSecret(secrets.pepper, token),
      account_id: row.account_id,
      service_account_id: row.id,
      scopes: json.encode(scopes),
      resource: given.resource,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + config.OAUTH_TOKEN_SECONDS * 1000).toISOString(),
      revoked_at: null,
    });
    return scopes;
  });
  if (scopes instanceof OAuthError) throw scopes;
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: config.OAUTH_TOKEN_SECONDS,
    scope: scopes.join(' '),
  };
}

// Clients ask for what the challenge of the MCP endpoint names; what of it is allowed is given, and `scope` says so.
function scopesOf(allowed: ReadonlySet<string>, wanted: string[] | null): Scope[] | OAuthError {
  if (wanted === null || wanted.length === 0) return inCatalogueOrder(allowed);
  const given = inCatalogueOrder(wanted.filter((scope) => allowed.has('admin') || allowed.has(scope)));
  if (given.length > 0) return given;
  return new OAuthError(
    'invalid_scope',
    `The service account may do nothing of this: ${wanted.join(' ').slice(0, 200)}. An admin can make one that may.`,
  );
}

/**
 * Revokes an access token of a service account (RFC 7009). A token that is not known is no error.
 * @throws OAuthError invalid_grant for a token of another client; AppError RESTORE_IN_PROGRESS
 */
export async function revokeServiceToken(
  service: IdentityService,
  client: Client,
  text: string,
): Promise<void> {
  const hash = hashSecret(service.secrets.pepper, text);
  const fault = await service.store.write(async ({ tx }) => {
    const token = await tx
      .selectFrom('service_tokens')
      .where(foundBy('service_tokens', hash))
      .selectAll()
      .executeTakeFirst();
    if (token === undefined) return null;
    const [row] = await serviceByClientId(tx, { client: client.id });
    if (row?.account_id !== token.account_id || row.id !== token.service_account_id)
      return new OAuthError('invalid_grant', 'The token was issued to another client.');
    await refuseRestoring(tx, token.account_id);
    await tx
      .updateTable('service_tokens')
      .set({ revoked_at: new Date().toISOString() })
      .where('account_id', '=', token.account_id)
      .where('hash', '=', hash)
      .where('revoked_at', 'is', null)
      .execute();
    return null;
  });
  if (fault !== null) throw fault;
}
