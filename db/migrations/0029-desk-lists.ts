import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * What the desk reads of a large agency, found in indexes alone: interviews without a result, mails that came in, and how many
 * applications jobs have. Only a query that says `created_at > ''` may use the first, which would find slowly by day.
 */
export const deskLists: Migration = {
  name: '0029-desk-lists',
  async up(db) {
    await sql`create index interviews_scheduled_list on interviews
      (account_id, created_at, id, starts_at) where status = 'scheduled' and created_at > ''`.execute(db);
    await sql`create index email_messages_arrived on email_messages
      (account_id, created_at) where direction = 'inbound'`.execute(db);
    await sql`drop index applications_job`.execute(db);
    await sql`create index applications_job on applications
      (account_id, job_id, submitted_at, deleted_at)`.execute(db);
  },
};
