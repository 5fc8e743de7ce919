import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { AppError } from '#src/lib/errors.ts';
import { lockStoreShared } from './lock.ts';
import { migrate, type StepProgress } from './migrate.ts';
import type { Migration } from './migration.ts';
import { SnapshotReaders } from './readers.ts';
import { isBusy, SqliteConnection } from './sqlite.ts';
import type { Store } from './store.ts';
import { GroupCommitWriter } from './writer.ts';

export interface OpenOptions {
  /** `postgres://…`, or the path of a SQLite file (its folder is made). */
  url: string;
  /** PostgreSQL: standbys that answer what takes long. */
  readUrl?: string | undefined;
  /** Bring the schema up to date first (default true). */
  migrate?: boolean;
  /** SQLite: the steps of the schema, where they are not the program's own. */
  steps?: readonly Migration[];
  /** PostgreSQL: whether statements are prepared under names (default true). */
  prepare?: boolean;
  /** PostgreSQL: after how many seconds a statement that has no answer is given up (default 10). */
  timeoutSeconds?: number;
  /** Hears of each step by which the schema is brought up to date. */
  told?: ((step: StepProgress) => void) | undefined;
}

/** Opens the store that a URL names and brings its schema up to date. */
export async function openStore(options: OpenOptions): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(options.url)) {
    const { openPostgres } = await import('./postgres.ts');
    const { url, readUrl, migrate = true, prepare = true, timeoutSeconds = 10, told } = options;
    return openPostgres({ url, readUrl, migrate, prepare, timeoutSeconds, told });
  }
  return openSqlite(
    options.url.replace(/^(sqlite|file):(\/\/)?/, ''),
    options.migrate ?? true,
    options.steps,
    options.told,
  );
}

async function openSqlite(
  file: string,
  migrateFirst: boolean,
  steps: readonly Migration[] | undefined,
  told: OpenOptions['told'],
): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  createPrivateFile(file);
  removeAbandonedBackups(file);
  const release = lockStoreShared(file);
  const writing = await retryWhileBusy(() => new SqliteConnection(file));
  const migrated = migrateFirst
    ? await retryWhileBusy(() =>
        migrate(writing.db, 'sqlite', (copy) => backup(writing, copy), file, steps, told),
      )
    : [];
  // From here on the writer waits for the lock with timers, without blocking the event loop.
  writing.raw.pragma('busy_timeout = 0');
  const writer = new GroupCommitWriter(writing);
  const readers = new SnapshotReaders(() => new SqliteConnection(file, { readonly: true }));
  writer.onCommit = () => {
    readers.expire();
    watcher.committed();
  };
  const watcher = new CommitWatcher(file);

  const read: Store['read'] = (work, { beside } = {}) =>
    readers.read(
      beside === undefined
        ? ({ db }) => work(db)
        : async ({ db }) => {
            await beside(db);
            return work(db);
          },
    );

  return {
    dialect: 'sqlite',
    remote: false,
    counters: null,
    migrated,
    read,
    readAside: async (work, options) => ({ value: await read(work, options), asOf: null }),
    currentSnapshot: () => readers.current?.db ?? null,
    write: (work, options) => writer.run(work, options),
    version: () => watcher.version(),
    backup: (target) => backup(writing, target),
    ping: () =>
      readers.read(async (connection) => {
        connection.raw.prepare('SELECT count(*) FROM schema_migrations').get();
      }),
    // SQLite writes its first page for it, whatever stood there; nothing else uses the number.
    probeWrite: () =>
      writer.run(async () => {
        writing.exec('PRAGMA user_version = 0');
      }),
    async purge() {
      // Between two units: the checkpoint runs at once, on the connection that writes.
      await writer.settled();
      readers.expire();
      return writing.raw.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
    },
    async close() {
      await writer.settled();
      readers.close();
      watcher.close();
      if (writing.raw.open) {
        writing.raw.pragma('busy_timeout = 50');
        writing.raw.pragma('wal_checkpoint(TRUNCATE)');
        writing.close();
      }
      release();
    },
  };
}

// The store holds personal data, so only its owner may read it. SQLite gives the WAL file the same mode.
function createPrivateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

/** Detects commits of this and other processes, through a connection that itself writes nothing. */
class CommitWatcher {
  readonly #file: string;
  // Without the settings of the others: they would have it read the whole schema, of which it asks nothing.
  #connection: Sqlite.Database | undefined;
  #dataVersion: Sqlite.Statement<[], number> | undefined;
  #own = 0;
  #others = 0;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(file: string) {
    this.#file = file;
  }

  /** Notes a commit of this process. */
  committed(): void {
    this.#own += 1;
  }

  version(): number {
    const now = performance.now();
    // Commits of other processes are noticed within two milliseconds.
    if (now - this.#readAt > 2) {
      this.#connection ??= new Sqlite(this.#file, { readonly: true, timeout: 50 });
      this.#dataVersion ??= this.#connection.prepare<[], number>('PRAGMA data_version').pluck();
      this.#others = this.#dataVersion.get() ?? 0;
      this.#readAt = now;
    }
    return this.#own + this.#others;
  }

  close(): void {
    this.#connection?.close();
  }
}

const OPEN_TIMEOUT_MS = 10_000;
const ABANDONED_AFTER_MS = 3600_000;

// Several processes may open a new store at once; one creates it and the others wait.
async function retryWhileBusy<T>(attempt: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + OPEN_TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
    }
  }
}

// In one step: a backup in several steps starts over whenever another process writes between two of them.
async function backup(connection: SqliteConnection, target: string): Promise<void> {
  if (existsSync(target)) {
    throw new AppError('CONFLICT', `${target} exists already; name a file that does not.`);
  }
  mkdirSync(dirname(target), { recursive: true });
  // Written under another name first, so that an incomplete file left by a crash does not look like a backup.
  const part = `${target}.part`;
  rmSync(part, { force: true });
  createPrivateFile(part);
  await connection.raw.backup(part, { progress: () => 0x7fffffff });
  // Not opened read-only, which would leave a WAL file behind.
  const copy = new Sqlite(part);
  try {
    const verdict = copy.pragma('integrity_check', { simple: true });
    if (verdict !== 'ok')
      throw new AppError('INTERNAL_ERROR', `The backup did not pass its integrity check: ${String(verdict)}`);
  } finally {
    copy.close();
  }
  renameSync(part, target);
  const folder = openSync(dirname(target), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

// Removes incomplete backups of processes that were killed. A recent one may still be in progress.
function removeAbandonedBackups(file: string): void {
  const begins = `${basename(file)}.before-`;
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name);
    if (!name.startsWith(begins) || !/\.part(-journal|-wal|-shm)?$/.test(name)) continue;
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > ABANDONED_AFTER_MS)
      rmSync(path, { force: true });
  }
}
