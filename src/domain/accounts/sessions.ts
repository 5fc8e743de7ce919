import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';

/** Ends one session of a person, or all of them: after a pause, a new password, a sign-out. */
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
