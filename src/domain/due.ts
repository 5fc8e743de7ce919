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

/** Records of every account whose time has come by the clock of their account, the earliest first. */
export async function dueRecords(
  db: Db,
  { table, column, open }: Waiting,
  wall: Instant,
  limit: number,
): Promise<{ account_id: string; id: string }[]> {
  const due = await overdue(db, table, column, wall);
  const at = sql.ref(column);
  const { rows } = await sql<{ account_id: string; id: string }>`
    select account_id, id from ${sql.table(table)} where ${open} and ${due} order by ${at} limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** When the account's next record falls due, at or before an instant; null when none does. */
export async function nextDue(
  db: Db,
  { table, column, open }: Waiting,
  account: string,
  until: Instant,
): Promise<Instant | null> {
  const at = sql.ref<string>(column);
  const { rows } = await sql<{ at: Instant }>`
    select ${at} as at from ${sql.table(table)}
    where account_id = ${account} and ${open} and ${at} <= ${until} order by ${at} limit 1`.execute(db);
  return rows[0]?.at ?? null;
}

/** Records that wait for a time: which they are, and which of them still wait. */
export interface Waiting {
  table: string;
  /** The column that holds the time. */
  column: string;
  /** Written as the partial index has it, which answers only what names its own condition. */
  open: RawBuilder<boolean>;
}
