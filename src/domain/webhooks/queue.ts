import { sql } from 'kysely';
import { type Lease, lockingForLease } from '#db/claim.ts';
import { ofAccount } from '#db/owned.ts';
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { firstIdAt } from '#src/lib/ids.ts';
import type { DeliveryRow } from './schema.ts';

/** A subscription with deliveries that are not done, and when the first of them is due. */
export interface Waiting {
  webhook_id: string;
  account_id: string;
  /** In the account's own time. */
  due_at: Instant;
  clock_offset_ms: number;
}

/**
 * Subscriptions that have deliveries to come, held ones left out. It steps from one subscription to the next over the
 * index of what is due, so that its cost is their number and not that of their deliveries.
 */
export async function waitingSubscriptions(db: Db, accountId?: string): Promise<Waiting[]> {
  const only = accountId === undefined ? sql`` : sql`and w.account_id = ${accountId}`;
  const { rows } = await sql<Waiting>`
    with recursive heads(webhook_id) as (
      select min(webhook_id) from webhook_deliveries where due_at is not null
      union all
      select (select min(d.webhook_id) from webhook_deliveries d
              where d.due_at is not null and d.webhook_id > heads.webhook_id)
      from heads where heads.webhook_id is not null
    )
    select h.webhook_id, w.account_id, a.clock_offset_ms,
      (select min(d.due_at) from webhook_deliveries d
       where d.due_at is not null and d.webhook_id = h.webhook_id) as due_at
    from heads h
    join webhooks w on w.id = h.webhook_id
    join accounts a on a.id = w.account_id
    where w.status = 'active' and w.deleted_at is null
      and a.status = 'active' and a.plan = 'active' ${only}`.execute(db);
  return rows;
}

/** A delivery that this process holds, with its event as the outbox keeps it. */
export interface Claimed {
  row: Pick<
    DeliveryRow,
    'id' | 'account_id' | 'webhook_id' | 'event_id' | 'event' | 'attempts' | 'due_at' | 'created_at'
  >;
  /** When the event happened, in the account's time. */
  createdAt: Instant;
  /** The event's data as JSON text, with the money in it. */
  data: string;
}

// The events are joined: asked for by a list of ids, SQLite reads every event of the account once the list is long.
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
 * Leases deliveries of one subscription that are due, the earliest first. Run it in a unit of its own, commit, then
 * send, and finish each where the claim still stands.
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
    .where(ofAccount('webhook_deliveries', account))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map((row): Claimed => {
    if (row.data === null)
      return { row, createdAt: row.event_at ?? row.created_at, data: row.event_data ?? '{}' };
    const own = JSON.parse(row.data) as { created_at: string; data: unknown };
    return { row, createdAt: own.created_at, data: JSON.stringify(own.data) };
  });
}

interface Mine {
  account: string;
  id: string;
  claim: string;
}

/** Records what an attempt came to, if the delivery is still held by the same claim. */
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

/** Records that deliveries of one account got the same answer: the common case, in one statement. */
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
    .where(ofAccount('webhook_deliveries', of.account))
    .where('id', 'in', of.ids)
    .where('claim', '=', of.claim)
    .execute();
}

/** Gives a delivery back untried, to be due at `due`. */
export const returnDelivery = statement((db: Db, v: Mine & { due: Instant | null }) =>
  db
    .updateTable('webhook_deliveries')
    .set({ due_at: v.due, claim: null, lease_until: null })
    .where('account_id', '=', v.account)
    .where('id', '=', v.id)
    .where('claim', '=', v.claim),
);

/** Remembers since when nothing gets through to a subscription; null: something did. */
export const setFailingSince = statement(
  (db: Db, v: { account: string; id: string; since: Instant | null }) =>
    db
      .updateTable('webhooks')
      .set({ failing_since: v.since })
      .where('account_id', '=', v.account)
      .where('id', '=', v.id),
);

/** The due time of the earliest delivery of an account that is not done; null when there is none by `until`. */
export async function nextDue(db: Db, accountId: string, until: Instant): Promise<Instant | null> {
  const times = (await waitingSubscriptions(db, accountId)).map(({ due_at }) => due_at);
  const [first] = times.filter((due) => due <= until).sort();
  return first ?? null;
}

/**
 * Removes deliveries made before a time, and those of subscriptions that are gone; then events that no log shows.
 * Retention follows the wall clock, and ids tell when they were made.
 * @returns how many rows, `chunk` of each kind at most
 */
export async function pruneDeliveries(
  tx: Db,
  before: { deliveries: number; events: number },
  chunk: number,
): Promise<number> {
  const old = tx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('id', '<', firstIdAt('webhook_delivery', before.deliveries))
    .limit(chunk);
  const orphaned = tx
    .selectFrom('webhooks')
    .innerJoin('webhook_deliveries', 'webhook_deliveries.webhook_id', 'webhooks.id')
    .select('webhook_deliveries.id')
    .where('webhooks.deleted_at', 'is not', null)
    .limit(chunk);
  const events = tx
    .selectFrom('events')
    .select('id')
    .where('id', '<', firstIdAt('event', before.events))
    .limit(chunk);
  const removed = [
    await tx.deleteFrom('webhook_deliveries').where('id', 'in', old).executeTakeFirst(),
    await tx.deleteFrom('webhook_deliveries').where('id', 'in', orphaned).executeTakeFirst(),
    await tx.deleteFrom('events').where('id', 'in', events).executeTakeFirst(),
  ];
  return removed.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
