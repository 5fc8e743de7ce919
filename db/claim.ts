import { PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import type { Db } from './store.ts';

export interface Lease {
  /** The claim's id; finishing the work requires the same one. */
  claim: string;
  /** The current wall-clock time: leases that ended before it may be taken over. */
  wall: string;
  /** When the lease ends, by the wall clock. */
  until: string;
  /** The maximum number of rows. */
  limit: number;
}

/**
 * Makes a query lock the rows that are about to be leased, skipping those that another process is leasing at the
 * moment. Unchanged on SQLite, where the one writer makes this unnecessary.
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
