import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const identity: Migration = {
  name: '0006-identity',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('user_passwords')
      .addColumn('user_id', text, (c) => c.primaryKey().references('users.id'))
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('hash', text, (c) => c.notNull())
      .addColumn('set_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('password_links')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('user_id', text, (c) => c.notNull().references('users.id'))
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('used_at', text)
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('user_id', text, (c) => c.notNull().references('users.id'))
      .addColumn('hash', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('seen_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('ended_at', text)
      .execute();
    await db.schema
      .createTable('failed_attempts')
      .addColumn('subject', text, (c) => c.primaryKey())
      .addColumn('since', text, (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('connect_apps')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('client_id', text, (c) => c.notNull())
      .addColumn('secret_hash', text, (c) => c.notNull())
      .addColumn('secret_hint', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('redirect_uris', text, (c) => c.notNull())
      .addColumn('scopes', text, (c) => c.notNull())
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('deleted_at', text)
      .execute();
    await db.schema
      .createTable('oauth_clients')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('redirect_uris', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('oauth_grants')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('user_id', text, (c) => c.notNull().references('users.id'))
      .addColumn('client_id', text, (c) => c.notNull())
      .addColumn('app_id', text, (c) => c.references('connect_apps.id'))
      .addColumn('client_name', text, (c) => c.notNull())
      .addColumn('scopes', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('decided_by', text)
      .addColumn('decided_at', text)
      .execute();
    await db.schema
      .createTable('oauth_codes')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('grant_id', text, (c) => c.notNull().references('oauth_grants.id'))
      .addColumn('client_id', text, (c) => c.notNull())
      .addColumn('redirect_uri', text, (c) => c.notNull())
      .addColumn('challenge', text, (c) => c.notNull())
      .addColumn('resource', text)
      .addColumn('scopes', text, (c) => c.notNull())
      .addColumn('family', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('used_at', text)
      .execute();
    await db.schema
      .createTable('oauth_tokens')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('grant_id', text, (c) => c.notNull().references('oauth_grants.id'))
      .addColumn('family', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('scopes', text, (c) => c.notNull())
      .addColumn('resource', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('used_at', text)
      .addColumn('revoked_at', text)
      .execute();
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute();
    await db.schema.createIndex('sessions_hash').on('sessions').column('hash').unique().execute();
    await db.schema
      .createIndex('connect_apps_client')
      .on('connect_apps')
      .column('client_id')
      .unique()
      .execute();
    await index('password_links_user', 'password_links', ['user_id']);
    await index('sessions_user', 'sessions', ['user_id']);
    await index('connect_apps_account', 'connect_apps', ['account_id', 'created_at']);
    await index('oauth_grants_person', 'oauth_grants', ['account_id', 'user_id', 'client_id']);
    await index('oauth_grants_client', 'oauth_grants', ['client_id']);
    await index('oauth_grants_status', 'oauth_grants', ['account_id', 'status', 'created_at']);
    await index('oauth_codes_grant', 'oauth_codes', ['grant_id']);
    await index('oauth_tokens_grant', 'oauth_tokens', ['grant_id']);
    await index('oauth_tokens_family', 'oauth_tokens', ['family']);
    await index('users_email_sign_in', 'users', ['email_folded']);
  },
};
