import { knownIn, statement } from '#db/rows.ts';
import type { Db, Store } from '#db/store.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import type { Deployment } from '#src/domain/ports.ts';
import { AppError } from '#src/lib/errors.ts';
import { grantPrincipal, tokenPrincipal } from './access-tokens.ts';
import { ACCOUNT_COLUMNS, accountOf, decodeCached, USER_COLUMNS, userOf } from './columns.ts';
import { internalPrincipal } from './internal.ts';
import { hashSecret, readKey, readToken } from './keys.ts';
import type { Principal } from './principal.ts';
import { sessionPrincipal } from './sessions.ts';

const keys = (db: Db) =>
  db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .leftJoin('users', 'users.id', 'api_keys.user_id')
    .select([
      'api_keys.id as k_id',
      'api_keys.mode as k_mode',
      'api_keys.scopes as k_scopes',
      'api_keys.status as k_status',
    ])
    .select(['api_keys.expires_at as k_expires', 'api_keys.name as k_name', 'api_keys.hint as k_hint'])
    .select(ACCOUNT_COLUMNS)
    .select(USER_COLUMNS);

const keyByHash = statement((db: Db, v: { hash: string }) => keys(db).where('api_keys.hash', '=', v.hash));
const keyById = statement((db: Db, v: { id: string }) => keys(db).where('api_keys.id', '=', v.id));

type KeyRow = Awaited<ReturnType<typeof keyByHash>>[number];

export interface Authentication {
  /** The keyed hash of a token: what stands for it wherever it must be known again. */
  proofOf(token: string): string;
  /** The credential of a token's proof, where what this turn reads says it at once; null where it must be asked for. */
  known(proof: string): Principal | null;
  /**
   * The credential behind a bearer token. The same object may come back while nothing changed.
   * @param proof the token's, where it was worked out before
   * @throws AppError AUTHENTICATION_REQUIRED with a message that says why not
   */
  bearer(token: string, proof?: string): Promise<Principal>;
  /**
   * A credential as it is now, for work that outlives its request. The same object comes back while nothing changed.
   * @throws AppError AUTHENTICATION_REQUIRED when it has ended
   */
  recheck(db: Db, principal: Principal): Promise<Principal>;
  /** The credential with an id, for work that outlived its process. @throws AppError AUTHENTICATION_REQUIRED */
  byId(db: Db, credential: StoredCredential, accountId: string): Promise<Principal>;
}

/** A credential as work that outlives its process knows it. */
export interface StoredCredential {
  type: string;
  id: string;
  /** The hash of the access token that it came with. */
  token?: string | null;
}

type Kind = 'key' | 'token';

const REMEMBERED = 10_000;

/** A credential that was looked up, and when it ends by itself. */
interface Found {
  readonly principal: Principal;
  readonly expires: string | null;
}

/**
 * Checks bearer tokens against the store for every request: a revocation holds at the next one. A look-up is spared
 * only where the store tells that nothing at all was committed since.
 */
export function createAuthentication(options: {
  store: Store;
  pepper: Buffer;
  region: string;
  deployment: Deployment;
}): Authentication {
  const { store, pepper, region, deployment } = options;
  // The hash is most of what a look-up costs. Only of tokens that were good is it kept, and in this process alone: what
  // is guessed is hashed each time.
  const good = new Map<string, string>();
  const proofOf = (token: string): string => good.get(token) ?? hashSecret(pepper, token);
  const knownOf = (db: Db, proof: string): Principal | null => {
    const before = knownIn(db)?.get(proof) as Found | undefined;
    return before !== undefined && !isPast(before.expires) ? before.principal : null;
  };
  const find = async (db: Db, kind: Kind, proof: string): Promise<Principal> => {
    const before = knownOf(db, proof);
    if (before !== null) return before;
    const found = await (kind === 'key' ? keyOf(db, proof, deployment) : tokenOf(db, proof, deployment));
    knownIn(db)?.set(proof, found);
    return found.principal;
  };
  return {
    proofOf,
    known(proof) {
      const db = store.currentSnapshot();
      return db === null ? null : knownOf(db, proof);
    },
    async bearer(token, proof = proofOf(token)) {
      const kind: Kind = token.startsWith('sk_') ? 'key' : 'token';
      // A key that is unknown and one with a wrong secret take the same way: a hash, and a look-up that finds nothing.
      if (!good.has(token)) refuseUnreadable(token, kind, region);
      try {
        const principal = await store.read((db) => find(db, kind, proof));
        if (good.size >= REMEMBERED) good.clear();
        good.set(token, proof);
        return principal;
      } catch (error) {
        good.delete(token);
        throw error;
      }
    },
    recheck,
    byId: async (db, credential, accountId) => ({ ...(await byId(db, credential, accountId)), deployment }),
  };
}

