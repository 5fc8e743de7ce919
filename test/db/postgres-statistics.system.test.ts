import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PrimaryPool } from '#db/postgres-hosts.ts';
import { TableStatistics } from '#db/postgres-statistics.ts';
import { entriesDue } from '#src/domain/briefs/reminders.ts';
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

it('looks the people of calendar entries up by their ids also by a plan from when nothing was counted', async () => {
  const { store } = running.service.runtime;
  const now = '2026-11-25T04:00:00.000Z';
  const account = { id: desk.accountId, timezone: 'Australia/Sydney' };
  const { sql: text, parameters } = await store.read(async (db) =>
    entriesDue({ account, now, today: '2026-11-25' }, { mine: desk.adminId }).compile(db),
  );
  const pool = new PrimaryPool(running.service.config.storeUrl ?? '', { connectionTimeoutMillis: 2_000 });
  closedInTime(() => pool.end());
  const client = await pool.connect();
  await client.query('begin');
  for (const table of ['calendar_events', 'candidates', 'jobs'])
    await client.query(`create temp table ${table} (like public.${table} including all) on commit drop`);
  await client.query("set local plan_cache_mode = 'force_generic_plan'");
  await client.query(`prepare due as ${text}`);
  const given = parameters.map((value) => (typeof value === 'number' ? value : `'${String(value)}'`));
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute due(${given.join(', ')})`);
  await client.query('rollback');
  client.release();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('(id = e.candidate_id)');
  expect(plan).toContain('(id = e.job_id)');
});
