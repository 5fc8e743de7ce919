import type { Migration } from '../migration.ts';

/** Whether a submission also leaves out what may tell who somebody is although no name stands there. */
export const omittedIdentity: Migration = {
  name: '0003-omitted-identity',
  async up(db) {
    await db.schema
      .alterTable('submissions')
      .addColumn('omit_identifying', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
