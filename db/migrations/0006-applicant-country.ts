import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Where applicants of a remote role must live. */
export const applicantCountry: Migration = {
  name: '0006-applicant-country',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema.alterTable('jobs').addColumn('applicant_country', text).execute();
  },
};
