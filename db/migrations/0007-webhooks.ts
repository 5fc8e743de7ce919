import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const webhooks: Migration = {
  name: '0007-webhooks',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('webhooks')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('url', text, (c) => c.notNull())
      .addColumn('events', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('paused_reason', text)
      .addColumn('secret', text, (c) => c.notNull())
      .addColumn('credential_type', text, (c) => c.notNull())
      .addColumn('credential_id', text, (c) => c.notNull())
      .addColumn('user_id', text)
      .addColumn('scopes', text, (c) => c.notNull())
      .addColumn('failing_since', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('deleted_at', text)
      .execute();
    await db.schema
      .createTable('webhook_deliveries')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('webhook_id', text, (c) => c.notNull().references('webhooks.id'))
      .addColumn('event_id', text, (c) => c.notNull())
      .addColumn('event', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('last_response_code', 'integer')
      .addColumn('last_error', text)
      .addColumn('due_at', text)
      .addColumn('claim', text)
      .addColumn('lease_until', text)
      .addColumn('data', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('clock_moves')
      .addColumn('account_id', text, (c) => c.primaryKey().references('accounts.id'))
      .addColumn('target', text, (c) => c.notNull())
      .addColumn('claim', text)
      .addColumn('lease_until', text)
      .execute();
    await db.schema
      .createIndex('webhooks_account')
      .on('webhooks')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('webhook_deliveries_list')
      .on('webhook_deliveries')
      .columns(['webhook_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('webhook_deliveries_due')
      .on('webhook_deliveries')
      .columns(['webhook_id', 'due_at', 'id'])
      .where(sql.raw('due_at is not null') as never)
      .execute();
  },
};
