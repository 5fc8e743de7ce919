import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Whose words a mail or draft holds: agency, outsider, or null where it is not known, as of those written before. */
export const wordsOfMail: Migration = {
  name: '0038-words-of-mail',
  async up(db) {
    for (const table of ['scheduled_emails', 'email_drafts', 'email_messages'])
      await sql`alter table ${sql.table(table)} add column words_by text`.execute(db);
  },
};
