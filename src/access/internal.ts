import type { Db } from '#db/store.ts';
import { accountOf } from './columns.ts';
import { accountById } from './credentials.ts';
import type { Principal } from './principal.ts';

/** A principal of the deployment itself, which may do everything in an account; undefined when there is none. */
export async function internalPrincipal(
  db: Db,
  accountId: string,
  as: { type: 'cli' | 'system'; name: string },
): Promise<Principal | undefined> {
  const [row] = await accountById(db, { id: accountId });
  if (row === undefined) return undefined;
  return {
    credential: { id: as.type, type: as.type, mode: null },
    ...accountOf(row),
    user: null,
    actor: { type: 'system', id: null, name: as.name },
    scopes: new Set(['admin']),
    pendingApproval: false,
  };
}
