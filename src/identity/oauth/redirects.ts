import { isUrl } from '#src/lib/urls.ts';

const MAX_LENGTH = 2048;
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
// A name that a policy of a page can hold: the URL standard lets a semicolon, a comma and a quote stand in a host.
const HOST = /^([a-z0-9_-]+\.)*[a-z0-9_-]+\.?$|^\[[0-9a-f:.]+\]$/;
// A domain turned round, com.example.app: (RFC 8252 section 7.1); a scheme without a dot may be a browser's or a system's.
const PRIVATE_SCHEME = /^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+:$/;

/** Whether a URL points at the machine that the browser runs on. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK.has(url.hostname);
}

/**
 * What is wrong with a redirect URI that is to be registered; null when nothing is.
 * @param kind an app of the portal has a web address; a public client may also have a scheme that is its domain turned round (RFC 8252 section 7.1)
 */
export function redirectFault(text: string, kind: 'app' | 'public'): string | null {
  if (text.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  if (!/^[\x21-\x7e]+$/.test(text) || !isUrl(text)) return 'is not an absolute URI';
  if (text.includes('#')) return 'must have no fragment';
  if (text.includes('*')) return 'must be the exact address, without wildcards';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'must carry no user name or password';
  if (url.protocol === 'https:')
    return HOST.test(url.hostname) ? null : 'must name a host of letters, digits, hyphens and dots';
  if (url.protocol === 'http:')
    return isLoopback(url) ? null : 'must use https (http is for 127.0.0.1, [::1] and localhost alone)';
  if (kind === 'app') return 'must begin with https://';
  return PRIVATE_SCHEME.test(url.protocol)
    ? null
    : `must not use the scheme ${url.protocol} (use https:, http: on 127.0.0.1, [::1] or localhost, or a domain of yours turned round, such as com.example.app:)`;
}

/**
 * Whether a redirect URI is one of those registered, character by character. For a public client on the person's own
 * machine the port may differ (RFC 8252 section 7.3): it takes whichever is free.
 */
export function isRegistered(given: string, registered: readonly string[], kind: 'app' | 'public'): boolean {
  // One that was registered under older rules is asked again, since pages and redirects take what passes here.
  if (redirectFault(given, kind) !== null) return false;
  if (registered.includes(given)) return true;
  if (kind === 'app') return false;
  const url = new URL(given);
  if (url.protocol !== 'http:' || !isLoopback(url)) return false;
  return registered.some((one) => {
    const known = new URL(one);
    return (
      known.protocol === 'http:' &&
      known.hostname === url.hostname &&
      known.pathname === url.pathname &&
      known.search === url.search
    );
  });
}

/** Where a form may lead to by a redirect, as the policy of a page names it. */
export function formTarget(redirectUri: string): string {
  const url = new URL(redirectUri);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : url.protocol;
}

/** Who stands behind a redirect URI, for a person to read. */
export function hostOf(redirectUri: string): string {
  const url = new URL(redirectUri);
  if (url.protocol === 'http:' && isLoopback(url)) return `${url.host}, a program on your own computer`;
  return url.protocol === 'https:' ? url.host : `an app on your device (${url.protocol.slice(0, -1)})`;
}
