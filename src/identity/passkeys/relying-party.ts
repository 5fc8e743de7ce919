import { isIP } from 'node:net';
import { AppError } from '#src/lib/errors.ts';

/** Whom passkeys are made for and shown to: the address at which the service is reached. */
export interface RelyingParty {
  /** The host name that passkeys are bound to. */
  id: string;
  origin: string;
}

/**
 * The relying party of an address; null where browsers take no passkeys: at an IP address, and without HTTPS anywhere
 * but on the machine itself.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return null;
  const own = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || own ? { id: hostname, origin } : null;
}

/** @throws AppError CONFLICT where passkeys cannot work */
export function requireRelyingParty(service: { publicUrl(): string }): RelyingParty {
  const party = relyingPartyOf(service.publicUrl());
  if (party !== null) return party;
  throw new AppError(
    'CONFLICT',
    `Browsers take passkeys only at a host name with HTTPS, and this service is reached at ${service.publicUrl()}. Whoever runs it sets PUBLIC_URL to such an address.`,
  );
}
