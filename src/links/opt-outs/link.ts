import { createHmac } from 'node:crypto';
import { hashSecret } from '#src/access/keys.ts';
import type { Secrets } from '#src/config.ts';

/** The token of a person's opt-out link: always the same for one person, and made by nobody without the key. */
export function optOutToken(secrets: Secrets, accountId: string, candidateId: string): string {
  return createHmac('sha256', secrets.signing)
    .update(`e-mail opt-out ${accountId} ${candidateId}`)
    .digest('base64url');
}

/** The keyed hash under which an opt-out link is stored. */
export function optOutHash(secrets: Secrets, token: string): string {
  return hashSecret(secrets.pepper, token);
}

/** The address of an opt-out link. */
export function optOutUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/opt-out/${token}`;
}
