import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/**
 * The search index of candidates. Existing people are entered with version 0 and no words: the program fills them in
 * before it serves, as the words are its knowledge and not the schema's.
 */
export const search: Migration = {
  name: '0016-search',
  async up(db, dialect) {
    const { text, real } = columnTypes(dialect);
    const postgres = dialect === 'postgres';
    await db.schema
      .createTable('candidate_index')
      .addColumn('no', postgres ? 'bigserial' : 'integer', (c) => c.primaryKey())
      .addColumn('candidate_id', text, (c) => c.notNull().unique())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('years', real)
      .addColumn('salary_annual', real)
      .addColumn('salary_currency', text)
      .addColumn('notice_days', 'integer')
      .addColumn('available_from', text)
      .addColumn('rating', 'integer')
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('candidate_index_version')
      .on('candidate_index')
      .columns(['version', 'candidate_id'])
      .execute();
    if (postgres) {
      await sql`alter table candidate_index add column terms text, add column words text, add column cv text, add column doc tsvector`.execute(
        db,
      );
      await sql`create index candidate_index_doc on candidate_index using gin (doc)`.execute(db);
    } else {
      await sql`create virtual table candidate_fts using fts5(terms, words, cv, tokenize = "ascii tokenchars '_'", columnsize = 0)`.execute(
        db,
      );
      await sql`insert into candidate_fts (candidate_fts, rank) values ('secure-delete', 1)`.execute(db);
    }
    await db.schema
      .createTable('search_logs')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('user_id', text)
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('query', text)
      .addColumn('job_id', text)
      .addColumn('facets', text, (c) => c.notNull())
      .addColumn('total_count', 'integer', (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('search_logs_list')
      .on('search_logs')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
    await sql`insert into candidate_index (candidate_id, account_id, version, updated_at)
      select id, account_id, 0, updated_at from candidates
      where deleted_at is null and contact_only = 0 and do_not_approach = 0`.execute(db);
  },
};
