import type { Kysely } from 'kysely';
import type { Database } from './types.ts';

export type Db = Kysely<Database>;

/** One unit of work: everything that it writes commits together or not at all. */
export interface Unit {
  readonly tx: Db;
  /** Runs work inside a savepoint: when it throws, only its own writes are rolled back and the error is rethrown. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Where each question is a round trip: begins parts of the unit, all of them at once, so that they ask together. Each goes on
   * in its turn. Resolves once none of them can do more before.
   */
  beginEarly?<T>(parts: readonly ((db: Db) => Promise<T>)[]): Promise<EarlyPart<T>[]>;
}

/** A part of a unit that began before its turn. */
export interface EarlyPart<T> {
  /** Goes on, its turn having come. @returns null where it has to be begun anew, as what it read may have changed */
  inTurn(): Promise<T> | null;
}

export interface WriteOptions {
  /** The account whose writes must be serialized. PostgreSQL locks its row; SQLite has one writer anyway. */
  account?: string;
  /** Nobody waits for it: on SQLite it shares a commit with more work of the kind, which may take longer. */
  patient?: boolean;
  /** The work will roll back what it writes, or probably will: it runs in a savepoint from the start. */
  mayRollBack?: boolean;
  /**
   * The parts of the unit get no savepoints on PostgreSQL, and none of them is waited for. Where one would have had to be
   * rolled back, `write` throws RerunWithSavepoints, and nothing was written.
   */
  together?: boolean;
  /** More units follow without being waited for, which build on this one: nothing that can be waited for puts it behind them. */
  inOrder?: boolean;
  /**
   * What is written, the same name for the same queries. What work with a name has asked before on PostgreSQL, it is
   * expected to ask again: see db/postgres-foreseen.ts.
   */
  kind?: string;
}

export interface ReadOptions {
  /**
   * What is read, the same name for the same queries. A read with a name that asks a single statement takes no
   * transaction on PostgreSQL. One that turns out to ask more is run a second time, in a snapshot.
   */
  kind?: string;
  /** Asked together with the read, in a state of its own maybe. Where it fails, the read fails with its error. */
  beside?: ((db: Db) => Promise<unknown>) | undefined;
}

/** Short-lived counters that all processes of one store share. */
export interface Counters {
  /** Adds to a counter that expires this many seconds after its first addition, and returns the sum. */
  add(key: string, points: number, seconds: number): Promise<number>;
  /** Adds to several at once, as one statement. @returns the sum of each */
  addAll(points: ReadonlyMap<string, number>, seconds: number): Promise<Map<string, number>>;
}

/** The durable store behind everything. A promise of `write` resolves only after its COMMIT is on disk. */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  /** Each question is a round trip, so that what does not wait for another answer is better asked at once. */
  readonly remote: boolean;
  /** Null where one process serves the store and counts in memory. */
  readonly counters: Counters | null;
  /** The migrations that were applied when it was opened. */
  readonly migrated: readonly string[];
  /** Runs reads that see one snapshot. */
  read<T>(work: (db: Db) => Promise<T>, options?: ReadOptions): Promise<T>;
  /**
   * Runs reads that may take long where they keep nobody from writing: on a replica, if there is one and it has all that was
   * committed before it was asked, or else as `read` does.
   * @returns `asOf`: the time at which what was read was the newest there was; null where there are no replicas
   */
  readAside<T>(
    work: (db: Db) => Promise<T>,
    options?: ReadOptions,
  ): Promise<{ value: T; asOf: string | null }>;
  /** The open snapshot that a read would join now, for synchronous queries; null where none is open. */
  currentSnapshot(): Db | null;
  /**
   * Runs a unit of work and resolves after its commit. Work must await nothing but its own queries, and may be run
   * a second time if its transaction was lost.
   * @throws AppError STORAGE_UNAVAILABLE when the store cannot be written for 5 seconds or its disk fails.
   */
  write<T>(work: (unit: Unit) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * A number that stays the same while no process has committed anything, so that earlier reads are still valid. Null
   * where finding out would need a query to a server.
   */
  version(): number | null;
  /** Writes a consistent copy, checked with integrity_check, to a file that must not exist yet. */
  backup(file: string): Promise<void>;
  /** Rejects when the store cannot answer a query. */
  ping(): Promise<void>;
  /** Makes a write that changes nothing, down to the disk. @throws AppError STORAGE_UNAVAILABLE when none can be made */
  probeWrite(): Promise<void>;
  /**
   * Takes what was overwritten out of the files beside the store, where there are any. @returns false while somebody still
   * reads them; it is tried again later
   */
  purge(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * The value of work that is begun beside a check, whose error counts first. Waits for both in any case, also where the work
 * throws before it returns a promise: an error of the check that nobody hears would end the process.
 */
export async function checkedBeside<T>(
  check: Promise<unknown> | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (check === undefined) return work();
  const begun = async (): Promise<T> => work();
  const [checked, done] = await Promise.allSettled([check, begun()]);
  if (checked.status === 'rejected') throw checked.reason;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
