import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const papers: Migration = {
  name: '0015-papers',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    for (const column of ['engagement', 'pay_method', 'pay_frequency', 'timesheet_frequency', 'payee_name']) {
      await db.schema.alterTable('placements').addColumn(column, text).execute();
    }
    await db.schema.alterTable('placements').addColumn('payment_terms_days', 'integer').execute();
    await db.schema
      .createTable('papers')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('placement_id', text)
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('details', text, (c) => c.notNull())
      .addColumn('issued_on', text)
      .addColumn('expires_on', text)
      .addColumn('document_id', text)
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('note', text)
      .addColumn('rejection_reason', text)
      .addColumn('checked_by', text)
      .addColumn('checked_at', text)
      .addColumn('replaced_at', text)
      .addColumn('replaced_by', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('paper_waivers')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('placement_id', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('reason', text)
      .addColumn('waived_by', text)
      .addColumn('waived_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('contractor_links')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('candidate_id', text, (c) => c.notNull())
      .addColumn('hash', text, (c) => c.notNull().unique())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('revoked_at', text)
      .addColumn('replaced_by', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .execute();
    const index = (table: string, name: string, columns: string[], where?: string, unique = false) => {
      const made = db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
      const kept = unique ? made.unique() : made;
      return (where === undefined ? kept : kept.where(sql.raw(where) as never)).execute();
    };
    await index('papers', 'list', ['account_id', 'candidate_id', 'created_at', 'id'], 'replaced_at is null');
    await index(
      'papers',
      'placement',
      ['account_id', 'placement_id'],
      'placement_id is not null and replaced_at is null',
    );
    // One that counts for each kind: of a person in a country, and of a placement.
    const counting = "state = 'valid' and replaced_at is null and placement_id is";
    await index(
      'papers',
      'person',
      ['account_id', 'candidate_id', 'kind', 'country'],
      `${counting} null`,
      true,
    );
    await index('papers', 'engagement', ['account_id', 'placement_id', 'kind'], `${counting} not null`, true);
    await index('paper_waivers', 'placement', ['account_id', 'placement_id', 'kind'], undefined, true);
    await index('papers', 'replaced', ['account_id', 'replaced_by'], 'replaced_by is not null');
    await index('contractor_links', 'candidate', ['account_id', 'candidate_id']);
  },
};
