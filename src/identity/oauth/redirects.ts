const LONGEST = 2048;
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
// Schemes that a browser handles itself, and so would run or open what a client wrote.
const OWN_SCHEMES = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'filesystem:',
  'about:',
  'view-source:',
  'chrome:',
  'ws:',
  'wss:',
  'ftp:',
  'mailto:',
  'tel:',
]);

/** Whether a URL points at the machine that the browser runs on. */
export function isLoopback(url: URL): boolean {
  return LOOPBACK.has(url.hostname);
}

/**
 * What is wrong with a redirect URI that is to be registered; null when nothing is.
 * @param kind an app of the portal has a web address; a public client may also have a scheme of its own (RFC 8252)
 */
export function redirectFault(text: string, kind: 'app' | 'public'): string | null {
  if (text.length > LONGEST) return `is longer than ${LONGEST} characters`;
  if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return 'is not an absolute URI';
  if (text.includes('#')) return 'must have no fragment';
  if (text.includes('*')) return 'must be the exact address, without wildcards';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'must carry no user name or password';
  if (url.protocol === 'https:') return null;
  if (url.protocol === 'http:')
    return isLoopback(url) ? null : 'must use https (http is for 127.0.0.1, [::1] and localhost alone)';
  if (kind === 'app') return 'must begin with https://';
  return OWN_SCHEMES.has(url.protocol) ? `must not use the scheme ${url.protocol}` : null;
}

/**
 * Whether a redirect URI is one of those registered, character by character. For a public client on the person's own
 * machine the port may differ (RFC 8252 section 7.3): it takes whichever is free.
 */
export function isRegistered(given: string, registered: readonly string[], kind: 'app' | 'public'): boolean {
  if (registered.includes(given)) return true;
  if (kind === 'app' || redirectFault(given, kind) !== null) return false;
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
