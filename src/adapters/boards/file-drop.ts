import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '#src/domain/distribution/index.ts';
import type { BoardMessage } from './message.ts';

/** A folder from which another program takes postings: one JSON file per live posting. */
export interface FileDrop {
  publish(accountId: string, message: BoardMessage): Promise<Outcome>;
  takeOff(accountId: string, postingId: string): Promise<Outcome>;
}

/** @param directory a folder for each agency is made in it */
export function createFileDrop(directory: string): FileDrop {
  const fileOf = (accountId: string, postingId: string): string =>
    join(directory, accountId, `${postingId}.json`);
  return {
    publish: (accountId, message) =>
      settled(async () => {
        const file = fileOf(accountId, message.posting_id);
        await mkdir(join(directory, accountId), { recursive: true, mode: 0o700 });
        // Renamed when complete, so that watchers never see a partial file.
        await writeFile(`${file}.part`, `${JSON.stringify(message, null, 2)}\n`, { mode: 0o600 });
        await rename(`${file}.part`, file);
        return { external_id: `${message.posting_id}.json`, url: message.job?.url ?? null };
      }),
    takeOff: (accountId, postingId) =>
      settled(async () => {
        await rm(fileOf(accountId, postingId), { force: true });
        return { external_id: null, url: null };
      }),
  };
}

async function settled(
  work: () => Promise<{ external_id: string | null; url: string | null }>,
): Promise<Outcome> {
  try {
    return { outcome: 'done', ...(await work()) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { outcome: 'failed', message: `The file could not be written (${code}).` };
  }
}
