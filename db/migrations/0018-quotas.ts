import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const quotas: Migration = {
  name: '0018-quotas',
  async up(db, dialect) {
    const { text, real } = columnTypes(dialect);
    await db.schema
      .createTable('quota_plans')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().unique().references('accounts.id'))
      .addColumn('cadence', text, (c) => c.notNull())
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('recognition', text, (c) => c.notNull())
      .addColumn('count_perm', 'integer', (c) => c.notNull())
      .addColumn('count_contract', 'integer', (c) => c.notNull())
      .addColumn('count_extensions', 'integer', (c) => c.notNull())
      .addColumn('year_start_month', 'integer', (c) => c.notNull())
      .addColumn('lock_blocks_changes', 'integer', (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('quota_periods')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('cadence', text, (c) => c.notNull())
      .addColumn('label', text, (c) => c.notNull())
      .addColumn('starts_on', text, (c) => c.notNull())
      .addColumn('ends_on', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('locked_at', text)
      .addColumn('rules', text)
      .addColumn('members', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('quota_targets')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('period_id', text, (c) => c.notNull().references('quota_periods.id'))
      .addColumn('level', text, (c) => c.notNull())
      .addColumn('subject_id', text, (c) => c.notNull())
      .addColumn('team_id', text)
      .addColumn('amount', real, (c) => c.notNull())
      .addPrimaryKeyConstraint('quota_targets_pk', ['period_id', 'subject_id'])
      .execute();
    await db.schema
      .createTable('quota_adjustments')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('period_id', text, (c) => c.notNull().references('quota_periods.id'))
      .addColumn('level', text, (c) => c.notNull())
      .addColumn('user_id', text)
      .addColumn('team_id', text)
      .addColumn('amount', real, (c) => c.notNull())
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('placement_id', text)
      .addColumn('source_period_id', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('quota_frozen_shares')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('period_id', text, (c) => c.notNull().references('quota_periods.id'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('placement_id', text, (c) => c.notNull())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('part', text, (c) => c.notNull())
      .addColumn('currency', text)
      .addColumn('amount', text)
      .addColumn('recognised_on', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('quota_frozen_shares_pk', ['period_id', 'position'])
      .execute();
    await db.schema
      .createTable('contract_extensions')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('placement_id', text, (c) => c.notNull().references('placements.id'))
      .addColumn('starts_on', text, (c) => c.notNull())
      .addColumn('ends_on', text, (c) => c.notNull())
      .addColumn('amount', real, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('contract_extensions_pk', ['placement_id', 'starts_on'])
      .execute();
    const index = (table: string, name: string, columns: string[], where?: string) => {
      const made = db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
      return (where === undefined ? made : made.where(sql.raw(where) as never)).execute();
    };
    await index('quota_periods', 'starts', ['account_id', 'starts_on']);
    await index('quota_targets', 'subject', ['account_id', 'subject_id']);
    await index('quota_adjustments', 'period', ['account_id', 'period_id', 'created_at']);
    await index('quota_adjustments', 'placement', ['account_id', 'placement_id'], 'placement_id is not null');
    await index('quota_frozen_shares', 'placement', ['account_id', 'placement_id']);
    await index('contract_extensions', 'starts', ['account_id', 'starts_on']);
    // The day on which a placement is recognised, by either basis.
    await sql`create index placements_started_on on placements (account_id, coalesce(start_date, offer_date, substr(created_at, 1, 10)))`.execute(
      db,
    );
    await sql`create index placements_accepted_on on placements (account_id, coalesce(offer_date, substr(created_at, 1, 10)))`.execute(
      db,
    );
  },
};
