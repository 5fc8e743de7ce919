import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { demoFolder } from '#examples/demo/folder.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

it('makes the demo a folder where TMPDIR says, and removes there what a demo that was killed left a day ago', () => {
  const place = scratchFolder('demo');
  vi.stubEnv('TMPDIR', place);
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const left = (pid: number, hours: number): string => {
    const folder = join(place, `deskhand-demo-${pid}-${hours}`);
    mkdirSync(folder);
    const then = new Date(Date.now() - hours * 3_600_000);
    utimesSync(folder, then, then);
    return folder;
  };
  const [old, young, running] = [left(ended, 30), left(ended, 1), left(process.pid, 31)];
  const made = demoFolder();
  vi.unstubAllEnvs();
  expect(made.startsWith(join(place, `deskhand-demo-${process.pid}-`))).toBe(true);
  expect([old, young, running, made].map((folder) => existsSync(folder))).toEqual([false, true, true, true]);
});
