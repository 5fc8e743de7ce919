import type { SqliteConnection } from './sqlite.ts';

const MAX_CONNECTIONS = 16;

interface Snapshot {
  connection: SqliteConnection;
  users: number;
  /** No new reader may join: something was committed since, or its event loop turn is over. */
  expired: boolean;
}

/**
 * Read snapshots on SQLite. Reads that begin in the same turn of the event loop share one transaction, which saves
 * the cost of file locks for each. No read joins a snapshot that is older than the last commit of this process or than
 * the current turn, so a reader sees everything that was acknowledged before it began.
 */
export class SnapshotReaders {
  readonly #open: () => SqliteConnection;
  readonly #free: SqliteConnection[] = [];
  readonly #all: SqliteConnection[] = [];
  readonly #waiting: (() => void)[] = [];
  #current: Snapshot | null = null;

  constructor(open: () => SqliteConnection) {
    this.#open = open;
  }

  async read<T>(work: (connection: SqliteConnection) => Promise<T>): Promise<T> {
    let snapshot = this.#current;
    while (snapshot === null || snapshot.expired) {
      const connection = this.#take();
      if (connection !== undefined) {
        snapshot = this.#begin(connection);
        break;
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      snapshot = this.#current;
    }
    snapshot.users += 1;
    try {
      return await work(snapshot.connection);
    } finally {
      snapshot.users -= 1;
      this.#release(snapshot);
    }
  }

  /** The connection of the snapshot that a reader would join now. */
  get current(): SqliteConnection | null {
    return this.#current?.connection ?? null;
  }

  /** Makes every later read see what has just been committed. */
  expire(): void {
    if (this.#current === null) return;
    const snapshot = this.#current;
    this.#current = null;
    snapshot.expired = true;
    this.#release(snapshot);
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }

  #begin(connection: SqliteConnection): Snapshot {
    connection.beginSnapshot();
    const snapshot: Snapshot = { connection, users: 0, expired: false };
    this.#current = snapshot;
    setImmediate(() => {
      if (this.#current === snapshot) this.expire();
    });
    return snapshot;
  }

  #release(snapshot: Snapshot): void {
    if (!snapshot.expired || snapshot.users > 0 || !snapshot.connection.raw.open) return;
    if (snapshot.connection.raw.inTransaction) snapshot.connection.exec('COMMIT');
    if (!this.#free.includes(snapshot.connection)) this.#free.push(snapshot.connection);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #take(): SqliteConnection | undefined {
    const ready = this.#free.pop();
    if (ready !== undefined || this.#all.length >= MAX_CONNECTIONS) return ready;
    const opened = this.#open();
    this.#all.push(opened);
    return opened;
  }
}
