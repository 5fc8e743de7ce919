import { type Kysely, type RawBuilder, sql } from 'kysely';
import { companyKey, sameCompanyKey } from '#src/lib/company.ts';
import type { Migration } from '../migration.ts';
import type { Database } from '../types.ts';

const CHUNK = 1000;

/** How keys end that were made before these legal forms were known. */
const ENDS = [
  'pte',
  'pvt',
  'bhd',
  'ug',
  'haftungsbeschrankt',
  'ek',
  'ohg',
  'gbr',
  'ltda',
  'lda',
  'sasu',
  'snc',
  'eirl',
].concat([
  'bvba',
  'doo',
  'sro',
  'kft',
  'zrt',
  'p l',
  'sp z oo',
  'partnership',
  'cv',
  'a s',
  'private',
  'proprietary',
  'public',
]);
const ended = (): RawBuilder<unknown> =>
  sql.join(
    ENDS.flatMap((end) => [sql`company_key like ${`% ${end}`}`, sql`company_key like ${`% ${end} (group)`}`]),
    sql` or `,
  );

/** Companies whose legal form was not known before (`Pte Ltd`, `P/L`, `Sp. z o.o.`) are found by their name without it. */
export const moreLegalForms: Migration = {
  name: '0044-more-legal-forms',
  async up(db) {
    await rekey(db, 'clients', 'name', sameCompanyKey);
    await rekey(db, 'candidates', 'current_company', companyKey);
    const { rows } = await sql<{ account_id: string; company_key: string }>`
      select distinct account_id, company_key from bd_leads where ${ended()}`.execute(db);
    // A lead that was found under both keys stays as it is.
    for (const { account_id, company_key } of rows)
      await sql`update bd_leads set company_key = ${companyKey(company_key)}
        where account_id = ${account_id} and company_key = ${company_key} and not exists (
          select 1 from bd_leads o where o.account_id = ${account_id} and o.reason = bd_leads.reason
            and o.company_key = ${companyKey(company_key)})`.execute(db);
  },
};

async function rekey(
  db: Kysely<Database>,
  table: string,
  column: string,
  keyOf: (name: string) => string | null,
): Promise<void> {
  for (let after = { account_id: '', id: '' }; ; ) {
    const { rows } = await sql<{ account_id: string; id: string; name: string; company_key: string }>`
      select account_id, id, ${sql.ref(column)} as name, company_key from ${sql.table(table)}
      where (account_id, id) > (${after.account_id}, ${after.id}) and (${ended()})
      order by account_id, id limit ${CHUNK}`.execute(db);
    for (const { account_id, id, name, company_key } of rows) {
      const key = keyOf(name);
      if (key !== company_key)
        await sql`update ${sql.table(table)} set company_key = ${key}
          where account_id = ${account_id} and id = ${id}`.execute(db);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
