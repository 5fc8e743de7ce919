import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The leads and targets of each person, newest first: their lists, and what goes to a colleague. */
export const ownedLeads: Migration = {
  name: '0046-owned-leads',
  async up(db) {
    await sql`create index bd_leads_owned on bd_leads (account_id, owner_id, created_at, id)`.execute(db);
    await sql`create index bd_targets_owned on bd_targets (account_id, owner_id, created_at, id)`.execute(db);
  },
};
