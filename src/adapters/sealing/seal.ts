import { createDecipheriv, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHMS = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

/** The keys under which texts are sealed, by their ids. */
export interface Keyring {
  /** The key that seals now. @throws AppError STORAGE_UNAVAILABLE where this process does not have it */
  current(): Promise<{ kid: string; key: Buffer }>;
  /** A key that seals or sealed. @throws AppError STORAGE_UNAVAILABLE where this process does not have it */
  named(kid: string): Buffer;
  /** The key of texts in the framing that came before JWE, which named none. */
  readonly unnamed: Buffer;
}

/** Encrypts secrets that must be readable again, for one purpose: compact JWE (RFC 7516), `dir` with A256GCM. */
export interface Sealer {
  seal(text: string): Promise<string>;
  /** @throws Error when the text was sealed under an unknown key or for another purpose, or was changed */
  unseal(sealed: string): Promise<string>;
}

const keyFor = (master: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `deskhand seal ${purpose}`, 32));

const headerOf = (kid: string) => ({ alg: 'dir', enc: 'A256GCM', kid });

/** With what every text under a key begins, as the protected header comes first. */
export const prefixOf = (kid: string): string =>
  `${Buffer.from(JSON.stringify(headerOf(kid))).toString('base64url')}.`;

/**
 * @param purpose what is sealed; texts of one purpose do not open as another's
 */
export function createSealer(keys: Keyring, purpose: string): Sealer {
  return {
    async seal(text) {
      const { kid, key } = await keys.current();
      return new CompactEncrypt(Buffer.from(text))
        .setProtectedHeader(headerOf(kid))
        .encrypt(keyFor(key, purpose));
    },
    async unseal(sealed) {
      if (sealed.startsWith('v1.')) return openEarlier(sealed, keyFor(keys.unnamed, purpose));
      const { kid } = decodeProtectedHeader(sealed);
      if (kid === undefined) throw new Error('This is not a sealed text: it names no key.');
      const { plaintext } = await compactDecrypt(sealed, keyFor(keys.named(kid), purpose), ALGORITHMS);
      return Buffer.from(plaintext).toString('utf8');
    },
  };
}

/** The framing before JWE: `v1.` and base64url of nonce, AES-256-GCM and tag. Stores and backups may still hold it. */
function openEarlier(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('This is not a sealed text.');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)).toString('utf8') + decipher.final('utf8');
}
