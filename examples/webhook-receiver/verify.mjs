// Verifies that a webhook came from the service. Copy this file; it needs nothing but Node.
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/**
 * @param {object} delivery
 * @param {string} delivery.secret     the signing secret (whsec_…) shown when the subscription was made
 * @param {Record<string, string | string[] | undefined>} delivery.headers  request headers, names in lower case
 * @param {string | Uint8Array} delivery.rawBody  the body as it arrived, before any JSON parser touched it
 * @param {number} [delivery.now]      Unix seconds; the current time when left out
 * @returns {{ ok: true } | { ok: false, reason: string }}
 */
export function verifyWebhook({ secret, headers, rawBody, now = Math.floor(Date.now() / 1000) }) {
  const timestamp = headers['x-service-timestamp'];
  const signature = headers['x-service-signature'];
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) {
    return { ok: false, reason: 'X-Service-Timestamp is missing or not a number' };
  }
  if (typeof signature !== 'string' || !/^sha256=[0-9a-f]{64}$/.test(signature)) {
    return { ok: false, reason: 'X-Service-Signature is missing or malformed' };
  }
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
  const given = Buffer.from(signature.slice('sha256='.length), 'hex');
  // A plain comparison would tell by its duration how much of a guess was right.
  if (!timingSafeEqual(expected, given)) return { ok: false, reason: 'the signature does not match' };
  // An old delivery that someone recorded must not be accepted when they send it again.
  if (Math.abs(now - Number(timestamp)) > TOLERANCE_SECONDS) {
    return { ok: false, reason: `the timestamp is more than ${TOLERANCE_SECONDS} seconds from now` };
  }
  return { ok: true };
}
