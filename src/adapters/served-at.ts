import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUrl } from '#src/lib/urls.ts';

/** Enough for a server on a busy machine; a stopped one refuses the connection immediately. */
const ANSWER_MS = 10_000;

/**
 * The file with the URL of a data folder's running server, for commands that print links. Only the server may know its
 * port.
 */
const fileOf = (dataDir: string): string => join(dataDir, 'served-at');

/** Stores the server's URL. */
export function rememberAddress(dataDir: string, url: string): void {
  const file = fileOf(dataDir);
  writeFileSync(file, `${url}\n`, { mode: 0o600 });
  // The mode above only applies to a new file.
  chmodSync(file, 0o600);
}

/** The URL stored by the last server; undefined if there is none. */
export function lastAddress(dataDir: string): string | undefined {
  try {
    const url = readFileSync(fileOf(dataDir), 'utf8').trim();
    return isUrl(url) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a server responds there now: a killed one has not deleted its URL. */
export async function isServed(dataDir: string): Promise<boolean> {
  const url = lastAddress(dataDir);
  if (url === undefined) return false;
  try {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(ANSWER_MS) });
    await answer.body?.cancel();
    return answer.headers.has('x-api-release');
  } catch {
    return false;
  }
}

/** Deletes the URL, unless another server uses the folder now. */
export function forgetAddress(dataDir: string, url: string): void {
  if (lastAddress(dataDir) === url) rmSync(fileOf(dataDir), { force: true });
}
