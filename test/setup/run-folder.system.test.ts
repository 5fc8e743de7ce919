import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { compiledScript } from '#test/harness/killed-process.ts';
import { closedInTime, scratchFolder } from '#test/harness/scratch.ts';
import { BOUND_BYTES, overBound, removeDeadRuns, requireRoom } from './run-folder.ts';

/** A process that opens a run's folder, starts a program of its own in it as a test does, and says both. */
async function run(root: string): Promise<{ folder: string; program: number; child: ChildProcess }> {
  const script = await compiledScript(new URL('../harness/run-until-killed.ts', import.meta.url));
  const child = spawn(process.execPath, [script, root], { stdio: ['ignore', 'pipe', 'inherit'] });
  closedInTime(() => child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  const told: { folder: string; program: number } = JSON.parse(String(line));
  closedInTime(() => alive(told.program) && process.kill(told.program, 'SIGKILL'));
  return { ...told, child };
}

/** Whether a process runs; one that has ended and that nobody asked for its end yet has no command line. */
function alive(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) && readFileSync(file, 'utf8') !== '';
}

it('removes the folder of a run that was killed with what it had started, and nothing of a run that lives', async () => {
  const root = scratchFolder('runs');
  const [dead, living] = await Promise.all([run(root), run(root)]);
  writeFileSync(join(dead.folder, 'store.sqlite'), 'left');
  expect(await removeDeadRuns([root])).toEqual([]);
  dead.child.kill('SIGKILL');
  await once(dead.child, 'exit');
  expect(alive(dead.program)).toBe(true);
  expect(await removeDeadRuns([root])).toEqual([dead.folder]);
  expect([existsSync(dead.folder), alive(dead.program)]).toEqual([false, false]);
  expect([existsSync(living.folder), alive(living.program)]).toEqual([true, true]);
});

it('removes the folder of a killed run in which a file system is mounted still', async (context) => {
  const root = scratchFolder('runs');
  const dead = await run(root);
  const disk = join(dead.folder, 'full');
  mkdirSync(disk);
  if (spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status !== 0) context.skip();
  closedInTime(() => void spawnSync('/bin/umount', ['--lazy', disk]));
  dead.child.kill('SIGKILL');
  await once(dead.child, 'exit');
  expect(await removeDeadRuns([root])).toEqual([dead.folder]);
  expect(existsSync(dead.folder)).toBe(false);
});

it('takes a later process with the number of a dead run for another one', async () => {
  const root = scratchFolder('runs');
  const living = await run(root);
  const [, pid, ticks, rest] = /^deskhand-run-(\d+)-(\w+)-(.*)$/.exec(basename(living.folder)) ?? [];
  const earlier = `deskhand-run-${pid}-${(Number.parseInt(ticks ?? '', 36) - 1).toString(36)}-${rest}`;
  mkdirSync(join(root, earlier));
  expect(await removeDeadRuns([root])).toEqual([join(root, earlier)]);
});

it('leaves a folder alone whose owner cannot be told', async () => {
  const root = scratchFolder('runs');
  for (const name of ['deskhand-run-a1B2c3', 'deskhand-run-1-1-elsewhere-a1B2c3', 'deskhand-bench-a1B2c3'])
    mkdirSync(join(root, name));
  expect(await removeDeadRuns([root])).toEqual([]);
});

it('begins nothing new and then ends the run once its folder comes to the bound, and says what fills it', () => {
  const folder = join(scratchFolder('runs'), 'deskhand-run-1-1-1-a1B2c3');
  mkdirSync(join(folder, 'deskhand-test-a1B2c3'), { recursive: true });
  const file = join(folder, 'deskhand-test-a1B2c3', 'store.sqlite');
  writeFileSync(file, 'x'.repeat(100_000));
  expect(() => requireRoom(folder)).not.toThrow();
  expect(overBound(folder)).toBeUndefined();
  expect(() => requireRoom(folder, 10_000)).toThrow(/holds \d+ MB .* 1 × deskhand-test/);
  expect(overBound(folder, 10_000)).toMatch(/^The test run ends: .* 1 × deskhand-test/);
  expect(BOUND_BYTES).toBe(2 * 1024 ** 3);
});
