import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import type { TestService } from '#test/harness/workspace.ts';

const COUNTS = 'test_write_counts';

/**
 * Reads tables of a store, and again only those that were written to since: triggers count the writes. A matrix that
 * compares all that is stored around each of its calls would spend most of its time on tables that nothing touched.
 */
export class WatchedTables<T> {
  readonly #running: TestService;
  readonly #tables: readonly string[];
  readonly #read: (db: Db, table: string) => Promise<T>;
  readonly #known = new Map<string, { count: number; value: T }>();
  #watching: Promise<void> | undefined;

  constructor(running: TestService, tables: readonly string[], read: (db: Db, table: string) => Promise<T>) {
    this.#running = running;
    this.#tables = tables;
    this.#read = read;
  }

  /** What the tables hold, in their order. */
  async all(): Promise<T[]> {
    this.#watching ??= this.#watch();
    await this.#watching;
    return this.#running.service.store.read(async (db) => {
      const { rows } = await sql<{
        name: string;
        writes: number;
      }>`select name, sum(writes) as writes from ${sql.table(COUNTS)} group by name`.execute(db);
      const counts = new Map(rows.map(({ name, writes }) => [name, writes]));
      const values: T[] = [];
      for (const table of this.#tables) {
        const count = counts.get(table);
        if (count === undefined) throw new Error(`nothing counts the writes to ${table}`);
        let known = this.#known.get(table);
        if (known?.count !== count) {
          known = { count, value: await this.#read(db, table) };
          this.#known.set(table, known);
        }
        values.push(known.value);
      }
      return values;
    });
  }

  async #watch(): Promise<void> {
    const { store } = this.#running.service;
    const trigger = store.dialect === 'sqlite' ? sqliteTrigger : postgresTrigger;
    await store.write(async ({ tx }) => {
      const key = sql.raw(store.dialect === 'sqlite' ? ' primary key' : '');
      await sql`create table if not exists ${sql.table(COUNTS)} (name text${key}, writes integer not null)`.execute(
        tx,
      );
      for (const table of this.#tables) {
        await sql`insert into ${sql.table(COUNTS)} values (${table}, 0) on conflict do nothing`.execute(tx);
        for (const change of ['insert', 'update', 'delete'])
          await trigger(table, change, `${COUNTS}_${table}_${change}`).execute(tx);
      }
    });
  }
}

const sqliteTrigger = (table: string, change: string, name: string) =>
  sql`create trigger if not exists ${sql.ref(name)} after ${sql.raw(change)} on ${sql.table(table)}
    begin update ${sql.table(COUNTS)} set writes = writes + 1 where name = ${sql.lit(table)}; end`;

// Each write adds a row: units that are under way beside one another would wait for one that they all count in.
const postgresTrigger = (table: string, change: string, name: string) =>
  sql`do ${sql.lit(`begin
    create or replace function ${COUNTS}() returns trigger language plpgsql as
      'begin insert into ${COUNTS} values (tg_table_name, 1); return null; end';
    create or replace trigger "${name}" after ${change} on "${table}" for each statement execute function ${COUNTS}();
  end`)}`;
