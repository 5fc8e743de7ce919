import { afterAll, beforeAll, expect, it } from 'vitest';
import { PrimaryPool } from '#db/postgres-hosts.ts';
import { fixture } from '#test/harness/fixture.ts';
import { asked, startPostgres } from '#test/harness/postgres.ts';

const postgres = fixture(startPostgres);
let url: string;
let pool: PrimaryPool;

beforeAll(async () => {
  url = await postgres.database();
  pool = new PrimaryPool(url, { connectionTimeoutMillis: 2_000 });
});
afterAll(() => pool.end());

it('refuses a statement whose connection the server ends, and goes on with a new one', async () => {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const underWay = pool.query('select pg_sleep(60)');
  const refused = expect(underWay).rejects.toMatchObject({ code: '57P01' });
  await asked(url, `select pg_terminate_backend(${rows[0]?.pid})`);
  await refused;
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('does not end the process when the server ends a connection that is lent and idle', async () => {
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await asked(url, `select pg_terminate_backend(${rows[0]?.pid})`);
  await ended;
  client.release(true);
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
