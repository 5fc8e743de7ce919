import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DOCUMENT_PATH, filesOf } from '#src/adapters/files/copy.ts';
import { filesFolder } from '#src/adapters/files/store.ts';
import { outboxFolder } from '#src/adapters/mail/lazy.ts';
import { outboxFiles } from '#src/adapters/mail/outbox-copy.ts';
import { placeSecrets, secretFiles } from '#src/config.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Place } from './place.ts';

const ERASURES = 'erasures.jsonl';

/** Puts the secrets of one place into the other, where they are not yet. */
export function copySecrets(from: Place, to: Place): void {
  if (from.dataDir === to.dataDir) return;
  mkdirSync(to.dataDir, { recursive: true, mode: 0o700 });
  placeSecrets(to.dataDir, secretFiles(from.dataDir), 'never');
}

/**
 * Copies the files of documents, checked against the hashes that they are named by; of a whole store its outbox and its list
 * of erasures too. What is there already stays.
 * @returns how many files of documents there are
 */
export function copyFiles(from: Place, to: Place, account: string | null): number {
  if (from.dataDir === to.dataDir) return count(filesOf(filesFolder(to), DOCUMENT_PATH), account);
  let files = 0;
  for (const { name, content } of filesOf(filesFolder(from), DOCUMENT_PATH)) {
    if (!isOf(account, name)) continue;
    if (sha256(content) !== name.split('/').at(-1))
      throw new AppError(
        'CONFLICT',
        `The document ${join(filesFolder(from), name)} is damaged: its bytes are not those that it was kept with. Put it back from a backup, or remove it, and move again.`,
      );
    const path = join(filesFolder(to), name);
    if (!existsSync(path)) write(path, content);
    if (sha256(readFileSync(path)) !== sha256(content))
      throw new AppError(
        'CONFLICT',
        `The document ${path} is not what was copied there. Remove it and move again.`,
      );
    files += 1;
  }
  if (account === null) {
    for (const { name, content } of outboxFiles(outboxFolder(from))) {
      const path = join(outboxFolder(to), name);
      if (!existsSync(path)) write(path, content);
    }
    const erasures = join(from.dataDir, ERASURES);
    if (existsSync(erasures) && !existsSync(join(to.dataDir, ERASURES)))
      copyFileSync(erasures, join(to.dataDir, ERASURES));
  }
  return files;
}

/** Removes the documents of an agency that was moved to another folder. */
export function removeFiles(from: Place, to: Place, account: string): void {
  if (from.dataDir !== to.dataDir) rmSync(join(filesFolder(from), account), { recursive: true, force: true });
}

const isOf = (account: string | null, name: string): boolean =>
  account === null || name.startsWith(`${account}/`);

function count(files: Iterable<{ name: string }>, account: string | null): number {
  let found = 0;
  for (const { name } of files) if (isOf(account, name)) found += 1;
  return found;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

// Under another name first: whoever is killed here leaves the file or none.
function write(path: string, content: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  const handle = openSync(part, 'w', 0o600);
  writeSync(handle, content);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(part, path);
}
