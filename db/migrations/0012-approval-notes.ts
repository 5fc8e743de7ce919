import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What the person who decided on an approval says to whoever asked. */
export const approvalNotes: Migration = {
  name: '0012-approval-notes',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema.alterTable('approvals').addColumn('note', text).execute();
  },
};
