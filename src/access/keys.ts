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

function random62(length: number): string {
  return base62(BigInt(`0x${randomBytes(24).toString('hex')}`), length);
}

/** A new key: `sk_<mode>_<region>_<random base62><crc32 base62>`. The checksum detects typos without a look-up. */
export function makeKey(mode: KeyMode, region: string): string {
  return withChecksum(`sk_${mode}_${region}_`);
}

const KEY_FORMAT = /^sk_(live|test|trial)_(us|eu|anz)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** The parts of a well-formed key; null when it is incomplete or mistyped. */
export function readKey(text: string): { mode: KeyMode; region: string } | null {
  const match = KEY_FORMAT.exec(text);
  if (match === null) return null;
  const body = text.slice(0, -CHECK_LENGTH);
  return checksum(body) === match[4] ? { mode: match[1] as KeyMode, region: match[2] ?? '' } : null;
}

const withChecksum = (prefix: string): string => {
  const body = prefix + random62(RANDOM_LENGTH);
  return body + checksum(body);
};

/** lc: of a connect app. mcp: of a public client. svc: of a service account. at: access. rt: refresh. */
export type TokenKind = 'lc_at' | 'lc_rt' | 'mcp_at' | 'mcp_rt' | 'svc_at';

/** A new OAuth token: `<kind>_<region>_<random base62><crc32 base62>`. */
export function makeToken(kind: TokenKind, region: string): string {
  return withChecksum(`${kind}_${region}_`);
}

const TOKEN_FORMAT = /^(lc_at|lc_rt|mcp_at|mcp_rt|svc_at)_(us|eu|anz)_([0-9A-Za-z]{38})$/;

/** The parts of a well-formed token; null when it is incomplete or mistyped. */
export function readToken(text: string): { kind: TokenKind; region: string } | null {
  const match = TOKEN_FORMAT.exec(text);
  if (match === null) return null;
  const body = text.slice(0, -CHECK_LENGTH);
  return checksum(body) === text.slice(-CHECK_LENGTH)
    ? { kind: match[1] as TokenKind, region: match[2] ?? '' }
    : null;
}

/** The public name of a connect app or of a client that registered itself. */
export function makeClientId(prefix: 'lc_client' | 'mcp_client'): string {
  return `${prefix}_${random62(24)}`;
}

/** The secret of a connect app or a service account. */
export function makeClientSecret(prefix: 'lc' | 'svc' = 'lc'): string {
  return withChecksum(`${prefix}_secret_`);
}

/** The keyed hash under which a secret is stored: HMAC-SHA-256 with the server's pepper, base64url. */
export function hashSecret(pepper: Buffer, secret: string): string {
  return createHmac('sha256', pepper).update(secret).digest('base64url');
}
