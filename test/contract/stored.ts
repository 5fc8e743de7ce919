import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import type { TestService } from '#test/harness/workspace.ts';

/** The tables that have an account: every store of a run has the same, and asking takes longer than reading them. */
let tablesOfAccounts: Promise<string[]> | undefined;

async function tablesIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.name from sqlite_master t join pragma_table_info(t.name) c on c.name = 'account_id'
    where t.type = 'table' and t.name not like 'sqlite_%'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Everything stored for an account, as text. */
export async function storedFor(running: TestService, accountId: string): Promise<string> {
  return running.service.store.read(async (db) => {
    tablesOfAccounts ??= tablesIn(db);
    const parts: string[] = [];
    for (const name of await tablesOfAccounts) {
      const rows = await sql`select * from ${sql.table(name)} where account_id = ${accountId}`.execute(db);
      parts.push(`${name} ${JSON.stringify(rows.rows)}`);
    }
    return parts.join('\n');
  });
}
