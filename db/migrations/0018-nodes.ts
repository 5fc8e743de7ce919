import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** The processes that serve a store, each with when it was last seen. */
export const nodes: Migration = {
  name: '0018-nodes',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('nodes')
      .addColumn('id', text, (c) => c.primaryKey().notNull())
      .addColumn('role', text, (c) => c.notNull())
      .addColumn('release', text, (c) => c.notNull())
      .addColumn('started_at', text, (c) => c.notNull())
      .addColumn('seen_at', text, (c) => c.notNull())
      .execute();
  },
};
