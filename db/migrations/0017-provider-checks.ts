import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** With what the identity provider is asked whether somebody is still there, and when it was last sure of it. */
export const providerChecks: Migration = {
  name: '0017-provider-checks',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    for (const column of ['refresh_token', 'proven_at', 'check_at'])
      await db.schema.alterTable('user_identities').addColumn(column, text).execute();
    await db.schema
      .createIndex('user_identities_check')
      .on('user_identities')
      .column('check_at')
      .where('check_at', 'is not', null)
      .execute();
  },
};
