import { PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Db } from './store.ts';

export interface Lease {
  /** Who claims; what is finished later is matched against it. */
  claim: string;
  /** The time by the wall clock: a lease that ended before it may be taken over. */
  wall: string;
  /** When the lease ends, by the wall clock. */
  until: string;
  /** At most so many rows. */
  limit: number;
}

/**
 * Makes a query of rows that are about to be leased lock them, passing by those that another process is leasing at
 * this moment. SQLite has one writer, so that inside a unit of work nobody else can be at them.
 * @param table the table of the query, or its alias, whose rows are leased
 */
export function lockingForLease<DB, TB extends keyof DB, O>(
  tx: Db,
  query: SelectQueryBuilder<DB, TB, O>,
  table: TB & string,
): SelectQueryBuilder<DB, TB, O> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return query;
  return query.forUpdate(table as never).skipLocked();
}
