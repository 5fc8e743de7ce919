import { AppError } from '#src/lib/errors.ts';
import { isBusy, isStorageFault, type SqliteConnection } from './sqlite.ts';
import type { Db, Unit, WriteOptions } from './store.ts';

const MAX_UNITS = 128;
const MAX_GROUP_MS = 8;
// With the last try and the pause before it, an answer leaves within 5 seconds.
const BUSY_LIMIT_MS = 4_700;
/** Another process holds the lock for as long as a commit takes; asking whether it still does costs microseconds. */
const LONGEST_PAUSE_MS = 16;

/**
 * How a unit is kept apart from those that share its transaction: not at all; as a whole, because it means to take back
 * what it writes; or with a savepoint of its own wherever it asks for one, because that was needed.
 */
type SavepointPolicy = 'none' | 'whole' | 'parts';

interface Waiting {
  work: (unit: Unit) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** Runs in a transaction of its own: the one around it was lost once. */
  alone: boolean;
  savepoints: SavepointPolicy;
  /** A COMMIT of it failed: until something else is written, a crash may bring it to light after all. */
  outcomeUnknown: boolean;
}

/** Thrown where something must be taken back that no savepoint was made for: its unit has to run again with them. */
export class RunAgain extends Error {}

/**
 * The one writer of a SQLite store. Waiting units run one after another inside one BEGIN IMMEDIATE and are acknowledged
 * only after COMMIT: one fsync serves them all. A unit that refuses before it wrote anything leaves nothing to take
 * back, and a savepoint costs a copy of every page that is touched; so none is made, and only when a unit fails with
 * something written is the whole transaction rolled back and its units are run again, each in a savepoint.
 */
