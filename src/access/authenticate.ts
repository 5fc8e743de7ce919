import { snapshotCache } from '#db/rows.ts';
import type { Db, Store } from '#db/store.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import type { Deployment } from '#src/domain/ports.ts';
import { AppError } from '#src/lib/errors.ts';
import { isInNetworks } from '#src/lib/networks.ts';
import { grantPrincipal, HELD, tokenPrincipal } from './access-tokens.ts';
import { accountOf, decodeCached, userOf, vouchedAt } from './columns.ts';
import { type KeyRow, keyByHash, keyById, keyByPreviousHash } from './credentials.ts';
import { internalPrincipal } from './internal.ts';
import { hashSecret, readKey, readToken } from './keys.ts';
import { actingThrough, type Principal } from './principal.ts';
import { servicePrincipal, serviceTokenPrincipal } from './service-tokens.ts';
import { sessionPrincipal } from './sessions.ts';

/** A credential as it was when it was last looked up, to be confirmed together with what it asks for. */
export interface Presumed {
  readonly principal: Principal;
  /** It was confirmed. */
  readonly confirmed: boolean;
  /**
   * Asks whether it stands as it was, in a read or a unit, or by itself.
   * @throws CredentialChanged where it does not
   */
  confirm(db?: Db): Promise<void>;
}

/** A presumed credential was changed or ended. Nothing may be done or told for what it was. */
export class CredentialChanged extends Error {
  constructor() {
    super('the credential was changed');
  }
}

export interface Authentication {
  /** The keyed hash of a token, which identifies it in the store and in caches. */
  hashOf(token: string): string;
  /**
   * The credential with a token hash if the current snapshot has it cached; else null.
   * @throws AppError AUTHENTICATION_REQUIRED for a key that is limited to other networks
   */
  cached(hash: string, from: string): Principal | null;
  /**
   * The key with a token hash as it was a moment ago, where asking for it costs a round trip of its own; else null.
   * @throws AppError AUTHENTICATION_REQUIRED for a key that is limited to other networks
   */
  presumed(hash: string, from: string): Presumed | null;
  /**
   * The credential behind a bearer token. The same object may be returned while nothing changed.
   * @param from the IP address that it comes from; by default that of a process on this machine
   * @param hash the token's hash, where it is known already
   * @throws AppError AUTHENTICATION_REQUIRED with a message that says why not
   */
  bearer(token: string, from?: string, hash?: string): Promise<Principal>;
  /**
   * The current state of a credential, for work that outlives its request. Returns the same object while nothing changed.
   * @throws AppError AUTHENTICATION_REQUIRED when it has ended
   */
  recheck(db: Db, principal: Principal): Promise<Principal>;
  /** The credential with an id, for work that outlived its process. @throws AppError AUTHENTICATION_REQUIRED */
  byId(db: Db, credential: StoredCredential, accountId: string): Promise<Principal>;
}

/** A reference to a credential that is stored with work that may outlive its process. */
export interface StoredCredential {
  type: string;
  id: string;
  /** The hash of its access token. */
  token?: string | null;
}

// The address of calls by a process on this machine, such as MCP over standard input.
const LOCAL = '127.0.0.1';

type Kind = 'key' | 'token' | 'service';

const kindOf = (token: string): Kind =>
  token.startsWith('sk_') ? 'key' : token.startsWith('svc_') ? 'service' : 'token';

const MAX_VERIFIED = 10_000;

/** A credential that was looked up, and when it expires. */
interface FoundCredential {
  readonly principal: Principal;
  readonly expires: string | null;
  /** The row of a key that was found by its present secret. */
  readonly row?: KeyRow;
}

/**
 * Checks bearer tokens against the store for every request, so that a revocation takes effect at once. The look-up is
 * skipped only when nothing at all was committed since the last one; a presumed key is looked up with what it asks for.
 */
