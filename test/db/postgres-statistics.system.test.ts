import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PrimaryPool } from '#db/postgres-hosts.ts';
import { TableStatistics } from '#db/postgres-statistics.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { closedInTime } from '#test/harness/scratch.ts';

const { running, desk } = useDesk({ on: 'postgres' });

it('has a table counted that filled up, so that a person is found by e-mail and not by reading all people of the agency', async () => {
  for (let at = 0; at < 300; at += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        desk.api.post('/candidates', {
          name: `Ada Person ${at + nth}`,
          email: `ada${at + nth}@people.example`,
        }),
      ),
    );
  const { store } = running.service.runtime;
  const counted = () =>
    store.read(async (db) => {
      const { rows } = await sql<{
        rows: number;
      }>`select reltuples::int as rows from pg_class where relname = 'candidates'`.execute(db);
      return rows[0]?.rows;
    });
  const pool = new PrimaryPool(running.service.config.storeUrl ?? '', { connectionTimeoutMillis: 2_000 });
  closedInTime(() => pool.end());
  await new TableStatistics(pool).countUncounted();
  // The store may have done so by itself meanwhile.
  expect(await counted()).toBeGreaterThan(0);
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain select * from candidates where account_id = '${desk.accountId}' and email_folded = 'ada7@people.example' and deleted_at is null`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('email_folded = ');
});
