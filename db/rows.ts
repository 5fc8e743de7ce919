import type { Insertable, Selectable, Updateable } from 'kysely';
import { type CompiledQuery, PostgresAdapter } from 'kysely';
import { fold } from '#src/lib/fold.ts';
import { LockOrderConflict } from './account-locks.ts';
import { type AppendedTable, AppendFailed } from './appended.ts';
import { directoryEntries, type FoundTable } from './directory.ts';
import { among } from './owned.ts';
import { postgresOf } from './postgres-connection.ts';
import { isPostgresTransactionLost, isPostgresUnique } from './postgres-errors.ts';
import { isBusy, isSqliteUnique, isStorageFault, sqliteOf } from './sqlite.ts';
import type { Db } from './store.ts';
import type { Database } from './types.ts';
import { RerunWithSavepoints } from './writer.ts';

export { fold };

/** A placeholder in a compiled statement for a value that is supplied when it runs. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface Compilable<R> {
  compile(): CompiledQuery<R>;
}

function bindValues({ parameters }: CompiledQuery, values: Record<string, unknown>): unknown[] {
  const given = new Array<unknown>(parameters.length);
  for (let i = 0; i < parameters.length; i += 1) {
    const value = parameters[i];
    given[i] = value instanceof Placeholder ? values[value.name] : value;
  }
  return given;
}

/**
 * Runs a compiled query with its values. On SQLite it bypasses the query builder's execution. Not an async function, as
 * this is the hottest path and each call would allocate another promise.
 */
function run<R>(db: Db, query: CompiledQuery, values: readonly unknown[]): Promise<R[]> {
  const sqlite = sqliteOf(db);
  if (sqlite === undefined) return runOnPostgres<R>(db, query, values);
  try {
    return Promise.resolve(sqlite.run<R>(query.sql, values));
  } catch (error) {
    return Promise.reject(error);
  }
}

function runOnPostgres<R>(db: Db, query: CompiledQuery, values: readonly unknown[]): Promise<R[]> {
  const postgres = postgresOf(db);
  if (postgres === undefined)
    return db.executeQuery<R>({ ...query, parameters: values } as CompiledQuery<R>).then(({ rows }) => rows);
  if (!answersNothing(query)) return postgres.rows<R>(query.sql, values);
  postgres.post(query.sql, values);
  return Promise.resolve([]);
}

/** Whether a statement writes and returns no rows. */
function answersNothing({ query }: CompiledQuery): boolean {
  switch (query.kind) {
    case 'InsertQueryNode':
    case 'UpdateQueryNode':
    case 'DeleteQueryNode':
      return query.returning === undefined;
    default:
      return false;
  }
}

/** Whether a second query costs less than having a statement return what it wrote. */
export function returningCostsMore(db: Db): boolean {
  return sqliteOf(db) !== undefined;
}

const discardResult = (): void => {};
const firstRow = <R>([row]: R[]): R | undefined => row;

function dialectOf(db: Db): 0 | 1 {
  if (sqliteOf(db) !== undefined) return 0;
  return db.getExecutor().adapter instanceof PostgresAdapter ? 1 : 0;
}

/**
 * A query that is built and compiled once per dialect and then only bound to values, because building it costs more
 * than running it on SQLite. Values must be scalars; a list (`in`) needs the plain query builder.
 */
export function statement<P extends object, R>(
  build: (db: Db, values: P) => Compilable<R>,
): (db: Db, values: P) => Promise<R[]> {
  const compiled: (CompiledQuery | undefined)[] = [];
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as P;
  return (db, values) => {
    const dialect = dialectOf(db);
    let query = compiled[dialect];
    if (query === undefined) {
      query = build(db, placeholders).compile();
      compiled[dialect] = query;
    }
    return run<R>(db, query, bindValues(query, values as Record<string, unknown>));
  };
}

/**
 * A cache for values derived from a snapshot. It is emptied by any commit. Null where nothing may be cached: inside a
 * write, and on PostgreSQL.
 */
export function snapshotCache(db: Db): Map<string, unknown> | null {
  return sqliteOf(db)?.snapshotCache ?? null;
}

