import { errors, type JWTPayload, jwtVerify } from 'jose';
import { sameToken } from '#src/access/sessions.ts';
import { AppError } from '#src/lib/errors.ts';
import { parseJson } from '#src/lib/json.ts';
import { SIGNATURE_ALGORITHMS } from '#src/lib/jwks.ts';
import { keysOf } from '../public-keys.ts';
import type { IdentityService } from '../service.ts';
import { discover } from './discovery.ts';
import type { Provider } from './settings.ts';

const MAX_BYTES = 64 * 1024;
const CLOCK_SKEW_S = 30;
const MAX_AGE_S = 600;

/** What a provider's token endpoint gave for a code. */
export interface ProviderTokens {
  /** Not verified yet. */
  idToken: string;
  /** With which it can be asked later whether the person is still there; null where it gives none. */
  refreshToken: string | null;
}

/** Exchanges a code at the provider's token endpoint (RFC 6749, with PKCE). */
export async function exchangeCode(
  service: IdentityService,
  provider: Provider,
  secret: string | null,
  given: { code: string; verifier: string; redirectUri: string },
): Promise<ProviderTokens> {
  const answer = await askForTokens(service, provider, secret, {
    grant_type: 'authorization_code',
    code: given.code,
    redirect_uri: given.redirectUri,
    code_verifier: given.verifier,
  });
  if (!answer.ok) throw refused(`it cannot be reached (${answer.message})`);
  const { body } = answer;
  if (answer.status !== 200)
    throw refused(
      `it answered ${answer.status}${typeof body.error === 'string' ? `, ${body.error.slice(0, 80)}` : ''}`,
    );
  if (typeof body.id_token !== 'string') throw refused('it gave no ID token');
  return { idToken: body.id_token, refreshToken: refreshTokenIn(body) };
}

/**
 * Asks the provider with a refresh token whether a person is still there.
 * @returns `gone` where it refuses the token, `silent` where it cannot be asked, else the refresh token to ask with next
 */
export async function askAgain(
  service: IdentityService,
  provider: Provider,
  secret: string | null,
  refreshToken: string,
): Promise<'gone' | 'silent' | { next: string }> {
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const answer = await askForTokens(service, provider, secret, form);
  if (!answer.ok) return 'silent';
  if (answer.status === 200) return { next: refreshTokenIn(answer.body) ?? refreshToken };
  // Other errors (invalid_client, a 5xx) tell of the client or the provider, and nothing of the person.
  return answer.body.error === 'invalid_grant' ? 'gone' : 'silent';
}

const refreshTokenIn = ({ refresh_token: token }: Record<string, unknown>): string | null =>
  typeof token === 'string' && token !== '' && token.length <= 8192 ? token : null;

async function askForTokens(
  service: IdentityService,
  provider: Provider,
  secret: string | null,
  fields: Record<string, string>,
): Promise<{ ok: true; status: number; body: Record<string, unknown> } | { ok: false; message: string }> {
  const metadata = await discover(service, provider.issuer);
  const form = new URLSearchParams(fields);
  const headers: Record<string, string> = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  };
  const basic = metadata.token_endpoint_auth_methods_supported.includes('client_secret_basic');
  if (secret !== null && basic) {
    const pair = [provider.clientId, secret].map(encodeURIComponent).join(':');
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  } else {
    form.set('client_id', provider.clientId);
    if (secret !== null) form.set('client_secret', secret);
  }
  const answer = await service.outbound.post(metadata.token_endpoint, {
    headers,
    body: form.toString(),
    maxBytes: MAX_BYTES,
  });
  if (!answer.ok) return { ok: false, message: answer.message };
  return { ok: true, status: answer.status, body: readObject(answer.body) };
}

function readObject(body: Uint8Array | undefined): Record<string, unknown> {
  try {
    const given = parseJson(body ?? new Uint8Array());
    return typeof given === 'object' && given !== null ? { ...given } : {};
  } catch {
    return {};
  }
}

/**
 * Verifies an ID token (OpenID Connect Core 1.0 section 3.1.3.7): signed by the provider's key with an asymmetric
 * algorithm, for this client, of this sign-in, fresh.
 * @throws AppError AUTHENTICATION_REQUIRED
 */
export async function verifyIdToken(
  service: IdentityService,
  provider: Provider,
  token: string,
  nonce: string,
): Promise<JWTPayload & { sub: string }> {
  const claims = await verified(service, provider, token, ['sub', 'exp', 'iat', 'nonce']);
  const { sub, aud, azp } = claims;
  if (typeof claims.nonce !== 'string' || !sameToken(claims.nonce, nonce))
    throw refused('its ID token belongs to another sign-in');
  if (Array.isArray(aud) && aud.length > 1 && azp !== provider.clientId)
    throw refused('its ID token was made for several clients, and not for this one');
  if (azp !== undefined && azp !== provider.clientId)
    throw refused('its ID token was made for another client');
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw refused('its ID token names nobody');
  return { ...claims, sub };
}

/**
 * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0 section 2.6), but for whether it was used before.
 * @throws AppError AUTHENTICATION_REQUIRED
 */
export async function verifyLogoutToken(
  service: IdentityService,
  provider: Provider,
  token: string,
): Promise<{ sub: string | null; sid: string | null; jti: string }> {
  const { events, nonce, sub, sid, jti } = await verified(service, provider, token, ['iat', 'jti', 'events']);
  if (nonce !== undefined) throw refused('a logout token carries no nonce');
  const event = 'http://schemas.openid.net/event/backchannel-logout';
  if (typeof events !== 'object' || events === null || !(event in events))
    throw refused('it is not a logout token');
  if (typeof jti !== 'string' || jti === '' || jti.length > 255) throw refused('it has no jti');
  const named = { sub: typeof sub === 'string' ? sub : null, sid: typeof sid === 'string' ? sid : null, jti };
  if (named.sub === null && named.sid === null) throw refused('it names neither a person nor a session');
  return named;
}

async function verified(
  service: IdentityService,
  provider: Provider,
  token: string,
  requiredClaims: string[],
): Promise<JWTPayload> {
  const { jwks_uri } = await discover(service, provider.issuer);
  try {
    const { payload } = await jwtVerify(token, keysOf(service, { uri: jwks_uri }), {
      algorithms: SIGNATURE_ALGORITHMS,
      issuer: provider.issuer,
      audience: provider.clientId,
      requiredClaims,
      maxTokenAge: MAX_AGE_S,
      clockTolerance: CLOCK_SKEW_S,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw refused(error.message);
    throw error;
  }
}

/** The refusal of what the provider sent. */
export const refused = (why: string): AppError =>
  new AppError(
    'AUTHENTICATION_REQUIRED',
    `The sign-in with your agency's identity provider did not work: ${why}. Try again, or ask an admin of your agency.`,
  );
