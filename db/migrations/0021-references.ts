import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const references: Migration = {
  name: '0021-references',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('referee_requests')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('application_id', text, (c) => c.notNull())
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('job_id', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('hash', text, (c) => c.notNull().unique())
      .addColumn('message', text)
      .addColumn('sent_at', text, (c) => c.notNull())
      .addColumn('base_at', text, (c) => c.notNull())
      .addColumn('reminders_sent', 'integer', (c) => c.notNull())
      .addColumn('due_at', text)
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('received_at', text)
      .addColumn('completed_at', text)
      .addColumn('origin', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('referees')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('request_id', text, (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('relationship', text, (c) => c.notNull())
      .addColumn('company', text)
      .addColumn('title', text)
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('phone', text)
      .addColumn('worked_from', text)
      .addColumn('worked_to', text)
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('hash', text, (c) => c.notNull().unique())
      .addColumn('answers', text, (c) => c.notNull())
      .addColumn('would_rehire', 'integer')
      .addColumn('flags', text, (c) => c.notNull())
      .addColumn('mail_id', text)
      .addColumn('origin', text)
      .addColumn('sent_at', text)
      .addColumn('answered_at', text)
      .execute();
    const index = (table: string, name: string, columns: string[], where?: string) => {
      const made = db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
      return (where === undefined ? made : made.where(sql.raw(where) as never)).execute();
    };
    await index('referee_requests', 'list', ['account_id', 'created_at', 'id']);
    await index('referee_requests', 'application', ['account_id', 'application_id', 'created_at', 'id']);
    await index('referee_requests', 'due', ['due_at'], 'due_at is not null');
    await index('referees', 'request', ['account_id', 'request_id', 'position']);
  },
};
