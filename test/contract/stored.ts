import { sql } from 'kysely';
import { tablesWith } from '#test/harness/tables.ts';
import type { TestService } from '#test/harness/workspace.ts';

/** The tables that have an account: every store of a run has the same, and asking takes longer than reading them. */
let tablesOfAccounts: Promise<string[]> | undefined;

/** Everything stored for an account, as text. */
export async function storedFor(running: TestService, accountId: string): Promise<string> {
  return running.service.store.read(async (db) => {
    tablesOfAccounts ??= tablesWith(db, ['account_id']);
    const parts: string[] = [];
    for (const name of await tablesOfAccounts) {
      const rows = await sql`select * from ${sql.table(name)} where account_id = ${accountId}`.execute(db);
      parts.push(`${name} ${JSON.stringify(rows.rows)}`);
    }
    return parts.join('\n');
  });
}
