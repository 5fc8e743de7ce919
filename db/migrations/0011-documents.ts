import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const documents: Migration = {
  name: '0011-documents',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('documents')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('candidate_id', text)
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('filename', text, (c) => c.notNull())
      .addColumn('mime_type', text, (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('sha256', text, (c) => c.notNull())
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('document_texts')
      .addColumn('document_id', text, (c) => c.primaryKey().references('documents.id').onDelete('cascade'))
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('text', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('file_removals')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('sha256', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('documents_list')
      .on('documents')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('documents_candidate')
      .on('documents')
      .columns(['candidate_id', 'created_at'])
      .where(sql.raw('candidate_id is not null') as never)
      .execute();
    await db.schema.createIndex('documents_file').on('documents').columns(['account_id', 'sha256']).execute();
  },
};
