import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';

/** Sandboxes with an unfinished clock move. */
export async function orderedMoves(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('clock_moves').select('account_id').execute();
  return rows.map(({ account_id }) => account_id);
}

/** Whether a sandbox has an unfinished clock move. */
export async function isMoving(db: Db, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('clock_moves')
    .select('account_id')
    .where('account_id', '=', account)
    .executeTakeFirst();
  return row !== undefined;
}

/** The claim on a sandbox's move; null if nobody has claimed it. */
export async function claimOfMove(db: Db, account: string): Promise<string | null> {
  const row = await db
    .selectFrom('clock_moves')
    .select('claim')
    .where('account_id', '=', account)
    .executeTakeFirst();
  return row?.claim ?? null;
}

/**
 * Claims a sandbox's move for a process.
 * @param left the claim of a process that is known to be dead; it no longer counts
 * @param wall the time outside test clocks
 * @returns the move's target; null if there is none, or another process has claimed it
 */
export async function leaseMove(
  tx: Db,
  account: string,
  { claim, left, wall, until }: { claim: string; left: string | null; wall: Instant; until: Instant },
): Promise<Instant | null> {
  const [row] = await tx
    .updateTable('clock_moves')
    .set({ claim, lease_until: until })
    .where('account_id', '=', account)
    .where((eb) =>
      eb.or([
        eb('claim', 'in', [claim, left ?? claim]),
        eb('lease_until', 'is', null),
        eb('lease_until', '<=', wall),
      ]),
    )
    .returning('target')
    .execute();
  return row?.target ?? null;
}

/** Ends a finished move, unless a later target was requested meanwhile. */
export async function endMove(tx: Db, account: string, target: Instant, claim: string): Promise<void> {
  await tx
    .deleteFrom('clock_moves')
    .where('account_id', '=', account)
    .where('target', '=', target)
    .where('claim', '=', claim)
    .execute();
}
