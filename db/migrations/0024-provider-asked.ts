import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Which process asks an identity provider for somebody just now, and when it last gave no answer. */
export const providerAsked: Migration = {
  name: '0024-provider-asked',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    for (const column of ['asking_until', 'silent_at'])
      await db.schema.alterTable('user_identities').addColumn(column, text).execute();
  },
};
