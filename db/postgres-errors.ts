// Apart from postgres.ts, so that a store on SQLite never loads the driver.

/** Codes of transactions that lost to another and succeed when they run again. */
export const RETRYABLE = new Set(['40001', '40P01']);

// Codes of a server that cannot be reached or written: its own, and those of the network before it.
const UNREACHABLE = /^(08|53|57P|ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE)/;

// The driver gives these no code.
const CUT_OFF =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** The SQLSTATE of an error, if it has one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether an error says that the server cannot be reached, or cannot work at the moment. */
export function isPostgresAway(error: unknown): boolean {
  return UNREACHABLE.test(codeOf(error) ?? '') || (error instanceof Error && CUT_OFF.test(error.message));
}

/** Whether an error says that a unique index already holds the value. */
export function isPostgresUnique(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether an error ended the transaction: a conflict that is tried again, or a connection that is gone. */
export function isPostgresLost(error: unknown): boolean {
  const code = codeOf(error);
  return (code !== undefined && RETRYABLE.has(code)) || isPostgresAway(error);
}