export function createAuthentication(options: {
  store: Store;
  pepper: Buffer;
  region: string;
  deployment: Deployment;
}): Authentication {
  const { store, pepper, region, deployment } = options;
  // The hash is most of the cost of a look-up, so it is cached, in memory and for valid tokens only.
  const verified = new Map<string, string>();
  const hashOf = (token: string): string => verified.get(token) ?? hashSecret(pepper, token);
  const cachedIn = (db: Db, hash: string): Principal | null => {
    const before = snapshotCache(db)?.get(hash) as FoundCredential | undefined;
    return before !== undefined && !isPast(before.expires) ? before.principal : null;
  };
  const recent = new Map<string, FoundCredential>();
  const find = async (db: Db, kind: Kind, hash: string): Promise<Principal> => {
    const before = cachedIn(db, hash);
    if (before !== null) return before;
    const found = await (kind === 'key'
      ? keyOf(db, hash, deployment, recent.get(hash))
      : tokenOf(db, kind, hash, deployment));
    snapshotCache(db)?.set(hash, found);
    if (found.row !== undefined) {
      if (recent.size >= MAX_VERIFIED) recent.clear();
      recent.set(hash, found);
    }
    return found.principal;
  };
  return {
    hashOf,
    cached(hash, from) {
      const db = store.currentSnapshot();
      const principal = db === null ? null : cachedIn(db, hash);
      if (principal !== null) requireNetwork(principal, from);
      return principal;
    },
    presumed(hash, from) {
      const found = store.remote ? recent.get(hash) : undefined;
      if (found?.row === undefined || isPast(found.expires)) return null;
      requireNetwork(found.principal, from);
      return new PresumedKey(store, hash, found.principal, found.row, () => recent.delete(hash));
    },
    async bearer(token, from = LOCAL, hash = hashOf(token)) {
      const kind = kindOf(token);
      // An unknown key and one with a wrong secret take the same time: a hash, and look-ups that find nothing.
      if (!verified.has(token)) refuseUnreadable(token, kind, region);
      try {
        const principal = await store.read((db) => find(db, kind, hash), { kind: `credential ${kind}` });
        if (verified.size >= MAX_VERIFIED) verified.clear();
        verified.set(token, hash);
        requireNetwork(principal, from);
        return principal;
      } catch (error) {
        verified.delete(token);
        throw error;
      }
    },
    recheck,
    byId: async (db, credential, accountId) => ({ ...(await byId(db, credential, accountId)), deployment }),
  };
}

class PresumedKey implements Presumed {
  readonly principal: Principal;
  confirmed = false;
  readonly #store: Store;
  readonly #hash: string;
  readonly #row: KeyRow;
  readonly #forget: () => void;

  constructor(store: Store, hash: string, principal: Principal, row: KeyRow, forget: () => void) {
    this.principal = principal;
    this.#store = store;
    this.#hash = hash;
    this.#row = row;
    this.#forget = forget;
  }

