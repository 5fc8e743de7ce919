import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** The backup that was written last from a data folder. */
const LastBackup = z.object({ at: z.iso.datetime(), file: z.string() });
export type LastBackup = z.output<typeof LastBackup>;

const fileOf = (dataDir: string): string => join(dataDir, 'last-backup.json');

/** Notes a backup beside the store, for `deskhand doctor`. */
export function noteBackup(dataDir: string, backup: LastBackup): void {
  writeFileSync(fileOf(dataDir), `${JSON.stringify(backup)}\n`, { mode: 0o600 });
}

/** The last backup that was noted; null where there is none. */
export function lastBackup(dataDir: string): LastBackup | null {
  try {
    return LastBackup.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    return null;
  }
}
