import * as z from 'zod';
import { json } from '#db/rows.ts';
import type { Config } from '#src/config.ts';
import { parseJson } from '#src/lib/json.ts';
import { PublicKeys } from '#src/lib/jwks.ts';
import { isUrl } from '#src/lib/urls.ts';
import { keysIn } from '../public-keys.ts';
import type { IdentityService } from '../service.ts';
import type { Client } from './client.ts';
import { OAuthError } from './errors.ts';
import { isLoopback, redirectFault } from './redirects.ts';

const MAX_DOCUMENT = 32 * 1024;
const MIN_CACHE_S = 60;
const DEFAULT_CACHE_S = 3600;
const MAX_CACHE_S = 24 * 3600;

/** What a client says of itself, in its document or when it registers. Members we have no use for are let through. */
export const ClientMetadata = z.looseObject({
  redirect_uris: z.array(z.string()).min(1).max(50),
  client_name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    // A name that turns the line around could pretend to be another's.
    .overwrite((text) => text.replace(/[\p{Cc}\p{Cf}]/gu, ''))
    .optional(),
  token_endpoint_auth_method: z.string().optional(),
  jwks: z.unknown().optional(),
  jwks_uri: z.unknown().optional(),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
});

type Metadata = z.output<typeof ClientMetadata>;

/** Whether a client_id is the address of a metadata document. */
export function isDocumentId(id: string, config: Config): boolean {
  if (id.length > 1024 || !/^https?:\/\/[\x21-\x7e]+$/.test(id) || !isUrl(id)) return false;
  const url = new URL(id);
  const allowed = url.protocol === 'https:' || (config.ALLOW_PRIVATE_TARGETS && isLoopback(url));
  // One spelling only: what is fetched, shown and stored must be the same address.
  return (
    allowed &&
    url.href === id &&
    url.pathname !== '/' &&
    url.hash === '' &&
    url.username === '' &&
    url.password === ''
  );
}

/**
 * Fetches a client's metadata document and keeps it for as long as it says (a minute to a day).
 * @throws OAuthError invalid_client with what is wrong with it
 */
export async function fetchDocument(service: IdentityService, id: string): Promise<Client> {
  const answer = await service.outbound.get(id, { maxBytes: MAX_DOCUMENT, accept: 'application/json' });
  if (!answer.ok) throw fault(`its metadata document cannot be fetched: ${answer.message}`);
  if (answer.status !== 200) throw fault(`its metadata document answers ${answer.status}`);
  const metadata = readDocument(id, answer.body ?? new Uint8Array());
  const name = metadata.client_name ?? new URL(id).host;
  const now = Date.now();
  const row = {
    name,
    redirect_uris: json.encode(metadata.redirect_uris),
    ...proofOf(service, metadata),
    expires_at: new Date(
      now + cacheSeconds([answer.headers['cache-control'] ?? []].flat().join(', ')) * 1000,
    ).toISOString(),
  };
  await service.store.write(({ tx }) =>
    tx
      .insertInto('oauth_clients')
      .values({ id, kind: 'document', created_at: new Date(now).toISOString(), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute(),
  );
  return {
    id,
    kind: 'document',
    name,
    redirectUris: metadata.redirect_uris,
    scopes: null,
    app: null,
    keys: keysIn(row),
    service: null,
  };
}

/** How the client proves itself: by nothing but PKCE, or by keys that its document holds or names. */
function proofOf(
  service: IdentityService,
  { token_endpoint_auth_method: method = 'none', ...given }: Metadata,
) {
  if (method === 'none') return { auth_method: null, jwks: null, jwks_uri: null };
  if (method !== 'private_key_jwt')
    throw fault(
      'its token_endpoint_auth_method must be none or private_key_jwt: a document that anybody can read keeps no secret',
    );
  const { jwks, jwks_uri: uri } = given;
  if ((jwks === undefined) === (uri === undefined))
    throw fault('private_key_jwt needs its public keys, in one of jwks and jwks_uri');
  if (uri !== undefined) {
    const wrong = typeof uri === 'string' ? service.runtime.ports.faultOfTarget(uri) : 'It must be text.';
    if (typeof uri !== 'string' || wrong !== null) throw fault(`its jwks_uri cannot be called: ${wrong}`);
    return { auth_method: method, jwks: null, jwks_uri: uri } as const;
  }
  const keys = PublicKeys.safeParse(jwks);
  if (!keys.success) {
    const [issue] = keys.error.issues;
    throw fault(`its jwks are not public keys: ${issue?.path.join('.') || 'it'} ${issue?.message}`);
  }
  return { auth_method: method, jwks: json.encode(keys.data), jwks_uri: null } as const;
}

function readDocument(id: string, body: Uint8Array): Metadata {
  let given: unknown;
  try {
    given = parseJson(body);
  } catch {
    throw fault('its metadata document is not JSON');
  }
  const parsed = ClientMetadata.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw fault(`its metadata document is not one: ${issue?.path.join('.') || 'it'} ${issue?.message}`);
  }
  const metadata = parsed.data;
  if (metadata.client_id !== id) throw fault('its metadata document names another client_id');
  if ('client_secret' in metadata) throw fault('its metadata document must not carry a client_secret');
  for (const uri of metadata.redirect_uris) {
    const wrong = redirectFault(uri, 'public');
    if (wrong !== null) throw fault(`its redirect URI ${uri.slice(0, 200)} ${wrong}`);
  }
  return metadata;
}

function cacheSeconds(header = ''): number {
  if (/no-store|no-cache/i.test(header)) return MIN_CACHE_S;
  const age = /max-age=(\d{1,9})/i.exec(header)?.[1];
  return age === undefined ? DEFAULT_CACHE_S : Math.min(MAX_CACHE_S, Math.max(MIN_CACHE_S, Number(age)));
}

function fault(why: string): OAuthError {
  return new OAuthError('invalid_client', `The app cannot be identified: ${why}.`);
}
