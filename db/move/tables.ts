import { migrate } from '../migrate.ts';
import { SqliteConnection } from '../sqlite.ts';

/** A table as it is moved: the same on both engines. */
export interface MovedTable {
  name: string;
  columns: readonly string[];
  /** The columns by which its rows are read in order, on both engines the same. */
  key: readonly string[];
  /** The column that names the agency; null where rows belong to none. */
  account: 'account_id' | 'id' | null;
}

/**
 * What a process, or the store by itself, writes about itself; the search index, whose words lie otherwise on each engine; and
 * what a model made of the records, which is made again.
 */
const NOT_MOVED = /^(deployment|nodes|rate_counts|schema_migrations|meaning_\w+|candidate_(index|fts\w*))$/;

/** The tables of this program's schema, each after those that it refers to. */
export async function movedTables(): Promise<MovedTable[]> {
  const schema = new SqliteConnection(':memory:');
  try {
    await migrate(schema.db, 'sqlite');
    const names = schema.raw
      .prepare<[], string>(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
      )
      .pluck()
      .all()
      .filter((name) => !NOT_MOVED.test(name));
    const to = new Map(
      names.map((name) => [
        name,
        schema.raw
          .prepare<[], string>(`select distinct "table" from pragma_foreign_key_list('${name}')`)
          .pluck()
          .all(),
      ]),
    );
    return inOrder(names, to).map((name) => tableOf(schema, name));
  } finally {
    schema.close();
  }
}

function tableOf(schema: SqliteConnection, name: string): MovedTable {
  const columns = schema.raw
    .prepare<[], { name: string; pk: number }>(`select name, pk from pragma_table_info('${name}')`)
    .all();
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  const names = columns.map((column) => column.name);
  const account = name === 'accounts' ? 'id' : names.includes('account_id') ? 'account_id' : null;
  return { name, columns: names, key: key.map((column) => column.name), account };
}

function inOrder(names: readonly string[], to: ReadonlyMap<string, readonly string[]>): string[] {
  const placed = new Set<string>();
  const place = (name: string, above: readonly string[]): void => {
    if (placed.has(name)) return;
    if (above.includes(name))
      throw new Error(`the tables ${[...above, name].join(', ')} refer to one another`);
    for (const other of to.get(name) ?? []) if (other !== name) place(other, [...above, name]);
    placed.add(name);
  };
  for (const name of names) place(name, []);
  return [...placed];
}
