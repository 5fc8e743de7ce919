import { createHash } from 'node:crypto';
import type { BatchRecord } from './store.ts';

/**
 * The key of an item's own operation: from account, batch key (which is its credential's own) and label, so that its
 * place in the list is no part of it.
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
