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
import { shareStore } from './lock.ts';
import { migrate } from './migrate.ts';
import { SnapshotReaders } from './readers.ts';
import { isBusy, SqliteConnection } from './sqlite.ts';
import type { Store } from './store.ts';
import { GroupCommitWriter } from './writer.ts';

export interface OpenOptions {
  /** `postgres://…`, or the path of a SQLite file (its folder is made). */
  url: string;
  /** Bring the schema up to date first (default true). */
  migrate?: boolean;
}

/** Opens the store that a URL names and brings its schema up to date. */
export async function openStore(options: OpenOptions): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(options.url)) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(options.url, options.migrate ?? true);
  }
  return openSqlite(options.url.replace(/^(sqlite|file):(\/\/)?/, ''), options.migrate ?? true);
}

async function openSqlite(file: string, migrating: boolean): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  keepPrivate(file);
  forgetParts(file);
  const release = shareStore(file);
  const writing = await patiently(() => new SqliteConnection(file));
  const migrated = migrating
    ? await patiently(() => migrate(writing.db, 'sqlite', (copy) => backup(writing, copy), file))
    : [];
  // From here on it waits for the lock beside the event loop, not in its way.
  writing.raw.pragma('busy_timeout = 0');
  const writer = new GroupCommitWriter(writing);
  const readers = new SnapshotReaders(() => new SqliteConnection(file, { readonly: true }));
  writer.onCommit = () => {
    readers.expire();
    watcher.committed();
  };
  const watcher = new CommitWatcher(() => new SqliteConnection(file, { readonly: true }));

  return {
    dialect: 'sqlite',
    counters: null,
    migrated,
    read: (work) => readers.read((connection) => work(connection.db)),
    currentSnapshot: () => readers.current?.db ?? null,
    write: (work, options) => writer.run(work, options),
    version: () => watcher.version(),
    backup: (target) => backup(writing, target),
    ping: () =>
      readers.read(async (connection) => {
        connection.raw.prepare('SELECT count(*) FROM schema_migrations').get();
      }),
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

// The store holds personal data: its owner alone reads it. SQLite gives the log beside it the same mode.
function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

/** Tells whether anything was committed, by a connection that itself writes nothing. */
class CommitWatcher {
  readonly #open: () => SqliteConnection;
  #connection: SqliteConnection | undefined;
  #ask: Sqlite.Statement<[], number> | undefined;
  #own = 0;
  #others = 0;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(open: () => SqliteConnection) {
    this.#open = open;
  }

  /** This process has committed. */
  committed(): void {
    this.#own += 1;
  }

  version(): number {
    const now = performance.now();
    // What another process commits is seen within two milliseconds.
    if (now - this.#askedAt > 2) {
      this.#connection ??= this.#open();
      this.#ask ??= this.#connection.raw.prepare<[], number>('PRAGMA data_version').pluck();
      this.#others = this.#ask.get() ?? 0;
      this.#askedAt = now;
    }
    return this.#own + this.#others;
  }

  close(): void {
    this.#connection?.close();
  }
}

const OPENING_MS = 10_000;
const PART_KEPT_MS = 3600_000;

// Several processes may open a new store at once; one makes it and the others wait for that.
async function patiently<T>(attempt: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + OPENING_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
    }
  }
}

// In one step: a backup in several starts over whenever another process has written between two of them.
async function backup(connection: SqliteConnection, target: string): Promise<void> {
  if (existsSync(target)) {
    throw new AppError('CONFLICT', `${target} exists already; name a file that does not.`);
  }
  mkdirSync(dirname(target), { recursive: true });
  // What a crash leaves half done must not look like a backup.
  const part = `${target}.part`;
  rmSync(part, { force: true });
  keepPrivate(part);
  await connection.raw.backup(part, { progress: () => 0x7fffffff });
  // Not opened for reading alone: it would leave a log of its own behind.
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

// What starts that were killed while they made a backup have left. A younger one may be in the making.
function forgetParts(file: string): void {
  const begins = `${basename(file)}.before-`;
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name);
    if (!name.startsWith(begins) || !/\.part(-journal|-wal|-shm)?$/.test(name)) continue;
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > PART_KEPT_MS)
      rmSync(path, { force: true });
  }
}
