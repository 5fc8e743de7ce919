import { hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { sealingState } from '#db/sealing.ts';
import type { Store } from '#db/store.ts';
import { SEALING_FILE } from '#src/config.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Keyring } from './seal.ts';

/** A JWK set (RFC 7517) of symmetric keys, the oldest first. */
const KeyFile = z.object({
  keys: z.array(z.object({ kty: z.literal('oct'), kid: z.string(), k: z.string(), created_at: z.string() })),
});
type KeyFile = z.output<typeof KeyFile>;

/**
 * The sealing keys of a deployment: one that follows from its signing secret, with which every deployment begins, and
 * those that were made by rotation, which lie in `sealing.jwks` in DATA_DIR. The store says which of them seals.
 */
export class SealingKeys implements Keyring {
  readonly unnamed: Buffer;
  /** The id of the key that follows from the signing secret. */
  readonly first: string;
  readonly #file: string;
  readonly #store: Store;
  #read: { stamp: string; keys: Map<string, Buffer> } | undefined;

  constructor(dataDir: string, signing: Buffer, store: Store) {
    this.#file = join(dataDir, SEALING_FILE);
    this.#store = store;
    this.unnamed = signing;
    const id = hkdfSync('sha256', signing, Buffer.alloc(0), 'deskhand sealing key id', 6);
    this.first = `first-${Buffer.from(id).toString('hex')}`;
  }

  async current(): Promise<{ kid: string; key: Buffer }> {
    const kid = (await sealingState(this.#store)).kid ?? this.first;
    return { kid, key: this.named(kid) };
  }

  named(kid: string): Buffer {
    if (kid === this.first) return this.unnamed;
    const key = this.#keys().get(kid);
    if (key === undefined)
      throw new AppError(
        'STORAGE_UNAVAILABLE',
        `The secrets in DATA_DIR are older than this store's: the key ${kid} is missing. Copy ${SEALING_FILE} from the DATA_DIR of the node on which \`deskhand secrets rotate\` ran, or from a backup.`,
        { field: 'DATA_DIR', retryAfter: 30 },
      );
    return key;
  }

  /** The ids of the keys that were made by rotation, the oldest first. */
  made(): string[] {
    return [...this.#keys().keys()];
  }

  /** Makes a key and keeps it, without sealing anything under it yet. @returns its id */
  make(now: string): string {
    const kid = `seal-${randomBytes(6).toString('hex')}`;
    const { keys } = this.#contents();
    keys.push({ kty: 'oct', kid, k: randomBytes(32).toString('base64url'), created_at: now });
    this.#write({ keys });
    return kid;
  }

  /** Keeps the keys of another node that are not here, without sealing under them. */
  join(other: SealingKeys): void {
    const { keys } = this.#contents();
    const known = new Set(keys.map(({ kid }) => kid));
    const missing = other.#contents().keys.filter(({ kid }) => !known.has(kid));
    if (missing.length > 0) this.#write({ keys: [...missing, ...keys] });
  }

  /** Forgets keys that nothing is sealed under any more. */
  drop(kids: readonly string[]): void {
    if (kids.length > 0)
      this.#write({ keys: this.#contents().keys.filter(({ kid }) => !kids.includes(kid)) });
  }

  // Read again whenever it has changed: a command beside the server may have rotated.
  #keys(): Map<string, Buffer> {
    const stamp = existsSync(this.#file) ? stampOf(this.#file) : '';
    if (this.#read?.stamp !== stamp) {
      const { keys } = this.#contents();
      this.#read = { stamp, keys: new Map(keys.map(({ kid, k }) => [kid, Buffer.from(k, 'base64url')])) };
    }
    return this.#read.keys;
  }

  #contents(): KeyFile {
    if (!existsSync(this.#file)) return { keys: [] };
    try {
      return KeyFile.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch (cause) {
      throw new AppError(
        'INVALID_REQUEST',
        `${SEALING_FILE} in DATA_DIR cannot be read as a set of keys. Copy it from another node or from a backup.`,
        { field: 'DATA_DIR', cause },
      );
    }
  }

  // On disk before anything is sealed under a key of it; whoever is killed here leaves the file before or the one after.
  #write(contents: KeyFile): void {
    const part = `${this.#file}.part`;
    writeFileSync(part, `${JSON.stringify(contents, null, 1)}\n`, { mode: 0o600 });
    synced(part);
    renameSync(part, this.#file);
    synced(dirname(this.#file));
    this.#read = undefined;
  }
}

const stampOf = (file: string): string => {
  const { ino, mtimeMs, size } = statSync(file);
  return `${ino} ${mtimeMs} ${size}`;
};

function synced(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
