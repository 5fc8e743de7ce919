import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const interviews: Migration = {
  name: '0009-interviews',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('calendar_events')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('notes', text)
      .addColumn('event_type', text, (c) => c.notNull())
      .addColumn('starts_at', text, (c) => c.notNull())
      .addColumn('ends_at', text)
      .addColumn('all_day', 'integer', (c) => c.notNull())
      .addColumn('application_id', text)
      .addColumn('job_id', text)
      .addColumn('candidate_id', text)
      .addColumn('assigned_to', text)
      .addColumn('interview_id', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('deleted_at', text)
      .execute();
    await db.schema
      .createTable('interviews')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('application_id', text, (c) => c.notNull())
      .addColumn('job_id', text, (c) => c.notNull())
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('client_id', text)
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('format', text, (c) => c.notNull())
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('starts_at', text, (c) => c.notNull())
      .addColumn('ends_at', text, (c) => c.notNull())
      .addColumn('timezone', text, (c) => c.notNull())
      .addColumn('location', text)
      .addColumn('meeting_url', text)
      .addColumn('interviewers', text, (c) => c.notNull())
      .addColumn('organizer_id', text)
      .addColumn('calendar_event_id', text)
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('outcome', text)
      .addColumn('scorecard', text)
      .addColumn('reschedule_count', 'integer', (c) => c.notNull())
      .addColumn('cancel_reason', text)
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .addColumn('candidate_email', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('phone_screens')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('application_id', text, (c) => c.notNull())
      .addColumn('job_id', text, (c) => c.notNull())
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('answers', text, (c) => c.notNull())
      .addColumn('transcript', text)
      .addColumn('notes', text)
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('outcome', text)
      .addColumn('created_by', text)
      .addColumn('confirmed_by', text)
      .addColumn('confirmed_at', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    const index = (table: string, name: string, columns: string[], where?: string) => {
      const made = db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
      return (where === undefined ? made : made.where(sql.raw(where) as never)).execute();
    };
    await index('calendar_events', 'list', ['account_id', 'created_at', 'id'], 'deleted_at is null');
    await index('calendar_events', 'starts', ['account_id', 'starts_at', 'id'], 'deleted_at is null');
    await index(
      'calendar_events',
      'candidate',
      ['account_id', 'candidate_id'],
      'candidate_id is not null and deleted_at is null',
    );
    await index('interviews', 'list', ['account_id', 'created_at', 'id']);
    await index('interviews', 'application', ['account_id', 'application_id']);
    await index('interviews', 'candidate', ['account_id', 'candidate_id']);
    await index('interviews', 'scheduled', ['account_id', 'starts_at'], "status = 'scheduled'");
    await index('phone_screens', 'application', ['account_id', 'application_id', 'created_at']);
  },
};
