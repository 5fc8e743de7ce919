import * as z from 'zod';
import { AppError } from '#src/lib/errors.ts';
import { parseJson } from '#src/lib/json.ts';
import type { IdentityService } from '../service.ts';

const MAX_BYTES = 64 * 1024;
const KEPT_MS = 600_000;
const MAX_KEPT = 1000;

const Metadata = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
  scopes_supported: z.array(z.string()).default([]),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});
/** What a provider says of itself (OpenID Connect Discovery 1.0 section 3). */
export type ProviderMetadata = z.output<typeof Metadata>;

const kept = new WeakMap<IdentityService['outbound'], Map<string, { at: number; found: ProviderMetadata }>>();

/**
 * A provider's discovery document, kept for ten minutes.
 * @throws AppError VALIDATION_ERROR on `issuer` with what is wrong with it
 */
export async function discover(service: IdentityService, issuer: string): Promise<ProviderMetadata> {
  const known = kept.get(service.outbound) ?? new Map<string, { at: number; found: ProviderMetadata }>();
  kept.set(service.outbound, known);
  const before = known.get(issuer);
  if (before !== undefined && Date.now() - before.at < KEPT_MS) return before.found;
  const found = await fetchMetadata(service, issuer);
  if (known.size >= MAX_KEPT) known.clear();
  known.set(issuer, { at: Date.now(), found });
  return found;
}

async function fetchMetadata(service: IdentityService, issuer: string): Promise<ProviderMetadata> {
  const { faultOfTarget } = service.runtime.ports;
  const wrong = faultOfTarget(issuer);
  if (wrong !== null) throw fault(wrong);
  if (/[?#]/.test(issuer)) throw fault('It must have no query and no fragment.');
  const answer = await service.outbound.get(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    maxBytes: MAX_BYTES,
    accept: 'application/json',
  });
  if (!answer.ok) throw fault(`Its discovery document cannot be fetched: ${answer.message}`);
  if (answer.status !== 200) throw fault(`Its discovery document answers ${answer.status}.`);
  const parsed = Metadata.safeParse(readJson(answer.body));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw fault(`Its discovery document is not one: ${issue?.path.join('.') || 'it'} ${issue?.message}.`);
  }
  const metadata = parsed.data;
  if (metadata.issuer !== issuer)
    throw fault(
      `It calls itself ${metadata.issuer.slice(0, 200)}; give exactly that (with Microsoft Entra, the address of your own tenant).`,
    );
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const) {
    const bad = faultOfTarget(metadata[name]);
    if (bad !== null) throw fault(`Its ${name} cannot be used: ${bad}`);
  }
  return metadata;
}

function readJson(body: Uint8Array | undefined): unknown {
  try {
    return parseJson(body ?? new Uint8Array());
  } catch {
    return undefined;
  }
}

const fault = (why: string): AppError =>
  new AppError('VALIDATION_ERROR', `The identity provider cannot be used. ${why}`, { field: 'issuer' });
