import type { Db } from '#db/store.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import { AppError } from '#src/lib/errors.ts';
import { accountOf, decodeCached, userOf, vouchedAt } from './columns.ts';
import { type GrantRow, grantById, tokenByHash } from './credentials.ts';
import { type ActingApp, actingThrough, type Principal } from './principal.ts';

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
  rememberToken(app, hash);
  return principalOf(row, decodeCached<string[]>(row.t_scopes), app);
}

// The token with which an app came, so that work that outlives the request ends when the token is revoked.
const tokenHashes = new WeakMap<ActingApp, string>();

/** Remembers with which token an app came. */
export function rememberToken(app: ActingApp, hash: string): void {
  tokenHashes.set(app, hash);
}

/** The hash of the access token of a principal; null without one. */
export function accessTokenHash({ app }: Principal): string | null {
  return app === undefined ? null : (tokenHashes.get(app) ?? null);
}

/**
 * The current state of a connection, for work that outlives its request. The work goes on when the access token expires,
 * and ends when it is revoked.
 * @param startedBy the principal that started the work, whose scopes are an upper limit, or else the hash of its token
 * @throws AppError AUTHENTICATION_REQUIRED when the connection has ended
 */
export async function grantPrincipal(
  db: Db,
  grantId: string,
  accountId: string,
  startedBy?: Principal | string | null,
): Promise<Principal> {
  const [row] = await grantById(db, { id: grantId, account: accountId });
  if (row === undefined) throw ended('This connection is no longer known here.');
  const before = typeof startedBy === 'object' && startedBy !== null ? startedBy : undefined;
  const hash =
    typeof startedBy === 'string' ? startedBy : before === undefined ? null : accessTokenHash(before);
  if (hash !== null) {
    const [token] = await tokenByHash(db, { hash });
    if (token !== undefined && token.t_revoked !== null) throw ended('This access token was revoked.');
  }
  const app = before?.app ?? { clientId: row.g_client, name: row.g_name, expiresAt: null, resource: null };
  if (hash !== null) rememberToken(app, hash);
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
  if (row.u_hold !== null) throw ended(HELD);
  const allowed = decodeCached<string[]>(row.g_scopes);
  return {
    credential: { id: row.g_id, type: 'oauth', mode: null, outward: row.g_outward },
    ...accountOf(row),
    ...vouchedAt(row),
    user,
    actor: actingThrough(user, app.name),
    app,
    scopes: effectiveScopes(
      scopes.filter((scope) => allowed.includes(scope)),
      user.role,
    ),
    pendingApproval: row.g_status === 'pending',
  };
}

/** Why the keys and connections of somebody rest whom the agency's identity provider has signed out everywhere. */
export const HELD =
  "The agency's identity provider has ended the sign-in of this person. Keys and connections work again once they have signed in with it.";

/** The refusal of an access token. */
export function ended(message: string): AppError {
  return new AppError('AUTHENTICATION_REQUIRED', message, {
    headers: { 'WWW-Authenticate': 'Bearer realm="deskhand", error="invalid_token"' },
  });
}
