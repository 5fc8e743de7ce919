import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const specs: Migration = {
  name: '0020-specs',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('specs')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('client_id', text, (c) => c.notNull())
      .addColumn('client_contact_id', text, (c) => c.notNull())
      .addColumn('headline', text, (c) => c.notNull())
      .addColumn('chips', text, (c) => c.notNull())
      .addColumn('pitch', text, (c) => c.notNull())
      .addColumn('location', text)
      .addColumn('salary_band', text)
      .addColumn('notice', text)
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('response', text)
      .addColumn('response_rating', 'integer')
      .addColumn('response_note', text)
      .addColumn('questions', text, (c) => c.notNull())
      .addColumn('link_hash', text, (c) => c.notNull())
      .addColumn('mail_id', text)
      .addColumn('chase_count', 'integer', (c) => c.notNull())
      .addColumn('last_chased_at', text)
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('first_viewed_at', text)
      .addColumn('responded_at', text)
      .addColumn('job_id', text)
      .addColumn('application_id', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(`specs_${name}`).on('specs').columns(columns);
    await index('link', ['link_hash']).unique().execute();
    await index('list', ['account_id', 'created_at', 'id']).execute();
    await index('candidate', ['account_id', 'candidate_id', 'client_contact_id', 'created_at']).execute();
    await index('client', ['account_id', 'client_id', 'created_at', 'id']).execute();
    await index('expiry', ['expires_at'])
      .where(sql.raw("status in ('sent', 'viewed')") as never)
      .execute();
  },
};
