import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ErasureEntry } from '#src/domain/persons/schema.ts';

/**
 * The list of who was erased, beside the store: one line of JSON for each erasure, with ids and keyed hashes alone. It is
 * not part of a backup and stays where one is restored, so that people who come back with an older store are erased again.
 */
export class ErasureList {
  readonly #file: string;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'erasures.jsonl');
  }

  /** The erasures in the order in which they were noted. A line that a crash cut off is left out: it is noted again. */
  read(): ErasureEntry[] {
    const found = new Map<string, ErasureEntry>();
    for (const line of textOf(this.#file).split('\n')) {
      const entry = ErasureEntry.safeParse(jsonOf(line));
      if (entry.success) found.set(entry.data.id, entry.data);
    }
    return [...found.values()];
  }

  /** Adds erasures and flushes them to the disk. */
  add(entries: readonly ErasureEntry[]): void {
    if (entries.length === 0) return;
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    const cut = /[^\n]$/.test(textOf(this.#file)) ? '\n' : '';
    const handle = openSync(this.#file, 'a', 0o600);
    try {
      writeSync(handle, cut + lines);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
