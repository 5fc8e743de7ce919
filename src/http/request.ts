import type { Context } from 'hono';
import type { Principal } from '#src/access/principal.ts';
import { AppError } from '#src/lib/errors.ts';
import { parseJson } from '#src/lib/json.ts';
import type { ExchangeService } from './service.ts';

export const MAX_BODY = 2 * 1024 * 1024;

/** Charges one action for a request that cannot be parsed, then rethrows: `read().catch(chargeThenRethrow(…))`. */
export function chargeThenRethrow(
  service: ExchangeService,
  principal: Principal,
): (error: unknown) => Promise<never> {
  return async (error) => {
    await service.runtime.charge(principal, 1, 0);
    throw error;
  };
}

/**
 * The JSON body of a request; undefined when it has none.
 * @throws AppError 400 for what is not JSON, 413 above the limit, 415 for another media type
 */
export async function jsonBody(c: Context, limit = MAX_BODY): Promise<unknown> {
  const bytes = await bodyBytes(c, limit);
  if (bytes.length === 0) return undefined;
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      `Send the body as application/json; this one says ${type === '' ? 'nothing' : type.slice(0, 80)}.`,
    );
  }
  const encoding = c.req.header('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      `Send the body as it is, without Content-Encoding; this one says ${encoding.slice(0, 80)}.`,
    );
  }
  return parseJson(bytes);
}

/** The bytes of a body, read no further than the limit. */
export async function bodyBytes(c: Context, limit: number): Promise<Uint8Array> {
  const announced = c.req.header('content-length');
  if (announced !== undefined) {
    if (Number(announced) > limit) throw tooLarge(limit);
    return new Uint8Array(await c.req.arrayBuffer());
  }
  const stream = c.req.raw.body;
  if (stream === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(limit: number): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `The body is larger than the ${Math.floor(limit / 1024 / 1024)} MB that this request takes.`,
  );
}

// No credential of this service is nearly this long, so longer headers are not parsed.
const MAX_HEADER_LENGTH = 512;

// Query parameters that commonly carry tokens, and values with this service's token formats under any name.
const IN_QUERY =
  /[?&](access_token|api_?key|authorization|bearer)=|[?&][^=&]*=(sk_(live|test|trial)|lc_at|lc_rt|lc_secret|mcp_at|mcp_rt|svc_at|svc_secret)_/i;

/**
 * The bearer token of a request.
 * @throws AppError AUTHENTICATION_REQUIRED when there is none, it is not in the header, or the header is not of that form
 */
export function bearerToken(c: Context): string {
  const query = c.req.url.indexOf('?');
  if (query !== -1 && IN_QUERY.test(decoded(c.req.url.slice(query)))) {
    throw unauthenticated(
      'A credential stands in the address, where logs keep it. Send it in the header Authorization: Bearer <API key>, and replace this one if others can read those logs.',
    );
  }
  const header = c.req.header('authorization');
  if (header === undefined || header === '') {
    throw unauthenticated('Send the header Authorization: Bearer <API key>.');
  }
  if (header.length > MAX_HEADER_LENGTH) {
    throw unauthenticated(
      `The Authorization header has ${header.length} characters; it must be Bearer followed by one key or token.`,
    );
  }
  const match = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(header);
  if (match?.[1] === undefined) throw unauthenticated(malformed(header));
  return match[1];
}

function malformed(header: string): string {
  const [, scheme = ''] = /^([A-Za-z][\w-]{0,30})(?:\s|$)/.exec(header) ?? [];
  if (scheme !== '' && scheme.toLowerCase() !== 'bearer') {
    return `The scheme ${scheme} is not taken here. Send Authorization: Bearer <API key>.`;
  }
  if (/^Bearer\s+\S+\s*,\s*Bearer\s/i.test(header)) {
    return 'The request carries more than one Authorization. Send one: Bearer followed by one key or token.';
  }
  return 'The Authorization header must be Bearer followed by one key or token, and nothing else.';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function unauthenticated(message: string): AppError {
  return new AppError('AUTHENTICATION_REQUIRED', message, {
    headers: { 'WWW-Authenticate': 'Bearer realm="deskhand"' },
  });
}

const KEY = /^[\x20-\x7e]{1,255}$/;

/** The Idempotency-Key of a request, bare or quoted. @throws AppError INVALID_REQUEST when it is not 1 to 255 printable ASCII characters */
export function idempotencyKey(c: Context): string | undefined {
  const header = c.req.header('idempotency-key');
  if (header === undefined) return undefined;
  const quoted = /^"(.*)"$/.exec(header.trim());
  // A quoted key is a string of RFC 9651, with its two escapes.
  const key = quoted?.[1]?.replaceAll(/\\(["\\])/g, '$1') ?? header.trim();
  if (!KEY.test(key)) {
    throw new AppError('INVALID_REQUEST', 'Idempotency-Key must be 1 to 255 printable ASCII characters.', {
      field: 'Idempotency-Key',
    });
  }
  return key;
}
