import Sqlite from 'better-sqlite3';

export type Row = Record<string, unknown>;

/** What a run left in a store, beside what was there: the rows to insert and those to rewrite, by table. */
export interface Written {
  inserts: { table: string; key: string[]; rows: Row[] }[];
  updates: { table: string; key: string[]; rows: Row[] }[];
}

function tablesOf(db: Sqlite.Database): { table: string; key: string[] }[] {
  const names = db
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and sql not like 'CREATE VIRTUAL%'",
    )
    .all() as { name: string }[];
  return names.map(({ name }) => {
    const columns = db.pragma(`table_info(${name})`) as { name: string; pk: number }[];
    return {
      table: name,
      key: columns
        .filter(({ pk }) => pk > 0)
        .sort((a, b) => a.pk - b.pk)
        .map((column) => column.name),
    };
  });
}

/** What two states of one store differ by. */
export function difference(before: Sqlite.Database, after: Sqlite.Database): Written {
  const written: Written = { inserts: [], updates: [] };
  for (const { table, key } of tablesOf(after)) {
    const keyOf = (row: Row) => key.map((name) => row[name]).join(' ');
    const old = new Map(
      (before.prepare(`select * from ${table}`).all() as Row[]).map((row) => [
        keyOf(row),
        JSON.stringify(row),
      ]),
    );
    const rows = after.prepare(`select * from ${table}`).all() as Row[];
    const inserted = rows.filter((row) => !old.has(keyOf(row)));
    const updated = rows.filter((row) => old.has(keyOf(row)) && old.get(keyOf(row)) !== JSON.stringify(row));
    if (inserted.length > 0) written.inserts.push({ table, key, rows: inserted });
    if (updated.length > 0) written.updates.push({ table, key, rows: updated });
  }
  return written;
}

/** Copies a store that is in use. */
export async function copyOf(file: string, target: string): Promise<void> {
  const db = new Sqlite(file, { readonly: true });
  await db.backup(target);
  db.close();
}
