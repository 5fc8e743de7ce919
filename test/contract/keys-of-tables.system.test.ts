import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

/** What is found before its agency is known, and so is keyed by something else. */
const DIRECTORIES = ['account_directory', 'agency_slugs'];
/** What belongs to no agency, and the agencies themselves under their own ids. */
const OF_NO_AGENCY = [
  'accounts',
  'deployment',
  'failed_attempts',
  'nodes',
  'oauth_clients',
  'rate_counts',
  'schema_migrations',
  'used_assertions',
];
/** SQLite: the full-text search finds a row by its number, which is no index but the place of the row. */
const ROW_NUMBERS = ['candidate_index'];

interface Key {
  table: string;
  kind: 'primary' | 'unique' | 'foreign';
  columns: string[];
  /** Of a foreign key: the columns that it refers to. */
  to: string[];
}

interface Catalog {
  tables: { name: string; columns: string[] }[];
  keys: Key[];
}

function ofSqlite(file: string): Catalog {
  const store = new Sqlite(file, { readonly: true });
  const names = store
    .prepare<[], string>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'candidate_fts%'",
    )
    .pluck()
    .all();
  const tables = names.map((name) => ({
    name,
    columns: store.prepare<[], string>(`select name from pragma_table_info('${name}')`).pluck().all(),
  }));
  const keys = names.flatMap((table): Key[] => {
    const primary = store
      .prepare<[], string>(`select name from pragma_table_info('${table}') where pk > 0 order by pk`)
      .pluck()
      .all();
    const unique = store
      .prepare<[], string>(
        `select name from pragma_index_list('${table}') where "unique" = 1 and origin <> 'pk'`,
      )
      .pluck()
      .all()
      .map((index) =>
        store
          .prepare<[], string>(`select coalesce(name, '') from pragma_index_info('${index}') order by seqno`)
          .pluck()
          .all(),
      );
    const foreign = store
      .prepare<[], { id: number; from: string; table: string; to: string }>(
        `select id, "from", "table", "to" from pragma_foreign_key_list('${table}') order by id, seq`,
      )
      .all();
    const ids = [...new Set(foreign.map(({ id }) => id))];
    const of = ids.map((id) => foreign.filter((part) => part.id === id));
    return [
      { table, kind: 'primary', columns: primary, to: [] },
      ...unique.map((columns): Key => ({ table, kind: 'unique', columns, to: [] })),
      ...of.map(
        (parts): Key => ({
          table,
          kind: 'foreign',
          columns: parts.map(({ from }) => from),
          to: parts.map((part) => `${part.table}.${part.to}`),
        }),
      ),
    ];
  });
  store.close();
  return { tables, keys };
}

const KEYS_OF_POSTGRES = `
  select t.relname as table, case when i.indisprimary then 'primary' else 'unique' end as kind,
    array(select coalesce(a.attname, '')::text from unnest(i.indkey) with ordinality k(no, place)
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = k.no and k.no > 0 order by k.place) as columns,
    array[]::text[] as to
  from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
  where n.nspname = 'public' and i.indisunique
  union all
  select t.relname, 'foreign',
    array(select a.attname::text from unnest(c.conkey) with ordinality k(no, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.no order by k.place),
    array(select r.relname || '.' || a.attname from unnest(c.confkey) with ordinality k(no, place)
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.no order by k.place)
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
  where c.contype = 'f'`;

async function ofPostgres(url: string): Promise<Catalog> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
    select t.relname as name, array(select attname::text from pg_attribute where attrelid = t.oid and attnum > 0) as columns
    from pg_class t join pg_namespace n on n.oid = t.relnamespace where n.nspname = 'public' and t.relkind = 'r'`);
  const { rows: keys } = await client.query<Key>(KEYS_OF_POSTGRES);
  await client.end();
  return { tables, keys };
}

/** Every key that does not keep the rows of an agency together. */
function faultsOf({ tables, keys }: Catalog, without: readonly string[] = []): string[] {
  const except = new Set([...DIRECTORIES, ...OF_NO_AGENCY]);
  const looked = tables.filter(({ name }) => !except.has(name));
  const named = new Set(looked.map(({ name }) => name));
  const unowned = looked
    .filter(({ columns }) => !columns.includes('account_id'))
    .map(({ name }) => `${name} names no account`);
  const unkeyed = looked
    .filter(
      ({ name }) =>
        !keys.some((key) => key.table === name && key.kind === 'primary' && key.columns.length > 0),
    )
    .map(({ name }) => `${name} has no primary key`);
  const misplaced = keys
    .filter(({ table, kind }) => named.has(table) && !(kind === 'primary' && without.includes(table)))
    .filter(({ columns }) => columns.length > 0 && columns[0] !== 'account_id')
    .map(({ table, kind, columns }) => `${table}: ${kind} key (${columns.join(', ')})`);
  const leading = keys
    .filter(
      ({ table, kind, columns }) => named.has(table) && kind === 'foreign' && columns[0] === 'account_id',
    )
    .filter(({ to: [first = ''] }) => first !== 'accounts.id' && !first.endsWith('.account_id'))
    .map(({ table, to }) => `${table}: foreign key to (${to.join(', ')})`);
  return [...unowned, ...unkeyed, ...misplaced, ...leading].sort();
}

let file: string;
let url: string;

beforeAll(async () => {
  file = join(scratchFolder('keys'), 'deskhand.sqlite');
  await (await openStore({ url: file })).close();
  url = await (await startPostgres()).database();
});

it('begins each primary key, unique index and foreign key of an agency’s table with the account on SQLite', () => {
  const catalog = ofSqlite(file);
  expect(catalog.tables.length).toBeGreaterThan(80);
  expect(faultsOf(catalog, ROW_NUMBERS)).toEqual([]);
});

it('begins each primary key, unique index and foreign key of an agency’s table with the account on PostgreSQL', async () => {
  const catalog = await ofPostgres(url);
  expect(catalog.tables.length).toBeGreaterThan(80);
  expect(faultsOf(catalog)).toEqual([]);
});

const BROKEN = [
  'create table apart (id text primary key, account_id text not null)',
  'create table linked (account_id text not null, id text, client_id text, primary key (account_id, id), unique (id))',
  'create table unowned (id text primary key)',
];

it('finds a table that breaks the rule in either catalog', async () => {
  const found = [
    'apart: primary key (id)',
    'linked: unique key (id)',
    'unowned names no account',
    'unowned: primary key (id)',
  ];
  const broken = join(scratchFolder('broken'), 'deskhand.sqlite');
  await (await openStore({ url: broken })).close();
  const store = new Sqlite(broken);
  for (const statement of BROKEN) store.exec(statement);
  store.close();
  expect(faultsOf(ofSqlite(broken), ROW_NUMBERS)).toEqual(found);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of BROKEN) await client.query(statement);
  expect(faultsOf(await ofPostgres(url))).toEqual(found);
  for (const table of ['apart', 'linked', 'unowned']) await client.query(`drop table ${table}`);
  await client.end();
});

it('has the tables that are keyed otherwise listed for the operator', () => {
  const text = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
  expect([...DIRECTORIES, ...OF_NO_AGENCY].filter((table) => !text.includes(`\`${table}\``))).toEqual([]);
});