  async confirm(db?: Db): Promise<void> {
    if (db === undefined) return this.#store.read((own) => this.confirm(own), { kind: 'credential key' });
    const [row] = await keyByHash(db, { hash: this.#hash });
    if (row === undefined || !sameRow(this.#row, row)) {
      this.#forget();
      throw new CredentialChanged();
    }
    this.confirmed = true;
  }
}

/** @throws AppError AUTHENTICATION_REQUIRED for a key that is limited to other networks */
function requireNetwork(principal: Principal, from: string): void {
  const { networks } = principal.credential;
  if (networks == null || isInNetworks(from, networks)) return;
  throw refused(
    `This key works from its allowed networks alone, and this request came from ${from}. Call from one of them, or ask an admin for a key without that limit.`,
  );
}

function refuseUnreadable(token: string, kind: Kind, region: string): void {
  const parts = kind === 'key' ? readKey(token) : readToken(token);
  if (parts === null) throw refused(unreadable(token));
  if (parts.region !== region) {
    throw refused(
      `This ${kind === 'key' ? 'key' : 'token'} belongs to the ${parts.region} region; this is ${region}. Call the host of its own region.`,
    );
  }
}

/** @param before what was found last, which is answered again while its row is the same */
async function keyOf(
  db: Db,
  hash: string,
  deployment: Deployment,
  before: FoundCredential | undefined,
): Promise<FoundCredential> {
  const [row] = await keyByHash(db, { hash });
  if (row !== undefined) {
    if (before?.row !== undefined && sameRow(before.row, row) && !isPast(before.expires)) return before;
    return { ...foundKey(row, deployment, row.k_expires), row };
  }
  const [rotated] = await keyByPreviousHash(db, { hash });
  if (rotated === undefined)
    throw refused('This key is not known here. Check that it was copied from this deployment.');
  const ends = rotated.k_previous_ends;
  if (ends === null || isPast(ends))
    throw refused(
      `This key was rotated, and its old secret stopped${ends === null ? '' : ` at ${ends}`}. Use the new one.`,
    );
  return foundKey(rotated, deployment, earlier(ends, rotated.k_expires));
}

function foundKey(row: KeyRow, deployment: Deployment, expires: string | null): FoundCredential {
  const principal = { ...principalOf(row), deployment };
  rowOf.set(principal, row);
  return { principal, expires };
}

const earlier = (ends: string, expires: string | null): string =>
  expires !== null && expires < ends ? expires : ends;

async function tokenOf(
  db: Db,
  kind: 'token' | 'service',
  hash: string,
  deployment: Deployment,
): Promise<FoundCredential> {
  const found = await (kind === 'token' ? tokenPrincipal(db, hash) : serviceTokenPrincipal(db, hash));
  const principal = { ...found, deployment };
  return { principal, expires: principal.app?.expiresAt ?? null };
}

function unreadable(token: string): string {
  if (/^(svc_secret|sva)_/.test(token)) {
    return 'This identifies a service account and opens nothing by itself. Send the access token (svc_at_…) from /api/oauth/token.';
  }
  if (/^lc_(secret|client)_/.test(token)) {
    return 'This identifies a connect app and opens nothing by itself. Send the access token (lc_at_…) from /api/oauth/token.';
  }
  return 'The credential is incomplete or mistyped. Send the whole key or access token, as it was given out.';
}

// The row that a principal was built from: while the row is unchanged the principal is reused.
const rowOf = new WeakMap<Principal, KeyRow>();

async function recheck(db: Db, principal: Principal): Promise<Principal> {
  const { credential, account } = principal;
  if (credential.type === 'oauth') {
    const now = await grantPrincipal(db, credential.id, account.id, principal);
    return { ...now, deployment: principal.deployment };
  }
  if (credential.type === 'service') {
    const now = await servicePrincipal(db, credential.id, account.id, principal);
    return { ...now, deployment: principal.deployment };
  }
  if (credential.type !== 'key') {
    return { ...(await byId(db, credential, account.id)), deployment: principal.deployment };
  }
  const [row] = await keyById(db, { id: credential.id, account: account.id });
  if (row === undefined) {
    const key = credential.id.startsWith('key_');
    throw refused(
      key ? 'This key is no longer known here.' : 'The connection that began this was ended or revoked.',
    );
  }
  const known = rowOf.get(principal);
  if (known !== undefined && sameRow(known, row) && !isPast(row.k_expires)) return principal;
  const now = { ...principalOf(row), deployment: principal.deployment };
  rowOf.set(now, row);
  return now;
}

function sameRow(a: KeyRow, b: KeyRow): boolean {
  for (const name in a) if (a[name as keyof KeyRow] !== b[name as keyof KeyRow]) return false;
  return true;
}

async function byId(db: Db, credential: StoredCredential, accountId: string): Promise<Principal> {
  if (credential.type === 'key') {
    const [row] = await keyById(db, { id: credential.id, account: accountId });
    if (row === undefined || row.a_id !== accountId) throw refused('This key is no longer known here.');
    return principalOf(row);
  }
  if (credential.type === 'cli' || credential.type === 'system') {
    const own = await internalPrincipal(db, accountId, { type: credential.type, name: 'Deskhand' });
    if (own !== undefined) return own;
  }
  if (credential.type === 'oauth') return grantPrincipal(db, credential.id, accountId, credential.token);
  if (credential.type === 'service') return servicePrincipal(db, credential.id, accountId, credential.token);
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
  if (row.u_hold !== null) throw refused(HELD);
  const user = userOf(row);
  return {
    credential: {
      id: row.k_id,
      type: 'key',
      mode: row.k_mode,
      networks: row.k_networks === null ? null : decodeCached<string[]>(row.k_networks),
      endsAt: row.k_expires,
      outward: row.k_outward,
      countsWith: row.k_counts_with,
    },
    ...accountOf(row),
    ...vouchedAt(row),
    user,
    actor:
      user === null
        ? { type: 'key', id: row.k_id, name: row.k_name ?? `key …${row.k_hint}` }
        : actingThrough(user, row.k_name ?? `key …${row.k_hint}`),
    scopes: effectiveScopes(decodeCached<string[]>(row.k_scopes), user?.role ?? null),
    pendingApproval: false,
  };
}

function refused(message: string): AppError {
  return new AppError('AUTHENTICATION_REQUIRED', message, {
    headers: { 'WWW-Authenticate': 'Bearer realm="deskhand"' },
  });
}
