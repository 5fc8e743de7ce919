import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '#test/bench/server-process.ts';
import { closedInTime, scratchFolder } from './scratch.ts';

const SHIM = fileURLToPath(new URL('./failing-disk.c', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../src/cli/deskhand.mjs', import.meta.url));

/** Why a disk cannot be made to fail here; null where it can. */
export function noFailingDisk(): string | null {
  if (process.platform !== 'linux') return 'faults are preloaded into the process, which needs Linux';
  return spawnSync('cc', ['--version']).status === 0 ? null : 'there is no C compiler';
}

/** The calls that fail, and how. */
export const FAULTS = {
  'EIO on write': 'write 5',
  'EIO on sync': 'sync 5',
  'ENOSPC on write': 'write 28',
} as const;

/** The product's own server on a disk that can be made to fail. */
export interface ServerOnDisk {
  url: string;
  key: string;
  dataDir: string;
  fail(fault: keyof typeof FAULTS): void;
  heal(): void;
  /** How many flushes of the store the disk has taken. */
  syncs(): number;
  /** Ends it as a power cut does: nothing is closed in order. */
  kill(): Promise<void>;
  /** Kills it if that was not done. */
  remove(): Promise<void>;
}

/** Starts `deskhand serve` on a new data folder with the shim preloaded. */
export async function serveOnFailingDisk(): Promise<ServerOnDisk> {
  const root = scratchFolder('disk');
  const library = join(root, 'shim.so');
  const built = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, SHIM, '-ldl'], {
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  const fault = join(root, 'fault');
  const dataDir = join(root, 'data');
  const child = spawn(process.execPath, [...NODE_FLAGS, COMMAND, 'serve', '--json'], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMIT_PER_MINUTE: '1000000',
      LD_PRELOAD: library,
      DISK_FAULT: fault,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const told = await firstLine(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: told.url,
    key: told.first_workspace.key,
    dataDir,
    fail: (what) => writeFileSync(fault, FAULTS[what]),
    heal: () => rmSync(fault),
    syncs: () => statSync(`${fault}.syncs`).size,
    kill,
    remove: closedInTime(kill),
  };
}

function firstLine(child: ChildProcess): Promise<{ url: string; first_workspace: { key: string } }> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`deskhand serve ended with ${code}`)));
    if (child.stdout !== null)
      createInterface({ input: child.stdout }).once('line', (text) => resolve(JSON.parse(text)));
  });
}
