import { cpSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import { readConfig, readSecrets } from '#src/config.ts';
import { type Running, startServer } from '#src/server/serve.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startOwnPostgres } from '#test/harness/postgres.ts';
import { closedInTime, scratchFolder } from '#test/harness/scratch.ts';

const AT_ONCE = 3;
// Of a server of its own, whose databases have no schema yet.
const postgres = fixture(startOwnPostgres);

async function startsAtOnce(folders: readonly string[]): Promise<PromiseSettledResult<Running>[]> {
  const DATABASE_URL = await postgres.database();
  const settings = { DATABASE_URL, PORT: '0', LOG_LEVEL: 'silent' };
  const started = await Promise.allSettled(
    folders.map((DATA_DIR) => startServer(readConfig({ ...settings, DATA_DIR }))),
  );
  for (const one of started) if (one.status === 'fulfilled') closedInTime(() => one.value.stop());
  return started;
}

it('lets nodes with the same secrets start at once on an empty PostgreSQL: one schema, one first workspace, all of them serve', async () => {
  const [first = '', ...others] = Array.from({ length: AT_ONCE }, (_, i) => scratchFolder(`node${i}`));
  readSecrets(first);
  for (const folder of others) cpSync(first, folder, { recursive: true });
  const started = await startsAtOnce([first, ...others]);
  expect(started.map((one) => (one.status === 'rejected' ? String(one.reason) : one.status))).toEqual(
    Array.from({ length: AT_ONCE }, () => 'fulfilled'),
  );
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const firsts = running.flatMap((one) => (one.first === null ? [] : [one.first]));
  expect(firsts).toHaveLength(1);
  for (const { url } of running) {
    const answer = await fetch(`${url}/api/v1/me`, {
      headers: { Authorization: `Bearer ${firsts[0]?.key}` },
    });
    expect(answer.status).toBe(200);
  }
});

it('lets one of nodes with other secrets start on an empty PostgreSQL, and tells the others what to copy', async () => {
  const started = await startsAtOnce(Array.from({ length: AT_ONCE }, (_, i) => scratchFolder(`other${i}`)));
  const refused = started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toHaveLength(AT_ONCE - 1);
  for (const why of refused) expect(why).toContain('copy pepper.key and signing.key');
});

it('waits for a node that is making the table of migrations, rather than failing beside it', async () => {
  const url = await postgres.database();
  const [other, watching] = [new pg.Client(url), new pg.Client(url)];
  for (const client of [other, watching]) {
    await client.connect();
    closedInTime(() => client.end());
  }
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock(7200007)');
  await other.query('create table schema_migrations (name text primary key, applied_at text not null)');
  const opening = openStore({ url });
  opening.catch(() => {});
  const waiting = async (): Promise<number> =>
    (await watching.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rows.length;
  await expect.poll(waiting).toBe(1);
  await other.query('commit');
  await (await opening).close();
});
