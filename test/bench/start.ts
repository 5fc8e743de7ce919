import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ratio } from './ratio.ts';
import { NODE_FLAGS } from './server-process.ts';

interface Started {
  /** Milliseconds from the start of the process until it said that it serves. */
  ready: number;
  /** Resident memory in MB once it has rested. */
  memory: number;
}

/** Starts the service as a user does, on a folder, and ends it. */
async function start(dataDir: string, rest: number): Promise<Started> {
  const began = performance.now();
  const program = new URL('../../src/cli/deskhand.mjs', import.meta.url).pathname;
  const child = spawn(process.execPath, [...NODE_FLAGS, program, 'serve'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.once('exit', () => reject(new Error(`the service did not start: ${text}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  const health = await fetch(`${address}/health`);
  const ready = performance.now() - began;
  if (!health.ok) throw new Error(`not ready: ${health.status}`);
  await new Promise((resolve) => setTimeout(resolve, rest));
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  child.kill('SIGTERM');
  await ended;
  return { ready, memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 };
}

/** Start on an existing data folder within 1.5 s; memory at rest under 150 MB. */
export async function measureStart(): Promise<Ratio[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deskhand-start-'));
  try {
    await start(dataDir, 0);
    const { ready, memory } = await start(dataDir, 2000);
    return [
      {
        name: 'ready on an existing data folder',
        unit: 'ms',
        reached: ready,
        ceiling: 1500,
        goal: 1,
        lessIsBetter: true,
      },
      { name: 'memory at rest', unit: 'MB', reached: memory, ceiling: 150, goal: 1, lessIsBetter: true },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
