import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';
import { createAgencyTable } from './agency-table.ts';

/** Leads that the service finds in an agency's own records: each reason and company once, and when it looks again. */
export const foundLeads: Migration = {
  name: '0011-found-leads',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema.alterTable('bd_leads').addColumn('reason', text).execute();
    await db.schema.alterTable('bd_leads').addColumn('company_key', text).execute();
    await db.schema
      .alterTable('bd_leads')
      .addColumn('score_reasons', text, (c) => c.notNull().defaultTo('[]'))
      .execute();
    await sql`create unique index bd_leads_reason on bd_leads (account_id, reason, company_key)
      where reason is not null`.execute(db);
    await createAgencyTable(db, dialect, 'bd_watches', {
      columns: { due_at: 'text' },
      key: [],
      acrossAgencies: { bd_watches_due: ['due_at'] },
    });
  },
};
