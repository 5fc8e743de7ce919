import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** An agency's people by their last change, so that of many who match a search those who changed last are found without reading each. */
export const lastChanged: Migration = {
  name: '0050-last-changed',
  async up(db, dialect) {
    if (dialect === 'postgres') return;
    await sql`create index candidate_index_changed on candidate_index (account_id, updated_at, no)`.execute(
      db,
    );
  },
};
