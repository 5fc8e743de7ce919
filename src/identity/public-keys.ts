import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { json } from '#db/rows.ts';
import type { IdentityService } from './service.ts';

const MAX_BYTES = 64 * 1024;
const MAX_SETS = 1000;
const TIMEOUT_MS = 5000;

/** The public keys of another party: themselves (JSON, RFC 7517), or where they are. */
export type KeysOfParty = { jwks: string } | { uri: string };

/** The keys of a stored client; null where it has none. */
export function keysIn({
  jwks,
  jwks_uri,
}: {
  jwks: string | null;
  jwks_uri: string | null;
}): KeysOfParty | null {
  if (jwks !== null) return { jwks };
  return jwks_uri === null ? null : { uri: jwks_uri };
}

const remote = new WeakMap<IdentityService['outbound'], Map<string, JWTVerifyGetKey>>();

/**
 * How signatures of another party are checked. Remote keys are kept for ten minutes, and fetched again when a signature
 * names a key that is not among them, at most every 30 seconds.
 */
export function keysOf({ outbound }: IdentityService, keys: KeysOfParty): JWTVerifyGetKey {
  if ('jwks' in keys) return createLocalJWKSet(json.decode<JSONWebKeySet>(keys.jwks));
  const sets = remote.get(outbound) ?? new Map<string, JWTVerifyGetKey>();
  remote.set(outbound, sets);
  let set = sets.get(keys.uri);
  if (set === undefined) {
    set = createRemoteJWKSet(new URL(keys.uri), {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: 30_000,
      cacheMaxAge: 600_000,
      [customFetch]: (url) => fetchKeys(outbound, url),
    });
    if (sets.size >= MAX_SETS) sets.clear();
    sets.set(keys.uri, set);
  }
  return set;
}

async function fetchKeys(outbound: IdentityService['outbound'], url: string): Promise<Response> {
  const answer = await outbound.get(url, {
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    accept: 'application/jwk-set+json, application/json',
  });
  if (!answer.ok) throw new errors.JOSEError(`its keys cannot be fetched (${answer.message})`);
  if (answer.status !== 200) throw new errors.JOSEError(`its keys cannot be fetched (${answer.status})`);
  return new Response(Buffer.from(answer.body ?? new Uint8Array()), {
    status: 200,
    headers: { 'content-type': 'application/json' },
  });
}