type Table = keyof Database & string;
type AccountTable = {
  [T in Table]: Database[T] extends { id: unknown; account_id: unknown } ? T : never;
}[Table];

/** Compiled statements by table, dialect and list of columns. */
class StatementCache {
  readonly #known = new Map<string, { keys: readonly string[]; query: CompiledQuery }[]>();

  of(db: Db, table: string, keys: readonly string[], build: () => CompiledQuery): CompiledQuery {
    const name = dialectOf(db) === 0 ? table : `postgres ${table}`;
    let shapes = this.#known.get(name);
    if (shapes === undefined) {
      shapes = [];
      this.#known.set(name, shapes);
    }
    for (const shape of shapes) if (sameKeys(shape.keys, keys)) return shape.query;
    const query = build();
    shapes.push({ keys, query });
    return query;
  }
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

const inserts = new StatementCache();
const updates = new StatementCache();
const finds = new StatementCache();

const ACCOUNT = new Placeholder('$account') as never;
const ID = new Placeholder('$id') as never;

const placeholdersFor = (keys: readonly string[]): Record<string, Placeholder> =>
  Object.fromEntries(keys.map((key) => [key, new Placeholder(key)]));

/** Inserts one row. */
export function insertRow<T extends Table>(db: Db, table: T, row: Insertable<Database[T]>): Promise<void> {
  const entries = directoryEntries(table, [row]);
  const inserted = insertOne(db, table, row);
  return entries.length === 0 ? inserted : inserted.then(() => enter(db, entries));
}

/** Enters rows in the directory where their table is found by it; for those that are not written by these functions. */
export function enterInDirectory(
  db: Db,
  table: FoundTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  return enter(db, directoryEntries(table, rows));
}

// Entries that stand there remain.
async function enter(db: Db, entries: readonly Insertable<Database['account_directory']>[]): Promise<void> {
  for (let from = 0; from < entries.length; from += MAX_ROWS_PER_INSERT)
    await db
      .insertInto('account_directory')
      .values(entries.slice(from, from + MAX_ROWS_PER_INSERT))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Removes rows that are found by a hash, and what leads to them. */
export async function removeFound(
  tx: Db,
  table: Extract<
    FoundTable,
    'oauth_codes' | 'oauth_tokens' | 'password_links' | 'pending_sign_ins' | 'service_tokens' | 'sessions'
  >,
  rows: readonly { account_id: string; hash: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const pairs = rows.map(({ account_id, hash }) => [account_id, hash]);
  await tx
    .deleteFrom(table)
    .where(among(['account_id', 'hash'], pairs))
    .execute();
  await tx
    .deleteFrom('account_directory')
    .where('kind', '=', table)
    .where(among(['account_id', 'key'], pairs))
    .execute();
}

function insertOne<T extends Table>(db: Db, table: T, row: Insertable<Database[T]>): Promise<void> {
  const keys = Object.keys(row);
  const query = inserts.of(db, table, keys, () =>
    db
      .insertInto(table)
      .values(placeholdersFor(keys) as never)
      .compile(),
  );
  // The builder binds values in the order of the keys.
  return run(db, query, Object.values(row)).then(discardResult);
}

const MAX_ROWS_PER_INSERT = 32;

/** Inserts rows that have the same columns, in the order given, with as few statements as possible. */
export async function insertRows<T extends Table>(
  db: Db,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += MAX_ROWS_PER_INSERT) {
    const some = rows.slice(from, from + MAX_ROWS_PER_INSERT) as Record<string, unknown>[];
    const [first = {}] = some;
    if (some.length === 1) await insertOne(db, table, first as Insertable<Database[T]>);
    else await insertMany(db, table, some, Object.keys(first));
  }
  await enter(db, directoryEntries(table, rows));
}

/**
 * Adds rows to a table to which units of work only add. They are written at the end of the transaction together with those
 * of others, or before a statement that may read them.
 */
export function appendRows<T extends AppendedTable>(
  db: Db,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const connection = sqliteOf(db);
  if (connection === undefined ? postgresOf(db)?.append === undefined : !connection.leaves)
    return insertRows(db, table, rows);
  if (rows.length > 0) (connection ?? postgresOf(db))?.append?.(table, rows);
  return Promise.resolve();
}

async function insertMany(
  db: Db,
  table: Table,
  rows: readonly Record<string, unknown>[],
  columns: readonly string[],
): Promise<void> {
  const query = inserts.of(db, `${table} ${rows.length}`, columns, () =>
    db
      .insertInto(table)
      .values(rows.map(() => placeholdersFor(columns)) as never)
      .compile(),
  );
  const values: unknown[] = [];
  for (const row of rows) for (const column of columns) values.push(row[column]);
  await run(db, query, values);
}

/**
 * Changes columns of one row of an account. Does nothing when the patch is empty.
 * @param known values that the row was read with in this unit: what the unit read of rows with other values still stands
 */
export function updateRow<T extends AccountTable>(
  db: Db,
  table: T,
  account: string,
  id: string,
  patch: Updateable<Database[T]>,
  known: Partial<Selectable<Database[T]>> = {},
): Promise<void> {
  return updateRowByTableName(db, table, account, id, patch, known);
}

/** As `updateRow`, for a table that is only known by name at run time. */
export function updateRowByTableName(
  db: Db,
  table: string,
  account: string,
  id: string,
  patch: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const keys = Object.keys(patch);
  if (keys.length === 0) return Promise.resolve();
  const compared = Object.keys(known);
  const name = compared.length === 0 ? table : `${table} of one ${compared}`;
  const query = updates.of(db, name, keys, () => {
    const base = db
      .updateTable(table as 'clients')
      .set(placeholdersFor(keys) as never)
      .where('account_id', '=', ACCOUNT)
      .where('id', '=', ID);
    return compared
      .reduce((some, column) => some.where(column as 'id', '=', new Placeholder(column) as never), base)
      .compile();
  });
  const updated = run(db, query, [...Object.values(patch), account, id, ...Object.values(known)]);
  const entries = directoryEntries(table, [patch], account);
  return entries.length === 0 ? updated.then(discardResult) : updated.then(() => enter(db, entries));
}

/** The row with an id, in one account; deleted rows included. */
export function findRow<T extends AccountTable>(
  db: Db,
  table: T,
  account: string,
  id: string,
): Promise<Selectable<Database[T]> | undefined> {
  const query = finds.of(db, table, [], () =>
    db
      .selectFrom(table as 'clients')
      .selectAll()
      .where('account_id', '=', ACCOUNT)
      .where('id', '=', ID)
      .compile(),
  );
  const sqlite = sqliteOf(db);
  if (sqlite === undefined)
    return runOnPostgres<Selectable<Database[T]>>(db, query, [account, id]).then(firstRow);
  try {
    return Promise.resolve(sqlite.first<Selectable<Database[T]>>(query.sql, [account, id]));
  } catch (error) {
    return Promise.reject(error);
  }
}

/** The one codec of JSON columns. */
export const json = {
  encode: (value: unknown): string => JSON.stringify(value),
  encodeOrNull: (value: unknown): string | null => (value == null ? null : JSON.stringify(value)),
  /** Reads back what `encode` wrote; the type is the column's contract. */
  decode: <T>(text: string): T => (text === '[]' ? [] : JSON.parse(text)) as T,
  decodeOrNull: <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T)),
};

/** A LIKE pattern for text anywhere inside a folded column; use with `escape '\\'` through `contains`. */
export function likePattern(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

/** Whether an error says that a unique index already holds the value, in either dialect. */
export function isUniqueViolation(error: unknown): boolean {
  return isSqliteUnique(error) || isPostgresUnique(error);
}

/** Whether an error aborts the surrounding transaction: the disk, the lock or the connection failed, or it is rerun. */
export function abortsTransaction(error: unknown): boolean {
  return (
    error instanceof RerunWithSavepoints ||
    error instanceof AppendFailed ||
    error instanceof LockOrderConflict ||
    isBusy(error) ||
    isStorageFault(error) ||
    isPostgresTransactionLost(error)
  );
}
