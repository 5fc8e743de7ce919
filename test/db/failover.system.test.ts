import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import { poolerOf } from '#db/pooler.ts';
import { namedHosts } from '#db/postgres-url.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startPostgresPair } from '#test/harness/postgres-pair.ts';
import { closedInTime } from '#test/harness/scratch.ts';
import { apiOf, startService } from '#test/harness/workspace.ts';

const AT_ONCE = 6;

const pair = fixture(() => startPostgresPair({ synchronous: true }));

it.each([
  ['postgres://u:p%40@h1:5432,h2:5433/db?target_session_attrs=read-write', ['h1:5432', 'h2:5433']],
  ['postgresql://h1,[::1]:7/db', ['h1', '[::1]:7']],
  ['postgres://h1/db', ['h1']],
])('reads %s as its servers', (url, hosts) => {
  const read = namedHosts(url);
  expect(read.urls.map((one) => new URL(one).host)).toEqual(hosts);
  expect(read.asks).toBe(hosts.length > 1);
  expect(read.label).not.toContain('p%40');
});

it.each([
  ['postgres://h1,,h2/db', 'A URL of PostgreSQL is postgres://user:password@host:port,host:port/database.'],
  ['postgres://u:secret@h1,h2:99999/db', 'A URL of PostgreSQL is '],
  [
    'postgres://h1,h2/db?target_session_attrs=any',
    'target_session_attrs=any names a server that takes no writes, or may. Set it to read-write, or leave it out.',
  ],
])('refuses %s without quoting a password', (url, message) => {
  expect(() => namedHosts(url)).toThrow(message);
  expect(() => namedHosts(url)).not.toThrow('secret');
});

it('finds the primary by itself wherever it stands in DATABASE_URL, and says where there is none', async () => {
  const { primary, standby } = pair;
  const [one, two] = [primary, standby].map((server) => new URL(server.url('desk')).host);
  const store = await openStore({ url: `postgres://deskhand@${two},${one}/desk` });
  await store.probeWrite();
  await store.close();
  expect(await poolerOf(`postgres://deskhand@${two},${one}/desk`, 5_000)).toMatchObject({ pooling: 'none' });
  await expect(
    openStore({ url: `postgres://deskhand@127.0.0.1:1,${two}/desk`, migrate: false }).then(async (opened) => {
      try {
        await opened.probeWrite();
      } finally {
        await opened.close();
      }
    }),
  ).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    cause: {
      message: expect.stringMatching(
        /none of the servers takes writes \(127\.0\.0\.1:1: .*ECONNREFUSED.*; .*: it is a standby\)/,
      ),
    },
  });
});

it('answers a write to a standby with 503 and a way on, and reads go on', async () => {
  const store = await openStore({ url: pair.standby.url('desk'), migrate: false });
  closedInTime(() => store.close());
  await expect(
    store.write(({ tx }) => tx.deleteFrom('agency_slugs').where('slug', '=', 'none').execute()),
  ).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    message: expect.stringContaining('takes no writes at the moment'),
  });
  expect(await store.read((db) => db.selectFrom('accounts').select('id').execute())).toEqual([]);
});

it('goes on after the primary is killed in mid load and the standby promoted: nothing acknowledged is lost, nothing is there twice', async () => {
  const running = await startService({ DATABASE_URL: pair.both('desk') });
  const desk = await running.workspace();
  const api = apiOf(running.app, desk.adminKey);
  const acknowledged: string[] = [];
  const answers = new Map<number, number>();
  let killed = false;
  let wanted = 60;
  const client = async (): Promise<void> => {
    while (acknowledged.length < wanted) {
      const [name, key] = [`Client ${randomUUID()}`, randomUUID()];
      for (;;) {
        const answer = await api.post('/clients', { name, allow_duplicate: true }, key);
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
        if (answer.status === 201) break;
        // As the answer says: the same request again, with its key.
        expect(['STORAGE_UNAVAILABLE', 'IDEMPOTENCY_STORAGE_ERROR']).toContain(answer.body.error.code);
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      acknowledged.push(name);
      if (!killed && acknowledged.length >= 30) {
        killed = true;
        await pair.primary.end();
        await pair.promote();
        wanted = acknowledged.length + 30;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  expect(killed).toBe(true);
  expect(answers.get(503)).toBeGreaterThan(0);
  const rows = await running.service.store.read((db) =>
    db
      .selectFrom('clients')
      .select('name')
      .where('account_id', '=', desk.accountId)
      .where('name', 'like', 'Client %')
      .execute(),
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(acknowledged.sort());
});
