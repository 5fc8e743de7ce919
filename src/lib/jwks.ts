import * as z from 'zod';

const MIN_RSA_BYTES = 256;

const text = z.string().min(1).max(4096).optional();

// Private members (RFC 7518 section 6) are none of its fields, so that a private key is refused by its first one.
const PublicKey = z
  .strictObject({
    kty: z.enum(['RSA', 'EC', 'OKP']),
    kid: text,
    alg: text,
    use: z.literal('sig').optional(),
    key_ops: z.array(z.literal('verify')).optional(),
    ext: z.boolean().optional(),
    n: text,
    e: text,
    crv: text,
    x: text,
    y: text,
    x5c: z.array(z.string()).optional(),
    x5t: text,
    'x5t#S256': text,
  })
  .superRefine((key, ctx) => {
    const fault = faultOf(key);
    if (fault !== null) ctx.addIssue({ code: 'custom', message: fault });
  });

/** A set of public keys (RFC 7517): 1 to 20 RSA (2,048 bits and more), EC or OKP keys for signatures. */
export const PublicKeys = z.strictObject({ keys: z.array(PublicKey).min(1).max(20) });
export type PublicKeys = z.infer<typeof PublicKeys>;

function faultOf(
  key: { kty: 'RSA' | 'EC' | 'OKP' } & { [N in 'n' | 'e' | 'crv' | 'x' | 'y']?: unknown },
): string | null {
  const needed = { RSA: ['n', 'e'], EC: ['crv', 'x', 'y'], OKP: ['crv', 'x'] } as const;
  const missing = needed[key.kty].find((name) => key[name] === undefined);
  if (missing !== undefined) return `lacks ${missing}`;
  if (key.kty === 'RSA' && Buffer.from(String(key.n), 'base64url').length < MIN_RSA_BYTES)
    return 'must have 2048 bits or more';
  return null;
}

/** Signature algorithms that are taken (RFC 7518, RFC 8037): none with a shared secret, and never `none`. */
export const SIGNATURE_ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];
