import type { Scope } from '#src/domain/accounts/scopes.ts';
import { AppError } from '#src/lib/errors.ts';
import type { IdentityService } from '../service.ts';
import type { Client } from './client.ts';
import { findClient } from './clients.ts';
import { OAuthError, RedirectError } from './errors.ts';
import { isOwnResource } from './metadata.ts';
import { isRegistered } from './redirects.ts';
import { inCatalogueOrder, isScope, USUAL_SCOPES } from './scopes.ts';

/** A request for authorization whose every part was checked. */
export interface AuthorizationRequest {
  client: Client;
  redirectUri: string;
  state: string | null;
  scopes: Scope[];
  resource: string | null;
  /** The S256 challenge. */
  challenge: string;
}

/**
 * Reads a request for authorization.
 * @throws AppError when client or redirect URI are not sure: then nobody is sent anywhere
 * @throws RedirectError for every other fault: it goes back to the client
 */
export async function readRequest(
  service: IdentityService,
  query: URLSearchParams,
): Promise<AuthorizationRequest> {
  const client = await readClient(service, only(query, 'client_id'));
  const redirectUri = only(query, 'redirect_uri');
  if (redirectUri === null) throw untrustedRequest('The request names no redirect_uri.');
  if (!isRegistered(redirectUri, client.redirectUris, client.kind === 'app' ? 'app' : 'public'))
    throw untrustedRequest(
      `${client.name} has not registered the address ${redirectUri.slice(0, 200)} that it wants the answer at.`,
    );
  const back = { redirectUri, state: query.getAll('state').length === 1 ? query.get('state') : null };
  const refuse = (code: string, description: string) => new RedirectError(code, description, back);
  for (const name of SINGLE) {
    if (query.getAll(name).length > 1) throw refuse('invalid_request', `${name} is given more than once.`);
  }
  if (query.has('request')) throw refuse('request_not_supported', 'Request objects are not supported.');
  if (query.has('request_uri')) throw refuse('request_uri_not_supported', 'request_uri is not supported.');
  if (!query.has('response_type'))
    throw refuse('invalid_request', 'response_type is missing; it must be code.');
  if (query.get('response_type') !== 'code')
    throw refuse('unsupported_response_type', 'response_type must be code.');
  if ((query.get('response_mode') ?? 'query') !== 'query')
    throw refuse('invalid_request', 'response_mode must be query.');
  return {
    client,
    ...back,
    challenge: readChallenge(query, refuse),
    resource: readResource(service, query, refuse),
    scopes: readScopes(client, query.get('scope'), refuse),
  };
}

const SINGLE = [
  'response_type',
  'response_mode',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
];

type Refuse = (code: string, description: string) => RedirectError;

async function readClient(service: IdentityService, id: string | null): Promise<Client> {
  if (id === null) throw untrustedRequest('The request names no client_id.');
  let client: Client | null;
  try {
    client = await findClient(service, id, { fetch: 'any' });
  } catch (error) {
    if (error instanceof OAuthError) throw untrustedRequest(error.message);
    throw error;
  }
  if (client === null)
    throw untrustedRequest(`No app with the client_id ${id.slice(0, 200)} is registered here.`);
  return client;
}

function only(query: URLSearchParams, name: string): string | null {
  const given = query.getAll(name);
  if (given.length > 1) throw untrustedRequest(`The request names ${name} more than once.`);
  return given[0] === undefined || given[0] === '' ? null : given[0];
}

// RFC 6749 section 4.1.2.1: without a sure client and address the person is told, and not sent on.
function untrustedRequest(why: string): AppError {
  return new AppError(
    'INVALID_REQUEST',
    `${why} Nothing was allowed. Tell the maker of the app that sent you here.`,
  );
}

function readChallenge(query: URLSearchParams, refuse: Refuse): string {
  const challenge = query.get('code_challenge');
  if (challenge === null || challenge === '')
    throw refuse('invalid_request', 'code_challenge is missing: PKCE with S256 is required.');
  if (query.get('code_challenge_method') !== 'S256')
    throw refuse('invalid_request', 'code_challenge_method must be S256; plain is refused.');
  if (!/^[\w-]{43}$/.test(challenge))
    throw refuse('invalid_request', 'code_challenge must be the base64url of a SHA-256, 43 characters.');
  return challenge;
}

function readResource(service: IdentityService, query: URLSearchParams, refuse: Refuse): string | null {
  const given = [...new Set(query.getAll('resource'))];
  const [resource] = given;
  if (resource === undefined) return null;
  if (given.length > 1) throw refuse('invalid_target', 'Ask for one resource at a time.');
  if (!isOwnResource(service.publicUrl(), resource))
    throw refuse(
      'invalid_target',
      `resource must be an address of this service, such as ${service.publicUrl()}/api/mcp.`,
    );
  return resource.replace(/\/$/, '');
}

function readScopes(client: Client, text: string | null, refuse: Refuse): Scope[] {
  const asked = (text ?? '').split(' ').filter((scope) => scope !== '');
  if (asked.length === 0) return [...(client.scopes ?? USUAL_SCOPES)];
  const unknown = asked.filter((scope) => !isScope(scope));
  if (unknown.length > 0) throw refuse('invalid_scope', `Unknown scope: ${unknown.join(' ').slice(0, 200)}.`);
  const { scopes } = client;
  if (scopes !== null && !(scopes as readonly string[]).includes('admin')) {
    const beyond = asked.filter((scope) => !(scopes as readonly string[]).includes(scope));
    if (beyond.length > 0)
      throw refuse('invalid_scope', `The app is not registered for ${beyond.join(' ').slice(0, 200)}.`);
  }
  // An assistant acts with what was chosen for it, never with everything.
  if (scopes === null && asked.includes('admin'))
    throw refuse('invalid_scope', 'The scope admin is not given to public clients; ask for single scopes.');
  return inCatalogueOrder(asked);
}
