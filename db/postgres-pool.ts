import type pg from 'pg';
import { LaterConnection, PostgresConnection } from './postgres-connection.ts';
import { ForeseenFailed } from './postgres-errors.ts';
import type { ForeseenRun } from './postgres-foreseen.ts';
import type { Answer } from './postgres-query.ts';
import { NEEDS_SNAPSHOT } from './postgres-reads.ts';
import { PostgresTransaction } from './postgres-transaction.ts';
import type { StatementNames } from './statement-names.ts';
import type { Db } from './store.ts';

/** Connections that reads of one statement share. */
const READING = 4;
/** As many reads one after another go over the same connection, so that they are sent together. */
const TOGETHER = 32;
/** A connection whose answer takes longer is left to those that wait there already. */
const SLOW_MS = 20;
const READ_SNAPSHOT = 'begin isolation level repeatable read read only';

/** Where connections come from. */
interface ConnectionSource {
  connect(): Promise<pg.PoolClient>;
}

/** The connections of a store: those that one transaction has to itself, and those that single statements share. */
export class Connections {
  readonly #pool: ConnectionSource;
  readonly #names: StatementNames | null;
  readonly #known = new WeakMap<pg.PoolClient, PostgresConnection>();
  readonly #shared: { connection: PostgresConnection; release: () => void }[] = [];
  #opening: Promise<void> | null = null;
  #reads = 0;

  constructor(pool: ConnectionSource, names: StatementNames | null) {
    this.#pool = pool;
    this.#names = names;
  }

  async take(): Promise<{ connection: PostgresConnection; release: () => void }> {
    const client = await this.#pool.connect();
    let connection = this.#known.get(client);
    if (connection === undefined) {
      connection = new PostgresConnection(client, this.#names);
      this.#known.set(client, connection);
    }
    const taken = connection;
    const release = () => {
      // Before anything that others ask on it.
      taken.flush();
      client.release(taken.broken);
    };
    return { connection, release };
  }

  /** A connection for a statement outside any transaction. */
  async shared(): Promise<PostgresConnection> {
    this.#removeBroken();
    if (this.#shared.length < READING) {
      this.#opening ??= this.#open();
      if (this.#shared.length === 0) await this.#opening;
      else this.#opening.catch(() => {});
    }
    const first = Math.floor(this.#reads / TOGETHER);
    this.#reads += 1;
    const now = performance.now();
    let chosen: PostgresConnection | undefined;
    for (let i = 0; i < this.#shared.length; i += 1) {
      const connection = this.#shared[(first + i) % this.#shared.length]?.connection;
      if (connection === undefined) continue;
      chosen ??= connection;
      if (connection.waiting === 0 || now - connection.waitingSince < SLOW_MS) return connection;
    }
    if (chosen === undefined) return this.shared();
    return chosen;
  }

  async #open(): Promise<void> {
    try {
      this.#shared.push(await this.take());
    } finally {
      this.#opening = null;
    }
  }

  #removeBroken(): void {
    for (let i = this.#shared.length - 1; i >= 0; i -= 1) {
      if (this.#shared[i]?.connection.broken !== true) continue;
      for (const { release } of this.#shared.splice(i, 1)) release();
    }
  }

  /** Gives the shared connections back, one that is still being opened too: the pool ends when it has them all. */
  async releaseShared(): Promise<void> {
    await this.#opening?.catch(() => {});
    for (const { release } of this.#shared.splice(0)) release();
  }
}

/**
 * Runs work in a transaction of its own. What the work does not commit is rolled back with its error.
 * @param run what foresees its statements, if anything does
 */
export async function inTransaction<T>(
  connections: Connections,
  begin: string,
  work: (tx: PostgresTransaction) => Promise<T>,
  run: ForeseenRun<Answer> | null = null,
): Promise<T> {
  const { connection, release } = await connections.take();
  try {
    return await worked(new PostgresTransaction(connection, begin, run), work);
  } finally {
    release();
  }
}

/** Runs reads in one snapshot. */
export async function inSnapshot<T>(connections: Connections, work: (db: Db) => Promise<T>): Promise<T> {
  const { connection, release } = await connections.take();
  try {
    return await snapshotOn(connection, work);
  } finally {
    release();
  }
}

/**
 * Runs reads in one snapshot. Those whose statements were all foreseen go in one piece over a connection that others share,
 * the rest over one of their own.
 * @returns what the reads returned, or that they have to be run again as they asked for what was not foreseen
 */
export async function inForeseenSnapshot<T>(
  connections: Connections,
  work: (db: Db) => Promise<T>,
  run: ForeseenRun<Answer>,
): Promise<T | typeof NEEDS_SNAPSHOT> {
  const later = new LaterConnection();
  let release = () => {};
  let over = false;
  const choose = async (whole: boolean): Promise<void> => {
    try {
      if (whole) return later.goWhole(await connections.shared());
      const taken = await connections.take();
      if (over) return taken.release();
      release = taken.release;
      later.go(taken.connection);
    } catch (error) {
      later.fail(error);
    }
  };
  try {
    return await snapshot(later, work, run, (whole) => void choose(whole));
  } finally {
    over = true;
    release();
  }
}

/** Runs reads in one snapshot on a connection that nobody else uses meanwhile. */
export function snapshotOn<T>(connection: PostgresConnection, work: (db: Db) => Promise<T>): Promise<T> {
  return wholly(snapshot(connection, work, null));
}

// Where nothing was foreseen, nothing can come unforeseen.
async function wholly<T>(reading: Promise<T | typeof NEEDS_SNAPSHOT>): Promise<T> {
  const value = await reading;
  if (value === NEEDS_SNAPSHOT) throw new Error('a read that nobody foresaw ended early');
  return value;
}

/** Has a read run again that failed with a statement which was sent ahead. */
export function unlessForeseenFailed(error: unknown): typeof NEEDS_SNAPSHOT {
  if (error instanceof ForeseenFailed) return NEEDS_SNAPSHOT;
  throw error;
}

function snapshot<T>(
  connection: Pick<PostgresConnection, 'send'>,
  work: (db: Db) => Promise<T>,
  run: ForeseenRun<Answer> | null,
  onLookedAhead: ((whole: boolean) => void) | null = null,
): Promise<T | typeof NEEDS_SNAPSHOT> {
  return new Promise((resolve, reject) => {
    const unforeseen = () => {
      run?.ended();
      resolve(NEEDS_SNAPSHOT);
    };
    const tx = new PostgresTransaction(connection, READ_SNAPSHOT, run, unforeseen, onLookedAhead);
    worked(tx, async () => {
      const value = await work(tx.db);
      tx.endRead();
      run?.ended();
      return value;
    }).then(resolve, reject);
  });
}

async function worked<T>(tx: PostgresTransaction, work: (tx: PostgresTransaction) => Promise<T>): Promise<T> {
  try {
    return await work(tx);
  } catch (error) {
    tx.rollBack();
    throw error;
  }
}
