import type { Migration } from '../migration.ts';

/** Reports count mails that failed, were turned down or came in by the day they were written. */
export const mailsByDay: Migration = {
  name: '0023-mails-by-day',
  async up(db) {
    await db.schema
      .createIndex('email_messages_written')
      .on('email_messages')
      .columns(['account_id', 'created_at'])
      .execute();
  },
};
