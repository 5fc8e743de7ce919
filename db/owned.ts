import { type RawBuilder, sql } from 'kysely';

/**
 * That rows which are found by a list of their ids are of an account. SQLite takes ten rows for what an index of the
 * account leaves to read; so with a plain comparison, and more ids than that, it reads all rows of the account in place
 * of finding each by its id. No index answers this one.
 * @param table the table, or its alias in the query
 */
export function ofAccount(table: string, account: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.account_id`)} || '' = ${account}`;
}
