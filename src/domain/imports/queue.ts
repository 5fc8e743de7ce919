import { type Lease, lockingForLease } from '#db/claim.ts';
import { updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { ofOpenAgency } from '../accounts/agencies.ts';
import type { WriteContext } from '../context.ts';
import { queueRemoval } from '../documents/index.ts';
import { noneOf, whereOverdue } from '../due.ts';
import { cancelUnread, complete } from './state.ts';
import { findItem, type ItemRow, requireRow } from './store.ts';

const IDLE_MS = 24 * 3_600_000;

/** Accounts with unclaimed files to read, the longest waiting first. */
export async function accountsWithFiles(db: Db, wall: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('candidate_import_items')
    .where('status', '=', 'pending')
    .where(ofOpenAgency('candidate_import_items'))
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', wall)]))
    .groupBy('account_id')
    .orderBy((eb) => eb.fn.min('id'))
    .select('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Claims unread files of an account, the earliest first, until the lease ends. */
export async function claimItems(tx: Db, account: string, lease: Lease): Promise<ItemRow[]> {
  const free = tx
    .selectFrom('candidate_import_items')
    .selectAll('candidate_import_items')
    .where('account_id', '=', account)
    .where('status', '=', 'pending')
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', lease.wall)]))
    .orderBy('id')
    .limit(lease.limit);
  const rows = await lockingForLease(tx, free, 'candidate_import_items').execute();
  for (const { id, account_id } of rows)
    await updateRow(tx, 'candidate_import_items', account_id, id, {
      claim: lease.claim,
      lease_until: lease.until,
    });
  return rows;
}

/** Releases the unfinished files of a process. */
export async function releaseItems(tx: Db, claim: string): Promise<void> {
  await tx
    .updateTable('candidate_import_items')
    .set({ claim: null, lease_until: null })
    .where('status', '=', 'pending')
    .where('claim', '=', claim)
    .execute();
}

/**
 * Upload slots of all accounts that expired after two hours without a confirmed file. @param wall the time outside test
 * clocks
 */
export async function expiredSlots(
  db: Db,
  wall: Instant,
  limit: number,
  except: readonly string[],
): Promise<{ id: string; account_id: string }[]> {
  return whereOverdue(db, 'candidate_import_items', 'expires_at', wall, (overdue) =>
    db
      .selectFrom('candidate_import_items')
      .where(noneOf('account_id', except))
      .where('status', 'in', ['signed', 'uploaded'])
      .where(overdue)
      .orderBy('expires_at')
      .limit(limit)
      .select(['id', 'account_id'])
      .execute(),
  );
}

/** Expires an upload slot; one that was confirmed meanwhile stays. */
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
  if (item.sha256 !== null) await queueRemoval(ctx, item.sha256);
  await complete(ctx, await requireRow(ctx, item.import_id));
}

/** When the account's next slot expires, at or before an instant. */
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

/** Imports of all accounts with nothing left to do, or without activity for a day. */
export async function idleImports(
  db: Db,
  wall: Instant,
  limit: number,
  except: readonly string[],
): Promise<{ id: string; account_id: string }[]> {
  const asked = whereOverdue(db, 'candidate_imports', 'updated_at', addMs(wall, -IDLE_MS), (overdue) =>
    db
      .selectFrom('candidate_imports')
      .where(noneOf('account_id', except))
      .where('status', '=', 'uploading')
      .where(overdue)
      .orderBy('updated_at')
      .limit(limit)
      .select(['id', 'account_id'])
      .execute(),
  );
  const ended = db
    .selectFrom('candidate_imports')
    .where(noneOf('account_id', except))
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
  const [idle, done] = await Promise.all([asked, ended]);
  return [...done, ...idle];
}

/** Completes an import with nothing left to do, and cancels one without activity for a day. */
export async function closeImport(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireRow(ctx, id);
  if (await complete(ctx, row)) return;
  if (row.status === 'uploading' && addMs(row.updated_at, IDLE_MS) <= ctx.now) await cancelUnread(ctx, row);
}

/** The claims on unread files of all accounts. */
export async function itemClaims(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('candidate_import_items')
    .where('status', '=', 'pending')
    .where('claim', 'is not', null)
    .distinct()
    .select('claim')
    .execute();
  return rows.flatMap(({ claim }) => claim ?? []);
}

/** Whether a file of the account belongs to an import that has not read it. */
export async function isWaitingFile(db: Db, account: string, sha256: string): Promise<boolean> {
  const item = await db
    .selectFrom('candidate_import_items')
    .where('account_id', '=', account)
    .where('sha256', '=', sha256)
    .where('status', 'in', ['uploaded', 'pending'])
    .select('id')
    .executeTakeFirst();
  return item !== undefined;
}
