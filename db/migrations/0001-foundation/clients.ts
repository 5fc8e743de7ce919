import { sql } from 'kysely';
import { columnTypes } from '../../columns.ts';
import type { Migration } from '../../migration.ts';

/** Client companies, the versions of their terms, and their contacts. */
export const clients: Migration['up'] = async (db, dialect) => {
  const { text } = columnTypes(dialect);
  await db.schema
    .createTable('clients')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('name_folded', text, (c) => c.notNull())
    .addColumn('website', text)
    .addColumn('phone', text)
    .addColumn('domain', text)
    .addColumn('logo_url', text)
    .addColumn('industry', text)
    .addColumn('description', text)
    .addColumn('address', text)
    .addColumn('notes', text)
    .addColumn('locations', text, (c) => c.notNull())
    .addColumn('is_self', 'integer', (c) => c.notNull())
    .addColumn('owner_id', text)
    .addColumn('fee_terms', text)
    .addColumn('fee_version', 'integer', (c) => c.notNull())
    .addColumn('enrichment_status', text, (c) => c.notNull())
    .addColumn('dna_status', text, (c) => c.notNull())
    .addColumn('operation_key', text)
    .addColumn('operation_hash', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('deleted_at', text)
    .execute();
  await db.schema
    .createTable('client_fee_versions')
    .addColumn('client_id', text, (c) => c.notNull().references('clients.id'))
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('terms', text)
    .addColumn('set_by', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('client_fee_versions_pk', ['client_id', 'version'])
    .execute();
  await db.schema
    .createTable('client_contacts')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
    .addColumn('client_id', text, (c) => c.notNull().references('clients.id'))
    .addColumn('person_id', text, (c) => c.notNull().references('candidates.id'))
    .addColumn('email', text)
    .addColumn('phone', text)
    .addColumn('title', text)
    .addColumn('notes', text)
    .addColumn('reports_to', text)
    .addColumn('is_primary', 'integer', (c) => c.notNull())
    .addColumn('origin', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('deleted_at', text)
    .execute();
  await db.schema
    .createIndex('clients_list')
    .on('clients')
    .columns(['account_id', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('clients_domain').on('clients').columns(['account_id', 'domain']).execute();
  await db.schema.createIndex('clients_name').on('clients').columns(['account_id', 'name_folded']).execute();
  await db.schema
    .createIndex('clients_operation')
    .unique()
    .on('clients')
    .columns(['account_id', 'operation_key'])
    .where(sql.raw('operation_key is not null') as never)
    .execute();
  await db.schema
    .createIndex('client_contacts_client')
    .on('client_contacts')
    .columns(['account_id', 'client_id'])
    .execute();
  await db.schema
    .createIndex('client_contacts_person')
    .on('client_contacts')
    .columns(['account_id', 'person_id'])
    .execute();
};
