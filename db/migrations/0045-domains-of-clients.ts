import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Clients are found by their domain. Those that have none are looked for by no one, and were half of the index. */
export const domainsOfClients: Migration = {
  name: '0045-domains-of-clients',
  async up(db) {
    await sql`drop index clients_domain`.execute(db);
    await sql`create index clients_domain on clients (account_id, domain) where domain is not null`.execute(
      db,
    );
  },
};
