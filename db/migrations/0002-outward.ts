import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Whether outward steps of a key or connection are planned first or run at once; null where it was left out. */
export const outwardSteps: Migration = {
  name: '0002-outward',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema.alterTable('api_keys').addColumn('outward', text).execute();
    await db.schema.alterTable('oauth_grants').addColumn('outward', text).execute();
  },
};