export class GroupCommitWriter {
  readonly #connection: SqliteConnection;
  readonly #queue: Waiting[] = [];
  #draining = false;
  #idle: (() => void)[] = [];
  /** Commits so far, for measurements. */
  commits = 0;
  /** Called after each commit, before its units are acknowledged. */
  onCommit: () => void = () => {};

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  run<T>(work: (unit: Unit) => Promise<T>, options?: WriteOptions): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({
        work,
        resolve: resolve as (value: unknown) => void,
        reject,
        alone: false,
        savepoints: options?.takesBack === true ? 'whole' : 'none',
        outcomeUnknown: false,
      });
      if (!this.#draining) {
        this.#draining = true;
        // One turn of the event loop lets the requests that arrived together share a commit.
        setImmediate(() => void this.#drain());
      }
    });
  }

  /** Resolves when nothing is waiting. */
  async settled(): Promise<void> {
    if (this.#draining) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      if (await this.#begin()) await this.#group();
      if (this.#queue.length > 0) await new Promise((resolve) => setImmediate(resolve));
    }
    this.#draining = false;
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  async #begin(): Promise<boolean> {
    const deadline = performance.now() + BUSY_LIMIT_MS;
    for (let longest = 1; ; longest = Math.min(2 * longest, LONGEST_PAUSE_MS)) {
      try {
        this.#connection.exec('BEGIN IMMEDIATE');
        return true;
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) {
          for (const waiting of this.#queue.splice(0))
            waiting.reject(unavailable(error, waiting.outcomeUnknown));
          return false;
        }
        await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * longest));
      }
    }
  }

  async #group(): Promise<void> {
    const started = performance.now();
    const done: { waiting: Waiting; value: unknown }[] = [];
    let lost: unknown;
    while (done.length < MAX_UNITS && performance.now() - started < MAX_GROUP_MS) {
      const next = this.#queue[0];
      if (next === undefined || (next.alone && done.length > 0)) break;
      this.#queue.shift();
      const before = this.#connection.writes;
      try {
        done.push({ waiting: next, value: await this.#run(next) });
      } catch (error) {
        if (!this.#connection.raw.inTransaction) {
          lost = error;
          if (next.alone) next.reject(unavailable(error, next.outcomeUnknown));
          else done.push({ waiting: next, value: undefined });
          break;
        }
        if (next.savepoints === 'whole' && error instanceof RunAgain) {
          this.#queue.unshift({ ...next, savepoints: 'parts' });
          continue;
        }
        if (next.savepoints === 'none' && this.#connection.writes !== before) {
          this.#connection.exec('ROLLBACK');
          this.#queue.unshift(...done.map(({ waiting }) => waiting), next);
          // Where one had to, others that wait may have to as well; once is enough.
          for (const waiting of this.#queue) waiting.savepoints = 'parts';
          return;
        }
        next.reject(isStorageFault(error) ? unavailable(error, next.outcomeUnknown) : error);
      }
      if (next.alone) break;
    }
    if (lost === undefined) {
      try {
        this.#connection.exec('COMMIT');
        this.commits += 1;
        this.onCommit();
      } catch (error) {
        lost = error;
        if (!isBusy(error)) for (const { waiting } of done) waiting.outcomeUnknown = true;
        if (this.#connection.raw.inTransaction) this.#connection.raw.exec('ROLLBACK');
      }
    }
    if (lost === undefined) {
      for (const { waiting, value } of done) waiting.resolve(value);
      return;
    }
    // The whole transaction is gone: each unit gets one more try in a transaction of its own.
    for (const { waiting } of done.reverse()) {
      if (waiting.alone) waiting.reject(unavailable(lost, waiting.outcomeUnknown));
      else this.#queue.unshift({ ...waiting, alone: true });
    }
  }

  #run({ work, savepoints }: Waiting): Promise<unknown> {
    const connection = this.#connection;
    if (savepoints === 'none') return inPlain(connection, work);
    if (savepoints === 'whole') return inSavepoint(connection, 'unit', () => inPlain(connection, work));
    return inSavepoint(connection, 'unit', () => work(new GuardedUnit(connection)));
  }
}

async function inPlain(connection: SqliteConnection, work: Waiting['work']): Promise<unknown> {
  const unit = new PlainUnit(connection);
  let value: unknown;
  try {
    value = await work(unit);
  } catch (error) {
    throw unit.needsRerun ? new RunAgain() : error;
  }
  // Whoever caught what a part of it threw believes that part taken back.
  if (unit.needsRerun) throw new RunAgain();
  return value;
}

async function inSavepoint<T>(
  connection: SqliteConnection,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  connection.exec(`SAVEPOINT ${name}`);
  try {
    const value = await work();
    connection.exec(`RELEASE ${name}`);
    return value;
  } catch (error) {
    if (connection.raw.inTransaction) {
      connection.exec(`ROLLBACK TO ${name}`);
      connection.exec(`RELEASE ${name}`);
    }
    throw error;
  }
}

/** A unit with savepoints where it asks for them. */
class GuardedUnit implements Unit {
  readonly tx: Db;
  readonly #connection: SqliteConnection;
  #depth = 0;

  constructor(connection: SqliteConnection) {
    this.tx = connection.db;
    this.#connection = connection;
  }

  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    this.#depth += 1;
    try {
      return await inSavepoint(this.#connection, `nested${this.#depth}`, work);
    } finally {
      this.#depth -= 1;
    }
  }
}

/** A unit without savepoints: what it cannot take back it must be run again for. */
class PlainUnit implements Unit {
  readonly tx: Db;
  readonly #connection: SqliteConnection;
  /** Something was to be taken back and still stands. */
  needsRerun = false;

  constructor(connection: SqliteConnection) {
    this.tx = connection.db;
    this.#connection = connection;
  }

  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#connection.writes;
    try {
      return await work();
    } catch (error) {
      if (this.#connection.writes === before) throw error;
      this.needsRerun = true;
      throw new RunAgain();
    }
  }
}

function unavailable(cause: unknown, outcomeUnknown: boolean): AppError {
  return new AppError(
    'STORAGE_UNAVAILABLE',
    outcomeUnknown
      ? 'The disk failed while this request was written down, so it is not sure whether it was kept. If it had an Idempotency-Key, send the identical request again with it; otherwise look whether it was done before you send it again.'
      : 'The store cannot be written at the moment; nothing of this request was kept. Send it again shortly.',
    { retryAfter: 5, cause, outcomeUnknown },
  );
}
