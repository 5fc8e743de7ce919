import { insertRow, json } from '#db/rows.ts';
import { makeClientId } from '#src/access/keys.ts';
import { countAttempt, REGISTRATIONS_OF_ADDRESS } from '../attempts.ts';
import type { IdentityService } from '../service.ts';
import { ClientMetadata } from './documents.ts';
import { OAuthError } from './errors.ts';
import { redirectFault } from './redirects.ts';

const UNUSED_LIFETIME_MS = 30 * 24 * 3600_000;

/**
 * Registers a public client (RFC 7591), for those that have no metadata document. Whatever authentication it asks for,
 * it gets none: a secret that every copy of a program holds proves nothing, PKCE does.
 * @throws OAuthError invalid_redirect_uri or invalid_client_metadata
 */
export async function registerClient(
  service: IdentityService,
  given: unknown,
  address: string,
): Promise<Record<string, unknown>> {
  const parsed = ClientMetadata.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const member = issue?.path.join('.') ?? '';
    throw new OAuthError(
      member.startsWith('redirect_uris') ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      `${member || 'The body'} ${issue?.message ?? 'is not valid'}.`,
    );
  }
  const { redirect_uris: uris, client_name: name = 'An app without a name' } = parsed.data;
  for (const uri of uris) {
    const wrong = redirectFault(uri, 'public');
    if (wrong !== null)
      throw new OAuthError('invalid_redirect_uri', `The redirect URI ${uri.slice(0, 200)} ${wrong}.`);
  }
  const types = parsed.data.grant_types ?? ['authorization_code'];
  if (!types.includes('authorization_code'))
    throw new OAuthError('invalid_client_metadata', 'grant_types must include authorization_code.');
  if (!(parsed.data.response_types ?? ['code']).includes('code'))
    throw new OAuthError('invalid_client_metadata', 'response_types must include code.');
  await countAttempt(service, [{ allowance: REGISTRATIONS_OF_ADDRESS, of: address }]);
  const id = makeClientId('mcp_client');
  const now = new Date();
  await service.store.write(async ({ tx }) => {
    await insertRow(tx, 'oauth_clients', {
      id,
      kind: 'registered',
      name,
      redirect_uris: json.encode(uris),
      auth_method: null,
      jwks: null,
      jwks_uri: null,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + UNUSED_LIFETIME_MS).toISOString(),
    });
    // Registrations that nobody ever allowed anything are dropped, or strangers could fill the table.
    await tx
      .deleteFrom('oauth_clients')
      .where('kind', '=', 'registered')
      .where('expires_at', '<', now.toISOString())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('oauth_grants')
              .whereRef('oauth_grants.client_id', '=', 'oauth_clients.id')
              .select('oauth_grants.id'),
          ),
        ),
      )
      .execute();
  });
  return {
    client_id: id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: name,
    redirect_uris: uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}
