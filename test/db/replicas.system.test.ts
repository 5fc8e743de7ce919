import pg from 'pg';
import { expect, it } from 'vitest';
import { replicaAnswers } from '#db/examine.ts';
import { asked } from '#test/harness/postgres.ts';
import { createPerson, search, useReplicatedNodes } from '#test/harness/replicated-nodes.ts';
import { closedInTime } from '#test/harness/scratch.ts';

const desk = useReplicatedNodes();

it('has reports, searches and analytics read from the replica, and says as of when', async () => {
  await expect.poll(() => replicaAnswers(desk.store)).toBe(true);
  const standby = new pg.Client({ connectionString: desk.pair.standby.url('desk') });
  await standby.connect();
  closedInTime(() => standby.end());
  // A snapshot ends with a COMMIT; what only asks how far a replica has come does not.
  const lastRead = async (): Promise<number> => {
    const { rows } = await standby.query<{ at: number }>(
      `select coalesce(extract(epoch from max(query_start)), 0)::float8 as at
         from pg_stat_activity where datname = 'desk' and query = 'commit'`,
    );
    return rows[0]?.at ?? 0;
  };
  const ask = [
    () => desk.api(0).post('/reports/run', { report: 'pipeline_snapshot' }),
    () => desk.api(0).post('/analytics/ask', { question: 'how many placements this year' }),
    () => desk.api(0).post('/candidates/search', { query: 'welder' }),
  ];
  for (const each of ask) {
    const before = await lastRead();
    const askAgain = async (): Promise<number> => {
      const answer = await each();
      expect([answer.status, answer.body.meta.as_of]).toEqual([200, expect.stringMatching(/^\d{4}-.*Z$/)]);
      return lastRead();
    };
    // On a busy machine the replica may be behind for a moment, and the primary answers.
    await expect.poll(askAgain).toBeGreaterThan(before);
  }
  expect((await desk.api(0).get('/candidates')).body.meta.as_of).toBeUndefined();
});

it('shows whoever wrote on one node what was written, asked on the other at once', async () => {
  for (let i = 0; i < 10; i += 1) {
    const name = `Rosalind ${'abcdefghij'[i]}tson`;
    await createPerson(desk.api(0), name, 'Boilermaker');
    expect((await search(desk.api(1), 'boilermaker')).names).toContain(name);
  }
});

it('has the primary answer while the replica is behind, and the replica when it has caught up', async () => {
  await asked(desk.pair.standby.url('desk'), 'select pg_wal_replay_pause()');
  await createPerson(desk.api(0), 'Grace Lovell', 'Glazier');
  expect(await search(desk.api(1), 'glazier')).toEqual({
    names: ['Grace Lovell'],
    asOf: expect.any(String),
  });
  expect(await replicaAnswers(desk.store)).toBe(false);
  await asked(desk.pair.standby.url('desk'), 'select pg_wal_replay_resume()');
  await expect.poll(() => replicaAnswers(desk.store)).toBe(true);
});
