import type { Db } from '#db/store.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import { accessTokenHash, ended, rememberToken } from './access-tokens.ts';
import { accountOf, decodeCached } from './columns.ts';
import { type ServiceRow, serviceById, serviceTokenByHash } from './credentials.ts';
import type { ActingApp, Principal } from './principal.ts';

/** The service account behind an access token, by its keyed hash. @throws AppError AUTHENTICATION_REQUIRED */
export async function serviceTokenPrincipal(db: Db, hash: string): Promise<Principal> {
  const [row] = await serviceTokenByHash(db, { hash });
  if (row === undefined) throw ended('This access token is not known here.');
  if (row.t_revoked !== null) throw ended('This access token was revoked. Ask for another.');
  if (row.t_expires <= new Date().toISOString())
    throw ended('This access token has expired. Ask for another at /api/oauth/token.');
  const app = { ...appOf(row), expiresAt: row.t_expires, resource: row.t_resource };
  rememberToken(app, hash);
  return principalOf(row, decodeCached<string[]>(row.t_scopes), app);
}

/**
 * The current state of a service account, for work that outlives its request. The work goes on when the access token
 * expires, and ends when it is revoked.
 * @param startedBy the principal that started the work, whose scopes are an upper limit, or else the hash of its token
 * @throws AppError AUTHENTICATION_REQUIRED when the service account has ended
 */
export async function servicePrincipal(
  db: Db,
  id: string,
  account: string,
  startedBy?: Principal | string | null,
): Promise<Principal> {
  const [row] = await serviceById(db, { id, account });
  if (row === undefined) throw ended('This service account is no longer known here.');
  const before = typeof startedBy === 'object' && startedBy !== null ? startedBy : undefined;
  const hash =
    typeof startedBy === 'string' ? startedBy : before === undefined ? null : accessTokenHash(before);
  const [token] = hash === null ? [] : await serviceTokenByHash(db, { hash });
  if (token !== undefined && token.t_revoked !== null) throw ended('This access token was revoked.');
  const app = before?.app ?? { ...appOf(row), expiresAt: null, resource: null };
  if (hash !== null) rememberToken(app, hash);
  const scopes = decodeCached<string[]>(row.s_scopes);
  const { scopes: most } = before ?? {};
  return principalOf(
    row,
    most === undefined || most.has('admin') ? scopes : [...most].filter((one) => within(scopes, one)),
    app,
  );
}

const appOf = (row: ServiceRow): Pick<ActingApp, 'clientId' | 'name'> => ({
  clientId: row.s_id,
  name: row.s_name,
});

const within = (allowed: readonly string[], scope: string): boolean =>
  allowed.includes('admin') || allowed.includes(scope);

function principalOf(row: ServiceRow, scopes: readonly string[], app: ActingApp): Principal {
  if (row.s_status === 'paused')
    throw ended('This service account is paused. An admin of the agency can make it active again.');
  if (row.s_status !== 'active') throw ended('This service account was revoked.');
  const allowed = decodeCached<string[]>(row.s_scopes);
  return {
    credential: { id: row.s_id, type: 'service', mode: null, role: row.s_role },
    ...accountOf(row),
    user: null,
    actor: { type: 'app', id: row.s_id, name: row.s_name },
    app,
    scopes: effectiveScopes(
      scopes.filter((scope) => within(allowed, scope)),
      row.s_role,
    ),
    pendingApproval: false,
  };
}
