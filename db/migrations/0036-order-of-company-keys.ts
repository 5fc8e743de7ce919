import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Company keys sort by their characters on PostgreSQL too, as other texts do: the keys beside one are read in their order. */
export const orderOfCompanyKeys: Migration = {
  name: '0036-order-of-company-keys',
  async up(db, dialect) {
    if (dialect === 'postgres')
      await sql`alter table clients alter column company_key type text collate "C"`.execute(db);
  },
};
