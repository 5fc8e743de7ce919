import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { HttpService } from '../service.ts';

const isSecure = (service: HttpService): boolean => service.publicUrl().startsWith('https:');

/** A cookie of this service; undefined for one that it cannot have set. */
export function readCookie(
  c: Context,
  service: HttpService,
  name: string,
  shape = /^[\w-]{16,100}$/,
): string | undefined {
  const value = isSecure(service) ? getCookie(c, name, 'host') : getCookie(c, name);
  return value !== undefined && shape.test(value) ? value : undefined;
}

/** Sets a cookie that scripts do not get; deletes it where `value` is empty. */
export function withCookie(
  service: HttpService,
  response: Response,
  name: string,
  value: string,
  maxAge?: number,
): Response {
  const shared = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    ...(value === '' ? { maxAge: 0 } : maxAge === undefined ? {} : { maxAge }),
  } as const;
  const cookie = isSecure(service)
    ? generateCookie(name, value, { ...shared, secure: true, prefix: 'host' })
    : generateCookie(name, value, shared);
  response.headers.append('Set-Cookie', cookie);
  return response;
}
