import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM = 256 * 1024 * 1024;
const NAME = 'deskhand-demo-';

/**
 * A folder for a store that nobody needs after the demo: in memory where there is room and TMPDIR names no other place,
 * as its hundreds of commits would wait for the disk for a third of the time.
 */
export function demoFolder(): string {
  const place = process.env.TMPDIR === undefined && hasRoom() ? MEMORY : tmpdir();
  removeLeft(place);
  return mkdtempSync(join(place, `${NAME}${process.pid}-`));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/** What a demo that was killed left there. One that another may still use is younger than a day, or runs. */
function removeLeft(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined) continue;
    try {
      const old = Date.now() - statSync(join(place, name)).mtimeMs > 86_400_000;
      if (old && !isRunning(Number(pid))) rmSync(join(place, name), { recursive: true, force: true });
    } catch {
      // Another's folder, or one that has gone meanwhile.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
