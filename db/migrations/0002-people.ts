import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** CV allowance, client DNA, and what links contacts and candidates to each other. */
export const people: Migration = {
  name: '0002-people',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('cv_allowance')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('used_at', text, (c) => c.notNull())
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('cv_allowance_account')
      .on('cv_allowance')
      .columns(['account_id', 'used_at'])
      .execute();
    await db.schema
      .createTable('client_dna_notes')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('client_id', text, (c) => c.notNull().references('clients.id'))
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('client_dna_notes_client')
      .on('client_dna_notes')
      .columns(['account_id', 'client_id', 'created_at'])
      .execute();
    await db.schema.alterTable('clients').addColumn('dna', text).execute();
    await db.schema.alterTable('client_contacts').addColumn('email_folded', text).execute();
    await db.schema
      .createIndex('client_contacts_email')
      .on('client_contacts')
      .columns(['account_id', 'email_folded'])
      .where(sql.raw('email_folded is not null') as never)
      .execute();
    await db.schema.alterTable('candidates').addColumn('company_key', text).execute();
    await db.schema
      .createIndex('candidates_company')
      .on('candidates')
      .columns(['account_id', 'company_key', 'created_at', 'id'])
      .where(sql.raw('company_key is not null') as never)
      .execute();
  },
};
