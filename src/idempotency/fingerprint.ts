import { createHash } from 'node:crypto';
import { canonicalJson } from '#src/lib/json.ts';

/** The identifying parts of a call: its method, its route, and its input with the ids of the path and the query. */
export interface CallParts {
  method: string;
  route: string;
  input: unknown;
}

/** The fingerprint of a call: SHA-256 over its method, route and canonical JSON input (RFC 8785). */
export function fingerprintOf(call: CallParts): string {
  return createHash('sha256').update(textOf(call)).digest('hex');
}

/** One part of a multipart body. */
export interface Part {
  name: string;
  /** Null for a plain field. */
  filename: string | null;
  contentType: string | null;
  bytes: Uint8Array;
}

/**
 * The fingerprint of a call with a multipart body: also over each part's name, file name, content type and SHA-256 of
 * its bytes. Neither the order of the parts nor the boundary matters.
 */
export function multipartFingerprint(call: CallParts, parts: readonly Part[]): string {
  const lines = parts.map(({ name, filename, contentType, bytes }) => {
    const digest = createHash('sha256').update(bytes).digest('hex');
    return JSON.stringify([name, filename, contentType?.trim().toLowerCase() ?? null, digest]);
  });
  return createHash('sha256')
    .update([textOf(call), 'multipart', ...lines.sort()].join('\n'))
    .digest('hex');
}

function textOf({ method, route, input }: CallParts): string {
  return `${method} ${route}\n${canonicalJson(input)}`;
}
