import { randomBytes } from 'node:crypto';
import { hashSecret } from '#src/access/keys.ts';
import type { IdentityService } from '../service.ts';

// Crockford's: no letter that is taken for a digit.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CODES = 10;
const LENGTH = 16;

/** Ten codes of 80 bits, as people write them down. */
export function newCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const text = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
    return text.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** The keyed hash of a code however it was typed; null for what cannot be one. */
export function codeHash({ secrets }: Pick<IdentityService, 'secrets'>, given: string): string | null {
  const bare = given.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll(/[il]/g, '1').replaceAll('o', '0');
  return /^[0-9a-z]{16}$/.test(bare) ? hashSecret(secrets.pepper, `recovery code ${bare}`) : null;
}
