import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const submissions: Migration = {
  name: '0012-submissions',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('submissions')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('job_id', text, (c) => c.notNull())
      .addColumn('client_id', text, (c) => c.notNull())
      .addColumn('client_contact_id', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('identity_visibility', text, (c) => c.notNull())
      .addColumn('title', text)
      .addColumn('email_subject', text)
      .addColumn('greeting', text)
      .addColumn('headline', text)
      .addColumn('intro_body', text)
      .addColumn('message', text)
      .addColumn('link_hash', text, (c) => c.notNull())
      .addColumn('mail_id', text)
      .addColumn('sent_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('first_viewed_at', text)
      .addColumn('completed_at', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('submission_items')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('submission_id', text, (c) => c.notNull().references('submissions.id'))
      .addColumn('application_id', text, (c) => c.notNull())
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('display_name', text, (c) => c.notNull())
      .addColumn('summary', text, (c) => c.notNull())
      .addColumn('summary_source', text, (c) => c.notNull())
      .addColumn('response', text, (c) => c.notNull())
      .addColumn('responded_at', text)
      .addColumn('pass_reason', text)
      .addColumn('interview_request', text)
      .addColumn('questions', text, (c) => c.notNull())
      .addColumn('viewed_at', text)
      .execute();
    const index = (table: string, name: string, columns: string[]) =>
      db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
    await index('submissions', 'link', ['link_hash']).unique().execute();
    await index('submissions', 'list', ['account_id', 'created_at', 'id']).execute();
    await index('submissions', 'job', ['account_id', 'job_id', 'created_at', 'id']).execute();
    await index('submissions', 'client', ['account_id', 'client_id', 'created_at', 'id']).execute();
    await index('submissions', 'expiry', ['expires_at'])
      .where(sql.raw("status in ('pending', 'viewed', 'partially_responded')") as never)
      .execute();
    await index('submission_items', 'submission', ['submission_id', 'position']).execute();
    await index('submission_items', 'application', ['account_id', 'application_id']).execute();
    await index('submission_items', 'candidate', ['account_id', 'candidate_id']).execute();
  },
};
