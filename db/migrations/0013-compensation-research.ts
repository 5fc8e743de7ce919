import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** How often a job's pay was to be researched, and of how often the last research knew: it is due while they differ. */
export const compensationResearch: Migration = {
  name: '0013-compensation-research',
  async up(db) {
    // Jobs that are there already are researched once.
    for (const [column, first] of [
      ['research_asked', 1],
      ['research_done', 0],
    ] as const)
      await db.schema
        .alterTable('jobs')
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(first))
        .execute();
    await sql`create index jobs_unresearched on jobs (account_id, id) where research_asked > research_done`.execute(
      db,
    );
  },
};
