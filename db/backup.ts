import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { AppError } from '#src/lib/errors.ts';
import { lockStoreExclusive } from './lock.ts';
import { otherSchema } from './migrate.ts';

const SECRETS = 'backup_secrets';
const FOLDERS = { outbox: 'backup_outbox', documents: 'backup_documents' } as const;

/** A file from outside the database that a backup contains. */
interface BackupFile {
  name: string;
  content: Uint8Array;
}

/** Files outside the database: the mails of the outbox folder, and the bytes of documents. */
export type Folders = Record<keyof typeof FOLDERS, Iterable<BackupFile>>;

/** What a backup contains. */
export interface BackupInfo {
  bytes: number;
  /** The last migration of its schema. */
  schema: string;
  accounts: number;
}

/**
 * Adds to a finished backup what is kept outside the database: the deployment's secrets, without which its keys and links
 * would not be recognised after a restore, the mails of its outbox folder, and the files of its documents. Only the
 * owner can read the file.
 */
export function sealBackup(
  file: string,
  contents: Folders & { secrets: Record<string, string> },
): BackupInfo {
  const copy = new Sqlite(file);
  try {
    copy.pragma('journal_mode = DELETE');
    copy.exec(`CREATE TABLE ${SECRETS} (name TEXT PRIMARY KEY, value TEXT NOT NULL)`);
    const insert = copy.prepare(`INSERT INTO ${SECRETS} (name, value) VALUES (?, ?)`);
    for (const [name, value] of Object.entries(contents.secrets)) insert.run(name, value);
    for (const [folder, table] of Object.entries(FOLDERS)) {
      copy.exec(`CREATE TABLE ${table} (name TEXT PRIMARY KEY, content BLOB NOT NULL)`);
      const add = copy.prepare(`INSERT INTO ${table} (name, content) VALUES (?, ?)`);
      copy.transaction(() => {
        for (const { name, content } of contents[folder as keyof Folders]) add.run(name, content);
      })();
    }
  } finally {
    copy.close();
  }
  chmodSync(file, 0o600);
  return inspectBackup(file);
}

/**
 * Checks that a file is an intact backup of a schema that this program knows.
 * @throws AppError saying what is wrong with it
 */
function inspectBackup(file: string): BackupInfo {
  requireFile(file);
  let copy: Sqlite.Database | undefined;
  try {
    copy = new Sqlite(file, { readonly: true });
    const verdict = copy.pragma('integrity_check', { simple: true });
    if (verdict !== 'ok') throw cannotRestore(file, 'it is damaged: it does not pass its integrity check');
    const names = appliedMigrations(copy);
    const unreadable = otherSchema(names);
    if (unreadable !== null) throw cannotRestore(file, `it ${unreadable}`);
    const accounts = copy.prepare('SELECT count(*) AS n FROM accounts').pluck().get() as number;
    return { bytes: statSync(file).size, schema: names.at(-1) ?? '', accounts };
  } catch (error) {
    if (error instanceof Sqlite.SqliteError)
      throw cannotRestore(
        file,
        error.code === 'SQLITE_NOTADB' ? 'it is not a SQLite file' : `it cannot be read (${error.code})`,
      );
    throw error;
  } finally {
    copy?.close();
  }
}

function appliedMigrations(copy: Sqlite.Database): string[] {
  return !hasTable(copy, 'schema_migrations')
    ? []
    : (copy.prepare('SELECT name FROM schema_migrations ORDER BY name').pluck().all() as string[]);
}

/**
 * Replaces a store that no process has open with a backup. The old store is moved aside, not removed.
 * @param options.told hears of each step before it begins
 * @param options.place receives the secrets and the files of the backup before anybody else can open the store
 * @throws AppError CONFLICT when a store is there and `force` is not set, or a process has it open
 */
export async function restoreBackup(
  file: string,
  target: string,
  options: {
    force: boolean;
    stamp: string;
    told(what: string): void;
    place(secrets: Record<string, string>, folders: Folders): void;
  },
): Promise<{ facts: BackupInfo; aside: string | null }> {
  if (resolve(file) === resolve(target)) throw cannotRestore(file, 'it is the store itself');
  requireFile(file);
  options.told('checking the file');
  const facts = inspectBackup(file);
  if (facts.schema === '') throw cannotRestore(file, 'it is not a Deskhand backup');
  if (existsSync(target) && !options.force) {
    throw new AppError(
      'CONFLICT',
      `${target} holds a store already. Add --force to replace it; the present one is then moved aside.`,
    );
  }
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const release = lockStoreExclusive(target);
  try {
    const incoming = `${target}.restoring`;
    rmSync(incoming, { force: true });
    closeSync(openSync(incoming, 'wx', 0o600));
    options.told('the store');
    const secrets = await copyOfStore(file, incoming);
    const aside = existsSync(target) ? `${target}.before-restore-${options.stamp}` : null;
    for (const part of ['', '-wal', '-shm']) {
      if (aside !== null && existsSync(target + part)) renameSync(target + part, aside + part);
      else rmSync(target + part, { force: true });
    }
    renameSync(incoming, target);
    flush(dirname(target));
    options.told('secrets, outbox and documents');
    options.place(secrets, {
      outbox: filesIn(file, FOLDERS.outbox),
      documents: filesIn(file, FOLDERS.documents),
    });
    return { facts, aside };
  } finally {
    release();
  }
}

async function copyOfStore(file: string, incoming: string): Promise<Record<string, string>> {
  const source = new Sqlite(file, { readonly: true });
  await source.backup(incoming, { progress: () => 0x7fffffff });
  source.close();
  const copy = new Sqlite(incoming);
  try {
    copy.pragma('journal_mode = DELETE');
    copy.pragma('secure_delete = ON');
    const rows = hasTable(copy, SECRETS)
      ? (copy.prepare(`SELECT name, value FROM ${SECRETS}`).all() as { name: string; value: string }[])
      : [];
    const backupTables = [SECRETS, ...Object.values(FOLDERS)];
    copy.exec(`${backupTables.map((table) => `DROP TABLE IF EXISTS ${table};`).join(' ')} VACUUM`);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  } finally {
    copy.close();
    flush(incoming);
  }
}

/** The files of one folder in a backup, read one at a time. */
function* filesIn(file: string, table: string): Generator<BackupFile> {
  const source = new Sqlite(file, { readonly: true });
  try {
    if (!hasTable(source, table)) return;
    yield* source.prepare<[], BackupFile>(`SELECT name, content FROM ${table}`).iterate();
  } finally {
    source.close();
  }
}

const hasTable = (copy: Sqlite.Database, table: string): boolean =>
  copy.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table) !== undefined;

function flush(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function requireFile(file: string): void {
  if (!existsSync(file) || !statSync(file).isFile()) throw cannotRestore(file, 'there is no such file');
}

function cannotRestore(file: string, why: string): AppError {
  return new AppError('INVALID_REQUEST', `${file} cannot be restored: ${why}.`, { field: 'file' });
}
