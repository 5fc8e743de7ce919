import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import { sameCompanyKey } from '#src/lib/company.ts';
import { urlOfNewStore } from '#test/harness/store-of-run.ts';

const now = '2026-03-01T00:00:00.000Z';
const AGENCIES = ['acc_a', 'acc_b'];
/** More than one step of the migration reads at once, in each agency. */
const CLIENTS = 1100;

describe('the keys of companies', () => {
  it('are given to each client of each agency that a store had before them', async () => {
    const url = await urlOfNewStore();
    const made = await openStore({ url });
    await made.write(async ({ tx }) => {
      for (const account of AGENCIES) {
        await sql`insert into accounts (id, name, country, timezone, currency, standard_fee_schedule, plan, status,
            marketplace, sandbox, clock_offset_ms, event_sequence, change_sequence, settings, created_at, updated_at)
          values (${account}, ${account}, 'AU', 'UTC', 'AUD', '{}', 'active', 'active', 0, 0, 0, 0, 0, '{}', ${now}, ${now})`.execute(
          tx,
        );
        await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${CLIENTS})
          insert into clients (id, account_id, name, name_folded, locations, is_self, fee_version, enrichment_status,
            dna_status, created_at, updated_at)
          select 'cli_' || i, ${account}, 'The Client ' || i || ' Pty Ltd', 'client', '[]', 0, 1, 'none', 'none', ${now}, ${now}
          from n`.execute(tx);
      }
      await sql`drop index clients_company`.execute(tx);
      await sql`alter table clients drop column company_key`.execute(tx);
      await sql`create index clients_name on clients (account_id, name_folded)`.execute(tx);
      await sql`delete from schema_migrations where name in ('0035-company-keys', '0036-order-of-company-keys')`.execute(
        tx,
      );
    });
    await made.close();
    const migrated = await openStore({ url });
    const rows = await migrated.read((db) =>
      db.selectFrom('clients').select(['name', 'company_key']).execute(),
    );
    await migrated.close();
    expect(rows).toHaveLength(AGENCIES.length * CLIENTS);
    for (const { name, company_key } of rows) expect(company_key, name).toBe(sameCompanyKey(name));
  });

  it('leave out legal forms that were not known when a store was made, of clients and of employers', async () => {
    const url = await urlOfNewStore();
    const made = await openStore({ url });
    const named = {
      'Acme Pte Ltd': 'acme pte',
      'Acme Holdings P/L': 'acme holdings p l (group)',
      'Acme Private': 'acme private',
    };
    await made.write(async ({ tx }) => {
      await sql`insert into accounts (id, name, country, timezone, currency, standard_fee_schedule, plan, status,
          marketplace, sandbox, clock_offset_ms, event_sequence, change_sequence, settings, created_at, updated_at)
        values ('acc_a', 'A', 'AU', 'UTC', 'AUD', '{}', 'active', 'active', 0, 0, 0, 0, 0, '{}', ${now}, ${now})`.execute(
        tx,
      );
      for (const [at, [name, key]] of Object.entries(named).entries())
        await sql`insert into clients (id, account_id, name, name_folded, company_key, locations, is_self, fee_version,
            enrichment_status, dna_status, created_at, updated_at)
          values (${`cli_${at}`}, 'acc_a', ${name}, 'client', ${key}, '[]', 0, 1, 'none', 'none', ${now}, ${now})`.execute(
          tx,
        );
      await sql`delete from schema_migrations where name = '0044-more-legal-forms'`.execute(tx);
    });
    await made.close();
    const migrated = await openStore({ url });
    const rows = await migrated.read((db) =>
      db.selectFrom('clients').select(['name', 'company_key']).orderBy('id').execute(),
    );
    await migrated.close();
    expect(rows.map(({ company_key }) => company_key)).toEqual(['acme', 'acme (group)', 'acme private']);
  });
});
