import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import { run } from '#src/cli/run.ts';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { startServer } from '#src/server/serve.ts';
import { createService } from '#src/server/service.ts';
import { buildWorld } from '#test/contract/world.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { closedInTime, scratchFolder } from '#test/harness/scratch.ts';
import { apiOf, startService } from '#test/harness/workspace.ts';

const BIN = new URL('../../../src/cli/deskhand.mjs', import.meta.url).pathname;
const postgres = fixture(startPostgres);
/** A folder with two agencies that have something of nearly everything, and a key of each. */
let filled: string;
let mine: { account: string; key: string };
let theirs: { account: string; key: string };

beforeAll(async () => {
  const running = await startService();
  const worlds = [];
  for (const name of ['Mine', 'Theirs']) {
    const desk = await running.workspace({ name, sandbox: true });
    await buildWorld(running, desk);
    await desk.api.post('/documents', {
      file_base64: Buffer.from(`letter of ${name}`).toString('base64'),
      filename: 'letter.txt',
    });
    worlds.push({ account: desk.accountId, key: desk.adminKey });
  }
  [mine, theirs] = worlds as [typeof mine, typeof theirs];
  await running.service.close();
  filled = scratchFolder('filled');
  cpSync(running.dataDir, filled, { recursive: true });
});

const copied = (): string => {
  const folder = scratchFolder('from');
  cpSync(filled, folder, { recursive: true });
  return folder;
};

interface Ran {
  code: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
  json: any;
  err: string;
}

