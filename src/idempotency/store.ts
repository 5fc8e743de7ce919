import { json, statement } from '#db/rows.ts';
import type { IdempotencyKeysTable as Row } from '#db/schema/idempotency-keys.ts';
import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { AppError, type ErrorCode } from '#src/lib/errors.ts';

const LIFETIME_MS = 24 * 3600 * 1000;
/** After how long without news the holder of an unfinished call is presumed dead. */
const PRESUMED_DEAD_MS = 10 * 60_000;

/** A claim on an operation: the caller's key, and what the key was used for. */
export interface Claim {
  accountId: string;
  credentialId: string;
  key: string;
  operation: string;
  /** SHA-256 over method, route, ids, query and canonical body. */
  fingerprint: string;
}

/** A saved outcome, before redaction. */
export interface Saved {
  operationId: string;
  status: number;
  data: unknown;
  meta: Record<string, unknown>;
  warnings: { code: string; message: string }[];
  /** Committed, but the delivery that the answer waits for had not finished when it was saved. */
  unsettled?: boolean;
  error?: {
    code: ErrorCode;
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
 * Looks up what a key was used for.
 * @returns the saved outcome of the same request, or null when the key is free
 * @throws AppError IDEMPOTENCY_KEY_REUSED for another request, IDEMPOTENCY_IN_PROGRESS or _OUTCOME_UNKNOWN for a
 * request that has not ended
 * @param processes checks whether the process that holds a row is known to be dead
 */
export async function lookUp(
  db: Db,
  claim: Claim,
  wall: Instant,
  processes: { isDead(holder: string): boolean } = { isDead: () => false },
): Promise<Saved | null> {
  const [row] = await find(db, claim);
  if (row === undefined || row.expires_at <= wall) return null;
  const gone =
    row.holder === null || processes.isDead(row.holder) || addMs(row.created_at, PRESUMED_DEAD_MS) < wall;
  if (row.state === 'started' && gone) return null;
  if (row.operation !== claim.operation || row.fingerprint !== claim.fingerprint) {
    throw new AppError(
      'IDEMPOTENCY_KEY_REUSED',
      `This Idempotency-Key was used for a different request (${row.operation}). Use a fresh key for this one.`,
      { field: 'Idempotency-Key' },
    );
  }
  if (row.state !== 'done' && !gone) throw inProgress();
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

/**
 * Stores the progress of an operation whose outcome is not known yet. Without a holder no process works on it any more,
 * so its outcome stays unknown.
 */
export async function saveProgress(
  tx: Db,
  claim: Claim,
  at: { operationId: string; state: 'started' | 'calling'; holder: string | null },
  wall: Instant,
): Promise<void> {
  const { operationId, state, holder } = at;
  await write(tx, claim, { operationId, state, holder, status: null, response: null }, wall);
}

/** Frees a key whose operation had no effect. */
export async function release(tx: Db, claim: Claim, operationId: string): Promise<void> {
  const [row] = await find(tx, claim);
  if (row?.operation_id === operationId) await remove(tx, claim);
}

/** Saves an outcome under its key, replacing an expired one. */
export async function save(tx: Db, claim: Claim, saved: Saved, wall: Instant): Promise<void> {
  const { operationId, status, data, meta, warnings, unsettled, error } = saved;
  const response = json.encode({ status, data, meta, warnings, unsettled, error });
  await write(tx, claim, { operationId, state: 'done', holder: null, status, response }, wall);
}

const upsert = statement((db: Db, v: Row) =>
  db
    .insertInto('idempotency_keys')
    .values({
      account_id: v.account_id,
      credential_id: v.credential_id,
      key: v.key,
      operation: v.operation,
      operation_id: v.operation_id,
      fingerprint: v.fingerprint,
      state: v.state,
      holder: v.holder,
      status: v.status,
      response: v.response,
      created_at: v.created_at,
      expires_at: v.expires_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'credential_id', 'key']).doUpdateSet((eb) => ({
        operation: eb.ref('excluded.operation'),
        operation_id: eb.ref('excluded.operation_id'),
        fingerprint: eb.ref('excluded.fingerprint'),
        state: eb.ref('excluded.state'),
        holder: eb.ref('excluded.holder'),
        status: eb.ref('excluded.status'),
        response: eb.ref('excluded.response'),
        created_at: eb.ref('excluded.created_at'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    ),
);

async function write(
  tx: Db,
  claim: Claim,
  row: Pick<Row, 'state' | 'holder' | 'status' | 'response'> & { operationId: string },
  wall: Instant,
): Promise<void> {
  await upsert(tx, {
    account_id: claim.accountId,
    credential_id: claim.credentialId,
    key: claim.key,
    operation: claim.operation,
    operation_id: row.operationId,
    fingerprint: claim.fingerprint,
    state: row.state,
    holder: row.holder,
    status: row.status,
    response: row.response,
    created_at: wall,
    expires_at: addMs(wall, LIFETIME_MS),
  });
}

/** Removes at most `limit` rows that are older than 24 hours. Returns how many. */
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

/** Removes operations that dead processes had started without an external call. Returns how many. */
export async function removeAbandoned(
  tx: Db,
  processes: { isDead(holder: string): boolean },
): Promise<number> {
  const holders = await tx
    .selectFrom('idempotency_keys')
    .where('state', '=', 'started')
    .select('holder')
    .distinct()
    .execute();
  const gone = holders.flatMap(({ holder }) => (holder !== null && processes.isDead(holder) ? [holder] : []));
  if (gone.length === 0) return 0;
  const result = await tx
    .deleteFrom('idempotency_keys')
    .where('state', '=', 'started')
    .where('holder', 'in', gone)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
