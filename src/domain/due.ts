import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { clocksAhead } from './accounts/agencies.ts';

/**
 * Asks for rows of all accounts whose time has passed by the clock of the row's own account. They are asked for beside the
 * clocks, as if none was moved, which is so nearly always.
 * @param table the table that has the column and an account_id
 * @param wall the time outside test clocks
 * @param ask the query, given its condition
 */
export async function whereOverdue<T>(
  db: Db,
  table: string,
  column: string,
  wall: Instant,
  ask: (overdue: RawBuilder<boolean>) => Promise<T>,
): Promise<T> {
  const at = sql.ref(`${table}.${column}`);
  const [ahead, due] = await Promise.all([clocksAhead(db), ask(sql<boolean>`(${at} <= ${wall})`)]);
  if (ahead.length === 0) return due;
  const of = sql.ref(`${table}.account_id`);
  const moved = ahead.map(
    ({ id, clock_offset_ms }) => sql`(${of} = ${id} and ${at} <= ${addMs(wall, clock_offset_ms)})`,
  );
  return ask(sql<boolean>`(${sql.join([sql`${at} <= ${wall}`, ...moved], sql` or `)})`);
}

/** SQL condition that a row belongs to none of these accounts, for work that serves accounts in turns. */
export function noneOf(column: string, accounts: readonly string[]): RawBuilder<boolean> {
  if (accounts.length === 0) return sql<boolean>`1 = 1`;
  return sql<boolean>`${sql.ref(column)} not in (${sql.join(accounts.map((account) => sql`${account}`))})`;
}

/**
 * Live records of all accounts that wait for work which no time is set for, an account's together, without those of
 * some accounts.
 * @param open written exactly like the condition of the partial index, which is only used by queries that repeat it
 */
export async function waitingRecords(
  db: Db,
  table: string,
  open: RawBuilder<boolean>,
  limit: number,
  except: readonly string[],
): Promise<{ account_id: string; id: string }[]> {
  const { rows } = await sql<{ account_id: string; id: string }>`
    select account_id, id from ${sql.table(table)}
    where ${open} and deleted_at is null and ${noneOf('account_id', except)}
    order by account_id, id limit ${limit}`.execute(db);
  return rows;
}

/** Due records of all accounts but some, each by its account's clock, the earliest first. */
export async function dueRecords(
  db: Db,
  { table, column, open }: Waiting,
  wall: Instant,
  limit: number,
  except: readonly string[],
): Promise<{ account_id: string; id: string }[]> {
  const at = sql.ref(column);
  const { rows } = await whereOverdue(db, table, column, wall, (due) =>
    sql<{ account_id: string; id: string }>`
      select account_id, id from ${sql.table(table)}
      where ${open} and ${due} and ${noneOf('account_id', except)} order by ${at} limit ${limit}`.execute(db),
  );
  return rows;
}

/** When the account's next record is due, at or before an instant; null if there is none. */
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

/** A table of records with a due time, and the condition of those that still wait. */
export interface Waiting {
  table: string;
  /** The column that holds the time. */
  column: string;
  /** Written exactly like the condition of the partial index, which is only used by queries that repeat it. */
  open: RawBuilder<boolean>;
}
