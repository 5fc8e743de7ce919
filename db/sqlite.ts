import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type LimitNode,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely';
import { objectMaker } from '#src/lib/object-maker.ts';
import { type AppendedTable, AppendFailed, LeftToEnd, leftIn, type Sequences } from './appended.ts';
import { type EntryTexts, readsTexts, TextsLeft } from './texts-left.ts';
import type { Database } from './types.ts';

/** The pragmas of every connection. `synchronous` is set to FULL because the library defaults to NORMAL. */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
  'cache_size = -16000',
  // A page that many commits change goes into the file once. The log is copied at 16 MB, a fifth of a second's work.
  'wal_autocheckpoint = 4000',
];

const MAX_CACHED_VALUES = 2_000;

const connections = new WeakMap<object, SqliteConnection>();

/** The SQLite connection of a handle, to run compiled statements on directly; undefined on PostgreSQL. */
export function sqliteOf(db: Kysely<Database>): SqliteConnection | undefined {
  return connections.get(db);
}

/** Writes limits as literals: SQLite replans a statement each time a limit is bound, at five times the cost. */
class LiteralLimits extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    if (ValueNode.is(limit) && Number.isInteger(limit.value)) this.append(`limit ${String(limit.value)}`);
    else super.visitLimit(node);
  }
}

/**
 * A prepared statement. Rows are read as arrays and turned into objects here, because the library builds objects member
 * by member, which takes many times as long.
 */
class PreparedStatement {
  readonly #statement: Sqlite.Statement<unknown[], unknown[]>;
  readonly reader: boolean;
  readonly writes: boolean;
  /** What must be written before it runs, where it was left to the end. */
  readonly left: ReturnType<typeof leftIn>;
  readonly readsTexts: boolean;
  #columns = 0;
  #makeRow: (values: readonly unknown[]) => Record<string, unknown> = () => ({});

  constructor(statement: Sqlite.Statement<unknown[], unknown[]>) {
    this.#statement = statement.reader ? statement.raw(true) : statement;
    this.reader = statement.reader;
    this.writes = !statement.readonly;
    this.left = leftIn(statement.source);
    this.readsTexts = readsTexts(statement.source);
    if (this.reader) this.#readColumns();
  }

  #readColumns(): void {
    const names = this.#statement.columns().map(({ name }) => name);
    this.#columns = names.length;
    this.#makeRow = objectMaker(names);
  }

  first(parameters: readonly unknown[]): Record<string, unknown> | undefined {
    const row = this.#statement.get(parameters as unknown[]);
    return row === undefined ? undefined : this.#toRow(row);
  }

  all(parameters: readonly unknown[]): Record<string, unknown>[] {
    const rows = this.#statement.all(parameters as unknown[]);
    const named = new Array<Record<string, unknown>>(rows.length);
    for (let i = 0; i < rows.length; i += 1) named[i] = this.#toRow(rows[i] as unknown[]);
    return named;
  }

  #toRow(values: readonly unknown[]): Record<string, unknown> {
    // A migration may have added a column since.
    if (values.length !== this.#columns) this.#readColumns();
    return this.#makeRow(values);
  }

  run(parameters: readonly unknown[]): Sqlite.RunResult {
    return this.#statement.run(parameters as unknown[]);
  }
}

