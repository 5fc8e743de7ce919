import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productionInstallation } from '#test/harness/installation.ts';

let folder: string;
beforeAll(() => {
  folder = productionInstallation();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function deskhand(...args: string[]) {
  const child = spawn(process.execPath, [join(folder, 'src/cli/deskhand.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { out: await text(child.stdout), err: await text(child.stderr), code: await code };
}

it('makes a workspace where development dependencies are not installed', async () => {
  const flags = ['--name', 'Harbour People', '--country', 'AU', '--email', 'mia@harbour.example', '--json'];
  const { out, code } = await deskhand('workspace', 'create', ...flags);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ key: expect.stringMatching(/^sk_live_/) });
});

it('says in one sentence what the demo lacks where development dependencies are not installed', async () => {
  const { out, err, code } = await deskhand('demo');
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(
    /^deskhand: The demo needs @\S+, a development dependency that is not installed here: run npm ci without --omit=dev, then deskhand demo\.\n$/,
  );
});
