import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { tablesWith } from '#test/harness/tables.ts';
import type { TestService } from '#test/harness/workspace.ts';
import { WatchedTables } from './watched-tables.ts';

/** The tables that have an account: every store of a run has the same, and asking takes longer than reading them. */
let tablesOfAccounts: Promise<string[]> | undefined;

const tablesIn = (running: TestService): Promise<string[]> => {
  tablesOfAccounts ??= running.service.store.read((db) => tablesWith(db, ['account_id']));
  return tablesOfAccounts;
};

async function textOf(db: Db, table: string, accountId: string): Promise<string> {
  const { rows } = await sql`select * from ${sql.table(table)} where account_id = ${accountId}`.execute(db);
  // PostgreSQL gives them in another order as soon as its plan is another one.
  return `${table} [${rows.map((row) => JSON.stringify(row)).sort()}]`;
}

/** Everything stored for an account, as text. */
export async function storedFor(running: TestService, accountId: string): Promise<string> {
  const tables = await tablesIn(running);
  return running.service.store.read(async (db) => {
    const parts: string[] = [];
    for (const table of tables) parts.push(await textOf(db, table, accountId));
    return parts.join('\n');
  });
}

/** The same for a test that asks often, of a service on SQLite. */
export function storedOften(running: TestService): (accountId: string) => Promise<string> {
  const watched = new Map<string, WatchedTables<string>>();
  return async (accountId) => {
    let tables = watched.get(accountId);
    if (tables === undefined) {
      tables = new WatchedTables(running, await tablesIn(running), (db, table) =>
        textOf(db, table, accountId),
      );
      watched.set(accountId, tables);
    }
    return (await tables.all()).join('\n');
  };
}
