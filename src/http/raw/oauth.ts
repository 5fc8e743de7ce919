import type { Context, Hono } from 'hono';
import { decodeJwt } from 'jose';
import { hashSecret } from '#src/access/keys.ts';
import { sameToken } from '#src/access/sessions.ts';
import { ASSERTION_TYPE, verifyAssertion } from '#src/identity/oauth/assertions.ts';
import type { Client } from '#src/identity/oauth/client.ts';
import { issueToService, revokeServiceToken } from '#src/identity/oauth/client-credentials.ts';
import { findClient } from '#src/identity/oauth/clients.ts';
import { OAuthError } from '#src/identity/oauth/errors.ts';
import {
  INTROSPECT_PATH,
  MCP_RESOURCE_PATH,
  REGISTER_PATH,
  REVOKE_PATH,
  resourceMetadata,
  serverMetadata,
  TOKEN_PATH,
} from '#src/identity/oauth/metadata.ts';
import { registerClient } from '#src/identity/oauth/register.ts';
import { exchangeCode, introspect, refresh, revokeToken } from '#src/identity/oauth/tokens.ts';
import type { AppError } from '#src/lib/errors.ts';
import { parseJson } from '#src/lib/json.ts';
import { addressOf, type Exchange, handle } from '../exchange.ts';
import { bodyBytes } from '../request.ts';
import { asAppError } from '../respond.ts';
import type { HttpService } from '../service.ts';

const MAX_BODY = 64 * 1024;

/** The OAuth endpoints for clients, and their discovery documents. */
export function mountOAuth(app: Hono, service: HttpService): void {
  const resource = '/.well-known/oauth-protected-resource';
  const documents: Record<string, () => Record<string, unknown>> = {
    '/.well-known/oauth-authorization-server': () => serverMetadata(service.publicUrl()),
    [resource]: () => resourceMetadata(service.publicUrl(), ''),
    [`${resource}/api/v1`]: () => resourceMetadata(service.publicUrl(), '/api/v1'),
    [resource + MCP_RESOURCE_PATH]: () => resourceMetadata(service.publicUrl(), MCP_RESOURCE_PATH),
  };
  for (const [path, document] of Object.entries(documents)) {
    app.get(path, (c) =>
      handle(service, c, async (exchange) => answer(exchange, 200, document(), 'public, max-age=300')),
    );
    app.options(path, (c) => handle(service, c, async () => preflight()));
  }
  const endpoints: Record<string, (c: Context) => Promise<{ status?: number; body?: object }>> = {
    [TOKEN_PATH]: async (c) => ({ body: await token(c, service) }),
    [REVOKE_PATH]: async (c) => {
      const { client, form } = await clientForm(c, service);
      const given = required(form, 'token');
      await (client.service === null ? revokeToken : revokeServiceToken)(service, client, given);
      return {};
    },
    [INTROSPECT_PATH]: async (c) => {
      const { client, form } = await clientForm(c, service);
      if (client.app === null)
        throw new OAuthError('invalid_client', 'Introspection is for connect apps, with their secret.');
      return { body: await introspect(service, client, required(form, 'token')) };
    },
    [REGISTER_PATH]: async (c) => ({
      status: 201,
      body: await registerClient(service, parseJson(await bodyBytes(c, MAX_BODY)), addressOf(c)),
    }),
  };
  for (const [path, run] of Object.entries(endpoints)) {
    app.post(path, (c) => handle(service, c, (exchange) => respond(service, c, exchange, run)));
    app.options(path, (c) => handle(service, c, async () => preflight()));
  }
}

async function token(c: Context, service: HttpService): Promise<object> {
  const { client, form } = await clientForm(c, service);
  const type = required(form, 'grant_type');
  const resource = form.get('resource')?.replace(/\/$/, '') ?? null;
  if (type === 'authorization_code') {
    const verifier = required(form, 'code_verifier');
    if (!/^[\w.~-]{43,128}$/.test(verifier))
      throw new OAuthError('invalid_request', 'code_verifier must be 43 to 128 unreserved characters.');
    const redirectUri = required(form, 'redirect_uri');
    return exchangeCode(service, client, { code: required(form, 'code'), redirectUri, verifier, resource });
  }
  if (type === 'refresh_token') {
    return refresh(service, client, {
      token: required(form, 'refresh_token'),
      scope: scopeOf(form),
      resource,
    });
  }
  if (type === 'client_credentials')
    return issueToService(service, client, { scope: scopeOf(form), resource });
  throw new OAuthError(
    'unsupported_grant_type',
    'grant_type must be authorization_code, refresh_token or client_credentials.',
  );
}

const scopeOf = (form: URLSearchParams): string[] | null =>
  form
    .get('scope')
    ?.split(' ')
    .filter((one) => one !== '') ?? null;

function required(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (value === null || value === '') throw new OAuthError('invalid_request', `${name} is missing.`);
  return value;
}

/** The form of a request with the authenticated client. */
async function clientForm(
  c: Context,
  service: HttpService,
): Promise<{ client: Client; form: URLSearchParams }> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw new OAuthError('invalid_request', 'Send the parameters as application/x-www-form-urlencoded.');
  const form = new URLSearchParams(Buffer.from(await bodyBytes(c, MAX_BODY)).toString('utf8'));
  for (const name of new Set(form.keys())) {
    if (form.getAll(name).length > 1)
      throw new OAuthError('invalid_request', `${name.slice(0, 60)} is given more than once.`);
  }
  service.limiter.admitAddress(addressOf(c));
  try {
    return { client: await proven(c, service, form), form };
  } catch (error) {
    if (error instanceof OAuthError && error.code === 'invalid_client')
      await service.limiter.authenticationFailed(addressOf(c));
    throw error;
  }
}

