import { createHmac, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECK_LENGTH = 6;

export type KeyMode = 'live' | 'test' | 'trial';

function base62(value: bigint, length: number): string {
  let text = '';
  let rest = value;
  for (let i = 0; i < length; i += 1) {
    text = (DIGITS[Number(rest % 62n)] ?? '0') + text;
    rest /= 62n;
  }
  return text;
}

function checksum(body: string): string {
  return base62(BigInt(crc32(body)), CHECK_LENGTH);
}

/** A new key: `sk_<mode>_<region>_<random base62><crc32 base62>`. The checksum finds a mistyped key without a look-up. */
export function makeKey(mode: KeyMode, region: string): string {
  const random = base62(BigInt(`0x${randomBytes(24).toString('hex')}`), RANDOM_LENGTH);
  const body = `sk_${mode}_${region}_${random}`;
  return body + checksum(body);
}

const SHAPE = /^sk_(live|test|trial)_(us|eu|anz)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** The parts of a well-formed key; null when it is incomplete or mistyped. */
export function readKey(text: string): { mode: KeyMode; region: string } | null {
  const match = SHAPE.exec(text);
  if (match === null) return null;
  const body = text.slice(0, -CHECK_LENGTH);
  return checksum(body) === match[4] ? { mode: match[1] as KeyMode, region: match[2] ?? '' } : null;
}

/** The keyed hash under which a secret is stored: HMAC-SHA-256 with the server's pepper, base64url. */
export function hashSecret(pepper: Buffer, secret: string): string {
  return createHmac('sha256', pepper).update(secret).digest('base64url');
}
