import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { LeaseOwner } from '#src/idempotency/lease-owner.ts';
import { addMs } from '#src/lib/clock.ts';
import type { BatchRow } from './store.ts';

/** How long a lease lasts without renewal. */
const LEASE_MS = 60_000;
/** How often a lease is renewed. */
export const RENEW_MS = 20_000;

/** The name under which a process runs batches, with a check whether the process of another name is dead. */
type Holder = Pick<LeaseOwner, 'text' | 'isDead'>;

const now = (): string => new Date().toISOString();

type Held = Pick<BatchRow, 'id' | 'account_id'>;

const holding = statement((db, v: { account: string; id: string; claim: string; until: string }) =>
  db
    .updateTable('batches')
    .set({ claim: v.claim, lease_until: v.until })
    .where('account_id', '=', v.account)
    .where('id', '=', v.id),
);

/** Leases a batch to this process, in the unit that starts it. */
export async function leaseBatch(tx: Db, { id, account_id }: Held, holder: Holder): Promise<void> {
  await holding(tx, { account: account_id, id, claim: holder.text, until: addMs(now(), LEASE_MS) });
}

/** Renews this process's lease. Does nothing for a batch that another process has taken over. */
export async function renewLease(tx: Db, { id, account_id }: Held, holder: Holder): Promise<void> {
  await tx
    .updateTable('batches')
    .set({ lease_until: addMs(now(), LEASE_MS) })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('claim', '=', holder.text)
    .execute();
}

/**
 * Takes over a running batch from a process that is known to be dead or whose lease has expired. When several processes
 * try, one succeeds.
 * @returns whether this process holds it now
 */
export async function takeOverBatch(tx: Db, row: BatchRow, holder: Holder): Promise<boolean> {
  const { claim, lease_until } = row;
  const wall = now();
  const left = claim === null || lease_until === null || lease_until <= wall;
  if (!left && claim !== holder.text && !holder.isDead(claim)) return false;
  const taken = await tx
    .updateTable('batches')
    .set({ claim: holder.text, lease_until: addMs(wall, LEASE_MS) })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('status', '=', 'running')
    .where('claim', claim === null ? 'is' : '=', claim)
    .where('lease_until', lease_until === null ? 'is' : '=', lease_until)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Releases the leases of a process that is stopping. */
export async function releaseBatches(tx: Db, holder: Holder): Promise<void> {
  await tx
    .updateTable('batches')
    .set({ lease_until: null })
    .where('status', '=', 'running')
    .where('claim', '=', holder.text)
    .execute();
}