async function deskhand(...args: string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await run([...args, '--json'], {
    env: { LOG_LEVEL: 'silent' },
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, json: JSON.parse(out || (err.split('\n').filter(Boolean).at(-1) ?? '{}')), err };
}

const move = (from: string, to: string, ...more: string[]): Promise<Ran> =>
  deskhand('store', 'move', '--from', from, '--to', to, ...more);

/**
 * Runs a move in a process that is killed as it tells that rows of a table were copied: the kill comes from within, as
 * one from outside may come when a busy machine has ended the move.
 * @returns the signal that ended it, or null where it ended by itself
 */
async function moveKilledAt(table: string, ...args: string[]): Promise<NodeJS.Signals | null> {
  const dying = `const { write } = process.stderr;
    process.stderr.write = (text, ...more) => {
      if (String(text).startsWith('copy ${table} ')) process.kill(process.pid, 'SIGKILL');
      return write.call(process.stderr, text, ...more);
    };`;
  const script = `data:text/javascript,${encodeURIComponent(dying)}`;
  const child = spawn(process.execPath, ['--import', script, BIN, 'store', 'move', ...args], {
    env: { ...process.env, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const [, signal] = await once(child, 'exit');
  return signal;
}

/** What an agency has, as its key reads it from a store. */
async function readBy(key: string, env: Record<string, string>) {
  const service = await createService({
    config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://desk.example', ...env }),
  });
  try {
    const api = apiOf(createApp(service), key);
    const answers = [];
    for (const path of [
      '/me',
      '/candidates?limit=100',
      '/clients',
      '/jobs',
      '/placements',
      '/applications',
      '/activities?limit=100',
      '/webhooks',
      '/changes?limit=100',
    ]) {
      const { status, body } = await api.get(path);
      // The credential's answer tells the time of the day.
      answers.push({ path, status, data: path === '/me' ? body.data?.account : body.data });
    }
    const found = await api.post('/candidates/search', { query: 'finance' }, null);
    answers.push({ path: 'search', status: found.status, count: found.body.data?.total });
    const [document] = ((await api.get('/documents')).body.data ?? []) as { id: string }[];
    const bytes = await createApp(service).request(`/api/v1/documents/${document?.id}/content`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    answers.push({ path: 'document', status: bytes.status, text: await bytes.text() });
    return answers;
  } finally {
    await service.close();
  }
}

it('moves a store from SQLite to PostgreSQL and back: each agency reads the same with the same key, searches and documents included', async () => {
  const [from, through, back] = [copied(), scratchFolder('through'), scratchFolder('back')];
  const before = [await readBy(mine.key, { DATA_DIR: from }), await readBy(theirs.key, { DATA_DIR: from })];
  const url = await postgres.database();
  const there = await move(from, url);
  expect(there.code, there.err).toBe(0);
  expect(there.json.documents).toBeGreaterThan(1);
  expect(Object.keys(there.json.tables).length).toBeGreaterThan(70);
  expect(there.json.tables.candidate_index.rows).toBeGreaterThan(0);
  // PostgreSQL knows what came, so that the first reads take the right indexes.
  const known = new pg.Client({ connectionString: url });
  await known.connect();
  const { rows } = await known.query(
    `select relname from pg_class where relname in ('candidates', 'applications') and reltuples > 0`,
  );
  await known.end();
  expect(rows).toHaveLength(2);
  // The documents stay in the folder that the server on PostgreSQL keeps as its DATA_DIR.
  const onPostgres = { DATABASE_URL: url, DATA_DIR: from };
  expect([await readBy(mine.key, onPostgres), await readBy(theirs.key, onPostgres)]).toEqual(before);

  const again = await move(url, back);
  expect(again.code, again.err).toBe(1);
  expect(again.json.error.message).toContain('Set DATA_DIR');
  cpSync(from, through, { recursive: true });
  let out = '';
  const code = await run(['store', 'move', '--from', url, '--to', back, '--json'], {
    env: { DATA_DIR: from },
    out: (text) => {
      out += text;
    },
    err: () => {},
  });
  expect([code, JSON.parse(out).rows]).toEqual([0, there.json.rows]);
  expect([await readBy(mine.key, { DATA_DIR: back }), await readBy(theirs.key, { DATA_DIR: back })]).toEqual(
    before,
  );
});

it('starts no server on a store whose content was moved, or beside a filled one on an empty DATABASE_URL, and says what to do', async () => {
  const [from, url] = [copied(), await postgres.database()];
  const settings = { DATA_DIR: from, PORT: '0', LOG_LEVEL: 'silent' };
  await expect(startServer(readConfig({ ...settings, DATABASE_URL: url }))).rejects.toThrow(
    `): run deskhand store move --from ${from} --to "$DATABASE_URL" to take them there`,
  );
  expect((await move(from, url)).code).toBe(0);
  await expect(startServer(readConfig(settings))).rejects.toThrow('was moved to postgres://127.0.0.1');
  const running = await startServer(readConfig({ ...settings, DATABASE_URL: url }));
  expect(running.first).toBeNull();
  await running.stop();
});

it('moves one workspace with its documents and leaves the other as it was', async () => {
  const [from, to] = [copied(), scratchFolder('to')];
  const shared = await move(from, to, '--account', mine.account);
  // What agencies share cannot be torn apart.
  expect([shared.code, shared.json.error.message]).toEqual([1, expect.stringContaining('marketplace')]);
  const store = await openStore({ url: join(from, 'deskhand.sqlite') });
  await store.write(async ({ tx }) => {
    await tx.deleteFrom('marketplace_deals').execute();
    await tx.deleteFrom('marketplace_intros').execute();
  });
  await store.close();
  const before = [await readBy(mine.key, { DATA_DIR: from }), await readBy(theirs.key, { DATA_DIR: from })];
  const moved = await move(from, to, '--account', mine.account);
  expect(moved.code, moved.err).toBe(0);
  expect(await readBy(mine.key, { DATA_DIR: to })).toEqual(before[0]);
  expect(await readBy(theirs.key, { DATA_DIR: from })).toEqual(before[1]);
  expect((await readBy(mine.key, { DATA_DIR: from }))[0]?.status).toBe(401);
  expect(readdirSync(join(from, 'files'))).toEqual([theirs.account]);
  expect(readdirSync(join(to, 'files'))).toEqual([mine.account]);
  const twice = await move(to, from, '--account', theirs.account);
  expect(twice.json.error.message).toContain('There is no workspace');
  // The other one follows into the same store.
  expect((await move(from, to, '--account', theirs.account)).code).toBe(0);
  expect(await readBy(theirs.key, { DATA_DIR: to })).toEqual(before[1]);
});

it('goes on where it was killed, and starts no server on what it had filled by then', async () => {
  const [from, url] = [copied(), await postgres.database()];
  const before = await readBy(mine.key, { DATA_DIR: from });
  for (const table of ['clients', 'candidates', 'changes']) {
    expect(await moveKilledAt(table, '--from', from, '--to', url)).toBe('SIGKILL');
    const config = readConfig({ DATA_DIR: from, DATABASE_URL: url, LOG_LEVEL: 'silent', PORT: '0' });
    await expect(createService({ config })).rejects.toThrow('being filled by deskhand store move');
  }
  const other = await move(from, url, '--account', mine.account);
  expect(other.json.error.message).toContain('being filled by another move (a whole store)');
  const ended = await move(from, url);
  expect(ended.code, ended.err).toBe(0);
  expect(ended.json.resumed).toBe(true);
  expect(await readBy(mine.key, { DATA_DIR: from, DATABASE_URL: url })).toEqual(before);
});

it('takes back a move of one workspace that was broken off, so that the others in its destination go on', async () => {
  const [from, to] = [copied(), scratchFolder('to')];
  const store = await openStore({ url: join(from, 'deskhand.sqlite') });
  await store.write(async ({ tx }) => {
    await tx.deleteFrom('marketplace_deals').execute();
    await tx.deleteFrom('marketplace_intros').execute();
  });
  await store.close();
  const before = await readBy(mine.key, { DATA_DIR: from });
  expect((await move(from, to, '--account', theirs.account)).code).toBe(0);
  const others = await readBy(theirs.key, { DATA_DIR: to });
  const untouched = await rowsIn(to);
  const signal = await moveKilledAt('candidates', '--from', from, '--to', to, '--account', mine.account);
  expect(signal).toBe('SIGKILL');
  const start = () => createService({ config: readConfig({ DATA_DIR: to, LOG_LEVEL: 'silent' }) });
  await expect(start()).rejects.toThrow('--abandon');

  const whole = await move(from, to, '--abandon');
  expect(whole.json.error.message).toContain('--abandon goes with --account');
  const wrong = await move(from, to, '--account', theirs.account, '--abandon');
  expect(wrong.json.error.message).toContain(`No move of ${theirs.account}`);
  const abandoned = await move(from, to, '--account', mine.account, '--abandon');
  expect(abandoned.code, abandoned.err).toBe(0);
  expect(await rowsIn(to)).toEqual(untouched);
  expect(readdirSync(join(to, 'files'))).toEqual([theirs.account]);
  expect(await readBy(theirs.key, { DATA_DIR: to })).toEqual(others);
  expect(await readBy(mine.key, { DATA_DIR: from })).toEqual(before);
  // It can be begun anew.
  expect((await move(from, to, '--account', mine.account)).code).toBe(0);
  expect(await readBy(mine.key, { DATA_DIR: to })).toEqual(before);
});

/** How many rows of each table a store on SQLite holds. */
async function rowsIn(folder: string): Promise<Record<string, number>> {
  const database = new Sqlite(join(folder, 'deskhand.sqlite'), { readonly: true });
  try {
    const tables = database
      .prepare<[], { name: string }>("select name from sqlite_master where type = 'table' order by name")
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const row = database.prepare<[], { n: number }>(`select count(*) as n from "${name}"`).get();
        return [name, row?.n ?? 0];
      }),
    );
  } finally {
    database.close();
  }
}

it('refuses a store that is filled, open, of another deployment or schema, and changes nothing in it', async () => {
  const from = copied();
  const other = copied();
  const filledTarget = await move(from, other);
  expect(filledTarget.json.error.message).toContain('holds workspaces already');
  const foreign = scratchFolder('foreign');
  const elsewhere = await startServer(readConfig({ DATA_DIR: foreign, PORT: '0', LOG_LEVEL: 'silent' }));
  closedInTime(() => elsewhere.stop());
  expect((await move(foreign, scratchFolder('to'))).json.error.message).toContain(
    'has this data folder open',
  );
  await elsewhere.stop();
  expect((await move(from, foreign)).json.error.message).toContain('another deployment');
  expect((await move(from, foreign, '--account', mine.account)).json.error.message).toContain(
    'other secrets',
  );

  const store = await openStore({ url: join(other, 'deskhand.sqlite') });
  await store.write(async ({ tx }) => {
    await tx
      .deleteFrom('schema_migrations' as never)
      .where('name' as never, '>', '0016' as never)
      .execute();
  });
  await store.close();
  expect((await move(other, scratchFolder('to'))).json.error.message).toContain(
    'Run deskhand migrate on it first',
  );
  expect((await move(scratchFolder('none'), scratchFolder('to'))).json.error.code).toBe('NOT_FOUND');
  expect(existsSync(join(from, 'files'))).toBe(true);
  expect(readFileSync(join(from, 'pepper.key'))).toEqual(readFileSync(join(filled, 'pepper.key')));
});
