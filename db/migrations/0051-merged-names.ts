import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The names of merged records, which are hidden as a person's own; their numbers and profiles, by which the kept one is found. */
export const mergedNames: Migration = {
  name: '0051-merged-names',
  async up(db) {
    await sql`alter table candidates add column other_names text not null default '[]'`.execute(db);
    for (const [index, column] of [
      ['candidates_phone_merged', 'phone_e164'],
      ['candidates_profile_merged', 'linkedin_slug'],
    ] as const)
      await sql`create index ${sql.ref(index)} on candidates (account_id, ${sql.ref(column)})
        where merged_into is not null`.execute(db);
  },
};
