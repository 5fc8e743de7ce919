import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { watchStalls } from '#test/harness/stalls.ts';
import { startService } from '#test/harness/workspace.ts';

const HOLDER = fileURLToPath(new URL('../harness/hold-lock.ts', import.meta.url));
const HELD_S = 30;

it('answers 503 by 5 s while another process holds the write lock for 30 s, reads go on, and the event loop never stalls over 150 ms', async () => {
  const running = await startService();
  const desk = await running.workspace();
  running.service.start();
  for (let i = 0; i < 20; i += 1) await desk.api.post('/clients', { name: `Before ${i}` });
  const file = join(running.dataDir, 'deskhand.sqlite');
  const holder = spawn(process.execPath, ['--import', 'tsx', HOLDER, file, String(HELD_S)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const released = once(holder, 'exit');
  await once(holder.stdout, 'data');
  let held = true;
  void released.then(() => {
    held = false;
  });
  const watch = watchStalls();

  const writes: { status: number; ms: number; begun: number }[] = [];
  const reads: { status: number; ms: number }[] = [];
  const started = performance.now();
  const timed = async (work: () => Promise<{ status: number }>) => {
    const begun = performance.now();
    const { status } = await work();
    return { status, ms: performance.now() - begun, begun: begun - started };
  };
  const writing = async (lane: number): Promise<void> => {
    for (let i = 0; held; i += 1)
      writes.push(await timed(() => desk.api.post('/clients', { name: `While ${lane} ${i}` })));
  };
  const reading = async (): Promise<void> => {
    while (held) {
      reads.push(await timed(() => desk.api.get('/clients?limit=20')));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all([writing(1), writing(2), writing(3), reading()]);
  const stalls = watch.end();

  const slowest = (all: { ms: number }[]) => Math.max(...all.map(({ ms }) => ms)).toFixed(0);
  const line = `${writes.length} writes, slowest ${slowest(writes)} ms; ${reads.length} reads, slowest ${slowest(reads)} ms; event loop ${JSON.stringify(stalls)}`;
  writeSync(2, `${line}\n`);

  const early = writes.filter(({ begun }) => begun < (HELD_S - 6) * 1000);
  expect(early.length).toBeGreaterThan(9);
  expect(new Set(early.map(({ status }) => status))).toEqual(new Set([503]));
  expect(Math.max(...early.map(({ ms }) => ms))).toBeLessThan(5_000);
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
  expect(reads.length).toBeGreaterThan(200);
  expect(stalls.own).toBeLessThan(150);
  expect((await desk.api.post('/clients', { name: 'After' })).status).toBe(201);
  await running.close();
});
