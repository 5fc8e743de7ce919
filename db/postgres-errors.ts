// A file of its own, so that a store on SQLite never loads the driver.

/** SQLSTATEs of conflicts between transactions that succeed when retried: serialization failure and deadlock. */
export const RETRYABLE = new Set(['40001', '40P01']);

/** The SQLSTATE of a write to a standby, which a primary may have become. */
export const READ_ONLY = '25006';

// Codes of a server that cannot be reached or written: SQLSTATEs and network errors.
const UNREACHABLE = /^(08|53|57P|25006|ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE)/;

/** What the driver says when all connections of a pool are in use for as long as one is waited for. */
export const POOL_EXHAUSTED = 'timeout exceeded when trying to connect';

// Errors to which the driver gives no code.
const CONNECTION_LOST = new RegExp(
  `^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|none of the servers takes writes|${POOL_EXHAUSTED})`,
);

/** The SQLSTATE of an error, if it has one. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether an error says that the server cannot be reached or is not available at the moment. */
export function isPostgresUnavailable(error: unknown): boolean {
  return (
    UNREACHABLE.test(sqlStateOf(error) ?? '') ||
    (error instanceof Error && CONNECTION_LOST.test(error.message))
  );
}

/** The SQLSTATE of a disk without room. */
export const DISK_FULL = '53100';

/** Whether an error says that a unique index already holds the value. */
export function isPostgresUnique(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}

/** A statement that was sent ahead failed, and its transaction with it: the work is run again without any. */
export class ForeseenFailed extends Error {
  constructor(cause: unknown) {
    super('a statement that was sent ahead failed', { cause });
  }
}

/** Whether an error ended the transaction: a conflict that can be retried, a foreseen statement, or a lost connection. */
export function isPostgresTransactionLost(error: unknown): boolean {
  const code = sqlStateOf(error);
  return (
    (code !== undefined && RETRYABLE.has(code)) ||
    error instanceof ForeseenFailed ||
    isPostgresUnavailable(error)
  );
}

/** Whether a statement was refused because an earlier one of its transaction had failed. */
export function isAbortedTransaction(error: unknown): boolean {
  return sqlStateOf(error) === '25P02';
}

/** Whether a prepared statement was made before a table changed; prepared anew it works. */
export function isOutdatedPlan(error: unknown): boolean {
  return sqlStateOf(error) === '0A000' && error instanceof Error && error.message.includes('cached plan');
}

/** Whether the connection leads to a server that takes no writes any more. */
export function isReadOnly(error: unknown): boolean {
  return sqlStateOf(error) === READ_ONLY;
}

/** Whether the server does not know a statement that was prepared, or knows another under its name. */
export function isForgottenStatement(error: unknown): boolean {
  const code = sqlStateOf(error);
  return code === '26000' || code === '42P05';
}
