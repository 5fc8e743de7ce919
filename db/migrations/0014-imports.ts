import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const imports: Migration = {
  name: '0014-imports',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('candidate_drafts')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('document_id', text, (c) => c.notNull())
      .addColumn('fields', text, (c) => c.notNull())
      .addColumn('provenance', text, (c) => c.notNull())
      .addColumn('text_quality', text, (c) => c.notNull())
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('candidate_id', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('candidate_imports')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('file_count', 'integer', (c) => c.notNull())
      .addColumn('match_pools', 'integer', (c) => c.notNull())
      .addColumn('role_matches', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('completed_at', text)
      .execute();
    await db.schema
      .createTable('candidate_import_items')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('import_id', text, (c) => c.notNull())
      .addColumn('filename', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('reason', text)
      .addColumn('link_hash', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('sha256', text)
      .addColumn('size', 'integer')
      .addColumn('mime_type', text)
      .addColumn('claim', text)
      .addColumn('lease_until', text)
      .addColumn('candidate_id', text)
      .addColumn('deferred', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    const index = (table: string, name: string, columns: string[], where?: string) => {
      const made = db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
      return (where === undefined ? made : made.where(sql.raw(where) as never)).execute();
    };
    await index('candidate_drafts', 'staged', ['account_id', 'expires_at'], "status = 'staged'");
    await index('candidate_drafts', 'document', ['account_id', 'document_id']);
    await index('candidate_imports', 'list', ['account_id', 'created_at', 'id']);
    await index('candidate_imports', 'open', ['updated_at'], "status in ('uploading', 'processing')");
    await index('candidate_import_items', 'import', ['account_id', 'import_id', 'status']);
    await index('candidate_import_items', 'pending', ['lease_until', 'id'], "status = 'pending'");
    await index('candidate_import_items', 'unsent', ['expires_at'], "status in ('signed', 'uploaded')");
    await index('candidate_import_items', 'deferred', ['id'], 'deferred is not null');
    await index('candidate_import_items', 'file', ['account_id', 'sha256'], 'sha256 is not null');
    await db.schema
      .createIndex('candidate_import_items_link')
      .on('candidate_import_items')
      .column('link_hash')
      .unique()
      .execute();
  },
};
