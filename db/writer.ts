import { AppError } from '#src/lib/errors.ts';
import { isBusy, isStorageFault, type SqliteConnection } from './sqlite.ts';
import type { Db, Unit, WriteOptions } from './store.ts';

const MAX_UNITS = 128;
const MAX_GROUP_MS = 8;
/** So many units for which nobody waits share a commit, however long they take. */
const PATIENT_UNITS = 4;
// Including the last attempt and the pause before it, a request is answered within 5 seconds.
const BUSY_LIMIT_MS = 4_700;
/** Another process holds the lock only for the time of a commit, and retrying costs microseconds. */
const MAX_PAUSE_MS = 16;

/**
 * How a unit is isolated from others in the same transaction: not at all; by one savepoint around the whole unit, because
 * it will probably roll back (none where the transaction has nothing else to lose); or also by a savepoint for each part that asks for one, because a part had to roll back.
 */
type SavepointPolicy = 'none' | 'whole' | 'parts';

interface QueuedUnit {
  work: (unit: Unit) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** Runs in a transaction of its own, because the shared one was lost. */
  alone: boolean;
  patient: boolean;
  savepoints: SavepointPolicy;
  /** A COMMIT of it failed: a crash before the next write may still make it durable. */
  outcomeUnknown: boolean;
}

/** Thrown where writes must be rolled back for which no savepoint was made: the unit has to be rerun with savepoints. */
export class RerunWithSavepoints extends Error {}

/**
 * The one writer of a SQLite store (group commit). Queued units run one after another inside one BEGIN IMMEDIATE and are
 * acknowledged only after COMMIT, so that one fsync serves them all. A savepoint costs a copy of every page that is
 * touched, and most failing units fail before they write. So units run without savepoints at first; only when one fails
 * after writing is the whole transaction rolled back and all its units rerun, each in a savepoint.
 */
