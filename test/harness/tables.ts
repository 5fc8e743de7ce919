import { sql } from 'kysely';
import { postgresOf } from '#db/postgres-connection.ts';
import type { Db } from '#db/store.ts';

/** A table as it is in a store. */
export interface StoredTable {
  name: string;
  columns: { name: string; nullable: boolean }[];
}

// SQLite takes the columns of a primary key for ones that may be null.
const ON_SQLITE = sql<Column>`select t.name as "table", c.name as name, c."notnull" = 0 and c.pk = 0 as nullable
  from sqlite_master t join pragma_table_info(t.name) c
  where t.type = 'table' and t.name not like 'sqlite_%'`;
const ON_POSTGRES = sql<Column>`select table_name as "table", column_name as name, is_nullable = 'YES' as nullable
  from information_schema.columns where table_schema = current_schema()`;

interface Column {
  table: string;
  name: string;
  nullable: 0 | 1 | boolean;
}

/** The tables of a store with their columns. */
export async function tablesOf(db: Db): Promise<StoredTable[]> {
  const { rows } = await (postgresOf(db) === undefined ? ON_SQLITE : ON_POSTGRES).execute(db);
  const tables = new Map<string, StoredTable>();
  for (const { table, name, nullable } of rows) {
    const found = tables.get(table) ?? { name: table, columns: [] };
    found.columns.push({ name, nullable: nullable === 1 || nullable === true });
    tables.set(table, found);
  }
  return [...tables.values()];
}

/** The tables of a store that have one of these columns. */
export async function tablesWith(db: Db, columns: readonly string[]): Promise<string[]> {
  const tables = await tablesOf(db);
  return tables
    .filter((table) => table.columns.some(({ name }) => columns.includes(name)))
    .map(({ name }) => name);
}
