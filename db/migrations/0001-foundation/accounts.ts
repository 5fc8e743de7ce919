import { columnTypes } from '../../columns.ts';
import type { Migration } from '../../migration.ts';

/** Agencies, their people and teams, and the keys they act with. */
export const accounts: Migration['up'] = async (db, dialect) => {
  const { text } = columnTypes(dialect);
  await db.schema
    .createTable('accounts')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('country', text, (c) => c.notNull())
    .addColumn('timezone', text, (c) => c.notNull())
    .addColumn('currency', text, (c) => c.notNull())
    .addColumn('standard_fee_schedule', text, (c) => c.notNull())
    .addColumn('plan', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('marketplace', 'integer', (c) => c.notNull())
    .addColumn('sandbox', 'integer', (c) => c.notNull())
    .addColumn('clock_offset_ms', 'bigint', (c) => c.notNull())
    .addColumn('event_sequence', 'bigint', (c) => c.notNull())
    .addColumn('change_sequence', 'bigint', (c) => c.notNull())
    .addColumn('settings', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('teams')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('deleted_at', text)
    .execute();
  await db.schema
    .createTable('users')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('name_folded', text, (c) => c.notNull())
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('email_folded', text, (c) => c.notNull())
    .addColumn('role', text, (c) => c.notNull())
    .addColumn('team_id', text)
    .addColumn('data_scope', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('default_currency', text)
    .addColumn('timezone', text)
    .addColumn('last_active_at', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('api_keys')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
    .addColumn('user_id', text)
    .addColumn('name', text)
    .addColumn('mode', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .addColumn('hint', text, (c) => c.notNull())
    .addColumn('scopes', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('expires_at', text)
    .addColumn('last_used_at', text)
    .addColumn('created_by', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('revoked_at', text)
    .execute();
  await db.schema
    .createIndex('users_email')
    .unique()
    .on('users')
    .columns(['account_id', 'email_folded'])
    .execute();
  await db.schema.createIndex('api_keys_hash').unique().on('api_keys').columns(['hash']).execute();
  await db.schema
    .createIndex('api_keys_account')
    .on('api_keys')
    .columns(['account_id', 'created_at'])
    .execute();
  await db.schema.createIndex('teams_account').on('teams').columns(['account_id']).execute();
};
