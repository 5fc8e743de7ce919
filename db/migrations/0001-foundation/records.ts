import { sql } from 'kysely';
import { columnTypes } from '../../columns.ts';
import type { Migration } from '../../migration.ts';

/** What was done and what is told of it: activities, events, the change feed, and the answers kept for repeated requests. */
export const records: Migration['up'] = async (db, dialect) => {
  const { text } = columnTypes(dialect);
  await db.schema
    .createTable('activities')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('actor_type', text, (c) => c.notNull())
    .addColumn('actor_id', text)
    .addColumn('actor_name', text)
    .addColumn('candidate_id', text)
    .addColumn('client_id', text)
    .addColumn('contact_id', text)
    .addColumn('job_id', text)
    .addColumn('application_id', text)
    .addColumn('summary', text, (c) => c.notNull())
    .addColumn('body', text)
    .addColumn('data', text, (c) => c.notNull())
    .addColumn('occurred_at', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('events')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull())
    .addColumn('sequence', 'bigint', (c) => c.notNull())
    .addColumn('event', text, (c) => c.notNull())
    .addColumn('data', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('changes')
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
    .addColumn('sequence', 'bigint', (c) => c.notNull())
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('record_id', text, (c) => c.notNull())
    .addColumn('fields', text)
    .addColumn('occurred_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('changes_pk', ['account_id', 'sequence'])
    .execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
    .addColumn('credential_id', text, (c) => c.notNull())
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('operation', text, (c) => c.notNull())
    .addColumn('operation_id', text, (c) => c.notNull())
    .addColumn('fingerprint', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('holder', text)
    .addColumn('status', 'integer')
    .addColumn('response', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['account_id', 'credential_id', 'key'])
    .execute();
  await db.schema
    .createIndex('activities_list')
    .on('activities')
    .columns(['account_id', 'occurred_at', 'id'])
    .execute();
  await db.schema
    .createIndex('activities_candidate')
    .on('activities')
    .columns(['account_id', 'candidate_id'])
    .where(sql.raw('candidate_id is not null') as never)
    .execute();
  await db.schema
    .createIndex('activities_client')
    .on('activities')
    .columns(['account_id', 'client_id'])
    .where(sql.raw('client_id is not null') as never)
    .execute();
  await db.schema
    .createIndex('activities_job')
    .on('activities')
    .columns(['account_id', 'job_id'])
    .where(sql.raw('job_id is not null') as never)
    .execute();
  await db.schema
    .createIndex('activities_contact')
    .on('activities')
    .columns(['account_id', 'contact_id'])
    .where(sql.raw('contact_id is not null') as never)
    .execute();
  await db.schema
    .createIndex('activities_application')
    .on('activities')
    .columns(['account_id', 'application_id'])
    .where(sql.raw('application_id is not null') as never)
    .execute();
  await db.schema
    .createIndex('events_sequence')
    .unique()
    .on('events')
    .columns(['account_id', 'sequence'])
    .execute();
  await db.schema
    .createIndex('idempotency_keys_expiry')
    .on('idempotency_keys')
    .columns(['expires_at'])
    .execute();
};
