import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { otherSchema } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Store } from './store.ts';

/** How a store's schema stands to this program's. */
export interface SchemaState {
  /** No step was applied yet. */
  empty: boolean;
  /** Steps that this program would apply. */
  missing: string[];
  /** Why this program does not read it, and what to do; null where it does. */
  unreadable: string | null;
  last: string;
}

/** Compares the steps of a store that was opened without migrating it with those of this program. */
export async function schemaState(store: Store): Promise<SchemaState> {
  const applied = await appliedSteps(store);
  return {
    empty: applied.length === 0,
    missing: migrations.map(({ name }) => name).filter((name) => !applied.includes(name)),
    unreadable: otherSchema(applied),
    last: applied.at(-1) ?? '',
  };
}

/** Whether a replica answers what may take long, and so has all that the primary has; null where none is named. */
export async function replicaAnswers(store: Store): Promise<boolean | null> {
  if (store.dialect === 'sqlite') return null;
  const { value, asOf } = await store.readAside(async (db) => {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
    return rows[0]?.standby === true;
  });
  return asOf === null ? null : value;
}

async function appliedSteps(store: Store): Promise<string[]> {
  const there =
    store.dialect === 'sqlite'
      ? sql<{ n: number }>`select count(*) as n from sqlite_master where name = 'schema_migrations'`
      : sql<{ n: number }>`select count(*) as n from information_schema.tables
          where table_schema = current_schema() and table_name = 'schema_migrations'`;
  return store.read(async (db) => {
    const [found] = (await there.execute(db)).rows;
    if (found?.n !== 1) return [];
    const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(
      db,
    );
    return rows.map(({ name }) => name);
  });
}

/**
 * By how many milliseconds the clock of the database is ahead of this machine's, give or take the time of the question; null
 * on SQLite, which has none of its own.
 */
export async function clockAhead(store: Store): Promise<number | null> {
  if (store.dialect === 'sqlite') return null;
  const asked = Date.now();
  const [row] = await store.read(
    async (db) =>
      (
        await sql<{
          ms: number;
        }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
      ).rows,
  );
  return Math.round((row?.ms ?? asked) - (asked + Date.now()) / 2);
}

/** The version of the database. */
export async function engineOf(store: Store): Promise<string> {
  const version =
    store.dialect === 'sqlite'
      ? sql<{ text: string }>`select 'SQLite ' || sqlite_version() as text`
      : sql<{ text: string }>`select 'PostgreSQL ' || current_setting('server_version') as text`;
  const [row] = await store.read(async (db) => (await version.execute(db)).rows);
  return row?.text ?? '';
}

/** How many agencies lie in a SQLite file that were not moved elsewhere; 0 where it cannot be read as a store. */
export function agenciesIn(file: string): number {
  if (!existsSync(file)) return 0;
  const store = new Sqlite(file, { readonly: true });
  try {
    const moved = store.prepare("select 1 from deployment where name = 'moved'").get();
    return moved === undefined ? (store.prepare('select count(*) from accounts').pluck().get() as number) : 0;
  } catch {
    return 0;
  } finally {
    store.close();
  }
}
