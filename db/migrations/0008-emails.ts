import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const emails: Migration = {
  name: '0008-emails',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('scheduled_emails')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('candidate_id', text)
      .addColumn('application_id', text)
      .addColumn('job_id', text)
      .addColumn('client_id', text)
      .addColumn('contact_id', text)
      .addColumn('thread_id', text)
      .addColumn('email_message_id', text)
      .addColumn('created_by', text)
      .addColumn('actor', text, (c) => c.notNull())
      .addColumn('from_name', text, (c) => c.notNull())
      .addColumn('to_address', text, (c) => c.notNull())
      .addColumn('to_name', text)
      .addColumn('cc_addresses', text, (c) => c.notNull())
      .addColumn('bcc_addresses', text, (c) => c.notNull())
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('body_html', text)
      .addColumn('body_text', text)
      .addColumn('calendar', text)
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('scheduled_at', text, (c) => c.notNull())
      .addColumn('due_at', text, (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('message_id', text)
      .addColumn('claim', text)
      .addColumn('lease_until', text)
      .addColumn('sent_at', text)
      .addColumn('cancelled_at', text)
      .addColumn('last_error', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('email_threads')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('message_ids', text, (c) => c.notNull())
      .addColumn('last_message_at', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('email_messages')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('thread_id', text)
      .addColumn('scheduled_email_id', text)
      .addColumn('candidate_id', text)
      .addColumn('application_id', text)
      .addColumn('job_id', text)
      .addColumn('client_id', text)
      .addColumn('contact_id', text)
      .addColumn('direction', text, (c) => c.notNull())
      .addColumn('message_id', text)
      .addColumn('to_address', text, (c) => c.notNull())
      .addColumn('cc_addresses', text, (c) => c.notNull())
      .addColumn('bcc_addresses', text, (c) => c.notNull())
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('body_text', text)
      .addColumn('body_html', text)
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('bounces', text, (c) => c.notNull())
      .addColumn('sent_at', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('email_drafts')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('application_id', text)
      .addColumn('job_id', text)
      .addColumn('intent', text, (c) => c.notNull())
      .addColumn('instructions', text)
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('body', text, (c) => c.notNull())
      .addColumn('schedule_at', text)
      .addColumn('template_chip', text)
      .addColumn('notes', text, (c) => c.notNull())
      .addColumn('task_status', text, (c) => c.notNull())
      .addColumn('task_error', text)
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('scheduled_email_id', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('email_opt_outs')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('opted_out_at', text)
      .execute();
    await db.schema
      .createTable('ai_budget')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('period', text, (c) => c.notNull())
      .addColumn('tokens', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('ai_budget_pk', ['account_id', 'period'])
      .execute();
    await db.schema
      .createIndex('scheduled_emails_list')
      .on('scheduled_emails')
      .columns(['account_id', 'scheduled_at', 'id'])
      .execute();
    await db.schema
      .createIndex('scheduled_emails_candidate')
      .on('scheduled_emails')
      .columns(['account_id', 'candidate_id'])
      .where(sql.raw('candidate_id is not null') as never)
      .execute();
    await db.schema
      .createIndex('scheduled_emails_due')
      .on('scheduled_emails')
      .columns(['account_id', 'due_at', 'id'])
      .where(sql.raw("status = 'scheduled'") as never)
      .execute();
    await db.schema
      .createIndex('scheduled_emails_sending')
      .on('scheduled_emails')
      .columns(['lease_until'])
      .where(sql.raw("status = 'sending'") as never)
      .execute();
    await db.schema
      .createIndex('email_threads_candidate')
      .unique()
      .on('email_threads')
      .columns(['account_id', 'candidate_id'])
      .execute();
    await db.schema
      .createIndex('email_messages_thread')
      .on('email_messages')
      .columns(['account_id', 'thread_id'])
      .execute();
    await db.schema
      .createIndex('email_messages_candidate')
      .on('email_messages')
      .columns(['account_id', 'candidate_id'])
      .where(sql.raw('candidate_id is not null') as never)
      .execute();
    await db.schema
      .createIndex('email_drafts_candidate')
      .on('email_drafts')
      .columns(['account_id', 'candidate_id'])
      .execute();
    await db.schema
      .createIndex('email_drafts_staged')
      .on('email_drafts')
      .columns(['account_id', 'expires_at'])
      .where(sql.raw("status = 'staged'") as never)
      .execute();
  },
};
