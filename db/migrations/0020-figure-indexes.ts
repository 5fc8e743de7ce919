import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** What the figures of everybody count of all time: candidates by owner and mails by sender, told by the index alone. */
export const figureIndexes: Migration = {
  name: '0020-figure-indexes',
  async up(db) {
    await sql`create index candidates_owners on candidates (account_id, owner_id, created_at)
      where deleted_at is null and merged_into is null and contact_only = 0`.execute(db);
    await sql`create index email_messages_senders on email_messages
      (account_id, created_by, sent_at, scheduled_email_id) where direction = 'outbound' and status = 'sent'`.execute(
      db,
    );
  },
};
