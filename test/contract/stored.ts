import { sql } from 'kysely';
import type { TestService } from '#test/harness/workspace.ts';

/** Everything stored for an account, as text. */
export async function storedFor(running: TestService, accountId: string): Promise<string> {
  return running.service.store.read(async (db) => {
    const tables = await sql<{
      name: string;
    }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(db);
    const parts: string[] = [];
    for (const { name } of tables.rows) {
      const columns = await sql<{ name: string }>`select name from pragma_table_info(${name})`.execute(db);
      if (!columns.rows.some((column) => column.name === 'account_id')) continue;
      const rows = await sql`select * from ${sql.table(name)} where account_id = ${accountId}`.execute(db);
      parts.push(`${name} ${JSON.stringify(rows.rows)}`);
    }
    return parts.join('\n');
  });
}
