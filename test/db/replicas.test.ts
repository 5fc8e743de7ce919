import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { replicaAnswers } from '#db/examine.ts';
import type { Store } from '#db/store.ts';
import { fixture } from '#test/harness/fixture.ts';
import { asked } from '#test/harness/postgres.ts';
import { startPostgresPair } from '#test/harness/postgres-pair.ts';
import { closedInTime } from '#test/harness/scratch.ts';
import { type Api, apiOf, startService, type TestService } from '#test/harness/workspace.ts';

const pair = fixture(() => startPostgresPair({ synchronous: false }));
const nodes: TestService[] = [];
const apis: Api[] = [];
let store: Store;

beforeAll(async () => {
  const env = {
    DATABASE_URL: pair.both('desk'),
    DATABASE_READ_URL: pair.standby.url('desk'),
    DATABASE_TIMEOUT_SECONDS: '600',
  };
  const first = await startService(env);
  nodes.push(first, await startService(env, first.dataDir));
  const { adminKey } = await first.workspace();
  apis.push(...nodes.map(({ app }) => apiOf(app, adminKey)));
  store = first.service.store;
});

const [one, other] = [() => apis[0] as Api, () => apis[1] as Api];

async function search(api: Api, word: string): Promise<{ names: string[]; asOf: unknown }> {
  const answer = await api.post('/candidates/search', { query: word });
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  const people = answer.body.data.results as { name: string }[];
  return { names: people.map(({ name }) => name), asOf: answer.body.meta.as_of };
}

async function create(api: Api, name: string, headline: string): Promise<void> {
  const answer = await api.post('/candidates', { name, email: `${randomUUID()}@example.test`, headline });
  expect([answer.status, answer.body]).toEqual([201, answer.body]);
}

it('has reports, searches and analytics read from the replica, and says as of when', async () => {
  await expect.poll(() => replicaAnswers(store)).toBe(true);
  const standby = new pg.Client({ connectionString: pair.standby.url('desk') });
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
    () => one().post('/reports/run', { report: 'pipeline_snapshot' }),
    () => one().post('/analytics/ask', { question: 'how many placements this year' }),
    () => one().post('/candidates/search', { query: 'welder' }),
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
  expect((await one().get('/candidates')).body.meta.as_of).toBeUndefined();
});

it('shows whoever wrote on one node what was written, asked on the other at once', async () => {
  for (let i = 0; i < 10; i += 1) {
    const name = `Rosalind ${'abcdefghij'[i]}tson`;
    await create(one(), name, 'Boilermaker');
    expect((await search(other(), 'boilermaker')).names).toContain(name);
  }
});

it('has the primary answer while the replica is behind, and the replica when it has caught up', async () => {
  await asked(pair.standby.url('desk'), 'select pg_wal_replay_pause()');
  await create(one(), 'Grace Lovell', 'Glazier');
  expect(await search(other(), 'glazier')).toEqual({ names: ['Grace Lovell'], asOf: expect.any(String) });
  expect(await replicaAnswers(store)).toBe(false);
  await asked(pair.standby.url('desk'), 'select pg_wal_replay_resume()');
  await expect.poll(() => replicaAnswers(store)).toBe(true);
});

it('has the primary answer while the replica hangs without a word', async () => {
  await create(one(), 'Ada Lund', 'Plasterer');
  pair.standby.signal('SIGSTOP');
  try {
    expect((await search(one(), 'plasterer')).names).toEqual(['Ada Lund']);
    expect(await replicaAnswers(store)).toBe(false);
  } finally {
    pair.standby.signal('SIGCONT');
  }
  await expect.poll(() => replicaAnswers(store)).toBe(true);
});

it('gives up a primary that hangs without a word, and goes on with the standby that took its place', async () => {
  const running = await startService(
    {
      DATABASE_URL: pair.both('desk'),
      DATABASE_READ_URL: pair.standby.url('desk'),
      DATABASE_TIMEOUT_SECONDS: '3',
    },
    nodes[0]?.dataDir,
  );
  const desk = await running.workspace();
  await pair.caughtUp();
  pair.primary.signal('SIGSTOP');
  const during = await desk.api.get('/candidates');
  expect([during.status, during.body.error.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
  await pair.promote();
  const email = `${randomUUID()}@example.test`;
  const body = { name: 'Ida Rhodes', email, headline: 'Roofer' };
  await expect.poll(async () => (await desk.api.post('/candidates', body, 'once')).status).toBe(201);
  // It is no standby any more, and is read as the primary.
  expect((await search(desk.api, 'roofer')).names).toEqual(['Ida Rhodes']);
});
