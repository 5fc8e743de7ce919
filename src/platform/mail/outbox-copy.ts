import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** One .eml file of the outbox folder. */
export interface OutboxFile {
  name: string;
  content: Uint8Array;
}

// Names as the folder gives them: a backup that was tampered with must not lead out of it.
const NAME = /^[A-Za-z0-9_-]+\.eml$/;

/** The mails of an outbox folder, one after another; none where there is no folder. */
export function* outboxFiles(directory: string): Generator<OutboxFile> {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    if (NAME.test(name)) yield { name, content: readFileSync(join(directory, name)) };
  }
}

/**
 * Makes an outbox folder hold these mails and no others; what was there is moved aside, not removed.
 * @returns where it was moved to
 */
export function placeOutbox(directory: string, files: Iterable<OutboxFile>, stamp: string): string | null {
  const aside = existsSync(directory) ? `${directory}.before-restore-${stamp}` : null;
  if (aside !== null) renameSync(directory, aside);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  for (const { name, content } of files) {
    if (!NAME.test(name)) continue;
    const handle = openSync(join(directory, name), 'wx', 0o600);
    writeSync(handle, content);
    fsyncSync(handle);
    closeSync(handle);
  }
  return aside;
}
