// Read model: each kind of credential with the account and the person behind it, in one look-up.
import { foundBy } from '#db/directory.ts';
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { ACCOUNT_COLUMNS, USER_COLUMNS } from './columns.ts';

const keys = (db: Db) =>
  db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .leftJoin('users', (on) =>
      on.onRef('users.account_id', '=', 'api_keys.account_id').onRef('users.id', '=', 'api_keys.user_id'),
    )
    .select([
      'api_keys.id as k_id',
      'api_keys.mode as k_mode',
      'api_keys.scopes as k_scopes',
      'api_keys.status as k_status',
    ])
    .select(['api_keys.expires_at as k_expires', 'api_keys.name as k_name', 'api_keys.hint as k_hint'])
    .select(['api_keys.allowed_networks as k_networks', 'api_keys.previous_ends_at as k_previous_ends'])
    .select(['api_keys.outward as k_outward', 'api_keys.counts_with as k_counts_with'])
    .select(ACCOUNT_COLUMNS)
    .select(USER_COLUMNS);

export const keyByHash = statement((db: Db, v: { hash: string }) =>
  keys(db).where(foundBy('api_keys', v.hash)),
);
export const keyById = statement((db: Db, v: { id: string; account: string }) =>
  keys(db).where('api_keys.account_id', '=', v.account).where('api_keys.id', '=', v.id),
);
/** A key by the secret it had before its last rotation. */
export const keyByPreviousHash = statement((db: Db, v: { hash: string }) =>
  keys(db).where(foundBy('api_keys', v.hash, 'api_keys', 'previous_hash')),
);

export type KeyRow = Awaited<ReturnType<typeof keyByHash>>[number];

const GRANT_COLUMNS = [
  'oauth_grants.id as g_id',
  'oauth_grants.scopes as g_scopes',
  'oauth_grants.status as g_status',
  'oauth_grants.client_id as g_client',
  'oauth_grants.client_name as g_name',
  'oauth_grants.outward as g_outward',
] as const;

export const tokenByHash = statement((db: Db, v: { hash: string }) =>
  db
    .selectFrom('oauth_tokens')
    .innerJoin('oauth_grants', (on) =>
      on
        .onRef('oauth_grants.account_id', '=', 'oauth_tokens.account_id')
        .onRef('oauth_grants.id', '=', 'oauth_tokens.grant_id'),
    )
    .innerJoin('accounts', 'accounts.id', 'oauth_grants.account_id')
    .innerJoin('users', (on) =>
      on
        .onRef('users.account_id', '=', 'oauth_grants.account_id')
        .onRef('users.id', '=', 'oauth_grants.user_id'),
    )
    .where(foundBy('oauth_tokens', v.hash))
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

export const grantById = statement((db: Db, v: { id: string; account: string }) =>
  db
    .selectFrom('oauth_grants')
    .innerJoin('accounts', 'accounts.id', 'oauth_grants.account_id')
    .innerJoin('users', (on) =>
      on
        .onRef('users.account_id', '=', 'oauth_grants.account_id')
        .onRef('users.id', '=', 'oauth_grants.user_id'),
    )
    .where('oauth_grants.id', '=', v.id)
    .where('oauth_grants.account_id', '=', v.account)
    .select(GRANT_COLUMNS)
    .select(ACCOUNT_COLUMNS)
    .select(USER_COLUMNS),
);

const services = (db: Db) =>
  db
    .selectFrom('service_accounts')
    .innerJoin('accounts', 'accounts.id', 'service_accounts.account_id')
    .select([
      'service_accounts.id as s_id',
      'service_accounts.name as s_name',
      'service_accounts.role as s_role',
      'service_accounts.scopes as s_scopes',
      'service_accounts.status as s_status',
    ])
    .select(ACCOUNT_COLUMNS);

export const serviceTokenByHash = statement((db: Db, v: { hash: string }) =>
  services(db)
    .innerJoin('service_tokens', (on) =>
      on
        .onRef('service_tokens.account_id', '=', 'service_accounts.account_id')
        .onRef('service_tokens.service_account_id', '=', 'service_accounts.id'),
    )
    .where(foundBy('service_tokens', v.hash))
    .select([
      'service_tokens.scopes as t_scopes',
      'service_tokens.expires_at as t_expires',
      'service_tokens.revoked_at as t_revoked',
      'service_tokens.resource as t_resource',
    ]),
);

export const serviceById = statement((db: Db, v: { id: string; account: string }) =>
  services(db).where('service_accounts.account_id', '=', v.account).where('service_accounts.id', '=', v.id),
);

export type ServiceRow = Awaited<ReturnType<typeof serviceById>>[number];

export type GrantRow = Awaited<ReturnType<typeof grantById>>[number];

const sessions = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', (on) =>
      on.onRef('users.account_id', '=', 'sessions.account_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('provider_sessions', (on) =>
      on
        .onRef('provider_sessions.account_id', '=', 'sessions.account_id')
        .onRef('provider_sessions.session_id', '=', 'sessions.id'),
    )
    .select('provider_sessions.session_id as s_provider')
    .select([
      'sessions.id as s_id',
      'sessions.created_at as s_created',
      'sessions.seen_at as s_seen',
      'sessions.expires_at as s_expires',
      'sessions.verified_at as s_verified',
    ])
    .select(ACCOUNT_COLUMNS)
    .select(USER_COLUMNS);

/** A session that was not ended, by the keyed hash of its token. */
export const sessionByHash = statement((db: Db, v: { hash: string }) =>
  sessions(db).where(foundBy('sessions', v.hash)).where('sessions.ended_at', 'is', null),
);

/** A session, ended ones included, of a person who is not paused. */
export const sessionById = statement((db: Db, v: { id: string; account: string }) =>
  sessions(db)
    .where('sessions.id', '=', v.id)
    .where('sessions.account_id', '=', v.account)
    .where('users.status', '!=', 'paused'),
);

/** An account for what the deployment does in it by itself. */
export const accountById = statement((db: Db, v: { id: string }) =>
  db.selectFrom('accounts').where('accounts.id', '=', v.id).select(ACCOUNT_COLUMNS),
);
