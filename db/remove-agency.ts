import { sql } from 'kysely';
import { movedTables } from './move/tables.ts';
import type { Db } from './store.ts';

let order: Promise<{ name: string; account: string }[]> | undefined;

/**
 * Removes an agency with all its rows, in the unit of the caller. It is for one that nobody has worked in: its files and its
 * search index are not looked at, and a row that is left there refers to the agency and has the unit fail.
 */
export async function removeAgency(tx: Db, accountId: string): Promise<void> {
  order ??= movedTables().then((tables) =>
    tables.reverse().flatMap(({ name, account }) => (account === null ? [] : [{ name, account }])),
  );
  for (const { name, account } of await order)
    await sql`delete from ${sql.table(name)} where ${sql.ref(account)} = ${accountId}`.execute(tx);
}
