import { type DeleteResult, sql } from 'kysely';
import { type Lease, lockingForLease } from '#db/claim.ts';
import { among, withIds } from '#db/owned.ts';
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { firstIdAt } from '#src/lib/ids.ts';
import type { DeliveryRow } from './schema.ts';
import { type Waiting, waitingSubscriptions } from './subscribers.ts';

/** A delivery claimed by this process, with its stored event. */
export interface Claimed {
  row: Pick<
    DeliveryRow,
    'id' | 'account_id' | 'webhook_id' | 'event_id' | 'event' | 'attempts' | 'due_at' | 'created_at'
  >;
  /** When the event happened, in the account's time. */
  createdAt: Instant;
  /** The event's data as JSON text, unredacted. */
  data: string;
}

// The events are joined: given a long list of ids, SQLite would read every event of the account.
const dueDeliveries = statement(
  (tx: Db, v: { account: string; webhook: string; now: Instant; wall: Instant; limit: number }) =>
    lockingForLease(
      tx,
      tx
        .selectFrom('webhook_deliveries as d')
        .leftJoin('events as e', (on) =>
          on.onRef('e.id', '=', 'd.event_id').onRef('e.account_id', '=', 'd.account_id'),
        )
        .where('d.account_id', '=', v.account)
        .where('d.webhook_id', '=', v.webhook)
        .where('d.due_at', '<=', v.now)
        .where((eb) => eb.or([eb('d.lease_until', 'is', null), eb('d.lease_until', '<=', v.wall)]))
        .orderBy('d.due_at')
        .orderBy('d.id')
        .limit(v.limit)
        .select([
          'd.id',
          'd.account_id',
          'd.webhook_id',
          'd.event_id',
          'd.event',
          'd.attempts',
          'd.due_at',
          'd.created_at',
          'd.data',
          'e.created_at as event_at',
          'e.data as event_data',
        ]),
      'd',
    ),
);

/**
 * Claims due deliveries of one subscription, the earliest first. Run it in its own unit and commit before sending;
 * finish each while the claim is still valid.
 * @param now the account's own time
 */
export async function claimDeliveries(
  tx: Db,
  of: Pick<Waiting, 'webhook_id' | 'account_id'>,
  now: Instant,
  lease: Lease,
): Promise<Claimed[]> {
  const { claim, wall, until, limit } = lease;
  const account = of.account_id;
  const rows = await dueDeliveries(tx, { account, webhook: of.webhook_id, now, wall, limit });
  if (rows.length === 0) return [];
  await tx
    .updateTable('webhook_deliveries')
    .set({ claim, lease_until: until })
    .where(
      withIds(
        'webhook_deliveries',
        account,
        rows.map(({ id }) => id),
      ),
    )
    .execute();
  return rows.map((row): Claimed => {
    if (row.data === null)
      return { row, createdAt: row.event_at ?? row.created_at, data: row.event_data ?? '{}' };
    const own = JSON.parse(row.data) as { created_at: string; data: unknown };
    return { row, createdAt: own.created_at, data: JSON.stringify(own.data) };
  });
}

/** The claims on unfinished deliveries. */
export async function claimsOfDeliveries(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .where('due_at', 'is not', null)
    .where('claim', 'is not', null)
    .distinct()
    .select('claim')
    .execute();
  return rows.flatMap(({ claim }) => claim ?? []);
}

/** Releases the deliveries claimed by a dead process. */
export async function releaseDeliveries(tx: Db, claim: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ claim: null, lease_until: null })
    .where('due_at', 'is not', null)
    .where('claim', '=', claim)
    .execute();
}

interface Mine {
  account: string;
  id: string;
  claim: string;
}

/** Records the result of an attempt, if the delivery is still held by the same claim. */
export const finishDelivery = statement(
  (
    db: Db,
    v: Mine & {
      status: 'delivered' | 'failed' | 'dead_lettered';
      attempts: number;
      code: number | null;
      error: string | null;
      due: Instant | null;
      now: Instant;
    },
  ) =>
    db
      .updateTable('webhook_deliveries')
      .set({
        status: v.status,
        attempts: v.attempts,
        last_response_code: v.code,
        last_error: v.error,
        due_at: v.due,
        claim: null,
        lease_until: null,
        updated_at: v.now,
      })
      .where('account_id', '=', v.account)
      .where('id', '=', v.id)
      .where('claim', '=', v.claim),
);

