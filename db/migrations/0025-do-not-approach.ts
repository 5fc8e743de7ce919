import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Why somebody must not be approached, since when, and who said so. */
export const doNotApproach: Migration = {
  name: '0025-do-not-approach',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    for (const column of ['do_not_approach_reason', 'do_not_approach_at', 'do_not_approach_by'])
      await db.schema.alterTable('candidates').addColumn(column, text).execute();
  },
};
