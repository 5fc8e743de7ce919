import type { Db } from '#db/store.ts';

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
