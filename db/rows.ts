import type { Insertable, Selectable, Updateable } from 'kysely';
import { type CompiledQuery, PostgresAdapter } from 'kysely';
import { isPostgresLost, isPostgresUnique } from './postgres-errors.ts';
import { isBusy, isSqliteUnique, isStorageFault } from './sqlite.ts';
import type { Db } from './store.ts';
import type { Database } from './types.ts';

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

function dialectOf(db: Db): 0 | 1 {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 1 : 0;
}

/**
 * A query that is built and compiled once for each dialect and then only given its values: building costs more
 * than SQLite takes to answer. Values must be single ones; a list (`in`) needs the plain query builder.
 */
export function statement<P extends object, R>(
  build: (db: Db, values: P) => Compilable<R>,
): (db: Db, values: P) => Promise<R[]> {
  const compiled: (CompiledQuery<R> | undefined)[] = [];
  const markers = new Proxy({}, { get: (_, name) => new Marker(String(name)) }) as P;
  return async (db, values) => {
    const dialect = dialectOf(db);
    let query = compiled[dialect];
    if (query === undefined) {
      query = build(db, markers).compile();
      compiled[dialect] = query;
    }
    const given = values as Record<string, unknown>;
    const parameters = query.parameters.map((value) => (value instanceof Marker ? given[value.name] : value));
    const result = await db.executeQuery<R>({ ...query, parameters });
    return result.rows;
  };
}

type Table = keyof Database & string;
type Scoped = { [T in Table]: Database[T] extends { id: unknown; account_id: unknown } ? T : never }[Table];

const inserts = new Map<string, CompiledQuery>();
const updates = new Map<string, CompiledQuery>();
const finds = new Map<string, CompiledQuery>();

function fill(query: CompiledQuery, values: Record<string, unknown>): CompiledQuery {
  return {
    ...query,
    parameters: query.parameters.map((value) => (value instanceof Marker ? values[value.name] : value)),
  };
}

const marked = (keys: string[]): Record<string, Marker> =>
  Object.fromEntries(keys.map((key) => [key, new Marker(key)]));

/** Inserts one row. */
export async function insertRow<T extends Table>(
  db: Db,
  table: T,
  row: Insertable<Database[T]>,
): Promise<void> {
  const keys = Object.keys(row);
  const name = `${dialectOf(db)} ${table} ${keys.join()}`;
  let query = inserts.get(name);
  if (query === undefined) {
    query = db
      .insertInto(table)
      .values(marked(keys) as never)
      .compile();
    inserts.set(name, query);
  }
  await db.executeQuery(fill(query, row as Record<string, unknown>));
}

/** Changes columns of one row of an account. Does nothing when the patch is empty. */
export async function updateRow<T extends Scoped>(
  db: Db,
  table: T,
  account: string,
  id: string,
  patch: Updateable<Database[T]>,
): Promise<void> {
  const keys = Object.keys(patch);
  if (keys.length === 0) return;
  const name = `${dialectOf(db)} ${table} ${keys.join()}`;
  let query = updates.get(name);
  if (query === undefined) {
    query = db
      .updateTable(table as 'clients')
      .set(marked(keys) as never)
      .where('account_id', '=', new Marker('$account') as never)
      .where('id', '=', new Marker('$id') as never)
      .compile();
    updates.set(name, query);
  }
  await db.executeQuery(fill(query, { ...(patch as Record<string, unknown>), $account: account, $id: id }));
}

/** The row with an id, in one account; deleted rows included. */
export async function findRow<T extends Scoped>(
  db: Db,
  table: T,
  account: string,
  id: string,
): Promise<Selectable<Database[T]> | undefined> {
  const name = `${dialectOf(db)} ${table}`;
  let query = finds.get(name);
  if (query === undefined) {
    query = db
      .selectFrom(table as 'clients')
      .selectAll()
      .where('account_id', '=', new Marker('$account') as never)
      .where('id', '=', new Marker('$id') as never)
      .compile();
    finds.set(name, query);
  }
  const result = await db.executeQuery(fill(query, { $account: account, $id: id }));
  return result.rows[0] as Selectable<Database[T]> | undefined;
}

/** The one codec of JSON columns. */
export const json = {
  encode: (value: unknown): string => JSON.stringify(value),
  encodeOrNull: (value: unknown): string | null => (value == null ? null : JSON.stringify(value)),
  /** Reads back what `encode` wrote; the type is the column's contract. */
  decode: <T>(text: string): T => JSON.parse(text) as T,
  decodeOrNull: <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T)),
};

/** Text as it is compared in searches: lower case, without diacritics, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** A LIKE pattern for text anywhere inside a folded column; use with `escape '\\'` through `contains`. */
export function likePattern(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

/** Whether an error says that a unique index already holds the value, in either dialect. */
export function isUniqueViolation(error: unknown): boolean {
  return isSqliteUnique(error) || isPostgresUnique(error);
}

/** Whether an error leaves nothing of the transaction around it: the disk, the lock or the connection failed. */
export function endsTransaction(error: unknown): boolean {
  return isBusy(error) || isStorageFault(error) || isPostgresLost(error);
}
