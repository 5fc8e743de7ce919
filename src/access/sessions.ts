import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db, Store } from '#db/store.ts';
import type { Config, Secrets } from '#src/config.ts';
import { stampLanguage, stampUser } from '#src/domain/accounts/last-used.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import { endSessions, insertSession, stampSession } from '#src/domain/accounts/sessions.ts';
import { insertAudit } from '#src/domain/audit.ts';
import type { ActingUser } from '#src/domain/context.ts';
import type { Deployment } from '#src/domain/ports.ts';
import { newId } from '#src/lib/ids.ts';
import type { Language } from '#src/lib/reader-language.ts';
import { accountOf, userOf, vouchedAt } from './columns.ts';
import { sessionByHash, sessionById } from './credentials.ts';
import { hashSecret } from './keys.ts';
import type { Principal } from './principal.ts';

/** What sessions use of the service. */
export interface SessionService {
  readonly config: Pick<Config, 'SESSION_IDLE_MINUTES' | 'SESSION_MAX_HOURS'>;
  readonly secrets: Secrets;
  readonly store: Store;
  readonly runtime: { readonly deployment: Deployment };
}

/** Who signs in, and how. */
export interface NewSession {
  accountId: string;
  userId: string;
  name: string;
  by: 'password' | 'link' | 'identity provider';
  /** What was asked for besides. */
  factor?: 'passkey' | 'recovery code';
  /** The IP address it comes from. */
  address: string;
  /** What the browser asks pages for. */
  language: Language;
}

/** A signed-in person, with the current rights of their role. */
export interface Session {
  readonly id: string;
  readonly user: ActingUser;
  readonly principal: Principal;
  /** Binds a form to this session. */
  readonly csrf: string;
  readonly createdAt: string;
  /** When the person last proved with a passkey that it is they; null when they have not. */
  readonly verifiedAt: string | null;
  /** Whether it began at the agency's identity provider, and not with a password or a link. */
  readonly byProvider: boolean;
}

const TOUCH_MS = 60_000;
const FRESH_MS = 5 * 60_000;

/** Whether something that proves who somebody is happened within the last five minutes. */
export function isFresh(at: string | null): boolean {
  return at !== null && Date.now() - Date.parse(at) < FRESH_MS;
}

/** The current state of a session's person, for work that outlives the session; null when paused or switched off. */
export async function sessionPrincipal(db: Db, id: string, accountId: string): Promise<Principal | null> {
  const [row] = await sessionById(db, { id, account: accountId });
  const user = row === undefined ? null : userOf(row);
  return row === undefined || user === null || row.u_hold !== null ? null : personPrincipal(id, row, user);
}

/**
 * Creates a session inside a unit and returns the token for its cookie.
 * @param mostMinutes ends it sooner than the settings do
 */
export async function openSession(
  service: SessionService,
  tx: Db,
  person: NewSession,
  mostMinutes = Number.POSITIVE_INFINITY,
): Promise<{ token: string; id: string }> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  const id = newId('session');
  const minutes = Math.min(service.config.SESSION_MAX_HOURS * 60, mostMinutes);
  await insertSession(tx, {
    id,
    account_id: person.accountId,
    user_id: person.userId,
    hash: hashSecret(service.secrets.pepper, token),
    created_at: now.toISOString(),
    seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + minutes * 60_000).toISOString(),
    ended_at: null,
    challenge: null,
    challenge_ends_at: null,
    verified_at: person.factor === 'passkey' ? now.toISOString() : null,
  });
  await stampUser(tx, { account: person.accountId, id: person.userId, at: now.toISOString() });
  await stampLanguage(tx, { account: person.accountId, id: person.userId, language: person.language });
  const actor = { type: 'user', id: person.userId, name: person.name } as const;
  const factor = person.factor === undefined ? '' : ` and a ${person.factor}`;
  await insertAudit(tx, person.accountId, actor, {
    type: 'sign_in',
    summary: `${person.name} signed in with the ${person.by}${factor} from ${person.address}`,
    data: {
      by: person.by,
      ...(person.factor && { factor: person.factor }),
      address: person.address,
      session: id,
    },
    at: now.toISOString(),
  });
  return { token, id };
}

/** The session behind a cookie; null when it has ended, was idle too long, or its person is paused. */
export async function findSession(service: SessionService, token: string): Promise<Session | null> {
  const [row] = await service.store.read((db) =>
    sessionByHash(db, { hash: hashSecret(service.secrets.pepper, token) }),
  );
  if (row === undefined) return null;
  const now = Date.now();
  const idleMs = service.config.SESSION_IDLE_MINUTES * 60_000;
  const user = userOf(row);
  const over = Date.parse(row.s_expires) <= now || Date.parse(row.s_seen) + idleMs <= now;
  if (user === null || over || row.u_status === 'paused' || row.u_hold !== null) {
    await service.store.write(({ tx }) =>
      endSessions(tx, new Date(now).toISOString(), row.a_id, row.u_id, row.s_id),
    );
    return null;
  }
  if (now - Date.parse(row.s_seen) > Math.min(TOUCH_MS, idleMs / 4)) {
    const seen = { account: row.a_id, id: row.s_id, at: new Date(now).toISOString() };
    await service.store.write(({ tx }) => stampSession(tx, seen));
  }
  return {
    id: row.s_id,
    user,
    // Without it, what the person lets go would tell of links that lead nowhere.
    principal: { ...personPrincipal(row.s_id, row, user), deployment: service.runtime.deployment },
    csrf: formToken(service, `session ${token}`),
    createdAt: row.s_created,
    verifiedAt: row.s_verified,
    byProvider: row.s_provider !== null,
  };
}

/** The principal of a signed-in person, with all rights of their role. */
export function personPrincipal(
  credentialId: string,
  row: Parameters<typeof accountOf>[0] & Parameters<typeof vouchedAt>[0],
  user: ActingUser,
): Principal {
  return {
    credential: { id: credentialId, type: 'session', mode: null },
    ...accountOf(row),
    ...vouchedAt(row),
    user,
    actor: { type: 'user', id: user.id, name: user.name },
    scopes: effectiveScopes(['admin'], user.role),
    pendingApproval: false,
  };
}

/** The CSRF token of a form: a keyed hash of what it is bound to. */
export function formToken(service: SessionService, bound: string): string {
  return createHmac('sha256', service.secrets.signing).update(`form ${bound}`).digest('base64url');
}

/** Whether two tokens are the same, in constant time. */
export function sameToken(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
