import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** What a client was shown is kept as it was read; intros wait for a person as listings do, and say when they left. */
export const heldIntros: Migration = {
  name: '0048-held-intros',
  async up(db) {
    await sql`alter table submissions add column shown text`.execute(db);
    await sql`alter table submission_items add column shown text`.execute(db);
    for (const column of ['held_at', 'review', 'sent_at'])
      await sql`alter table marketplace_intros add column ${sql.ref(column)} text`.execute(db);
    await sql`update marketplace_intros set sent_at = created_at`.execute(db);
    await sql`create index marketplace_intros_held on marketplace_intros (account_id, held_at) where held_at is not null`.execute(
      db,
    );
  },
};
