import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';

/**
 * That the time in a column has come by the clock of the row's own account, for work that looks through all accounts.
 * @param table the table that has the column and an account_id
 * @param wall the time outside test clocks
 */
export async function overdue(
  db: Db,
  table: string,
  column: string,
  wall: Instant,
): Promise<RawBuilder<boolean>> {
  const ahead = await db
    .selectFrom('accounts')
    .where('sandbox', '=', 1)
    .where('clock_offset_ms', '>', 0)
    .select(['id', 'clock_offset_ms'])
    .execute();
  const at = sql.ref(`${table}.${column}`);
  const of = sql.ref(`${table}.account_id`);
  const moved = ahead.map(
    ({ id, clock_offset_ms }) => sql`(${of} = ${id} and ${at} <= ${addMs(wall, clock_offset_ms)})`,
  );
  return sql<boolean>`(${sql.join([sql`${at} <= ${wall}`, ...moved], sql` or `)})`;
}
