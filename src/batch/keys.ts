import { createHash } from 'node:crypto';
import type { BatchRecord } from './store.ts';

/**
 * The idempotency key of an item's operation: from account, batch key (which is the credential's own) and label, so that
 * it does not depend on the item's position.
 */
export function itemKey(
  {
    id,
    accountId,
    credential,
    idempotencyKey,
  }: Pick<BatchRecord, 'id' | 'accountId' | 'credential' | 'idempotencyKey'>,
  label: string,
): string {
  const batch = idempotencyKey === null ? id : `${credential.id}\n${idempotencyKey}`;
  return createHash('sha256').update(`${accountId}\n${batch}\n${label}`).digest('base64url');
}
