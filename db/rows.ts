import type { Insertable, Selectable, Updateable } from 'kysely';
import { type CompiledQuery, PostgresAdapter } from 'kysely';
import { fold } from '#src/lib/fold.ts';
import { LockFirst } from './account-locks.ts';
import { isPostgresLost, isPostgresUnique } from './postgres-errors.ts';
import { isBusy, isSqliteUnique, isStorageFault, sqliteOf } from './sqlite.ts';
import type { Db } from './store.ts';
import type { Database } from './types.ts';
import { RunAgain } from './writer.ts';

export { fold };

/** A stand-in for a value that arrives when the statement runs. */
class Marker {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface Compilable<R> {
  compile(): CompiledQuery<R>;
}

function filled({ parameters }: CompiledQuery, values: Record<string, unknown>): unknown[] {
  const given = new Array<unknown>(parameters.length);
  for (let i = 0; i < parameters.length; i += 1) {
    const value = parameters[i];
    given[i] = value instanceof Marker ? values[value.name] : value;
  }
  return given;
}

/**
 * Runs a compiled query with its values: on SQLite at once, without the query builder's machinery. No async function:
 * statements are what a unit is made of, and each would keep a promise of its own.
 */
function run<R>(db: Db, query: CompiledQuery, values: readonly unknown[]): Promise<R[]> {
  const sqlite = sqliteOf(db);
  if (sqlite === undefined) return ask<R>(db, query, values);
  try {
    return Promise.resolve(sqlite.run<R>(query.sql, values));
  } catch (error) {
    return Promise.reject(error);
  }
}

async function ask<R>(db: Db, query: CompiledQuery, values: readonly unknown[]): Promise<R[]> {
  return (await db.executeQuery<R>({ ...query, parameters: values } as CompiledQuery<R>)).rows;
}

const nothing = (): void => {};
const first = <R>([row]: R[]): R | undefined => row;

function dialectOf(db: Db): 0 | 1 {
  if (sqliteOf(db) !== undefined) return 0;
  return db.getExecutor().adapter instanceof PostgresAdapter ? 1 : 0;
}

/**
 * A query that is built and compiled once for each dialect and then only given its values: building costs more
 * than SQLite takes to answer. Values must be single ones; a list (`in`) needs the plain query builder.
 */
export function statement<P extends object, R>(
  build: (db: Db, values: P) => Compilable<R>,
): (db: Db, values: P) => Promise<R[]> {
  const compiled: (CompiledQuery | undefined)[] = [];
  const markers = new Proxy({}, { get: (_, name) => new Marker(String(name)) }) as P;
  return (db, values) => {
    const dialect = dialectOf(db);
    let query = compiled[dialect];
    if (query === undefined) {
      query = build(db, markers).compile();
      compiled[dialect] = query;
    }
    return run<R>(db, query, filled(query, values as Record<string, unknown>));
  };
}

/**
 * A place to keep what was worked out from the store, in a snapshot: it holds until anything is committed, and is gone
 * then. Null where every question must be asked anew (inside a write, and on PostgreSQL).
 */
export function knownIn(db: Db): Map<string, unknown> | null {
  return sqliteOf(db)?.known ?? null;
}

type Table = keyof Database & string;
type Scoped = { [T in Table]: Database[T] extends { id: unknown; account_id: unknown } ? T : never }[Table];

/** Statements by table and dialect, told apart by the columns that they are given. */
class Shapes {
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

const inserts = new Shapes();
const updates = new Shapes();
const finds = new Shapes();

const ACCOUNT = new Marker('$account') as never;
const ID = new Marker('$id') as never;

const marked = (keys: readonly string[]): Record<string, Marker> =>
  Object.fromEntries(keys.map((key) => [key, new Marker(key)]));

/** Inserts one row. */
export function insertRow<T extends Table>(db: Db, table: T, row: Insertable<Database[T]>): Promise<void> {
  const keys = Object.keys(row);
  const query = inserts.of(db, table, keys, () =>
    db
      .insertInto(table)
      .values(marked(keys) as never)
      .compile(),
  );
  // The builder puts the values where their keys stand.
  return run(db, query, Object.values(row)).then(nothing);
}

const MANY = 32;

/** Inserts rows that have the same columns, in the order given, with as few statements as may be. */
export async function insertRows<T extends Table>(
  db: Db,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += MANY) {
    const some = rows.slice(from, from + MANY) as Record<string, unknown>[];
    const [first = {}] = some;
    if (some.length === 1) await insertRow(db, table, first as Insertable<Database[T]>);
    else await insertMany(db, table, some, Object.keys(first));
  }
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
      .values(rows.map(() => marked(columns)) as never)
      .compile(),
  );
  const values: unknown[] = [];
  for (const row of rows) for (const column of columns) values.push(row[column]);
  await run(db, query, values);
}

/** Changes columns of one row of an account. Does nothing when the patch is empty. */
export function updateRow<T extends Scoped>(
  db: Db,
  table: T,
  account: string,
  id: string,
  patch: Updateable<Database[T]>,
): Promise<void> {
  return changeRow(db, table, account, id, patch);
}

/** As `updateRow`, for a table that is known by its name alone. */
export function changeRow(
  db: Db,
  table: string,
  account: string,
  id: string,
  patch: Readonly<Record<string, unknown>>,
): Promise<void> {
  const keys = Object.keys(patch);
  if (keys.length === 0) return Promise.resolve();
  const query = updates.of(db, table, keys, () =>
    db
      .updateTable(table as 'clients')
      .set(marked(keys) as never)
      .where('account_id', '=', ACCOUNT)
      .where('id', '=', ID)
      .compile(),
  );
  return run(db, query, [...Object.values(patch), account, id]).then(nothing);
}

/** The row with an id, in one account; deleted rows included. */
export function findRow<T extends Scoped>(
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
  if (sqlite === undefined) return ask<Selectable<Database[T]>>(db, query, [account, id]).then(first);
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

/** Whether an error leaves nothing of the transaction around it: the disk, the lock or the connection failed, or it is run again. */
export function endsTransaction(error: unknown): boolean {
  return (
    error instanceof RunAgain ||
    error instanceof LockFirst ||
    isBusy(error) ||
    isStorageFault(error) ||
    isPostgresLost(error)
  );
}