/** One SQLite connection with its prepared statements cached by text. */
export class SqliteConnection implements DatabaseConnection {
  readonly raw: Sqlite.Database;
  readonly db: Kysely<Database>;
  readonly #statements = new Map<string, PreparedStatement>();
  #snapshotCache: Map<string, unknown> | null = null;
  #version = 0;
  /** The number of writing statements so far, those that are yet to be made included. */
  writes = 0;
  /** Whether what units add waits for the end of the transaction. */
  leaves = false;
  /** Why what was left could not be written: the transaction is lost. */
  appendFailure: AppendFailed | null = null;
  readonly #left = new LeftToEnd(() => '?');
  readonly #texts = new TextsLeft((text, values) => {
    const statement = this.#prepare(text);
    return statement.reader ? statement.all(values) : [statement.run(values)];
  });

  constructor(file: string, options: { readonly?: boolean } = {}) {
    this.raw = new Sqlite(file, { readonly: options.readonly ?? false, timeout: 50 });
    for (const pragma of PRAGMAS) {
      if (!(options.readonly && pragma.startsWith('journal_mode'))) this.raw.pragma(pragma);
    }
    // Otherwise the rollback data of savepoints would go through a temporary file.
    if (!options.readonly) this.raw.pragma('temp_store = MEMORY');
    // Kysely's own dialect guards its connection with a mutex; here the writer runs units of work one at a time.
    const dialect: Dialect = {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driverOf(this),
      createQueryCompiler: () => new LiteralLimits(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    };
    this.db = new Kysely<Database>({ dialect });
    connections.set(this.db, this);
  }

  /**
   * Values derived from the store as this connection sees it. They survive from one snapshot to the next while no process
   * has committed anything. Null outside a snapshot that was begun with `beginSnapshot`.
   */
  get snapshotCache(): Map<string, unknown> | null {
    return this.#snapshotCache;
  }

  /** Begins a read transaction, on a connection that itself writes nothing. */
  beginSnapshot(): void {
    this.exec('BEGIN');
    // The first statement of a transaction fixes what it sees.
    const [row] = this.run<{ data_version: number }>('PRAGMA data_version', []);
    if (
      this.#snapshotCache === null ||
      row?.data_version !== this.#version ||
      this.#snapshotCache.size > MAX_CACHED_VALUES
    )
      this.#snapshotCache = new Map();
    this.#version = row?.data_version ?? 0;
  }

  #prepare(text: string): PreparedStatement {
    let statement = this.#statements.get(text);
    if (statement === undefined) {
      statement = new PreparedStatement(this.raw.prepare<unknown[], unknown[]>(text));
      if (this.#statements.size >= 2000) this.#statements.clear();
      this.#statements.set(text, statement);
    }
    return statement;
  }

  /** A statement that is about to run, once what it may read has been written. */
  #ready(text: string): PreparedStatement {
    const statement = this.#prepare(text);
    if (statement.left.length > 0) this.#write(statement.left);
    if (statement.readsTexts) this.#writeTexts();
    return statement;
  }

  #write(which?: PreparedStatement['left']): void {
    if (this.#left.isEmpty) return;
    this.#ofSeveral(() => {
      for (const { text, values } of this.#left.take(which)) this.#prepare(text).run(values);
    });
  }

  #writeTexts(): void {
    if (!this.#texts.isEmpty) this.#ofSeveral(() => this.#texts.write());
  }

  #ofSeveral(write: () => void): void {
    try {
      write();
    } catch (error) {
      this.appendFailure = new AppendFailed('rows of several units could not be written', { cause: error });
      throw this.appendFailure;
    }
  }

  /** Adds rows, to be written at the end of the transaction or before a statement that may read them. */
  append(table: AppendedTable, rows: readonly object[]): void {
    this.writes += 1;
    this.#left.add(table, rows);
  }

  /** The last numbers of an account that the transaction has moved on and not written yet. */
  sequencesOf(account: string): Sequences | undefined {
    return this.#left.sequencesOf(account);
  }

  /** Moves the numbers of an account on, to be written at the end of the transaction or before a statement that may read them. */
  moveSequences(account: string, sequences: Sequences): void {
    this.writes += 1;
    this.#left.moved(account, sequences);
  }

  /** Writes texts of an entry of the search index, at the end of the transaction or before a statement that may read them. */
  writeTexts(no: number, texts: Partial<EntryTexts>, isNew: boolean): void {
    if (!this.#texts.leave(no, texts, isNew)) return;
    this.writes += 1;
    if (!this.leaves) this.#texts.write();
    else if (this.#texts.isFull) this.#writeTexts();
  }

  /** Writes what was left to the end. */
  writeLeft(): void {
    this.#write();
    this.#writeTexts();
  }

  /** Forgets what was left and is rolled back. */
  forgetLeft(): void {
    this.#left.clear();
    this.#texts.clear();
    this.appendFailure = null;
  }

  /** Runs a statement synchronously and returns its rows; none for a statement that returns nothing. */
  run<R>(text: string, parameters: readonly unknown[]): R[] {
    const statement = this.#ready(text);
    if (statement.writes) this.writes += 1;
    if (statement.reader) return statement.all(parameters) as R[];
    statement.run(parameters);
    return [];
  }

  /** Runs a reading statement synchronously and returns its first row. */
  first<R>(text: string, parameters: readonly unknown[]): R | undefined {
    return this.#ready(text).first(parameters) as R | undefined;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#ready(query.sql);
    if (statement.writes) this.writes += 1;
    if (statement.reader) return { rows: statement.all(query.parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(query.parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    this.writes += 1;
    this.writeLeft();
    for (const row of this.raw.prepare(query.sql).iterate(query.parameters as unknown[]))
      yield { rows: [row as R] };
  }

  exec(text: string): void {
    this.#prepare(text).run([]);
  }

  close(): void {
    this.#statements.clear();
    if (this.raw.open) this.raw.close();
  }
}

function driverOf(connection: SqliteConnection): Driver {
  const raw = async (text: string) => {
    await connection.executeQuery(CompiledQuery.raw(text));
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: () => raw('BEGIN'),
    commitTransaction: () => raw('COMMIT'),
    rollbackTransaction: () => raw('ROLLBACK'),
    releaseConnection: async () => {},
    destroy: async () => connection.close(),
  };
}

/** Whether an error says that another process holds the lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** Whether an error says that the disk is full or failing. */
export function isStorageFault(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(error.code);
}

/** Whether an error says that a unique index already holds the value. */
export function isSqliteUnique(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(error.code);
}
