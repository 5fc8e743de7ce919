import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import { AppError } from '#src/lib/errors.ts';
import { ACCOUNT_COLUMNS, accountOf, decodeCached, USER_COLUMNS, userOf } from './columns.ts';
import type { ActingApp, Principal } from './principal.ts';

const GRANT_COLUMNS = [
  'oauth_grants.id as g_id',
  'oauth_grants.scopes as g_scopes',
  'oauth_grants.status as g_status',
  'oauth_grants.client_id as g_client',
  'oauth_grants.client_name as g_name',
] as const;

const tokenByHash = statement((db: Db, v: { hash: string }) =>
  db
    .selectFrom('oauth_tokens')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'oauth_tokens.grant_id')
    .innerJoin('accounts', 'accounts.id', 'oauth_grants.account_id')
    .innerJoin('users', 'users.id', 'oauth_grants.user_id')
    .where('oauth_tokens.hash', '=', v.hash)
    .select([
      'oauth_tokens.kind as t_kind',
      'oauth_tokens.scopes as t_scopes',
      'oauth_tokens.expires_at as t_expires',
      'oauth_tokens.revoked_at as t_revoked',
      'oauth_tokens.resource as t_resource',
    ])
    .select(GRANT_COLUMNS)
    .select(ACCOUNT_COLUMNS)
    .select(USER_COLUMNS),
);

const grantById = statement((db: Db, v: { id: string; account: string }) =>
  db
    .selectFrom('oauth_grants')
    .innerJoin('accounts', 'accounts.id', 'oauth_grants.account_id')
    .innerJoin('users', 'users.id', 'oauth_grants.user_id')
    .where('oauth_grants.id', '=', v.id)
    .where('oauth_grants.account_id', '=', v.account)
    .select(GRANT_COLUMNS)
    .select(ACCOUNT_COLUMNS)
    .select(USER_COLUMNS),
);

type GrantRow = Awaited<ReturnType<typeof grantById>>[number];

/** The credential behind an access token, by its keyed hash. @throws AppError AUTHENTICATION_REQUIRED */
export async function tokenPrincipal(db: Db, hash: string): Promise<Principal> {
  const [row] = await tokenByHash(db, { hash });
  if (row === undefined) throw ended('This access token is not known here.');
  if (row.t_kind !== 'access')
    throw ended('This is a refresh token. Exchange it at /api/oauth/token and send the access token.');
  if (row.t_revoked !== null) throw ended('This access token was revoked. Authorize again.');
  if (row.t_expires <= new Date().toISOString())
    throw ended('This access token has expired. Get another with the refresh token.');
  const app = {
    clientId: row.g_client,
    name: row.g_name,
    expiresAt: row.t_expires,
    resource: row.t_resource,
  };
  tokens.set(app, hash);
  return principalOf(row, decodeCached<string[]>(row.t_scopes), app);
}

// Which token an app came with, so that work that outlives the request ends when that token is revoked.
const tokens = new WeakMap<ActingApp, string>();

/** The hash of the access token that a principal came with; null for one that came with none. */
export function tokenBehind({ app }: Principal): string | null {
  return app === undefined ? null : (tokens.get(app) ?? null);
}

/**
 * A connection as it is now, for work that outlives the request that began it. It goes on when the access token that
 * began it runs out, and ends when that token is revoked.
 * @param began who began it, where that is still known (the work can do no more than that token could), else the hash
 * of the token
 * @throws AppError AUTHENTICATION_REQUIRED when the connection has ended
 */
export async function grantPrincipal(
  db: Db,
  grantId: string,
  accountId: string,
  began?: Principal | string | null,
): Promise<Principal> {
  const [row] = await grantById(db, { id: grantId, account: accountId });
  if (row === undefined) throw ended('This connection is no longer known here.');
  const before = typeof began === 'object' && began !== null ? began : undefined;
  const hash = typeof began === 'string' ? began : before === undefined ? null : tokenBehind(before);
  if (hash !== null) {
    const [token] = await tokenByHash(db, { hash });
    if (token !== undefined && token.t_revoked !== null) throw ended('This access token was revoked.');
  }
  const app = before?.app ?? { clientId: row.g_client, name: row.g_name, expiresAt: null, resource: null };
  if (hash !== null) tokens.set(app, hash);
  const scopes = decodeCached<string[]>(row.g_scopes);
  return principalOf(
    row,
    before === undefined ? scopes : scopes.filter((one) => before.scopes.has(one)),
    app,
  );
}

function principalOf(row: GrantRow, scopes: readonly string[], app: ActingApp): Principal {
  if (row.g_status === 'refused') throw ended('An admin of the agency refused this connection.');
  if (row.g_status === 'revoked') throw ended('This connection was ended. Authorize again.');
  const user = userOf(row);
  if (user === null || row.u_status === 'paused') {
    throw ended(
      'The user of this connection is paused. An admin of the agency can make the user active again.',
    );
  }
  const allowed = decodeCached<string[]>(row.g_scopes);
  return {
    credential: { id: row.g_id, type: 'oauth', mode: null },
    ...accountOf(row),
    user,
    actor: { type: 'user', id: user.id, name: user.name },
    app,
    scopes: effectiveScopes(
      scopes.filter((scope) => allowed.includes(scope)),
      user.role,
    ),
    pendingApproval: row.g_status === 'pending',
  };
}

function ended(message: string): AppError {
  return new AppError('AUTHENTICATION_REQUIRED', message, {
    headers: { 'WWW-Authenticate': 'Bearer realm="deskhand", error="invalid_token"' },
  });
}
