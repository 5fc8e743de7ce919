import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Long enough for a server on a busy machine; one that has ended refuses the connection at once. */
const ANSWER_MS = 10_000;

/**
 * Where the running server of a data folder can be reached, for commands beside it that hand out links. The port may
 * be one that only the server knows.
 */
const fileOf = (dataDir: string): string => join(dataDir, 'served-at');

/** Writes down where the server listens. */
export function rememberAddress(dataDir: string, url: string): void {
  const file = fileOf(dataDir);
  writeFileSync(file, `${url}\n`, { mode: 0o600 });
  // The mode above counts for a new file alone.
  chmodSync(file, 0o600);
}

/** The address that a server wrote down last; undefined when none did. */
export function lastAddress(dataDir: string): string | undefined {
  try {
    const url = readFileSync(fileOf(dataDir), 'utf8').trim();
    return URL.canParse(url) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a server answers there now: one that was killed did not forget its address. */
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

/** Forgets the address, unless another server took the folder over since. */
export function forgetAddress(dataDir: string, url: string): void {
  if (lastAddress(dataDir) === url) rmSync(fileOf(dataDir), { force: true });
}
