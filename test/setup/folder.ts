import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * Gives a run one folder for all that its tests write, in memory where there is room: what they prove does not hang on
 * a disk, and waiting for one took a quarter of their time. At the end the shared PostgreSQL servers stop and the folder
 * goes, with whatever a test that broke has left in it.
 */
export default function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(roomInMemory() ? MEMORY : tmpdir(), 'deskhand-run-'));
  // PostgreSQL runs as another user, to whom its own folder below must be reachable.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return async () => {
    await Promise.all(serversIn(folder).map(stopped));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

function roomInMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

/** The processes of the PostgreSQL servers whose data is in this folder. */
function serversIn(folder: string): number[] {
  return readdirSync(folder)
    .map((name) => join(folder, name, 'postmaster.pid'))
    .filter((file) => existsSync(file))
    .map((file) => Number(readFileSync(file, 'utf8').split('\n')[0]));
}

async function stopped(pid: number): Promise<void> {
  const alive = (): boolean => spawnSync('kill', ['-0', String(pid)]).status === 0;
  if (alive()) process.kill(pid, 'SIGINT');
  for (let i = 0; i < 100 && alive(); i += 1) await new Promise((resolve) => setTimeout(resolve, 20));
}
