import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { run } from '#src/cli/run.ts';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/server/serve.ts';
import { NODE_FLAGS } from '#test/bench/server-process.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const BIN = new URL('../../../src/cli/deskhand.mjs', import.meta.url).pathname;
const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanup.splice(0).reverse()) await undo();
});

function folder(): string {
  const dir = scratchFolder('serve');
  return dir;
}

interface Spawned {
  child: ChildProcess;
  output(): string;
  exit: Promise<number | null>;
}

/** Starts the real program in a process of its own, with the settings of `npm start`. */
function start(dataDir: string, args: string[], env: Record<string, string> = {}): Spawned {
  const child = spawn(process.execPath, [...NODE_FLAGS, BIN, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  cleanup.push(() => child.kill('SIGKILL'));
  return { child, output: () => text, exit };
}

/** The first line of JSON on standard output. */
async function announced(
  spawned: Spawned,
): Promise<{ url: string; first_workspace: { key: string } | null }> {
  await expect.poll(() => /^\{"url".*\}$/m.test(spawned.output()), { interval: 20 }).toBe(true);
  return JSON.parse(/^\{"url".*\}$/m.exec(spawned.output())?.[0] ?? '{}');
}

/** Sends the head and the beginning of a request, and leaves it there. */
async function half(
  url: string,
  key: string,
  body: string,
): Promise<{ socket: Socket; finish(): Promise<string> }> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  cleanup.push(() => socket.destroy());
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(
    `POST /api/v1/clients HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${key}\r\nIdempotency-Key: half\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 5)}`,
  );
  // An answer on another connection shows that the server has read what was sent before.
  await fetch(`${url}/health`);
  return {
    socket,
    async finish() {
      const ended = once(socket, 'close');
      socket.write(body.slice(5));
      await ended;
      return text;
    },
  };
}

it('makes a first workspace on an empty folder, and on SIGTERM finishes what is under way and nothing new', async () => {
  const dataDir = folder();
  const server = start(dataDir, ['serve', '--json']);
  const { url, first_workspace } = await announced(server);
  const key = first_workspace?.key ?? '';
  expect((await fetch(`${url}/docs/jobs`)).status).toBe(200);
  const request = await half(url, key, JSON.stringify({ name: 'Under way' }));
  server.child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${url}/health`).then(
        (answer) => answer.status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  expect(server.child.exitCode).toBeNull();
  expect(await request.finish()).toMatch(/^HTTP\/1\.1 201 [\s\S]*"name":"Under way"/);
  expect(await server.exit).toBe(0);
  expect(server.output()).not.toContain('Under way');

  const again = await startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }));
  cleanup.push(() => again.stop());
  expect(again.first).toBeNull();
  const list = await fetch(`${again.url}/api/v1/clients?search=under%20way`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  expect(((await list.json()) as { meta: { count: number } }).meta.count).toBe(1);
});

it('ends at once on a second signal', async () => {
  const server = start(folder(), ['serve', '--json']);
  const { url, first_workspace } = await announced(server);
  await half(url, first_workspace?.key ?? '', JSON.stringify({ name: 'Never sent' }));
  server.child.kill('SIGINT');
  await expect.poll(() => server.output()).toContain('"signal":"SIGINT"');
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(1);
});

it('logs what nobody caught, without its words, and ends with exit code 1', async () => {
  const crash = "process.on('SIGUSR2', () => setImmediate(() => { throw new Error('words of Ana'); }))";
  const server = start(folder(), ['serve', '--json'], {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}`,
  });
  await announced(server);
  server.child.kill('SIGUSR2');
  expect(await server.exit).toBe(1);
  expect(server.output()).toMatch(/"level":"fatal".*"type":"Error".*"msg":"uncaught error"/);
  expect(server.output()).not.toContain('words of Ana');
});

it('shares a folder with other processes: first starts and writes at once lose nothing and clash nowhere', async () => {
  const dataDir = folder();
  const create = (name: string) =>
    start(dataDir, [
      'workspace',
      'create',
      '--name',
      name,
      '--country',
      'AU',
      '--email',
      'a@b.example',
      '--json',
    ]);
  const server = start(dataDir, ['serve', '--json']);
  const others = [create('One'), create('Two')];
  const { url } = await announced(server);
  for (const other of others)
    expect([await other.exit, other.output()]).toEqual([0, expect.stringContaining('"key"')]);
  const { account_id, key } = JSON.parse(others[0]?.output() ?? '{}');

  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const post = (i: number) =>
    fetch(`${url}/api/v1/clients`, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': `k${i}` },
      body: JSON.stringify({ name: `Client ${i}` }),
    }).then((answer) => answer.status);
  const user = (i: number) =>
    run(
      [
        'users',
        'create',
        '--account',
        account_id,
        '--name',
        'P',
        '--email',
        `p${i}@x.example`,
        '--role',
        'consultant',
        '--json',
      ],
      { env: { DATA_DIR: dataDir }, out: () => {}, err: () => {} },
    );
  const statuses = await Promise.all([
    ...Array.from({ length: 60 }, (_, i) => post(i)),
    ...Array.from({ length: 6 }, (_, i) => user(i)),
  ]);
  expect(statuses).toEqual([...Array(60).fill(201), ...Array(6).fill(0)]);
  const account = (await fetch(`${url}/api/v1/accounts/${account_id}/users?limit=100`, { headers }).then(
    (answer) => answer.json(),
  )) as { meta: { count: number } };
  expect(account.meta.count).toBe(7);
});

it('says in one line that the port is taken', async () => {
  const taken = await startServer(readConfig({ DATA_DIR: folder(), PORT: '0', LOG_LEVEL: 'silent' }));
  cleanup.push(() => taken.stop());
  let err = '';
  const code = await run(['serve', '--port', new URL(taken.url).port], {
    env: { DATA_DIR: folder(), LOG_LEVEL: 'silent' },
    out: () => {},
    err: (text) => {
      err += text;
    },
  });
  expect(code).toBe(1);
  expect(err).toMatch(/^deskhand: Port \d+ on 127\.0\.0\.1 is in use by another program\..*\n$/);
});

it('serves the address it really listens on as its public one, unless PUBLIC_URL says otherwise', async () => {
  const settings = { DATA_DIR: folder(), PORT: '0', LOG_LEVEL: 'silent' };
  const server = await startServer(readConfig(settings));
  expect(server.service.publicUrl()).toBe(server.url);
  const refused = await fetch(`${server.url}/api/v1/nothing`);
  expect(((await refused.json()) as { error: { docs: string } }).error.docs).toContain(server.url);
  await server.stop();
  const named = await startServer(readConfig({ ...settings, PUBLIC_URL: 'https://desk.example' }));
  expect(named.service.publicUrl()).toBe('https://desk.example');
  await named.stop();
});

it('refuses absurd headers without harm', async () => {
  const server = await startServer(readConfig({ DATA_DIR: folder(), PORT: '0', LOG_LEVEL: 'silent' }));
  cleanup.push(() => server.stop());
  const refused = await fetch(`${server.url}/health`, { headers: { 'X-Long': 'x'.repeat(20_000) } });
  expect(refused.status).toBe(431);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});
