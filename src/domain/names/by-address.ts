// Read model: people by the e-mail address that a person calls them by.
import type { Db } from '#db/store.ts';
import { fold } from '#src/lib/fold.ts';

/** People told by their e-mail address, the newest first. */
export async function byAddress(
  db: Db,
  account: string,
  text: string,
  most: number,
): Promise<{ id: string; name: string; about: string }[]> {
  const rows = await db
    .selectFrom('candidates')
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .where('email_folded', '=', fold(text.trim()))
    .select(['id', 'name', 'email'])
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, name, email }) => ({ id, name, about: email ?? '' }));
}
