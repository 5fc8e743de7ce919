import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';

/** Whether nobody has worked in an agency yet: it has one person and never had a key. */
export async function isUnused(db: Db, account: string): Promise<boolean> {
  const users = await db
    .selectFrom('users')
    .where('account_id', '=', account)
    .select('status')
    .limit(2)
    .execute();
  if (users.length !== 1 || users[0]?.status !== 'invited') return false;
  const keys = await db
    .selectFrom('api_keys')
    .where('account_id', '=', account)
    .select('id')
    .limit(1)
    .execute();
  return keys.length === 0;
}

/** Agencies made before a time in which nobody has worked yet, as `isUnused` says it, the oldest first. */
export async function unusedSince(db: Db, before: Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .leftJoin('api_keys', 'api_keys.account_id', 'accounts.id')
    .where('accounts.created_at', '<', before)
    .where('api_keys.id', 'is', null)
    .groupBy(['accounts.id', 'accounts.created_at'])
    .having(({ eb, fn }) => eb(fn.count('users.id'), '=', 1))
    .having(({ eb, fn }) => eb(fn.min('users.status'), '=', 'invited'))
    .select('accounts.id')
    .orderBy('accounts.created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
