import { type Kysely, sql } from 'kysely';
import { columnTypes } from '../../columns.ts';
import type { Dialect } from '../../migration.ts';
import type { Database } from '../../types.ts';

/** The agencies themselves, each in one row under its own id. */
export async function createAccounts(db: Kysely<Database>, dialect: Dialect): Promise<void> {
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
    .addColumn('slug', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
}

/** What is found before its agency is known, and what belongs to none. */
export async function createSharedTables(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  const { text } = columnTypes(dialect);
  await db.schema
    .createTable('account_directory')
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('account_id', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('account_directory_pk', ['kind', 'key', 'account_id'])
    .execute();
  await db.schema
    .createTable('agency_slugs')
    .addColumn('slug', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('failed_attempts')
    .addColumn('subject', text, (c) => c.primaryKey())
    .addColumn('since', text, (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
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
  // SQLite is served by one process, which counts by itself. What a crash loses here is a minute's count.
  if (dialect === 'postgres')
    await sql`create unlogged table rate_counts (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
      db,
    );
}