async function proven(c: Context, service: HttpService, form: URLSearchParams): Promise<Client> {
  const basic = basicCredentials(c);
  const scheme = basic === null ? null : 'Basic';
  const posted = form.get('client_secret');
  const assertion = assertionOf(form);
  if (assertion !== null && (basic !== null || posted !== null))
    throw new OAuthError('invalid_request', 'Prove the client in one way: by a secret or by an assertion.');
  if (basic !== null && posted !== null)
    throw new OAuthError('invalid_request', 'Give the client secret in one place: the header or the body.');
  const id = basic?.id ?? form.get('client_id') ?? (assertion === null ? null : issuerOf(assertion));
  if (id === null || id === '') throw new OAuthError('invalid_client', 'client_id is missing.', { scheme });
  if (basic !== null && form.has('client_id') && form.get('client_id') !== basic.id)
    throw new OAuthError('invalid_request', 'client_id in the body is not the one in the header.');
  const secret = basic?.secret ?? posted;
  const client = await findClient(service, id, { fetch: assertion === null ? 'never' : 'known' });
  const wrong = new OAuthError('invalid_client', 'The client is not known, or its secret is not right.', {
    scheme,
  });
  // An unknown app takes the same time as a wrong secret.
  const given = hashSecret(service.secrets.pepper, secret ?? '');
  const none = given.replaceAll(/./g, '-');
  const hashes = client?.service?.secretHashes ?? [client?.app?.secretHash ?? none];
  const right = hashes.map((hash) => sameToken(given, hash)).includes(true);
  if (client === null) throw wrong;
  if (client.keys !== null) {
    if (assertion === null)
      throw new OAuthError(
        'invalid_client',
        'This client proves itself by private_key_jwt: send client_assertion, signed with its key.',
      );
    await verifyAssertion(service, { id, keys: client.keys }, assertion);
    return client;
  }
  if (assertion !== null)
    throw new OAuthError('invalid_client', 'This client has no keys registered, so no assertion proves it.');
  if (client.app !== null || client.service !== null) {
    if (secret === null || !right) throw wrong;
    return client;
  }
  if (secret !== null && secret !== '') throw wrong;
  return client;
}

function assertionOf(form: URLSearchParams): string | null {
  const assertion = form.get('client_assertion');
  const type = form.get('client_assertion_type');
  if (assertion === null && type === null) return null;
  if (type !== ASSERTION_TYPE)
    throw new OAuthError('invalid_request', `client_assertion_type must be ${ASSERTION_TYPE}.`);
  if (assertion === null || assertion === '')
    throw new OAuthError('invalid_request', 'client_assertion is missing.');
  return assertion;
}

/** Who an assertion says it is of, for clients that send no client_id (RFC 7521 section 4.2). */
function issuerOf(assertion: string): string {
  try {
    return decodeJwt(assertion).iss ?? '';
  } catch {
    throw new OAuthError('invalid_client', 'The client assertion is not a JWT.');
  }
}

function basicCredentials(c: Context): { id: string; secret: string } | null {
  const header = c.req.header('authorization');
  if (header === undefined) return null;
  const encoded = /^Basic +([A-Za-z0-9+/=_-]{1,2000})$/i.exec(header)?.[1];
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? [];
  try {
    if (id !== undefined && secret !== undefined)
      return { id: unescapeForm(id), secret: unescapeForm(secret) };
  } catch {
    // Credentials that are not percent-encoded as RFC 6749 section 2.3.1 requires are ignored.
  }
  throw new OAuthError(
    'invalid_client',
    'The Authorization header must be Basic with client_id and secret.',
    {
      scheme: 'Basic',
    },
  );
}

const unescapeForm = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

async function respond(
  service: HttpService,
  c: Context,
  exchange: Exchange,
  run: (c: Context) => Promise<{ status?: number; body?: object }>,
): Promise<Response> {
  try {
    const { status = 200, body } = await run(c);
    return answer(exchange, status, body);
  } catch (thrown) {
    if (thrown instanceof OAuthError) {
      const response = answer(exchange, thrown.status, {
        error: thrown.code,
        error_description: printable(thrown.message),
      });
      if (thrown.scheme !== null)
        response.headers.set('WWW-Authenticate', `${thrown.scheme} realm="deskhand"`);
      return response;
    }
    return answerOther(service, exchange, asAppError(thrown));
  }
}

// Maps the service's own error codes to OAuth errors.
function answerOther(service: HttpService, exchange: Exchange, error: AppError): Response {
  if (error.status >= 500)
    service.log.error({ request_id: exchange.requestId, err: error.details.cause ?? error }, 'oauth failed');
  const code =
    error.status === 423 || error.status === 429 || error.status === 503
      ? 'temporarily_unavailable'
      : error.status >= 500
        ? 'server_error'
        : 'invalid_request';
  const response = answer(exchange, error.status, {
    error: code,
    error_description: printable(error.message),
  });
  if (error.details.retryAfter !== undefined)
    response.headers.set('Retry-After', String(error.details.retryAfter));
  return response;
}

// RFC 6749 section 5.2 allows no quotes, backslashes or other characters in a description.
const printable = (text: string): string => text.replace(/["\\]/g, "'").replace(/[^\x20-\x7e]/g, '?');

function answer(exchange: Exchange, status: number, body?: object, cache = 'no-store'): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      ...exchange.headers(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      'Cache-Control': cache,
      // These endpoints take no cookies, so a page of a browser-based client may call them.
      'Access-Control-Allow-Origin': '*',
    },
  });
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, MCP-Protocol-Version',
      'Access-Control-Max-Age': '86400',
    },
  });
}
