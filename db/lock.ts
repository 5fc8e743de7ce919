import { closeSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { AppError } from '#src/lib/errors.ts';

/**
 * A lock beside a SQLite store: whoever has the store open shares it, and who replaces the file needs it alone.
 * It is SQLite's own file lock on an empty file, so it ends with its process however that ends.
 */
export function shareStore(file: string): () => void {
  return lock(
    file,
    'BEGIN; SELECT count(*) FROM sqlite_master',
    'The store is being replaced by a restore. Try again when that has ended.',
  );
}

/** @throws AppError CONFLICT while any process has the store open */
export function takeStore(file: string): () => void {
  return lock(
    file,
    'BEGIN EXCLUSIVE',
    'A Deskhand process has this data folder open. Stop it first (a server, or another command).',
  );
}

function lock(file: string, text: string, refusal: string): () => void {
  // SQLite would make it readable to everybody.
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
