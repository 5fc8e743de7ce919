import { PostgresAdapter, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { Db } from './store.ts';
import type { Database } from './types.ts';

/** Tables whose rows are worked on under a lease. */
type Leased = {
  [T in keyof Database]: Database[T] extends {
    id: string;
    claim: string | null;
    lease_until: string | null;
  }
    ? T
    : never;
}[keyof Database];

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
 * Leases rows of a queue and answers them. Run it in a unit of its own, commit, then work on the rows and finish each
 * with `where claim = …`. On PostgreSQL workers of other processes are passed by instead of waited for.
 * @param due narrows and orders what is due
 */
export async function claimRows<T extends Leased>(
  tx: Db,
  table: T,
  lease: Lease,
  due: (
    query: SelectQueryBuilder<Database, T, { id: string }>,
  ) => SelectQueryBuilder<Database, T, { id: string }>,
): Promise<Selectable<Database[T]>[]> {
  // Kysely cannot follow a table that is a type parameter; every leased table has the columns used here.
  const from = table as 'webhook_deliveries';
  const queue: SelectQueryBuilder<Database, 'webhook_deliveries', { id: string }> = due(
    tx.selectFrom(from).select('id') as never,
  ) as never;
  let ids = queue
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', lease.wall)]))
    .limit(lease.limit);
  if (tx.getExecutor().adapter instanceof PostgresAdapter) ids = ids.forUpdate().skipLocked();
  const rows = await tx
    .updateTable(from)
    .set({ claim: lease.claim, lease_until: lease.until })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  return rows as never;
}
