// Apart from postgres.ts, so that a store on SQLite never loads the driver.

/** Codes of transactions that lost to another and succeed when they run again. */
export const RETRYABLE = new Set(['40001', '40P01']);

/** Codes of a server that cannot be reached or written. */
export const UNREACHABLE = /^(08|53|57P)/;

/** The SQLSTATE of an error, if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether an error says that a unique index already holds the value. */
export function isPostgresUnique(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether an error ended the transaction: a conflict that is tried again, or a connection that is gone. */
export function isPostgresLost(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && (RETRYABLE.has(code) || UNREACHABLE.test(code));
}
