import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What all processes of a store have in common, so that one with another region or other secrets is refused. */
export const deployment: Migration = {
  name: '0009-deployment',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('deployment')
      .addColumn('name', text, (c) => c.primaryKey().notNull())
      .addColumn('value', text, (c) => c.notNull())
      .execute();
  },
};
