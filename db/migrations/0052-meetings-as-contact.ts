import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Meetings with candidates count as contact with them; those that are in the calendar already are counted once. */
export const meetingsAsContact: Migration = {
  name: '0052-meetings-as-contact',
  async up(db, dialect) {
    await db.schema
      .alterTable('calendar_events')
      .addColumn('contact_due_at', columnTypes(dialect).text)
      .execute();
    await sql`create index calendar_events_contact on calendar_events (contact_due_at)
      where contact_due_at is not null`.execute(db);
    await sql`update calendar_events set contact_due_at = starts_at
      where event_type = 'meeting' and candidate_id is not null and deleted_at is null`.execute(db);
  },
};
