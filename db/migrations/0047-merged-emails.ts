import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The e-mail addresses of merged records: each new person is held against them. */
export const mergedEmails: Migration = {
  name: '0047-merged-emails',
  async up(db) {
    await sql`create index candidates_email_merged on candidates (account_id, email_folded)
      where merged_into is not null`.execute(db);
  },
};