export class GroupCommitWriter {
  readonly #connection: SqliteConnection;
  readonly #queue: QueuedUnit[] = [];
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
        patient: options?.patient === true,
        savepoints: options?.mayRollBack === true ? 'whole' : 'none',
        outcomeUnknown: false,
      });
      if (!this.#draining) {
        this.#draining = true;
        // Waiting one turn of the event loop lets requests that arrive together share a commit.
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
    for (let longest = 1; ; longest = Math.min(2 * longest, MAX_PAUSE_MS)) {
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
    const done: { waiting: QueuedUnit; value: unknown }[] = [];
    let lost: unknown;
    const connection = this.#connection;
    const least = this.#queue.every(({ patient }) => patient) ? PATIENT_UNITS : 1;
    while (done.length < least || (done.length < MAX_UNITS && performance.now() - started < MAX_GROUP_MS)) {
      const next = this.#queue[0];
      if (next === undefined || (next.alone && done.length > 0)) break;
      this.#queue.shift();
      const before = connection.writes;
      const isFirst = done.length === 0;
      try {
        const value = await this.#run(next, isFirst);
        if (connection.appendFailure !== null) throw connection.appendFailure;
        done.push({ waiting: next, value });
      } catch (error) {
        if (connection.appendFailure !== null) {
          // It is not known whose row it was.
          lost = connection.appendFailure.cause;
          done.push({ waiting: next, value: undefined });
          this.#rollBack();
          break;
        }
        if (!connection.raw.inTransaction) {
          connection.forgetLeft();
          lost = error;
          if (next.alone) next.reject(unavailable(error, next.outcomeUnknown));
          else done.push({ waiting: next, value: undefined });
          break;
        }
        if (next.savepoints === 'whole') {
          const written = isFirst && connection.writes !== before;
          if (written) this.#rollBack();
          if (error instanceof RerunWithSavepoints) this.#queue.unshift({ ...next, savepoints: 'parts' });
          else this.#reject(next, error);
          if (written) return;
          continue;
        }
        if (next.savepoints === 'none' && connection.writes !== before) {
          this.#rollBack();
          this.#queue.unshift(...done.map(({ waiting }) => waiting), next);
          // Other queued units may fail in the same way; giving all of them savepoints avoids another rerun.
          for (const waiting of this.#queue) waiting.savepoints = 'parts';
          return;
        }
        this.#reject(next, error);
      }
      if (next.alone) break;
    }
    if (lost === undefined) {
      try {
        connection.writeLeft();
      } catch (error) {
        lost = connection.appendFailure?.cause ?? error;
        this.#rollBack();
      }
    }
    if (lost === undefined) {
      try {
        connection.exec('COMMIT');
        this.commits += 1;
        this.onCommit();
      } catch (error) {
        lost = error;
        if (!isBusy(error)) for (const { waiting } of done) waiting.outcomeUnknown = true;
        this.#rollBack();
      }
    }
    if (lost === undefined) {
      for (const { waiting, value } of done) waiting.resolve(value);
      return;
    }
    // The whole transaction is lost: each unit is retried once in a transaction of its own.
    for (const { waiting } of done.reverse()) {
      if (waiting.alone) waiting.reject(unavailable(lost, waiting.outcomeUnknown));
      else this.#queue.unshift({ ...waiting, alone: true });
    }
  }

  #reject({ reject, outcomeUnknown }: QueuedUnit, error: unknown): void {
    reject(isStorageFault(error) ? unavailable(error, outcomeUnknown) : error);
  }

  #rollBack(): void {
    this.#connection.forgetLeft();
    if (this.#connection.raw.inTransaction) this.#connection.exec('ROLLBACK');
  }

  /** @param isFirst nothing else of the transaction is lost where it is rolled back */
  #run({ work, savepoints, alone }: QueuedUnit, isFirst: boolean): Promise<unknown> {
    const connection = this.#connection;
    // Where errors are to be told to the unit that they come from, nothing is left for later.
    connection.leaves = savepoints !== 'parts' && !alone;
    if (savepoints === 'none' || (savepoints === 'whole' && isFirst))
      return runWithoutSavepoints(connection, work);
    if (savepoints === 'whole')
      return runInSavepoint(connection, 'unit', () => runWithoutSavepoints(connection, work));
    return runInSavepoint(connection, 'unit', () => work(new SavepointUnit(connection)));
  }
}

async function runWithoutSavepoints(
  connection: SqliteConnection,
  work: QueuedUnit['work'],
): Promise<unknown> {
  const unit = new PlainUnit(connection);
  let value: unknown;
  try {
    value = await work(unit);
  } catch (error) {
    throw unit.needsRerun ? new RerunWithSavepoints() : error;
  }
  // The work caught the error of a part and assumes that the part was rolled back, which it was not.
  if (unit.needsRerun) throw new RerunWithSavepoints();
  return value;
}

async function runInSavepoint<T>(
  connection: SqliteConnection,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  connection.writeLeft();
  connection.exec(`SAVEPOINT ${name}`);
  try {
    const value = await work();
    connection.exec(`RELEASE ${name}`);
    return value;
  } catch (error) {
    connection.forgetLeft();
    if (connection.raw.inTransaction) {
      connection.exec(`ROLLBACK TO ${name}`);
      connection.exec(`RELEASE ${name}`);
    }
    throw error;
  }
}

/** A unit that makes a savepoint for each part that asks for one. */
class SavepointUnit implements Unit {
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
      return await runInSavepoint(this.#connection, `nested${this.#depth}`, work);
    } finally {
      this.#depth -= 1;
    }
  }
}

/** A unit without savepoints: when a part has to be rolled back, the unit has to be rerun. */
class PlainUnit implements Unit {
  readonly tx: Db;
  readonly #connection: SqliteConnection;
  /** A part had to be rolled back and was not. */
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
      throw new RerunWithSavepoints();
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
