import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What waits to replace the text of a public ad, and which of its words a person let go before. */
export const proposedAds: Migration = {
  name: '0021-proposed-ads',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    for (const column of ['proposed', 'released_words'])
      await db.schema.alterTable('job_ads').addColumn(column, text).execute();
  },
};
