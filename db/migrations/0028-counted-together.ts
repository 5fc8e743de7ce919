import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** The credential with which a key that it made shares its daily allowance. */
export const countedTogether: Migration = {
  name: '0028-counted-together',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema.alterTable('api_keys').addColumn('counts_with', text).execute();
  },
};
