import { isIP } from 'node:net';
import { isUrl } from '#src/lib/urls.ts';
import { classifyAddress, isAllowedAddress, isLocalName } from './address.ts';

const MAX_URL_LENGTH = 2048;

export type TargetCheck = { ok: true; url: URL } | { ok: false; message: string };

/**
 * Checks a target before its name is resolved. Use it when a URL is stored, so that the caller learns of errors
 * immediately; the connector checks again with DNS answers and the connected address.
 * All notations of an address (decimal, octal, hex, short, trailing dot, full-width digits) are normalised by the
 * WHATWG URL parser, and the normalised one is checked and connected to.
 */
export function checkTargetUrl(input: string, options: { allowPrivateTargets: boolean }): TargetCheck {
  if (input.length > MAX_URL_LENGTH) {
    return refuse(`The URL is longer than ${MAX_URL_LENGTH} characters.`);
  }
  // The parser silently drops tabs and line breaks, which would disguise the real target.
  if (/[\s\p{Cc}]/u.test(input)) return refuse('The URL contains white space or control characters.');
  if (!isUrl(input)) return refuse('The URL is not valid; give an absolute https URL.');
  const url = new URL(input);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return refuse('The URL must use https.');
  }
  if (url.username !== '' || url.password !== '') {
    return refuse('The URL must not carry a user name or a password.');
  }
  const host = bareHost(url);
  if (isIP(host) !== 0) {
    if (!isAllowedAddress(host, { ...options, protocol: url.protocol })) {
      return refuse(
        classifyAddress(host) === 'public'
          ? 'The URL must use https.'
          : `The URL points at ${host}, a private or special-purpose address.`,
      );
    }
    return { ok: true, url };
  }
  if (isLocalName(host)) {
    return options.allowPrivateTargets
      ? { ok: true, url }
      : refuse(`The URL points at ${host}, a name of a private network.`);
  }
  return url.protocol === 'https:' ? { ok: true, url } : refuse('The URL must use https.');
}

/** The host of a URL without the brackets of an IPv6 literal and without trailing dots. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '');
}

function refuse(message: string): TargetCheck {
  return { ok: false, message };
}
