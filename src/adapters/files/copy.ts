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
import { dirname, join } from 'node:path';

/** A file of a folder, by its path inside it. */
export interface CopiedFile {
  name: string;
  content: Uint8Array;
}

/** Paths of stored documents: a manipulated backup must not lead outside the folder. */
export const DOCUMENT_PATH = /^acc_[0-9A-Za-z]+\/[0-9a-f]{2}\/[0-9a-f]{64}$/;

/** The files of a folder whose paths match a pattern, one by one; none if the folder does not exist. */
export function* filesOf(folder: string, form: RegExp): Generator<CopiedFile> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const name = entry.replaceAll('\\', '/');
    if (form.test(name)) yield { name, content: readFileSync(join(folder, name)) };
  }
}

/**
 * Replaces the content of a folder by these files; former content is moved aside, not deleted.
 * @param form the pattern of paths; others are skipped
 */
export function placeFiles(folder: string, files: Iterable<CopiedFile>, form: RegExp, stamp: string): void {
  if (existsSync(folder)) renameSync(folder, `${folder}.before-restore-${stamp}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { name, content } of files) {
    if (!form.test(name)) continue;
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const handle = openSync(path, 'wx', 0o600);
    writeSync(handle, content);
    fsyncSync(handle);
    closeSync(handle);
  }
}
