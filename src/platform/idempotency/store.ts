import { insertRow, json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';

const LIFETIME_MS = 24 * 3600 * 1000;

/** A claim on an operation: the caller's key, and what the key was used for. */
export interface Claim {
  accountId: string;
  credentialId: string;
  key: string;
  operation: string;
  /** SHA-256 over method, route, ids, query and canonical body. */
  fingerprint: string;
}

/** An outcome as it was, before redaction. */
export interface Saved {
  operationId: string;
  status: number;
  data: unknown;
  meta: Record<string, unknown>;
  warnings: { code: string; message: string }[];
  /** Committed, but what the answer waits for was not known when it was saved. */
  unsettled?: boolean;
  error?: {
    code: string;
    message: string;
    field?: string | undefined;
    extra?: Record<string, unknown> | undefined;
    type?: string | undefined;
  };
}

const find = statement((db, v: { accountId: string; credentialId: string; key: string }) =>
  db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('account_id', '=', v.accountId)
    .where('credential_id', '=', v.credentialId)
    .where('key', '=', v.key),
);

/**
 * What the key already stands for.
 * @returns the saved outcome of the same request, or null when the key is free
 * @throws AppError IDEMPOTENCY_KEY_REUSED for another request, IDEMPOTENCY_IN_PROGRESS or _OUTCOME_UNKNOWN for a
 * request of another process that has not ended
 */
export async function lookUp(db: Db, claim: Claim, wall: Instant): Promise<Saved | null> {
  const [row] = await find(db, claim);
  if (row === undefined || row.expires_at <= wall) return null;
  if (row.operation !== claim.operation || row.fingerprint !== claim.fingerprint) {
    throw new AppError(
      'IDEMPOTENCY_KEY_REUSED',
      `This Idempotency-Key was used for a different request (${row.operation}). Use a fresh key for this one.`,
      { field: 'Idempotency-Key' },
    );
  }
  if (row.state === 'started') throw inProgress();
  if (row.state === 'calling') {
    throw new AppError(
      'IDEMPOTENCY_OUTCOME_UNKNOWN',
      'The first request with this key reached out and its outcome is not known. Look at the records before you use a new key.',
      { field: 'Idempotency-Key' },
    );
  }
  return { ...json.decode<Omit<Saved, 'operationId'>>(row.response ?? '{}'), operationId: row.operation_id };
}

export function inProgress(): AppError {
  return new AppError(
    'IDEMPOTENCY_IN_PROGRESS',
    'A request with this Idempotency-Key is still running. Send the identical request again after Retry-After.',
    { field: 'Idempotency-Key', retryAfter: 1 },
  );
}

const remove = statement((db, v: { accountId: string; credentialId: string; key: string }) =>
  db
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', v.accountId)
    .where('credential_id', '=', v.credentialId)
    .where('key', '=', v.key),
);

/** Saves an outcome under its key, in place of an expired one. */
export async function save(tx: Db, claim: Claim, saved: Saved, wall: Instant): Promise<void> {
  const [old] = await find(tx, claim);
  if (old !== undefined) await remove(tx, claim);
  const { operationId, ...response } = saved;
  await insertRow(tx, 'idempotency_keys', {
    account_id: claim.accountId,
    credential_id: claim.credentialId,
    key: claim.key,
    operation: claim.operation,
    operation_id: operationId,
    fingerprint: claim.fingerprint,
    state: 'done',
    holder: null,
    status: saved.status,
    response: json.encode(response),
    created_at: wall,
    expires_at: addMs(wall, LIFETIME_MS),
  });
}

/** Removes at most so many rows that are past their 24 hours. Returns how many. */
export async function pruneExpired(tx: Db, wall: Instant, limit: number): Promise<number> {
  const result = await tx
    .deleteFrom('idempotency_keys')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('account_id', 'credential_id', 'key'),
        'in',
        selectFrom('idempotency_keys')
          .where('expires_at', '<=', wall)
          .limit(limit)
          .select(['account_id', 'credential_id', 'key'])
          .$asTuple('account_id', 'credential_id', 'key'),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
