import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { expect, it } from 'vitest';
import { NODE_FLAGS } from '#test/bench/server-process.ts';
import { fixture } from '#test/harness/fixture.ts';
import { freePort, startPostgres } from '#test/harness/postgres.ts';
import { closedInTime, scratchFolder } from '#test/harness/scratch.ts';

const BIN = new URL('../../src/cli/deskhand.mjs', import.meta.url).pathname;
const postgres = fixture(startPostgres);

interface Node {
  url: string;
  key: string;
  stop(): Promise<number | null>;
}

/** The real program in a process of its own, with what it announces. */
async function serve(env: Record<string, string>, role: string): Promise<Node> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...NODE_FLAGS, BIN, 'serve', '--json', '--role', role],
    {
      env: { ...process.env, LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '1000000', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  closedInTime(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  const { stdout } = child;
  if (stdout === null) throw new Error('the process has no output');
  const [line] = await Promise.race([
    once(createInterface({ input: stdout }), 'line'),
    exit.then((code) => Promise.reject(new Error(`the process ended with ${code}: ${said}`))),
  ]);
  const { url, first_workspace } = JSON.parse(String(line)) as {
    url: string;
    first_workspace: { key: string } | null;
  };
  return {
    url,
    key: first_workspace?.key ?? '',
    async stop() {
      child.kill('SIGTERM');
      return exit;
    },
  };
}

it('restarts two web nodes one after the other with no request failed, none lost and none done twice, and a worker that sends what they leave', async () => {
  const DATABASE_URL = await postgres.database();
  const folders = [scratchFolder('node'), scratchFolder('node'), scratchFolder('node')];
  const ports = [await freePort(), await freePort()];
  const settings = (at: number) => ({
    DATABASE_URL,
    DATA_DIR: folders[at] ?? '',
    PORT: String(ports[at] ?? 0),
    SHUTDOWN_NOTICE_SECONDS: '3',
  });
  const first = await serve(settings(0), 'web');
  for (const folder of folders.slice(1))
    for (const name of ['pepper.key', 'signing.key'])
      copyFileSync(join(folders[0] ?? '', name), join(folder, name));
  const nodes = [first, await serve(settings(1), 'web')];
  const worker = await serve(settings(2), 'worker');
  const headers = { Authorization: `Bearer ${first.key}`, 'Content-Type': 'application/json' };

  expect((await fetch(`${worker.url}/health`)).status).toBe(200);
  const refused = await fetch(`${worker.url}/api/v1/clients`, { headers });
  expect([refused.status, await refused.text()]).toEqual([404, expect.stringContaining('--role web')]);

  const failures: string[] = [];
  const made: string[] = [];
  let restarting = true;
  // As a balancer does: a node that says it is not ready gets no request.
  const client = async (from: number): Promise<void> => {
    for (let at = from; restarting; at += 1) {
      const { url } = nodes[at % nodes.length] ?? first;
      const ready = await fetch(`${url}/health`).then(
        async (answer) => {
          await answer.text();
          return answer.ok;
        },
        () => false,
      );
      if (!ready) continue;
      const name = `Client ${randomUUID()}`;
      try {
        const answer = await fetch(`${url}/api/v1/clients`, {
          method: 'POST',
          headers: { ...headers, 'Idempotency-Key': randomUUID() },
          body: JSON.stringify({ name, allow_duplicate: true }),
        });
        const text = await answer.text();
        if (answer.status === 201) made.push(name);
        else failures.push(`${answer.status} ${text}`);
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const clients = Promise.all([0, 1, 2, 3].map(client));
  for (const at of [0, 1]) {
    const before = made.length;
    await expect.poll(() => made.length, { timeout: 120_000 }).toBeGreaterThan(before + 10);
    expect(await nodes[at]?.stop()).toBe(0);
    const again = await serve(settings(at), 'web');
    expect(again.url).toBe(nodes[at]?.url);
  }
  restarting = false;
  await clients;
  const database = new pg.Client({ connectionString: DATABASE_URL });
  await database.connect();
  const { rows } = await database.query("select name from clients where name like 'Client %'");
  await database.end();
  const names: string[] = rows.map(({ name }) => name);
  const there = new Set(names);
  const lost = made.filter((name) => !there.has(name)).length;
  const twice = names.length - there.size;
  const figures = { restarts: 2, acknowledged: made.length, failed: failures.length, lost, twice };
  writeSync(2, `${JSON.stringify(figures)}\n`);
  expect(failures).toEqual([]);
  expect(names.sort()).toEqual(made.sort());
  expect(await worker.stop()).toBe(0);
});