function refuseUnreadable(token: string, kind: Kind, region: string): void {
  const parts = kind === 'key' ? readKey(token) : readToken(token);
  if (parts === null) throw refused(unreadable(token));
  if (parts.region !== region) {
    throw refused(
      `This ${kind} belongs to the ${parts.region} region; this is ${region}. Call the host of its own region.`,
    );
  }
}

async function keyOf(db: Db, hash: string, deployment: Deployment): Promise<Found> {
  const [row] = await keyByHash(db, { hash });
  if (row === undefined)
    throw refused('This key is not known here. Check that it was copied from this deployment.');
  const principal = { ...principalOf(row), deployment };
  rows.set(principal, row);
  return { principal, expires: row.k_expires };
}

async function tokenOf(db: Db, hash: string, deployment: Deployment): Promise<Found> {
  const principal = { ...(await tokenPrincipal(db, hash)), deployment };
  return { principal, expires: principal.app?.expiresAt ?? null };
}

function unreadable(token: string): string {
  if (/^lc_(secret|client)_/.test(token)) {
    return 'This identifies a connect app and opens nothing by itself. Send the access token (lc_at_…) from /api/oauth/token.';
  }
  return 'The credential is incomplete or mistyped. Send the whole key or access token, as it was given out.';
}

// What a principal was last made of: while the row is the same, so is the principal.
const rows = new WeakMap<Principal, KeyRow>();

async function recheck(db: Db, principal: Principal): Promise<Principal> {
  const { credential, account } = principal;
  if (credential.type === 'oauth') {
    const now = await grantPrincipal(db, credential.id, account.id, principal);
    return { ...now, deployment: principal.deployment };
  }
  if (credential.type !== 'key') {
    return { ...(await byId(db, credential, account.id)), deployment: principal.deployment };
  }
  const [row] = await keyById(db, { id: credential.id });
  if (row === undefined) {
    const key = credential.id.startsWith('key_');
    throw refused(
      key ? 'This key is no longer known here.' : 'The connection that began this was ended or revoked.',
    );
  }
  const known = rows.get(principal);
  if (known !== undefined && sameRow(known, row) && !isPast(row.k_expires)) return principal;
  const now = { ...principalOf(row), deployment: principal.deployment };
  rows.set(now, row);
  return now;
}

function sameRow(a: KeyRow, b: KeyRow): boolean {
  for (const name in a) if (a[name as keyof KeyRow] !== b[name as keyof KeyRow]) return false;
  return true;
}

async function byId(db: Db, credential: StoredCredential, accountId: string): Promise<Principal> {
  if (credential.type === 'key') {
    const [row] = await keyById(db, { id: credential.id });
    if (row === undefined || row.a_id !== accountId) throw refused('This key is no longer known here.');
    return principalOf(row);
  }
  if (credential.type === 'cli' || credential.type === 'system') {
    const own = await internalPrincipal(db, accountId, { type: credential.type, name: 'Deskhand' });
    if (own !== undefined) return own;
  }
  if (credential.type === 'oauth') return grantPrincipal(db, credential.id, accountId, credential.token);
  if (credential.type === 'session') {
    const person = await sessionPrincipal(db, credential.id, accountId);
    if (person !== null) return person;
  }
  throw refused('The credential that began this is no longer known here.');
}

function isPast(expires: string | null): boolean {
  return expires !== null && expires <= new Date().toISOString();
}

function principalOf(row: KeyRow): Principal {
  if (row.k_status !== 'active') throw refused('This key was revoked. Make a new one.');
  if (row.k_expires !== null && isPast(row.k_expires)) {
    throw refused(`This key expired on ${row.k_expires.slice(0, 10)}. Make a new one.`);
  }
  if (row.u_id !== null && row.u_status === 'paused') {
    throw refused('The user of this key is paused. An admin of the agency can make the user active again.');
  }
  const user = userOf(row);
  return {
    credential: { id: row.k_id, type: 'key', mode: row.k_mode },
    ...accountOf(row),
    user,
    actor:
      user === null
        ? { type: 'key', id: row.k_id, name: row.k_name ?? `key …${row.k_hint}` }
        : { type: 'user', id: user.id, name: user.name },
    scopes: effectiveScopes(decodeCached<string[]>(row.k_scopes), user?.role ?? null),
    pendingApproval: false,
  };
}

function refused(message: string): AppError {
  return new AppError('AUTHENTICATION_REQUIRED', message, {
    headers: { 'WWW-Authenticate': 'Bearer realm="deskhand"' },
  });
}
