import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const distribution: Migration = {
  name: '0017-distribution',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    const index = (table: string, name: string, columns: string[], where?: string) => {
      const made = db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
      return (where === undefined ? made : made.where(sql.raw(where) as never)).execute();
    };
    await db.schema.alterTable('accounts').addColumn('slug', text).execute();
    await db.schema
      .createIndex('accounts_slug')
      .unique()
      .on('accounts')
      .columns(['slug'])
      .where(sql.raw('slug is not null') as never)
      .execute();
    await db.schema
      .createTable('job_ads')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('job_id', text, (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('headline', text)
      .addColumn('body', text)
      .addColumn('bullets', text, (c) => c.notNull())
      .addColumn('apply_url', text)
      .addColumn('show_salary', 'integer', (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('slug', text, (c) => c.notNull())
      .addColumn('published_at', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addUniqueConstraint('job_ads_job', ['account_id', 'job_id'])
      .addUniqueConstraint('job_ads_slug', ['account_id', 'slug'])
      .execute();
    // CVs of new people who applied, which are still to be read.
    await db.schema
      .createTable('applicant_cvs')
      .addColumn('document_id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('candidate_id', text, (c) => c.notNull())
      .execute();
    await index('job_ads', 'published', ['account_id', 'published_at', 'id'], "status = 'published'");
    await db.schema
      .createTable('job_drafts')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('fields', text, (c) => c.notNull())
      .addColumn('notes', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('job_id', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute();
    await index('job_drafts', 'list', ['account_id', 'created_at', 'id']);
    await db.schema
      .createTable('distribution_boards')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('slug', text, (c) => c.notNull())
      .addColumn('monthly_post_limit', 'integer')
      .addColumn('pricing', text)
      .addColumn('regions', text, (c) => c.notNull())
      .addColumn('industries', text, (c) => c.notNull())
      .addColumn('categories', text, (c) => c.notNull())
      .addColumn('webhook_url', text)
      .addColumn('secret', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addUniqueConstraint('distribution_boards_slug', ['account_id', 'slug'])
      .execute();
    await db.schema
      .createTable('distribution_usage')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('board_slug', text, (c) => c.notNull())
      .addColumn('month', text, (c) => c.notNull())
      .addColumn('used', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('distribution_usage_pk', ['account_id', 'board_slug', 'month'])
      .execute();
    await db.schema
      .createTable('distribution_rules')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('filter', text, (c) => c.notNull())
      .addColumn('target_board_slugs', text, (c) => c.notNull())
      .addColumn('active', 'integer', (c) => c.notNull())
      .addColumn('since_sequence', 'integer', (c) => c.notNull())
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('deleted_at', text)
      .execute();
    await index('distribution_rules', 'list', ['account_id', 'created_at', 'id'], 'deleted_at is null');
    // How far the rules of an agency have followed its jobs in the change feed.
    await db.schema
      .createTable('distribution_cursors')
      .addColumn('account_id', text, (c) => c.primaryKey().references('accounts.id'))
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('postings')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('job_id', text, (c) => c.notNull())
      .addColumn('job_ad_id', text)
      .addColumn('board_slug', text, (c) => c.notNull())
      .addColumn('rule_id', text)
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('url', text)
      .addColumn('external_id', text)
      .addColumn('error_code', text)
      .addColumn('error_message', text)
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('due_at', text)
      .addColumn('lease_until', text)
      .addColumn('quota_month', text)
      .addColumn('published_at', text)
      .addColumn('expires_at', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await index('postings', 'list', ['account_id', 'created_at', 'id']);
    await index('postings', 'job', ['account_id', 'job_id', 'board_slug']);
    await index('postings', 'due', ['due_at'], 'due_at is not null');
    await index('postings', 'standing', ['account_id', 'job_id'], "status in ('pending', 'live')");
    await db.schema
      .createIndex('postings_open')
      .unique()
      .on('postings')
      .columns(['account_id', 'job_id', 'board_slug'])
      .where(sql.raw("status in ('pending', 'publishing', 'live')") as never)
      .execute();
  },
};
