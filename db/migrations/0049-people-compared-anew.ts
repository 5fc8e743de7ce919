import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Everybody is compared again: the keys by which likely duplicates meet are made in another way than they were. */
export const peopleComparedAnew: Migration = {
  name: '0049-people-compared-anew',
  async up(db) {
    await sql`update duplicate_cursors set passed_id = ''`.execute(db);
  },
};
