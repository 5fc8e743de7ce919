import * as z from 'zod';
import { json } from '#db/rows.ts';
import type { Config } from '#src/config.ts';
import { parseJson } from '#src/lib/json.ts';
import type { IdentityService } from '../service.ts';
import type { Client } from './client.ts';
import { OAuthError } from './errors.ts';
import { isLoopback, redirectFault } from './redirects.ts';

const MAX_DOCUMENT = 32 * 1024;
const SHORTEST_S = 60;
const USUAL_S = 3600;
const LONGEST_S = 24 * 3600;

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
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
});

/** Whether a client_id is the address of a metadata document. */
export function isDocumentId(id: string, config: Config): boolean {
  if (id.length > 1024 || !/^https?:\/\/[\x21-\x7e]+$/.test(id) || !URL.canParse(id)) return false;
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
    expires_at: new Date(
      now + keepFor([answer.headers['cache-control'] ?? []].flat().join(', ')) * 1000,
    ).toISOString(),
  };
  await service.store.write(({ tx }) =>
    tx
      .insertInto('oauth_clients')
      .values({ id, kind: 'document', created_at: new Date(now).toISOString(), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute(),
  );
  return { id, kind: 'document', name, redirectUris: metadata.redirect_uris, scopes: null, app: null };
}

function readDocument(id: string, body: Uint8Array): z.output<typeof ClientMetadata> {
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
  if ((metadata.token_endpoint_auth_method ?? 'none') !== 'none')
    throw fault('its token_endpoint_auth_method must be none: public clients are proven by PKCE here');
  for (const uri of metadata.redirect_uris) {
    const wrong = redirectFault(uri, 'public');
    if (wrong !== null) throw fault(`its redirect URI ${uri.slice(0, 200)} ${wrong}`);
  }
  return metadata;
}

function keepFor(header = ''): number {
  if (/no-store|no-cache/i.test(header)) return SHORTEST_S;
  const age = /max-age=(\d{1,9})/i.exec(header)?.[1];
  return age === undefined ? USUAL_S : Math.min(LONGEST_S, Math.max(SHORTEST_S, Number(age)));
}

function fault(why: string): OAuthError {
  return new OAuthError('invalid_client', `The app cannot be identified: ${why}.`);
}
