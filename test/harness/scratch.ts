import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireRoom } from '#test/setup/run-folder.ts';

type Close = () => Promise<void>;

/** What is open in this process and must not outlive the test, or the file, that opened it; in the order of opening. */
const open = new Set<Close>();

/**
 * Has something closed at the latest when the test that opened it ends, however it ends; what a file opens outside its
 * tests is closed when the file ends.
 * @returns closes it now; closing it again waits for the same
 */
export function closedInTime(close: () => unknown): Close {
  let closed: Promise<void> | undefined;
  const once: Close = () => {
    open.delete(once);
    closed ??= (async () => void (await close()))();
    return closed;
  };
  open.add(once);
  return once;
}

/** What is open now, for `closeBut`. */
export function openNow(): ReadonlySet<Close> {
  return new Set(open);
}

/** Closes what is open but for this, the youngest first; all of it, even where closing one of them fails. */
export async function closeBut(kept: ReadonlySet<Close>): Promise<void> {
  const failed: unknown[] = [];
  for (const close of [...open].reverse())
    if (!kept.has(close)) await close().catch((error) => failed.push(error));
  if (failed.length > 0) throw failed[0];
}

/** A new folder in the run's own, which goes with the test or the file that made it. */
export function scratchFolder(name: string): string {
  const folder = lastingFolder(name);
  closedInTime(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A new folder in the run's own, for what all the files of a process share. */
export function lastingFolder(name: string): string {
  requireRoom();
  return mkdtempSync(join(tmpdir(), `deskhand-${name}-`));
}
