import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { FOUND_BY } from '#db/directory.ts';
import { openStore } from '#db/open.ts';
import { sameCompanyKey } from '#src/lib/company.ts';

const tablesOf = (store: Sqlite.Database, schema: string): string[] =>
  store
    .prepare<[], string>(
      `select name from ${schema}.sqlite_master where type = 'table' and name not like 'sqlite_%'
       and name not like 'candidate_fts%' and name <> 'schema_migrations'`,
    )
    .pluck()
    .all();

const columnsOf = (store: Sqlite.Database, schema: string, table: string): string[] =>
  store.prepare<[], string>(`select name from pragma_table_info('${table}', '${schema}')`).pluck().all();

/** What columns of the older schema are called since. */
const RENAMED: Record<string, string> = { 'batches.face': 'channel' };

/**
 * Makes a store of today's schema with every row of one that the schema of release 7.2.0 holds: the schema was made anew
 * since, and the program reads no older one. What is found before its agency is known is entered in the directory.
 * @param folder where `deskhand.sqlite` is made
 */
export async function carryOver(older: Buffer, folder: string): Promise<void> {
  const file = join(folder, 'deskhand.sqlite');
  await (await openStore({ url: file })).close();
  const source = join(folder, 'older.sqlite');
  writeFileSync(source, older);
  const store = new Sqlite(file);
  store.pragma('foreign_keys = OFF');
  store.prepare('attach ? as older').run(source);
  const today = new Set(tablesOf(store, 'main'));
  for (const table of tablesOf(store, 'older')) {
    if (!today.has(table)) throw new Error(`the schema has no table ${table} any more`);
    const known = new Set(columnsOf(store, 'main', table));
    const renamed = (column: string): string => RENAMED[`${table}.${column}`] ?? column;
    const columns = columnsOf(store, 'older', table).filter((column) => known.has(renamed(column)));
    store.exec(
      `insert into main.${table} (${columns.map(renamed).join(', ')}) select ${columns.join(', ')} from older.${table}`,
    );
  }
  for (const [table, columns] of Object.entries(FOUND_BY))
    for (const column of columns)
      store.exec(`insert into account_directory (kind, "key", account_id)
        select '${table}', ${column}, account_id from ${table} where ${column} is not null`);
  store.exec(
    'insert into agency_slugs (slug, account_id) select slug, id from accounts where slug is not null',
  );
  // As migration 0035 fills it.
  store.function('company_key', { deterministic: true }, (name) => sameCompanyKey(String(name)));
  store.exec('update clients set company_key = company_key(name)');
  // The words of the full-text search are written anew for entries of version 0.
  store.exec('update candidate_index set version = 0');
  const broken = store.pragma('foreign_key_check');
  store.close();
  if (!Array.isArray(broken) || broken.length > 0)
    throw new Error('a reference of the older store leads nowhere');
}
