import type { Db } from '#db/store.ts';
import { keyLabel } from '#src/domain/accounts/keys.ts';
import { namesOf } from '#src/domain/names/index.ts';
import { ID_PREFIX } from '#src/lib/ids.ts';

/** The key, service account or connected app behind a credential, as people know it; undefined for people and the service. */
export async function callerLabel(db: Db, account: string, id: string): Promise<string | undefined> {
  if (!id.startsWith(`${ID_PREFIX.oauth_grant}_`)) return keyLabel(db, account, id);
  const app = (await namesOf(db, account, [id], () => true)).get(id);
  return app === undefined ? undefined : `the app “${app}”`;
}
