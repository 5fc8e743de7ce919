import { type RawBuilder, sql } from 'kysely';

/**
 * Checks the account of rows that are found by an index across agencies. SQLite would otherwise read all rows of the account
 * by an index on it, which it expects to be ten.
 * @param table the table, or its alias in the query
 */
export function ofAccount(table: string, account: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.account_id`)} || '' = ${account}`;
}

/**
 * The rows of an account by a list of ids, one or more.
 * @param table the table, or its alias in the query
 */
export function withIds(
  table: string,
  account: string,
  ids: readonly string[],
  column = 'id',
): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.account_id`)} = ${account}
    and ${sql.ref(`${table}.${column}`)} in (${sql.join([...ids])})`;
}

/** The rows whose columns hold one of these lists of values, of which there must be one or more. */
export function among(columns: readonly string[], rows: readonly (readonly string[])[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(columns.map((column) => sql.ref(column)))}) in (values ${sql.join(
    rows.map((row) => sql`(${sql.join([...row])})`),
  )})`;
}
