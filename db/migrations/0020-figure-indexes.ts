import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The mails of each sender: counted of all time from the index alone. There is none of candidates by owner, as SQLite would
 * read all candidates through it for other figures too, in an order that takes three times as long.
 */
export const figureIndexes: Migration = {
  name: '0020-figure-indexes',
  async up(db) {
    await sql`create index email_messages_senders on email_messages
      (account_id, created_by, sent_at, scheduled_email_id) where direction = 'outbound' and status = 'sent'`.execute(
      db,
    );
  },
};
