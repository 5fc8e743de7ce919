import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The mail that an activity tells of, so that what was written and what left are known as one; and activities by who did it.
 */
export const mailsAmongActivities: Migration = {
  name: '0039-mails-among-activities',
  async up(db) {
    await sql`alter table activities add column email_message_id text`.execute(db);
    await sql`create index activities_mail on activities
      (account_id, email_message_id) where email_message_id is not null`.execute(db);
    await sql`create index activities_actor on activities
      (account_id, actor_id, occurred_at, id) where actor_id is not null`.execute(db);
  },
};
