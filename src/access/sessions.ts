import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { insertRow, statement } from '#db/rows.ts';
import type { Db, Store } from '#db/store.ts';
import type { Config, Secrets } from '#src/config.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import { endSessions } from '#src/domain/accounts/sessions.ts';
import type { ActingUser } from '#src/domain/context.ts';
import { newId } from '#src/lib/ids.ts';
import { ACCOUNT_COLUMNS, accountOf, USER_COLUMNS, userOf } from './columns.ts';
import { hashSecret } from './keys.ts';
import type { Principal } from './principal.ts';

/** What sessions use of the service. */
export interface SessionService {
  readonly config: Pick<Config, 'SESSION_IDLE_MINUTES' | 'SESSION_MAX_HOURS'>;
  readonly secrets: Secrets;
  readonly store: Store;
}

/** A signed-in person: what they may do is that of their role, as it is now. */
export interface Session {
  readonly id: string;
  readonly user: ActingUser;
  readonly principal: Principal;
  /** Binds a form to this session. */
  readonly csrf: string;
  readonly createdAt: string;
}

const TOUCH_MS = 60_000;

const byHash = statement((db: Db, v: { hash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .where('sessions.hash', '=', v.hash)
    .where('sessions.ended_at', 'is', null)
    .select([
      'sessions.id as s_id',
      'sessions.created_at as s_created',
      'sessions.seen_at as s_seen',
      'sessions.expires_at as s_expires',
    ])
    .select(ACCOUNT_COLUMNS)
    .select(USER_COLUMNS),
);

const byId = statement((db: Db, v: { id: string; account: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .where('sessions.id', '=', v.id)
    .where('sessions.account_id', '=', v.account)
    .where('users.status', '!=', 'paused')
    .select(ACCOUNT_COLUMNS)
    .select(USER_COLUMNS),
);

/** The person who began something in a session, as they are now, for work that outlives it; null when paused. */
export async function sessionPrincipal(db: Db, id: string, accountId: string): Promise<Principal | null> {
  const [row] = await byId(db, { id, account: accountId });
  const user = row === undefined ? null : userOf(row);
  return row === undefined || user === null ? null : personPrincipal(id, row, user);
}

/** Begins a session inside a unit, and answers the token for its cookie. */
export async function openSession(
  service: SessionService,
  tx: Db,
  person: { accountId: string; userId: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await insertRow(tx, 'sessions', {
    id: newId('session'),
    account_id: person.accountId,
    user_id: person.userId,
    hash: hashSecret(service.secrets.pepper, token),
    created_at: now.toISOString(),
    seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + service.config.SESSION_MAX_HOURS * 3_600_000).toISOString(),
    ended_at: null,
  });
  await tx
    .updateTable('users')
    .set({ last_active_at: now.toISOString() })
    .where('account_id', '=', person.accountId)
    .where('id', '=', person.userId)
    .execute();
  return token;
}

/** The session behind a cookie; null when it has ended, was idle too long, or its person is paused. */
export async function findSession(service: SessionService, token: string): Promise<Session | null> {
  const [row] = await service.store.read((db) =>
    byHash(db, { hash: hashSecret(service.secrets.pepper, token) }),
  );
  if (row === undefined) return null;
  const now = Date.now();
  const idleMs = service.config.SESSION_IDLE_MINUTES * 60_000;
  const user = userOf(row);
  const over = Date.parse(row.s_expires) <= now || Date.parse(row.s_seen) + idleMs <= now;
  if (user === null || over || row.u_status === 'paused') {
    await service.store.write(({ tx }) =>
      endSessions(tx, new Date(now).toISOString(), row.a_id, row.u_id, row.s_id),
    );
    return null;
  }
  if (now - Date.parse(row.s_seen) > Math.min(TOUCH_MS, idleMs / 4)) {
    await service.store.write(({ tx }) =>
      tx
        .updateTable('sessions')
        .set({ seen_at: new Date(now).toISOString() })
        .where('account_id', '=', row.a_id)
        .where('id', '=', row.s_id)
        .execute(),
    );
  }
  return {
    id: row.s_id,
    user,
    principal: personPrincipal(row.s_id, row, user),
    csrf: formToken(service, `session ${token}`),
    createdAt: row.s_created,
  };
}

/** Whoever a person is, as the actions see them: all that their role may do. */
export function personPrincipal(
  credentialId: string,
  row: Parameters<typeof accountOf>[0],
  user: ActingUser,
): Principal {
  return {
    credential: { id: credentialId, type: 'session', mode: null },
    ...accountOf(row),
    user,
    actor: { type: 'user', id: user.id, name: user.name },
    scopes: effectiveScopes(['admin'], user.role),
    pendingApproval: false,
  };
}

/** The token that a form must carry: a keyed hash of what it is bound to. */
export function formToken(service: SessionService, bound: string): string {
  return createHmac('sha256', service.secrets.signing).update(`form ${bound}`).digest('base64url');
}

/** Whether two tokens are the same, in constant time. */
export function sameToken(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
