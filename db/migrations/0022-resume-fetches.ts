import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What became of the CV at a candidate's resume_url, and when it is to be fetched. */
export const resumeFetches: Migration = {
  name: '0022-resume-fetches',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    for (const column of ['resume_status', 'resume_error', 'resume_due_at', 'resume_charged_at'])
      await db.schema.alterTable('candidates').addColumn(column, text).execute();
    await db.schema.alterTable('candidates').addColumn('resume_tries', 'integer').execute();
    await db.schema
      .createIndex('candidates_resume_due')
      .on('candidates')
      .column('resume_due_at')
      .where('resume_due_at', 'is not', null)
      .execute();
  },
};
