// Read model: which keys, connections and service accounts an agency has.
import { findRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';

/**
 * What an agency's key, connection or service account is called, ended ones included: `the key Night bot`.
 * @returns undefined where it has none of this id
 */
export async function credentialNamed(db: Db, account: string, id: string): Promise<string | undefined> {
  if (id.startsWith('grt_')) {
    const grant = await findRow(db, 'oauth_grants', account, id);
    return grant === undefined ? undefined : `the connection ${grant.client_name}`;
  }
  if (id.startsWith('sva_')) {
    const robot = await findRow(db, 'service_accounts', account, id);
    return robot === undefined ? undefined : `the service account ${robot.name}`;
  }
  const key = await findRow(db, 'api_keys', account, id);
  return key === undefined ? undefined : `the key ${key.name}`;
}
