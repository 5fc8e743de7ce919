import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { expect, it } from 'vitest';
import { nodesOf } from '#db/nodes.ts';
import { run } from '#src/cli/run.ts';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/server/serve.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startMailServer } from '#test/harness/mail.ts';
import { noPgbouncer, startPgbouncer } from '#test/harness/pgbouncer.ts';
import { freePort, startPostgres } from '#test/harness/postgres.ts';
import { closedInTime, scratchFolder } from '#test/harness/scratch.ts';

interface Examined {
  code: number;
  healthy: boolean;
  findings: { check: string; status: string; says: string; do?: string }[];
}

async function doctor(env: Record<string, string>): Promise<Examined> {
  let out = '';
  const err: string[] = [];
  const code = await run(['doctor', '--json'], {
    env,
    out: (text) => {
      out += text;
    },
    err: (text) => err.push(text),
  });
  expect(err).toEqual([]);
  return { code, ...JSON.parse(out) };
}

const found = ({ findings }: Examined, check: string) =>
  findings
    .filter((one) => one.check === check)
    .map(({ status, says, do: what }) => [status, `${says} ${what}`]);

/** A deployment that a server has opened, and the settings it was opened with. */
async function deployed(settings: Record<string, string> = {}) {
  const DATA_DIR = join(scratchFolder('doctor'), 'data');
  const env = { DATA_DIR, PORT: '0', LOG_LEVEL: 'silent', ...settings };
  const serving = await startServer(readConfig(env));
  const stop = closedInTime(() => serving.stop());
  await expect.poll(() => serving.service.store.read(nodesOf)).toHaveLength(1);
  return { env, url: serving.url, stop, file: join(DATA_DIR, 'deskhand.sqlite') };
}

const server = fixture(startPostgres);

it('finds nothing wrong with a server that runs, has a mail server, an address that leads to it and a backup', async () => {
  const mail = await startMailServer();
  const { env, url } = await deployed({ SMTP_URL: mail.url });
  const backup = join(scratchFolder('backup'), 'desk');
  const quiet = { env, out: () => {}, err: () => {} };
  expect(await run(['backup', backup], quiet)).toBe(0);
  const examined = await doctor({ ...env, PUBLIC_URL: url });
  expect(examined.findings.filter(({ status }) => status !== 'ok' && status !== 'warning')).toEqual([]);
  expect(examined).toMatchObject({ code: 0, healthy: true });
  for (const check of [
    'node',
    'data folder',
    'modes',
    'database',
    'schema',
    'clock',
    'deployment',
    'nodes',
    'queues',
  ])
    expect([check, found(examined, check)[0]?.[0]]).toEqual([check, 'ok']);
  for (const check of ['backup', 'mail', 'public url'])
    expect([check, found(examined, check)[0]?.[0]]).toEqual([check, 'ok']);
});

it('says of a server on PostgreSQL that it is well, and that backups of it are seen to elsewhere', async () => {
  const { env, url } = await deployed({ DATABASE_URL: await server.database() });
  const examined = await doctor({ ...env, PUBLIC_URL: url });
  expect(examined).toMatchObject({ code: 0, healthy: true });
  expect(found(examined, 'pooler')).toEqual([['ok', expect.stringContaining('No pooler')]]);
  expect(found(examined, 'clock')).toEqual([['ok', expect.stringContaining('agree within')]]);
  expect(found(examined, 'backup')).toEqual([['warning', expect.stringContaining('pg_dump')]]);
});

it('makes neither folder nor store nor secrets where there are none, and mends no mode', async () => {
  const DATA_DIR = join(scratchFolder('doctor'), 'nowhere');
  expect((await doctor({ DATA_DIR })).code).toBe(0);
  expect(existsSync(DATA_DIR)).toBe(false);
  const { env, file, stop } = await deployed();
  await stop();
  chmodSync(file, 0o644);
  const examined = await doctor(env);
  expect(examined.code).toBe(1);
  expect(found(examined, 'modes')).toEqual([['fault', expect.stringContaining(`chmod go-rwx ${file}`)]]);
  expect(statSync(file).mode & 0o777).toBe(0o644);
});

