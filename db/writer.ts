import { AppError } from '#src/lib/errors.ts';
import { isBusy, isStorageFault, type SqliteConnection } from './sqlite.ts';
import type { Unit } from './store.ts';

const MAX_UNITS = 128;
const MAX_GROUP_MS = 10;
const BUSY_LIMIT_MS = 5_000;

interface Waiting {
  work: (unit: Unit) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  alone: boolean;
}

/**
 * The one writer of a SQLite store. Waiting units run one after another inside one BEGIN IMMEDIATE, each in its
 * own savepoint, and are acknowledged only after COMMIT: one fsync serves them all.
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

  run<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#queue.push({ work, resolve: resolve as (value: unknown) => void, reject, alone: false });
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
    for (;;) {
      try {
        this.#connection.exec('BEGIN IMMEDIATE');
        return true;
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) {
          for (const waiting of this.#queue.splice(0)) waiting.reject(unavailable(error));
          return false;
        }
        await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
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
      try {
        this.#connection.exec('SAVEPOINT unit');
        const value = await next.work(unitOn(this.#connection));
        this.#connection.exec('RELEASE unit');
        done.push({ waiting: next, value });
      } catch (error) {
        if (this.#connection.raw.inTransaction) {
          this.#connection.exec('ROLLBACK TO unit');
          this.#connection.exec('RELEASE unit');
          next.reject(isStorageFault(error) ? unavailable(error) : error);
        } else {
          lost = error;
          if (next.alone) next.reject(unavailable(error));
          else done.push({ waiting: next, value: undefined });
          break;
        }
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
        if (this.#connection.raw.inTransaction) this.#connection.raw.exec('ROLLBACK');
      }
    }
    if (lost === undefined) {
      for (const { waiting, value } of done) waiting.resolve(value);
      return;
    }
    // The whole transaction is gone: each unit gets one more try in a transaction of its own.
    for (const { waiting } of done.reverse()) {
      if (waiting.alone) waiting.reject(unavailable(lost));
      else this.#queue.unshift({ ...waiting, alone: true });
    }
  }
}

function unitOn(connection: SqliteConnection): Unit {
  let depth = 0;
  return {
    tx: connection.db,
    async savepoint(work) {
      depth += 1;
      const name = `nested${depth}`;
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
      } finally {
        depth -= 1;
      }
    },
  };
}

function unavailable(cause: unknown): AppError {
  return new AppError(
    'STORAGE_UNAVAILABLE',
    'The store cannot be written at the moment; nothing of this request was kept. Send it again shortly.',
    { retryAfter: 5, cause },
  );
}
