import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Mail that comes in: whose it is, of what kind, and by what it is found. */
export const inboundMail: Migration = {
  name: '0015-inbound-mail',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema.alterTable('email_messages').addColumn('from_address', text).execute();
    await db.schema
      .alterTable('email_messages')
      .addColumn('kind', text, (c) => c.notNull().defaultTo('message'))
      .execute();
    await sql`create unique index email_messages_received on email_messages (account_id, message_id)
      where direction = 'inbound'`.execute(db);
    await sql`create index scheduled_emails_message on scheduled_emails (account_id, message_id)
      where message_id is not null`.execute(db);
  },
};
