// Read model: webhook subscriptions with their credentials and pending deliveries.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';

/** A subscription with pending deliveries, and when the first of them is due. */
export interface Waiting {
  webhook_id: string;
  account_id: string;
  /** In the account's own time. */
  due_at: Instant;
  clock_offset_ms: number;
}

/**
 * Subscriptions with pending deliveries that are not held. It skips from one subscription to the next in the index of
 * due times, so that its cost is their number and not that of their deliveries.
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
    join webhooks w on w.account_id = (select d.account_id from webhook_deliveries d
      where d.due_at is not null and d.webhook_id = h.webhook_id limit 1) and w.id = h.webhook_id
    join accounts a on a.id = w.account_id
    where w.status = 'active' and w.deleted_at is null
      and a.status = 'active' and a.plan = 'active' ${only}`.execute(db);
  return rows;
}

const subscriber = statement((db, v: { account: string; id: string }) =>
  db
    .selectFrom('webhooks as w')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .leftJoin('api_keys as k', (on) =>
      on.onRef('k.id', '=', 'w.credential_id').onRef('k.account_id', '=', 'w.account_id'),
    )
    .leftJoin('oauth_grants as g', (on) =>
      on.onRef('g.id', '=', 'w.credential_id').onRef('g.account_id', '=', 'w.account_id'),
    )
    .leftJoin('service_accounts as s', (on) =>
      on.onRef('s.id', '=', 'w.credential_id').onRef('s.account_id', '=', 'w.account_id'),
    )
    .leftJoin('users as u', (on) =>
      on.onRef('u.id', '=', 'w.user_id').onRef('u.account_id', '=', 'w.account_id'),
    )
    .where('w.account_id', '=', v.account)
    .where('w.id', '=', v.id)
    .where('w.deleted_at', 'is', null)
    .select([
      'w.id',
      'w.account_id',
      'w.url',
      'w.status',
      'w.secret',
      'w.failing_since',
      'w.credential_type',
      'w.user_id',
      'w.scopes',
      'a.status as account_status',
      'a.clock_offset_ms',
      'a.plan as account_plan',
      'k.status as key_status',
      'k.expires_at as key_expires_at',
      'k.scopes as key_scopes',
      'g.status as grant_status',
      's.status as service_status',
      'u.status as user_status',
      'u.role as user_role',
    ]),
);

/** A subscription with its account, and the credential that set its URL. */
export type Subscriber = Awaited<ReturnType<typeof subscriber>>[number];

/** The subscription as it is now; undefined once it is deleted. */
export async function findSubscriber(db: Db, account: string, id: string): Promise<Subscriber | undefined> {
  const [row] = await subscriber(db, { account, id });
  return row;
}
