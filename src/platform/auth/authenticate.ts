import { json, statement } from '#db/rows.ts';
import type { Db, Store } from '#db/store.ts';
import type { Principal } from '#src/action/context.ts';
import type { FeeSchedule } from '#src/domain/accounts/schema.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import { type AccountSettings, DEFAULT_SETTINGS } from '#src/domain/accounts/settings.ts';
import type { ActingUser, Role } from '#src/domain/context.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Id } from '#src/lib/ids.ts';
import { hashSecret, readKey } from './keys.ts';

const ACCOUNT_COLUMNS = [
  'accounts.id as a_id',
  'accounts.name as a_name',
  'accounts.country as a_country',
  'accounts.timezone as a_timezone',
  'accounts.currency as a_currency',
  'accounts.standard_fee_schedule as a_fees',
  'accounts.plan as a_plan',
  'accounts.status as a_status',
  'accounts.marketplace as a_marketplace',
  'accounts.sandbox as a_sandbox',
  'accounts.clock_offset_ms as a_clock',
  'accounts.settings as a_settings',
] as const;

const USER_COLUMNS = [
  'users.id as u_id',
  'users.name as u_name',
  'users.email as u_email',
  'users.role as u_role',
  'users.team_id as u_team',
  'users.data_scope as u_scope',
  'users.status as u_status',
  'users.default_currency as u_currency',
] as const;

const keyByHash = statement((db: Db, v: { hash: string }) =>
  db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .leftJoin('users', 'users.id', 'api_keys.user_id')
    .where('api_keys.hash', '=', v.hash)
    .select([
      'api_keys.id as k_id',
      'api_keys.mode as k_mode',
      'api_keys.scopes as k_scopes',
      'api_keys.status as k_status',
    ])
    .select(['api_keys.expires_at as k_expires', 'api_keys.name as k_name', 'api_keys.hint as k_hint'])
    .select(ACCOUNT_COLUMNS)
    .select(USER_COLUMNS),
);

type KeyRow = Awaited<ReturnType<typeof keyByHash>>[number];

export interface Authentication {
  /** The credential behind a bearer token. @throws AppError AUTHENTICATION_REQUIRED with a message that says why not */
  bearer(token: string): Promise<Principal>;
}

/** Checks bearer tokens against the store, anew for every request: a revocation holds at the next one. */
export function createAuthentication(options: {
  store: Store;
  pepper: Buffer;
  region: string;
}): Authentication {
  return {
    async bearer(token) {
      const parts = readKey(token);
      if (parts === null)
        throw refused(
          'The credential is incomplete or mistyped. Send the whole key, as it was shown when it was made.',
        );
      if (parts.region !== options.region) {
        throw refused(
          `This key belongs to the ${parts.region} region; this is ${options.region}. Call the host of the key's own region.`,
        );
      }
      const [row] = await options.store.read((db) =>
        keyByHash(db, { hash: hashSecret(options.pepper, token) }),
      );
      if (row === undefined)
        throw refused('This key is not known here. Check that it was copied from this deployment.');
      return principalOf(row, parts.mode);
    },
  };
}

function principalOf(row: KeyRow, mode: 'live' | 'test' | 'trial'): Principal {
  if (row.k_status !== 'active') throw refused('This key was revoked. Make a new one.');
  if (row.k_expires !== null && row.k_expires <= new Date().toISOString()) {
    throw refused(`This key expired on ${row.k_expires.slice(0, 10)}. Make a new one.`);
  }
  if (row.u_id !== null && row.u_status === 'paused') {
    throw refused('The user of this key is paused. An admin of the agency can make the user active again.');
  }
  const user = userOf(row);
  return {
    credential: { id: row.k_id, type: 'key', mode },
    ...accountOf(row),
    user,
    actor:
      user === null
        ? { type: 'key', id: row.k_id, name: row.k_name ?? `key …${row.k_hint}` }
        : { type: 'user', id: user.id, name: user.name },
    scopes: effectiveScopes(json.decode<string[]>(row.k_scopes), user?.role ?? null),
    pendingApproval: false,
  };
}

type AccountColumns = Pick<KeyRow, Extract<keyof KeyRow, `a_${string}`>>;
type UserColumns = Pick<KeyRow, Extract<keyof KeyRow, `u_${string}`>>;

// The same text is read at every request of an account; parsing it again would cost more than the look-up.
const parsed = new Map<string, unknown>();

function decodeCached<T>(text: string): T {
  let value = parsed.get(text);
  if (value === undefined) {
    if (parsed.size > 500) parsed.clear();
    value = json.decode<T>(text);
    parsed.set(text, value);
  }
  return value as T;
}

/** The account as a principal carries it. */
function accountOf(row: AccountColumns): Pick<Principal, 'account' | 'clockOffsetMs'> {
  return {
    clockOffsetMs: row.a_sandbox === 1 ? row.a_clock : 0,
    account: {
      id: row.a_id as Id<'account'>,
      name: row.a_name,
      country: row.a_country,
      timezone: row.a_timezone,
      currency: row.a_currency,
      plan: row.a_plan,
      status: row.a_status,
      marketplace: row.a_marketplace === 1,
      sandbox: row.a_sandbox === 1,
      standardFeeSchedule: decodeCached<FeeSchedule>(row.a_fees),
      settings: { ...DEFAULT_SETTINGS, ...decodeCached<Partial<AccountSettings>>(row.a_settings) },
    },
  };
}

function userOf(row: UserColumns): ActingUser | null {
  if (row.u_id === null) return null;
  return {
    id: row.u_id as Id<'user'>,
    name: row.u_name ?? '',
    email: row.u_email ?? '',
    role: row.u_role as Role,
    teamId: row.u_team,
    dataScope: row.u_scope ?? 'agency',
    defaultCurrency: row.u_currency,
  };
}

export function refused(message: string): AppError {
  return new AppError('AUTHENTICATION_REQUIRED', message, {
    headers: { 'WWW-Authenticate': 'Bearer realm="deskhand"' },
  });
}
