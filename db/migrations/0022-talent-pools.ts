import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const talentPools: Migration = {
  name: '0022-talent-pools',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('talent_pools')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('slug', text, (c) => c.notNull())
      .addColumn('eligibility', text)
      .addColumn('auto_add_enabled', 'integer', (c) => c.notNull())
      .addColumn('min_job_fit', 'integer')
      .addColumn('min_hm_fit', 'integer')
      .addColumn('description', text)
      .addColumn('who_we_hire', text)
      .addColumn('video_url', text)
      .addColumn('is_published', 'integer', (c) => c.notNull())
      .addColumn('keep_warm_enabled', 'integer', (c) => c.notNull())
      .addColumn('cover_color', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addUniqueConstraint('talent_pools_slug', ['account_id', 'slug'])
      .execute();
    await db.schema
      .createTable('pool_members')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('pool_id', text, (c) => c.notNull().references('talent_pools.id'))
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('match_reason', text)
      .addColumn('added_by', text)
      .addColumn('search_text', text, (c) => c.notNull())
      .addColumn('next_check_in_at', text)
      .addColumn('last_check_in_at', text)
      .addColumn('check_in_hash', text, (c) => c.unique())
      .addColumn('answer', text)
      .addColumn('answered_at', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addUniqueConstraint('pool_members_once', ['pool_id', 'candidate_id'])
      .execute();
    await db.schema
      .createTable('pool_join_requests')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('pool_id', text, (c) => c.notNull().references('talent_pools.id'))
      .addColumn('full_name', text, (c) => c.notNull())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('email_folded', text, (c) => c.notNull())
      .addColumn('linkedin_url', text)
      .addColumn('document_id', text)
      .addColumn('consented_at', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('candidate_id', text)
      .addColumn('decided_by', text)
      .addColumn('decided_at', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('pool_verdicts')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('pool_id', text, (c) => c.notNull().references('talent_pools.id'))
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('verdict', text, (c) => c.notNull())
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('decided_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('pool_verdicts_pk', ['pool_id', 'candidate_id'])
      .execute();
    await db.schema
      .createTable('pool_refusals')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('refused_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('pool_refusals_pk', ['account_id', 'candidate_id'])
      .execute();
    const index = (table: string, name: string, columns: string[], where?: string) => {
      const made = db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
      return (where === undefined ? made : made.where(sql.raw(where) as never)).execute();
    };
    await index('talent_pools', 'list', ['account_id', 'created_at', 'id']);
    await index('talent_pools', 'matching', ['account_id'], 'auto_add_enabled = 1');
    await index('pool_members', 'list', ['pool_id', 'created_at', 'id']);
    await index('pool_members', 'candidate', ['account_id', 'candidate_id']);
    await index('pool_members', 'due', ['next_check_in_at'], 'next_check_in_at is not null');
    await index('pool_join_requests', 'list', ['pool_id', 'created_at', 'id']);
    await index('pool_join_requests', 'email', ['account_id', 'email_folded']);
    await index('pool_join_requests', 'document', ['document_id'], 'document_id is not null');
    await index('pool_verdicts', 'candidate', ['account_id', 'candidate_id']);
  },
};
