import { sql } from 'kysely';
import { sameCompanyKey } from '#src/lib/company.ts';
import type { Migration } from '../migration.ts';

const CHUNK = 1000;

/** The key by which a client of the same company is found, in place of the index of names, by which nothing else was. */
export const companyKeys: Migration = {
  name: '0035-company-keys',
  async up(db) {
    await sql`alter table clients add column company_key text not null default ''`.execute(db);
    for (let after = { account_id: '', id: '' }; ; ) {
      const { rows } = await sql<{ account_id: string; id: string; name: string }>`
        select account_id, id, name from clients where (account_id, id) > (${after.account_id}, ${after.id})
        order by account_id, id limit ${CHUNK}`.execute(db);
      for (const { account_id, id, name } of rows)
        await sql`update clients set company_key = ${sameCompanyKey(name)}
          where account_id = ${account_id} and id = ${id}`.execute(db);
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last;
    }
    await sql`drop index clients_name`.execute(db);
    await sql`create index clients_company on clients (account_id, company_key)`.execute(db);
  },
};
