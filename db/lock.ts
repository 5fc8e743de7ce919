import { closeSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { AppError } from '#src/lib/errors.ts';

/**
 * A lock file beside a SQLite store: processes that have the store open share it, and replacing the file needs it
 * exclusively. It is SQLite's own lock on an empty file, so it is released however its process ends.
 * @returns the function that releases it
 */
export function lockStoreShared(file: string): () => void {
  return lock(
    file,
    'BEGIN; SELECT count(*) FROM sqlite_master',
    'The store is being replaced by a restore. Try again when that has ended.',
  );
}

/**
 * Locks the store exclusively.
 * @returns the function that releases it
 * @throws AppError CONFLICT while any process has the store open
 */
export function lockStoreExclusive(file: string): () => void {
  return lockExclusive(
    file,
    'A Deskhand process has this data folder open. Stop it first (a server, or another command).',
  );
}

/**
 * Locks a file for one process at a time, by an empty one beside it.
 * @returns the function that releases it
 * @throws AppError CONFLICT with these words while another has it
 */
export function lockExclusive(file: string, refusal: string): () => void {
  return lock(file, 'BEGIN EXCLUSIVE', refusal);
}

function lock(file: string, text: string, refusal: string): () => void {
  // Created here because SQLite would make it readable to everybody.
  closeSync(openSync(`${file}.lock`, 'a', 0o600));
  const connection = new Sqlite(`${file}.lock`, { timeout: 0 });
  try {
    const [begin = '', read] = text.split('; ');
    connection.exec(begin);
    if (read !== undefined) connection.prepare(read).get();
  } catch (error) {
    connection.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new AppError('CONFLICT', refusal, { cause: error });
    }
    throw error;
  }
  return () => connection.close();
}
