import { AUTHORIZE_PATH } from '#src/identity/oauth/metadata.ts';
import type { HttpService } from './service.ts';

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), serial=(), browsing-topics=()',
} as const;

// Assistants open the consent in a window of theirs, and wait for what it comes to: they stay its opener.
const isInAWindow = (path: string): boolean =>
  path === AUTHORIZE_PATH || path === '/sign-in' || path.startsWith('/sign-in/');

// Where a candidate may record an answer.
const RECORDS = /^\/screen\//;

const YEAR_SECONDS = 31_536_000;

/** Gives a page or its asset the headers that every one carries. Its Content-Security-Policy is its own. */
export function withSecurityHeaders(
  service: Pick<HttpService, 'publicUrl'>,
  path: string,
  response: Response,
): Response {
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  if (RECORDS.test(path))
    response.headers.set(
      'Permissions-Policy',
      HEADERS['Permissions-Policy'].replace('microphone=()', 'microphone=(self)'),
    );
  response.headers.set('Cross-Origin-Opener-Policy', isInAWindow(path) ? 'unsafe-none' : 'same-origin');
  // A browser keeps to https from then on, so only where the service is reached by it.
  if (service.publicUrl().startsWith('https:'))
    response.headers.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
  return response;
}
