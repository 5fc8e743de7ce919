import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** When a mail that waits was last looked at for names that its readers may not have. */
export const mailsLookedAt: Migration = {
  name: '0053-mails-looked-at',
  async up(db, dialect) {
    await db.schema
      .alterTable('scheduled_emails')
      .addColumn('passed_at', columnTypes(dialect).text)
      .execute();
  },
};
