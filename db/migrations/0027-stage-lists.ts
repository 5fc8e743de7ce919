import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The newest applications of a stage, as the cards of the desk show them, without reading those of all others. Only a
 * query that says `created_at > ''` may use it: SQLite would count the pipeline by it too, which takes ten times as long.
 */
export const stageLists: Migration = {
  name: '0027-stage-lists',
  async up(db) {
    await sql`create index applications_stage_list on applications
      (account_id, stage, created_at, id) where deleted_at is null and created_at > ''`.execute(db);
  },
};
