import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { StoredFile } from '#src/domain/ports.ts';
import { AppError } from '#src/lib/errors.ts';
import { isId } from '#src/lib/ids.ts';
import type { DocumentFiles } from './document-files.ts';
import { typeOf } from './type.ts';

/** The folder of stored files. */
export function filesFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'files');
}

/** How long a file that is put aside is away at most, in milliseconds. */
const BACK_MS = 50;

const HASH = /^[0-9a-f]{64}$/;

/**
 * Files by account and SHA-256 of their bytes (`files/acc_…/ab/abcd…`). A file is written to a temporary name, flushed
 * and renamed, so that a file named by a hash is always complete.
 */
export class FileStore implements DocumentFiles {
  readonly #folder: string;
  /** Folders of which this process knows that a crash leaves them. */
  readonly #flushed = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  typeOf(bytes: Uint8Array): Promise<string> {
    return typeOf(bytes);
  }

  async keep(accountId: string, bytes: Uint8Array, mimeType: string): Promise<StoredFile> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const path = this.#pathOf(accountId, sha256);
    const now = new Date();
    // The file's time records when it was last stored: an earlier removal request no longer applies.
    const there = await utimes(path, now, now).then(
      () => true,
      () => false,
    );
    if (!there) await this.#write(path, bytes);
    return { sha256, size: bytes.length, mime_type: mimeType };
  }

  async read(accountId: string, sha256: string): Promise<Uint8Array> {
    const path = this.#pathOf(accountId, sha256);
    try {
      // One that was about to be deleted when it was stored again is back in a moment.
      return await readFile(path).catch(async (error) => {
        if (!isMissing(error)) throw error;
        await setTimeout(BACK_MS);
        return readFile(path);
      });
    } catch (error) {
      if (!isMissing(error)) throw error;
      throw new AppError(
        'NOT_FOUND',
        'The bytes of this document are not here. Upload the file again with upload_document.',
      );
    }
  }

  /** When a file was last stored, in wall-clock milliseconds; null if it does not exist. */
  async keptAt(accountId: string, sha256: string): Promise<number | null> {
    try {
      return (await stat(this.#pathOf(accountId, sha256))).mtimeMs;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Files last stored before a time (wall-clock milliseconds), unfinished ones too. */
  async *keptBefore(time: number): AsyncGenerator<{ account_id: string; sha256: string }> {
    for (const account_id of await names(this.#folder)) {
      for (const part of await names(join(this.#folder, account_id))) {
        for (const name of await names(join(this.#folder, account_id, part))) {
          const { mtimeMs } = await stat(join(this.#folder, account_id, part, name));
          if (mtimeMs >= time) continue;
          if (HASH.test(name)) yield { account_id, sha256: name };
          else await rm(join(this.#folder, account_id, part, name), { force: true });
        }
      }
    }
  }

  /** Writes and deletes a small file. @throws AppError STORAGE_UNAVAILABLE when no file can be stored */
  async probeWrite(): Promise<void> {
    const path = `${this.#folder}.probe-${randomBytes(6).toString('hex')}`;
    await withRoom(() => writeWhole(path, Buffer.from('ready')));
    await rm(path, { force: true });
  }

  // It is put aside first: whoever stores it after that writes it anew, and who did just before is seen by its time.
  async remove(accountId: string, sha256: string, isLeft: (keptAt: number) => boolean): Promise<void> {
    const path = this.#pathOf(accountId, sha256);
    const keptAt = await this.keptAt(accountId, sha256);
    if (keptAt === null || !isLeft(keptAt)) return;
    const aside = unfinished(path);
    try {
      await rename(path, aside);
      if (isLeft((await stat(aside)).mtimeMs)) await rm(aside, { force: true });
      else await rename(aside, path);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  #pathOf(accountId: string, sha256: string): string {
    if (!isId('account', accountId) || !HASH.test(sha256)) throw new Error('no file has such a name');
    return join(this.#folder, accountId, sha256.slice(0, 2), sha256);
  }

  async #write(path: string, bytes: Uint8Array): Promise<void> {
    const folder = dirname(path);
    const beside = unfinished(path);
    await withRoom(async () => {
      const made = await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(beside, bytes);
      // The system's own time of a new file may be some milliseconds behind.
      const now = new Date();
      await utimes(beside, now, now);
      await rename(beside, path);
      await flush(folder);
      if (made === undefined && this.#flushed.has(folder)) return;
      for (const above of [dirname(folder), this.#folder]) await flush(above);
      this.#flushed.add(folder);
    });
  }
}

/** A name beside a file that no file is read by; what is left of one goes with the sweep. */
const unfinished = (path: string): string => `${path}.${randomBytes(6).toString('hex')}.part`;

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** The disk is full, over quota, read-only or broken: the request can be repeated once that is fixed. */
const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']);

async function withRoom(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NO_ROOM.has(error.code))) throw error;
    throw new AppError(
      'STORAGE_UNAVAILABLE',
      'The disk cannot take the file at the moment, and nothing of this request was kept. Send it again shortly.',
      { retryAfter: 30, cause: error },
    );
  }
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
