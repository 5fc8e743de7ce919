import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * What scorecards and forecasts count of a large agency, found in indexes alone: the applications that have ended, the interviews
 * of a kind, and the candidates of each owner. Only a query that says `created_at > ''` may use the last, which would read
 * candidates slowly for other figures.
 */
export const scorecards: Migration = {
  name: '0030-scorecards',
  async up(db) {
    await sql`create index applications_ended on applications
      (account_id, status, id) where status <> 'active' and deleted_at is null`.execute(db);
    await sql`create index interviews_of_kind on interviews
      (account_id, kind, starts_at, application_id, status)`.execute(db);
    await sql`create index candidates_owned on candidates (account_id, owner_id, created_at)
      where deleted_at is null and merged_into is null and contact_only = 0 and created_at > ''`.execute(db);
  },
};
