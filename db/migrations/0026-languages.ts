import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** In which language the service writes its mails to an agency's people, candidates and contacts. */
export const languages: Migration = {
  name: '0026-languages',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .alterTable('accounts')
      .addColumn('language', text, (column) => column.notNull().defaultTo('en'))
      .execute();
    for (const table of ['users', 'candidates', 'client_contacts'])
      await db.schema.alterTable(table).addColumn('preferred_language', text).execute();
    await db.schema.alterTable('users').addColumn('browser_language', text).execute();
  },
};
