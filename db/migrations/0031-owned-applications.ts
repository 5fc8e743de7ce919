import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * What a scorecard of all time counts of each owner's applications, in their order. Only a query that says `created_at > ''` may use
 * it: it reads every row, and others are found faster by their dates.
 */
export const ownedApplications: Migration = {
  name: '0031-owned-applications',
  async up(db) {
    await sql`create index applications_owned on applications (account_id, owner_id, submitted_at, id)
      where deleted_at is null and created_at > ''`.execute(db);
  },
};
