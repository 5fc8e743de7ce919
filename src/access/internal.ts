import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { ACCOUNT_COLUMNS, accountOf } from './columns.ts';
import type { Principal } from './principal.ts';

const accountById = statement((db: Db, v: { id: string }) =>
  db.selectFrom('accounts').where('accounts.id', '=', v.id).select(ACCOUNT_COLUMNS),
);

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
