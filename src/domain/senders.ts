import type { Db } from '#db/store.ts';
import { ID_PREFIX } from '#src/lib/ids.ts';
import { keyLabel } from './accounts/keys.ts';
import { namesOf } from './names/index.ts';

/** A batch with whom and what it came from. */
interface Sent {
  id: string;
  user_id: string | null;
  credential_id: string;
  credential_type: string;
}

/** The key, service account or connected app behind a credential, as people know it; undefined for people and the service. */
export async function callerLabel(db: Db, account: string, id: string): Promise<string | undefined> {
  if (!id.startsWith(`${ID_PREFIX.oauth_grant}_`)) return keyLabel(db, account, id);
  const app = (await namesOf(db, account, [id], () => true)).get(id);
  return app === undefined ? undefined : `the app “${app}”`;
}

/** Who sent each of these batches, by its id: the person, and the key or app it came by. */
export async function sendersOf(
  db: Db,
  account: string,
  rows: readonly Sent[],
): Promise<Map<string, string>> {
  const people = await namesOf(
    db,
    account,
    rows.flatMap(({ user_id }) => user_id ?? []),
    () => true,
  );
  const keys = new Map<string, string | undefined>();
  for (const { credential_id: id } of rows)
    if (!keys.has(id)) keys.set(id, await callerLabel(db, account, id));
  return new Map(
    rows.map((row) => {
      const person = people.get(row.user_id ?? '');
      const key = keys.get(row.credential_id);
      const names = [person, key === undefined || person === undefined ? key : `by ${key}`];
      return [row.id, names.filter((name) => name !== undefined).join(', ') || row.credential_type];
    }),
  );
}
