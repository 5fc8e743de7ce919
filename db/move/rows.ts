import { createHash, type Hash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { insertRow } from '../rows.ts';
import { writeTexts } from '../search-index-texts.ts';
import type { Db, Store } from '../store.ts';
import { type Scope, within } from './scope.ts';
import type { MovedTable } from './tables.ts';

type Row = Record<string, unknown>;

/** A part of a store that is copied and compared row by row, in the order of a key. */
export interface Part extends MovedTable {
  page(db: Db, scope: Scope, after: readonly unknown[] | null, limit: number): Promise<Row[]>;
  insert(tx: Db, rows: readonly Row[]): Promise<void>;
}

/** SQLite binds at most 32,766 values in a statement. */
const MAX_VALUES = 30_000;

/** A table, of which some rows may be there already where agencies share them. */
export function tablePart(table: MovedTable): Part {
  return {
    ...table,
    async page(db, scope, after, limit) {
      const { rows } = await sql<Row>`select ${sql.join(table.columns.map((name) => sql.ref(name)))}
        from ${sql.table(table.name)} where ${within(table, scope)} and ${beyond(table.key, after)}
        order by ${sql.join(table.key.map((name) => sql.ref(name)))} limit ${sql.lit(limit)}`.execute(db);
      return rows;
    },
    async insert(tx, rows) {
      const most = Math.floor(MAX_VALUES / table.columns.length);
      for (let from = 0; from < rows.length; from += most) {
        const insert = (tx as unknown as Kysely<Record<string, Row>>)
          .insertInto(table.name)
          .values(rows.slice(from, from + most));
        await (table.account === null ? insert.onConflict((c) => c.doNothing()) : insert).execute();
      }
    },
  };
}

const FIGURES = [
  ...['account_id', 'candidate_id', 'version', 'years', 'salary_annual', 'salary_currency', 'notice_days'],
  ...[
    'available_from',
    'rating',
    'current_since',
    'stay_months',
    'gap_months',
    'last_contacted_at',
    'added_at',
    'updated_at',
  ],
] as const;
const TEXTS = ['terms', 'words', 'cv'] as const;

/** The search index with its words, which each engine keeps in its own way. */
export function searchPart(dialect: Store['dialect']): Part {
  const table: MovedTable = {
    name: 'candidate_index',
    columns: [...FIGURES, ...TEXTS],
    key: ['account_id', 'candidate_id'],
    account: 'account_id',
  };
  const words =
    dialect === 'sqlite'
      ? sql`candidate_index left join candidate_fts on candidate_fts.rowid = candidate_index.no`
      : sql`candidate_index`;
  const texts = TEXTS.map((name) => sql`coalesce(${sql.ref(name)}, '') as ${sql.ref(name)}`);
  return {
    ...table,
    async page(db, scope, after, limit) {
      const { rows } = await sql<Row>`select ${sql.join([...FIGURES.map((name) => sql.ref(name)), ...texts])}
        from ${words} where ${within(table, scope)} and ${beyond(table.key, after)}
        order by account_id, candidate_id limit ${sql.lit(limit)}`.execute(db);
      return rows;
    },
    async insert(tx, rows) {
      for (const { terms, words: plain, cv, ...figures } of rows) {
        await insertRow(tx, 'candidate_index', figures as never);
        const place = { account: String(figures.account_id), candidate: String(figures.candidate_id) };
        await writeTexts(
          tx,
          { ...place, known: undefined },
          { terms: String(terms), words: String(plain), cv: String(cv) },
        );
      }
    },
  };
}

function beyond(key: readonly string[], after: readonly unknown[] | null): RawBuilder<boolean> {
  if (after === null) return sql<boolean>`1 = 1`;
  return sql<boolean>`(${sql.join(key.map((name) => sql.ref(name)))}) > (${sql.join([...after])})`;
}

export const keyOf = (part: Part, row: Row | undefined): unknown[] => part.key.map((name) => row?.[name]);

/** How many rows a part holds. */
export async function countOf(store: Store, part: Part, scope: Scope): Promise<number> {
  return store.read(async (db) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(part.name)}
      where ${within(part, scope)}`.execute(db);
    return rows[0]?.n ?? 0;
  });
}

/** The count of a part's rows and the SHA-256 of all their values in the order of the key: equal where the rows are. */
export async function sumOf(
  store: Store,
  part: Part,
  scope: Scope,
  pageSize: number,
): Promise<{ rows: number; sha256: string }> {
  const hash: Hash = createHash('sha256');
  let after: unknown[] | null = null;
  let count = 0;
  for (;;) {
    const since: unknown[] | null = after;
    const rows: Row[] = await store.read((db) => part.page(db, scope, since, pageSize));
    for (const row of rows) hash.update(`${JSON.stringify(part.columns.map((name) => row[name] ?? null))}\n`);
    count += rows.length;
    if (rows.length < pageSize) return { rows: count, sha256: hash.digest('hex') };
    after = keyOf(part, rows.at(-1));
  }
}

/** Deletes an agency's rows of a part. */
export async function removeRows(
  tx: Db,
  part: Part,
  account: string,
  dialect: Store['dialect'],
): Promise<void> {
  if (part.account === null) return;
  if (part.name === 'candidate_index' && dialect === 'sqlite')
    await sql`delete from candidate_fts where rowid in
      (select no from candidate_index where account_id = ${account})`.execute(tx);
  if (part.name === 'candidate_index')
    for (const made of ['meaning_vectors', 'meaning_cursors'])
      await sql`delete from ${sql.table(made)} where account_id = ${account}`.execute(tx);
  await sql`delete from ${sql.table(part.name)} where ${sql.ref(part.account)} = ${account}`.execute(tx);
}
