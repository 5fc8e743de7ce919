import type { Insertable } from 'kysely';
import { insertRow, removeFound, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Database } from '#db/types.ts';
import type { Instant } from '#src/lib/clock.ts';

/** Stores a new session. */
export function insertSession(tx: Db, session: Insertable<Database['sessions']>): Promise<void> {
  return insertRow(tx, 'sessions', session);
}

/** Records when a session was last used. */
export const stampSession = statement((db: Db, v: { account: string; id: string; at: string }) =>
  db
    .updateTable('sessions')
    .set({ seen_at: v.at })
    .where('account_id', '=', v.account)
    .where('id', '=', v.id),
);

/** Ends one session of a user or all of them: on pause, password change or sign-out. */
export async function endSessions(
  tx: Db,
  at: Instant,
  accountId: string,
  userId: string,
  only?: string,
): Promise<void> {
  let query = tx
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (only !== undefined) query = query.where('id', '=', only);
  await query.execute();
}

/** Removes sessions that ended before a time. @returns how many, `limit` at most */
export async function pruneSessions(tx: Db, before: Instant, limit: number): Promise<number> {
  const rows = await tx
    .selectFrom('sessions')
    .where('expires_at', '<', before)
    .select(['account_id', 'hash'])
    .limit(limit)
    .execute();
  await removeFound(tx, 'sessions', rows);
  return rows.length;
}
