import type { Kysely } from 'kysely';
import type { Database } from './types.ts';

export type Db = Kysely<Database>;

/** One unit of work: everything that it writes commits together or not at all. */
export interface Unit {
  readonly tx: Db;
  /** Runs work inside a savepoint: when it throws, only its own writes are undone and the error goes on. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
}

export interface WriteOptions {
  /** The account whose writes must follow one another. SQLite has one writer anyway; PostgreSQL locks its row. */
  account?: string;
  /** The work means to take back what it wrote, or may well have to: it is kept apart from the start. */
  takesBack?: boolean;
}

/** Short-lived counts that every process of one store adds to. */
export interface Counters {
  /** Adds to a count that lasts so many seconds from its first addition, and answers the sum. */
  add(key: string, points: number, seconds: number): Promise<number>;
}

/** The durable store behind everything. A promise of `write` resolves only after its COMMIT is on disk. */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres';
  /** Null where one process serves the store: it counts by itself. */
  readonly counters: Counters | null;
  /** The steps of the schema that were applied when it was opened. */
  readonly migrated: readonly string[];
  /** Runs reads that see one snapshot. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The snapshot that reads begun now would join, for a question that is answered at once; null where none is open. */
  currentSnapshot(): Db | null;
  /**
   * Runs a unit of work and answers after its commit. Work must await nothing but its own queries, and may be run
   * a second time if the transaction around it was lost.
   * @throws AppError STORAGE_UNAVAILABLE when the store cannot be written for 5 seconds or its disk fails.
   */
  write<T>(work: (unit: Unit) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * A number that stays the same while nobody, in whichever process, has committed anything: what was read before
   * still holds then. Null where that cannot be told without asking a server.
   */
  version(): number | null;
  /** Writes a consistent copy, checked with integrity_check, to a file that must not exist yet. */
  backup(file: string): Promise<void>;
  /** Rejects when the store cannot answer a query. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
