import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets that must be readable again, for one purpose: AES-256-GCM with a key derived from the deployment's.
 */
export interface Sealer {
  seal(text: string): string;
  /** @throws Error when the text was sealed under another key or for another purpose, or was changed */
  unseal(sealed: string): string;
}

/** @param purpose what is sealed; texts of one purpose do not open as another's */
export function createSealer(master: Buffer, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `deskhand seal ${purpose}`, 32));
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')}`;
    },
    unseal(sealed) {
      const [version, text] = sealed.split('.');
      const bytes = Buffer.from(text ?? '', 'base64url');
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES)
        throw new Error('This is not a sealed text.');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return (
        decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)).toString('utf8') + decipher.final('utf8')
      );
    },
  };
}
