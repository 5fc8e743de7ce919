import { createHash } from 'node:crypto';
import type { BatchRecord } from './store.ts';

/** The key of an item's own operation: from account, batch key and label, so that its place in the list is no part of it. */
export function itemKey(
  batch: Pick<BatchRecord, 'id' | 'accountId' | 'idempotencyKey'>,
  label: string,
): string {
  return createHash('sha256')
    .update(`${batch.accountId}\n${batch.idempotencyKey ?? batch.id}\n${label}`)
    .digest('base64url');
}
