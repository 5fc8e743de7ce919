import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NODE_FLAGS } from '#test/bench/server-process.ts';
import { closedInTime, scratchFolder } from '#test/harness/scratch.ts';

const BIN = fileURLToPath(new URL('../../../src/cli/deskhand.mjs', import.meta.url));

/** Runs a large pattern as a reader does, and writes down by how many bytes the space of machine code grew. */
const PROBE = `
import { writeFileSync } from 'node:fs';
import { getHeapSpaceStatistics } from 'node:v8';
const code = () => getHeapSpaceStatistics()
  .filter(({ space_name }) => space_name.includes('code'))
  .reduce((sum, { space_used_size }) => sum + space_used_size, 0);
const before = code();
const kinds = Array.from({ length: 400 }, (_, n) => 'pattern' + n + '\\\\p{L}*');
globalThis.kept = new RegExp('(?:' + kinds.join('|') + ')$', 'iu');
for (let run = 0; run < 5; run += 1) kept.test('x'.repeat(2000));
writeFileSync(process.env.PROBED + '/' + process.pid, String(code() - before));
`;

interface Served {
  child: ChildProcess;
  /** Of each process that was started, by its id, what a pattern takes of the space. */
  taken(): Map<number, number>;
}

/** Serves a store of its own as `command` starts it, until it listens. */
async function served(command: string, args: string[]): Promise<Served> {
  const folder = scratchFolder('probed');
  const probe = join(scratchFolder('probe'), 'probe.mjs');
  writeFileSync(probe, PROBE);
  const child = spawn(command, [...args, 'serve', '--json'], {
    env: {
      ...process.env,
      DATA_DIR: scratchFolder('data'),
      PORT: '0',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import=${probe}`,
      PROBED: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closedInTime(() => child.kill('SIGTERM'));
  let out = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  await expect.poll(() => out, { timeout: 60_000 }).toContain('"url"');
  const taken = (): Map<number, number> =>
    new Map(readdirSync(folder).map((pid) => [Number(pid), Number(readFileSync(join(folder, pid), 'utf8'))]));
  return { child, taken };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each([
  ['npm start', process.execPath, [...NODE_FLAGS, BIN]],
  ['its own file', BIN, []],
  ['Node without the setting', process.execPath, [BIN]],
])('patterns take no machine code in a service that %s starts', async (_, command, args) => {
  const { child, taken } = await served(command, args);
  const [serving] = [...taken()].filter(([pid]) => pid !== child.pid || taken().size === 1);
  expect(serving?.[1]).toBe(0);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('a service that was begun anew ends with the process that began it', async () => {
  const { child, taken } = await served(process.execPath, [BIN]);
  const serving = [...taken().keys()].find((pid) => pid !== child.pid) as number;
  expect(isAlive(serving)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(serving), { timeout: 30_000 }).toBe(false);
});
