import { createHmac, randomBytes } from 'node:crypto';

const EVENT_HEADER = 'X-Service-Event';
const TIMESTAMP_HEADER = 'X-Service-Timestamp';
const SIGNATURE_HEADER = 'X-Service-Signature';

/** A new signing secret: whsec_ and 32 random bytes. */
export function makeSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

/**
 * The signature of one delivery attempt: `sha256=` and the hex HMAC-SHA256, keyed with the subscription's
 * signing secret, over the timestamp, a dot, and the body exactly as it is sent.
 *
 * @param timestamp Unix seconds, wall-clock (a sandbox's test clock does not move it)
 */
export function sign(secret: string, timestamp: number, rawBody: string | Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex')}`;
}

/** The headers of a delivery attempt, signed with the subscription's present secret. */
export function signedHeaders(delivery: {
  event: string;
  secret: string;
  /** Unix seconds. */
  timestamp: number;
  rawBody: string | Uint8Array;
}): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    [EVENT_HEADER]: delivery.event,
    [TIMESTAMP_HEADER]: String(delivery.timestamp),
    [SIGNATURE_HEADER]: sign(delivery.secret, delivery.timestamp, delivery.rawBody),
  };
}
