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

/** Keeps what a passkey is to sign next in a session, in place of what it was to sign before. */
export async function challengeSession(
  tx: Db,
  account: string,
  id: string,
  challenge: { challenge: string; challenge_ends_at: Instant },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set(challenge)
    .where('account_id', '=', account)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Takes what a passkey was to sign in a session, which works once; null when it is used up or over. */
export async function takeChallenge(
  tx: Db,
  account: string,
  id: string,
  at: Instant,
): Promise<string | null> {
  const row = await tx
    .selectFrom('sessions')
    .select(['challenge', 'challenge_ends_at'])
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.challenge == null || (row.challenge_ends_at ?? '') <= at) return null;
  const taken = await tx
    .updateTable('sessions')
    .set({ challenge: null, challenge_ends_at: null })
    .where('account_id', '=', account)
    .where('id', '=', id)
    .where('challenge', '=', row.challenge)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n ? row.challenge : null;
}

/** Records that the person of a session has just proved with a passkey that it is they. */
export async function verifySession(tx: Db, account: string, id: string, at: Instant): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ verified_at: at })
    .where('account_id', '=', account)
    .where('id', '=', id)
    .execute();
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
