// Read model: which keys, connections and service accounts an agency has.
import { findRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';

/** Whether an agency has a key, connection or service account of this id, ended ones included. */
export async function isCredential(db: Db, account: string, id: string): Promise<boolean> {
  const table = id.startsWith('grt_')
    ? 'oauth_grants'
    : id.startsWith('sva_')
      ? 'service_accounts'
      : 'api_keys';
  return (await findRow(db, table, account, id)) !== undefined;
}