it('tells an older schema from a newer one, and leaves both as they are', async () => {
  const { env, file, stop } = await deployed();
  await stop();
  const store = new Sqlite(file);
  closedInTime(() => store.close());
  store.exec("insert into schema_migrations values ('9999-of-tomorrow', '2030-01-01T00:00:00.000Z')");
  const newer = await doctor(env);
  expect(newer.code).toBe(1);
  expect(found(newer, 'schema')).toEqual([
    ['fault', expect.stringContaining('newer Deskhand (it has 9999-of-tomorrow)')],
  ]);
  store.exec("delete from schema_migrations where name > '0002-outward'");
  const older = await doctor(env);
  expect(older.code).toBe(1);
  expect(found(older, 'schema')).toEqual([['fault', expect.stringContaining('Run deskhand migrate')]]);
  expect(store.prepare('select count(*) from schema_migrations').pluck().get()).toBe(2);
});

it('knows another REGION and the secrets of another deployment', async () => {
  const { env, stop } = await deployed();
  await stop();
  const elsewhere = await doctor({ ...env, REGION: 'eu' });
  expect(elsewhere.code).toBe(1);
  expect(found(elsewhere, 'deployment')).toEqual([['fault', expect.stringContaining('Set REGION=us.')]]);
  const database = await server.database();
  await (await deployed({ DATABASE_URL: database })).stop();
  const foreign = await doctor({ ...env, DATABASE_URL: database });
  expect(foreign.code).toBe(1);
  expect(found(foreign, 'deployment')).toEqual([['fault', expect.stringContaining('Copy pepper.key')]]);
});

it('names what cannot be reached: the database, the mail server, the public address', async () => {
  const port = await freePort();
  const { env, url, stop } = await deployed();
  await stop();
  const examined = await doctor({
    ...env,
    DATABASE_URL: `postgres://deskhand:secret@127.0.0.1:${port}/desk`,
    SMTP_URL: `smtp://desk:secret@127.0.0.1:${port}`,
    PUBLIC_URL: url,
  });
  expect(examined.code).toBe(1);
  for (const check of ['database', 'mail', 'public url']) {
    const [[status, says] = []] = found(examined, check);
    expect([check, status]).toEqual([check, 'fault']);
    expect(says).toContain('ECONNREFUSED');
    expect(says).not.toContain('secret');
  }
});

it('finds that nobody works off the queues, and what has waited there', async () => {
  const url = await server.database();
  const { env, stop } = await deployed({ DATABASE_URL: url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  closedInTime(() => client.end());
  await client.query("update nodes set role = 'web'");
  const webOnly = await doctor(env);
  expect(webOnly.code).toBe(1);
  expect(found(webOnly, 'nodes')).toEqual([['fault', expect.stringContaining('--role worker')]]);
  await stop();
  const { rows } = await client.query('select id from accounts');
  const [{ id: account = '' } = {}] = rows as { id: string }[];
  const columns = await client.query(
    "select column_name as name, data_type as type from information_schema.columns where table_name = 'batches' and is_nullable = 'NO' and column_default is null",
  );
  const values = (columns.rows as { name: string; type: string }[]).map(({ name, type }) => {
    if (name === 'account_id') return account;
    if (name === 'status') return 'running';
    return type === 'text' ? '2020-01-01T00:00:00.000Z' : 0;
  });
  const names = (columns.rows as { name: string }[]).map(({ name }) => name);
  await client.query(
    `insert into batches (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    values,
  );
  const stuck = await doctor(env);
  expect(stuck.code).toBe(1);
  expect(found(stuck, 'queues')).toEqual([['fault', expect.stringContaining('1 batches')]]);
});

it.skipIf(noPgbouncer)(
  'tells by trying whether a pooler keeps prepared statements, and what to set',
  async () => {
    const direct = await server.database();
    const { env } = await deployed({ DATABASE_URL: direct });
    const session = await doctor({ ...env, DATABASE_URL: await startPgbouncer(direct, 'session') });
    expect(found(session, 'pooler')).toEqual([['ok', expect.stringContaining('pools sessions')]]);
    const url = await startPgbouncer(direct, 'transaction');
    const version118 = await doctor({ ...env, DATABASE_URL: url });
    const [[status, says] = []] = found(version118, 'pooler');
    expect(says).toContain('pools transactions');
    // PgBouncer keeps them from 1.21 on.
    if (says?.includes('not kept')) {
      expect(status).toBe('fault');
      expect(says).toContain('DATABASE_PREPARE=off');
      const off = await doctor({ ...env, DATABASE_URL: url, DATABASE_PREPARE: 'off' });
      expect(found(off, 'pooler')[0]?.[0]).toBe('ok');
    } else expect(status).toBe('ok');
  },
);
