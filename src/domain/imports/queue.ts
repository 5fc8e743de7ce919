import { type Lease, lockingForLease } from '#db/claim.ts';
import { updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import type { WriteContext } from '../context.ts';
import { dropFile } from '../documents/index.ts';
import { overdue } from '../due.ts';
import { complete, giveUp } from './state.ts';
import { findItem, type ItemRow, requireRow } from './store.ts';

const IDLE_MS = 24 * 3_600_000;

/** Takes files that wait to be read, of every account, the earliest first: nobody else takes them until the lease ends. */
export async function claimItems(tx: Db, lease: Lease): Promise<ItemRow[]> {
  const free = tx
    .selectFrom('candidate_import_items')
    .innerJoin('accounts', 'accounts.id', 'candidate_import_items.account_id')
    .selectAll('candidate_import_items')
    .where('candidate_import_items.status', '=', 'pending')
    .where('accounts.status', '=', 'active')
    .where('accounts.plan', '=', 'active')
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', lease.wall)]))
    .orderBy('candidate_import_items.id')
    .limit(lease.limit);
  const rows = await lockingForLease(tx, free, 'candidate_import_items').execute();
  for (const { id, account_id } of rows)
    await updateRow(tx, 'candidate_import_items', account_id, id, {
      claim: lease.claim,
      lease_until: lease.until,
    });
  return rows;
}

/** Gives back what a process took and did not finish. */
export async function releaseItems(tx: Db, claim: string): Promise<void> {
  await tx
    .updateTable('candidate_import_items')
    .set({ claim: null, lease_until: null })
    .where('status', '=', 'pending')
    .where('claim', '=', claim)
    .execute();
}

/** Slots of every account whose two hours are over without a confirmed file. @param wall the time outside test clocks */
export async function slotsOver(
  db: Db,
  wall: Instant,
  limit: number,
): Promise<{ id: string; account_id: string }[]> {
  return db
    .selectFrom('candidate_import_items')
    .where('status', 'in', ['signed', 'uploaded'])
    .where(await overdue(db, 'candidate_import_items', 'expires_at', wall))
    .orderBy('expires_at')
    .limit(limit)
    .select(['id', 'account_id'])
    .execute();
}

/** Gives up a slot whose time is over; one that was confirmed meanwhile stays. */
export async function closeSlot(ctx: WriteContext, id: string): Promise<void> {
  const item = await findItem(ctx, id);
  if (
    item === undefined ||
    (item.status !== 'signed' && item.status !== 'uploaded') ||
    item.expires_at > ctx.now
  )
    return;
  const patch = { status: 'failed', reason: 'upload_timeout', sha256: null, updated_at: ctx.now } as const;
  await updateRow(ctx.tx, 'candidate_import_items', ctx.account.id, id, patch);
  if (item.sha256 !== null) await dropFile(ctx, item.sha256);
  await complete(ctx, await requireRow(ctx, item.import_id));
}

/** When the account's next slot ends, at or before an instant. */
export async function nextSlotEnd(db: Db, account: string, until: Instant): Promise<Instant | null> {
  const row = await db
    .selectFrom('candidate_import_items')
    .where('account_id', '=', account)
    .where('status', 'in', ['signed', 'uploaded'])
    .where('expires_at', '<=', until)
    .orderBy('expires_at')
    .select('expires_at')
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** Imports of every account that have nothing left to do, or to which nothing has happened for a day. */
export async function idleImports(
  db: Db,
  wall: Instant,
  limit: number,
): Promise<{ id: string; account_id: string }[]> {
  const idle = await db
    .selectFrom('candidate_imports')
    .where('status', '=', 'uploading')
    .where(await overdue(db, 'candidate_imports', 'updated_at', addMs(wall, -IDLE_MS)))
    .orderBy('updated_at')
    .limit(limit)
    .select(['id', 'account_id'])
    .execute();
  const done = await db
    .selectFrom('candidate_imports')
    .where('status', '=', 'processing')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('candidate_import_items as item')
            .whereRef('item.import_id', '=', 'candidate_imports.id')
            .whereRef('item.account_id', '=', 'candidate_imports.account_id')
            .where('item.status', 'in', ['signed', 'uploaded', 'pending'])
            .select('item.id'),
        ),
      ),
    )
    .limit(limit)
    .select(['id', 'account_id'])
    .execute();
  return [...done, ...idle];
}

/** Ends an import that has nothing left to do, and gives one up that nobody has touched for a day. */
export async function closeImport(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireRow(ctx, id);
  if (await complete(ctx, row)) return;
  if (row.status === 'uploading' && addMs(row.updated_at, IDLE_MS) <= ctx.now) await giveUp(ctx, row);
}
