import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** A mail waits for a person as submissions and listings do. Whom a mail names is looked for among all candidates. */
export const heldMails: Migration = {
  name: '0054-held-mails',
  async up(db) {
    for (const column of ['held_at', 'review'])
      await sql`alter table scheduled_emails add column ${sql.ref(column)} text`.execute(db);
    await sql`create index scheduled_emails_held on scheduled_emails (account_id, held_at) where held_at is not null`.execute(
      db,
    );
    await sql`create index candidates_name on candidates (account_id, name_folded)`.execute(db);
  },
};
