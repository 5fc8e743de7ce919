import type { Migration } from '../migration.ts';

/** Who made each change of the feed, as JSON; null for changes made before it was kept. */
export const whoChanged: Migration = {
  name: '0032-who-changed',
  async up(db) {
    await db.schema.alterTable('changes').addColumn('actor', 'text').execute();
  },
};
