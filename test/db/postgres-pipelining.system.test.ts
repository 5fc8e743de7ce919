import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import { insertRow, isUniqueViolation, statement } from '#db/rows.ts';
import type { Db, Store } from '#db/store.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { closedInTime } from '#test/harness/scratch.ts';
import { startService } from '#test/harness/workspace.ts';

const postgres = fixture(startPostgres);
let url: string;
let store: Store;

beforeAll(async () => {
  url = await postgres.database();
  store = await openStore({ url });
});
afterAll(() => store.close());

const row = (id: string) => ({
  id,
  name: id,
  country: 'AU',
  timezone: 'Australia/Sydney',
  currency: 'AUD',
  standard_fee_schedule: '{}',
  plan: 'active' as const,
  status: 'active' as const,
  language: 'en' as const,
  marketplace: 0,
  sandbox: 0,
  clock_offset_ms: 0,
  event_sequence: 0,
  change_sequence: 0,
  settings: '{}',
  created_at: '2026-03-01T00:00:00.000Z',
  updated_at: '2026-03-01T00:00:00.000Z',
});

it('is the error of the write itself when one that nobody waited for failed, and nothing of its unit is kept', async () => {
  await store.write(({ tx }) => insertRow(tx, 'accounts', row('acc_first')));
  const atCommit = store.write(async ({ tx }) => {
    await insertRow(tx, 'accounts', row('acc_second'));
    await insertRow(tx, 'accounts', row('acc_first'));
  });
  await expect(atCommit.catch((error: unknown) => isUniqueViolation(error))).resolves.toBe(true);
  const beforeAQuery = store.write(async ({ tx }) => {
    await insertRow(tx, 'accounts', row('acc_first'));
    await tx.selectFrom('accounts').select('id').execute();
  });
  await expect(beforeAQuery.catch((error: unknown) => isUniqueViolation(error))).resolves.toBe(true);
  // A part alone fails, and the rest of the unit is kept.
  await store.write(async (unit) => {
    await insertRow(unit.tx, 'accounts', row('acc_third'));
    const part = unit.savepoint(() => insertRow(unit.tx, 'accounts', row('acc_first')));
    expect(await part.catch((error: unknown) => isUniqueViolation(error))).toBe(true);
  });
  const ids = await store.read((db) => db.selectFrom('accounts').select('id').orderBy('id').execute());
  expect(ids.map(({ id }) => id)).toEqual(['acc_first', 'acc_third']);
});

it('shows one state to a named read of several statements, run again in a snapshot', async () => {
  let runs = 0;
  const seen = await store.read(
    async (db) => {
      runs += 1;
      const first = await db.selectFrom('tags').select('id').execute();
      const { rows } = await sql`show transaction_isolation`.execute(db);
      return { first, rows };
    },
    { kind: 'two statements' },
  );
  expect(seen.rows).toEqual([{ transaction_isolation: 'repeatable read' }]);
  expect(runs).toBe(2);
});

const PREPARED = 'select name from pg_prepared_statements';
const accountsById = statement((db: Db, v: { id: string }) =>
  db.selectFrom('accounts').selectAll().where('id', '=', v.id),
);

it.each([
  [true, true],
  [false, false],
])('prepares statements under names: %s', async (prepare, named) => {
  const own = await openStore({ url, prepare });
  const counts = [];
  for (let i = 0; i < 8; i += 1)
    counts.push(
      await own.write(async ({ tx }) => {
        await accountsById(tx, { id: 'acc_first' });
        return (await sql.raw(PREPARED).execute(tx)).rows.filter((row) => JSON.stringify(row).includes('"d'))
          .length;
      }),
    );
  await own.close();
  expect(counts.at(-1) !== 0).toBe(named);
});

it('goes on when a table was changed under statements that were prepared', async () => {
  const ask = () => store.read((db) => accountsById(db, { id: 'acc_first' }), { kind: 'accounts by id' });
  for (let i = 0; i < 40; i += 1) await ask();
  await store.write(async ({ tx }) => {
    await sql`alter table accounts add column added_later text`.execute(tx);
  });
  for (let i = 0; i < 40; i += 1) expect(await ask()).toHaveLength(1);
  const inUnit = () => store.write(({ tx }) => accountsById(tx, { id: 'acc_first' }));
  for (let i = 0; i < 10; i += 1) expect(await inUnit()).toHaveLength(1);
});

/** A way to the database that can fall silent, as a machine does that hangs. */
async function silentRelay(): Promise<{ url: string; silence(): void; speak(): void }> {
  const target = new URL(url);
  let silent = false;
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => {
        if (!silent) other.write(chunk);
      });
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  closedInTime(() => {
    for (const socket of sockets) socket.destroy();
    relay.close();
  });
  const address = relay.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    silence: () => {
      silent = true;
    },
    speak: () => {
      silent = false;
    },
  };
}

it('is 503 with Retry-After in bounded time while the database hangs in silence, and answers again afterwards', async () => {
  const relay = await silentRelay();
  const running = await startService({ DATABASE_URL: relay.url, DATABASE_TIMEOUT_SECONDS: '1' });
  const desk = await running.workspace();
  expect((await desk.api.get('/clients')).status).toBe(200);
  relay.silence();
  const asked = performance.now();
  const answers = await Promise.all([
    desk.api.get('/clients'),
    desk.api.post('/clients', { name: 'Hanging' }),
  ]);
  expect(performance.now() - asked).toBeLessThan(30_000);
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  relay.speak();
  await expect.poll(async () => (await desk.api.get('/clients')).status).toBe(200);
  await running.close();
});

it('keeps the order of a connection where counters are asked on it before a read that ended was sent', async () => {
  const own = await openStore({ url });
  const count = own.counters;
  for (const id of ['acc_asked', 'acc_beside'])
    await own.write(({ tx }) => insertRow(tx, 'accounts', row(id)));
  const reads = () =>
    own.read(async (db) => {
      await accountsById(db, { id: 'acc_beside' });
      return accountsById(db, { id: 'acc_asked' });
    });
  for (let i = 0; i < 20; i += 1) {
    const asked = Array.from({ length: 30 }, async () => {
      const [found] = await reads();
      return [found?.id, (await count?.addAll(new Map([['order', 1]]), 60))?.has('order')].join();
    });
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['acc_asked,true']));
  }
  await own.close();
});

it('prepares a statement again that was to be prepared after another had failed', async () => {
  const own = await openStore({ url });
  await own.write(({ tx }) => insertRow(tx, 'accounts', row('acc_taken')));
  const known = () => own.write(({ tx }) => accountsById(tx, { id: 'acc_taken' }));
  const afterFailure = () =>
    own.write(async ({ tx }) => {
      await insertRow(tx, 'accounts', row('acc_taken'));
      await accountsById(tx, { id: 'acc_taken' });
    });
  await known();
  await known();
  // From the third time on a statement has a name.
  await expect(afterFailure()).rejects.toSatisfy(isUniqueViolation);
  expect(await known()).toHaveLength(1);
  await own.close();
});
