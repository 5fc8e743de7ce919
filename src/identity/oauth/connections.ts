// Read model: connections with the people who allowed them, and connect apps with their agencies.
import { foundBy } from '#db/directory.ts';
import { json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Scope } from '#src/domain/accounts/scopes.ts';
import type { Role } from '#src/domain/context.ts';
import type { GrantRow } from './schema.ts';
import { inCatalogueOrder } from './scopes.ts';

/** A connection with what decides what it may do now. */
export interface Held {
  grant: GrantRow;
  role: Role;
  email: string;
  /** Whether the person is paused. */
  paused: boolean;
}

/** A connection of an agency, ended ones included; null when there is none. */
export async function findHeld(db: Db, accountId: string, grantId: string): Promise<Held | null> {
  const row = await db
    .selectFrom('oauth_grants')
    .innerJoin('users', (on) =>
      on
        .onRef('users.account_id', '=', 'oauth_grants.account_id')
        .onRef('users.id', '=', 'oauth_grants.user_id'),
    )
    .where('oauth_grants.account_id', '=', accountId)
    .where('oauth_grants.id', '=', grantId)
    .selectAll('oauth_grants')
    .select(['users.role', 'users.email', 'users.status as user_status'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { role, email, user_status, ...grant } = row;
  return { grant, role, email, paused: user_status === 'paused' };
}

/** A connection as a page lists it. */
export interface ListedConnection {
  id: string;
  userId: string;
  userName: string;
  clientId: string;
  clientName: string;
  scopes: Scope[];
  status: 'pending' | 'active' | 'refused' | 'revoked';
  outward: 'plan' | 'run' | null;
  createdAt: string;
}

/** The live connections of an agency, newest first, at most 200; of one person, or those that wait. */
export async function listConnections(
  db: Db,
  accountId: string,
  only: { userId?: string; status?: 'pending' } = {},
): Promise<ListedConnection[]> {
  let query = db
    .selectFrom('oauth_grants')
    .innerJoin('users', (on) =>
      on
        .onRef('users.account_id', '=', 'oauth_grants.account_id')
        .onRef('users.id', '=', 'oauth_grants.user_id'),
    )
    .where('oauth_grants.account_id', '=', accountId)
    .where('oauth_grants.status', 'in', only.status === undefined ? ['active', 'pending'] : [only.status])
    .selectAll('oauth_grants')
    .select('users.name as user_name')
    .orderBy('oauth_grants.created_at', 'desc')
    .orderBy('oauth_grants.id', 'desc')
    .limit(200);
  if (only.userId !== undefined) query = query.where('oauth_grants.user_id', '=', only.userId);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    userName: row.user_name,
    clientId: row.client_id,
    clientName: row.client_name,
    scopes: inCatalogueOrder(json.decode<string[]>(row.scopes)),
    status: row.status,
    outward: row.outward,
    createdAt: row.created_at,
  }));
}

/** A connect app, whichever agency made it, by the id that it is known by as a client. */
export const appByClientId = statement((db: Db, v: { client: string }) =>
  db
    .selectFrom('connect_apps')
    .innerJoin('accounts', 'accounts.id', 'connect_apps.account_id')
    .where(foundBy('connect_apps', v.client))
    .where('connect_apps.deleted_at', 'is', null)
    .select(['connect_apps.id', 'connect_apps.name', 'redirect_uris', 'scopes', 'secret_hash'])
    .select('accounts.name as agency'),
);