/** Records the same result for several deliveries of an account in one statement: the common case. */
export async function finishDelivered(
  tx: Db,
  of: { account: string; claim: string; ids: readonly string[]; code: number; now: Instant },
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      status: 'delivered',
      attempts: eb('attempts', '+', 1),
      last_response_code: of.code,
      last_error: null,
      due_at: null,
      claim: null,
      lease_until: null,
      updated_at: of.now,
    }))
    .where(withIds('webhook_deliveries', of.account, of.ids))
    .where('claim', '=', of.claim)
    .execute();
}

/** Releases a delivery without an attempt, to be due at `due`. */
export const returnDelivery = statement((db: Db, v: Mine & { due: Instant | null }) =>
  db
    .updateTable('webhook_deliveries')
    .set({ due_at: v.due, claim: null, lease_until: null })
    .where('account_id', '=', v.account)
    .where('id', '=', v.id)
    .where('claim', '=', v.claim),
);

/** Records since when deliveries to a subscription fail; null after a success. */
export const setFailingSince = statement(
  (db: Db, v: { account: string; id: string; since: Instant | null }) =>
    db
      .updateTable('webhooks')
      .set({ failing_since: v.since })
      .where('account_id', '=', v.account)
      .where('id', '=', v.id),
);

/** When the account's next delivery is due; null if there is none by `until`. */
export async function nextDue(db: Db, accountId: string, until: Instant): Promise<Instant | null> {
  const times = (await waitingSubscriptions(db, accountId)).map(({ due_at }) => due_at);
  const [first] = times.filter((due) => due <= until).sort();
  return first ?? null;
}

/**
 * Deletes deliveries and events created before their limits, and deliveries of deleted subscriptions. The limits follow
 * the wall clock, by the creation time in the ids.
 * @returns how many rows, `chunk` of each kind at most
 */
export async function pruneDeliveries(
  tx: Db,
  before: { deliveries: number; events: number },
  chunk: number,
): Promise<number> {
  const old = await createdBefore(
    tx,
    'webhook_deliveries',
    firstIdAt('webhook_delivery', before.deliveries),
    chunk,
  );
  const { rows: orphaned } = await sql<Key>`select d.account_id, d.id from webhooks w
    cross join webhook_deliveries d where w.deleted_at is not null and d.account_id = w.account_id
    and d.webhook_id = w.id limit ${sql.lit(chunk)}`.execute(tx);
  const events = await createdBefore(tx, 'events', firstIdAt('event', before.events), chunk);
  const removed = [
    await remove(tx, 'webhook_deliveries', old),
    await remove(tx, 'webhook_deliveries', orphaned),
    await remove(tx, 'events', events),
  ];
  return removed.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

interface Key {
  account_id: string;
  id: string;
}

/** Rows of every agency with a lower id, agency by agency, as the ids of each stand in order. */
async function createdBefore(
  tx: Db,
  table: 'events' | 'webhook_deliveries',
  id: string,
  limit: number,
): Promise<Key[]> {
  const { rows } = await sql<Key>`
    with recursive agencies(id) as (
      select min(account_id) from ${sql.table(table)}
      union all
      select (select min(r.account_id) from ${sql.table(table)} r where r.account_id > agencies.id)
      from agencies where agencies.id is not null
    )
    select r.account_id, r.id from agencies cross join ${sql.table(table)} r
    where r.account_id = agencies.id and r.id < ${id} limit ${sql.lit(limit)}`.execute(tx);
  return rows;
}

async function remove(
  tx: Db,
  table: 'events' | 'webhook_deliveries',
  rows: readonly Key[],
): Promise<DeleteResult> {
  if (rows.length === 0) return { numDeletedRows: 0n };
  return tx
    .deleteFrom(table)
    .where(
      among(
        ['account_id', 'id'],
        rows.map((row) => [row.account_id, row.id]),
      ),
    )
    .executeTakeFirst();
}
