import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '#test/bench/server-process.ts';
import { lastingFolder } from './scratch.ts';
import { processorTimeOf, waitedForProcessor } from './stalls.ts';

const PROGRAM = fileURLToPath(new URL('../../src/cli/deskhand.mjs', import.meta.url));

/** The product in a process of its own, started as `npm start` does it. */
export interface Started {
  url: string;
  key: string;
  dataDir: string;
  /** Resident memory in MB. */
  memory(): number;
  /** Milliseconds that it has waited for others to leave the processor. */
  waited(): number;
  /** Milliseconds of processor time of its main thread. */
  used(): number;
  /** What it logged as an error or worse. */
  faults: string[];
  /** The code it ended with, before it was told to; null while it runs. */
  ended(): number | null;
  /** Ends it in order and removes its folder. Answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does, and leaves its folder. */
  kill(): Promise<void>;
}

/**
 * @param dataDir default a new folder; the key is empty where there is a workspace already
 * @param ahead whether it goes before others at the processor, where that is allowed: each change to another process
 *   empties caches, so that on a busy machine the same work takes twice the processor time
 */
export async function startProduct(
  env: Record<string, string> = {},
  dataDir = lastingFolder('soak'),
  ahead = false,
): Promise<Started> {
  const child = spawn(process.execPath, [...NODE_FLAGS, PROGRAM, 'serve'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', RATE_LIMIT_PER_MINUTE: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (ahead) goAhead(child.pid);
  let code: number | null = null;
  const exit = new Promise<number | null>((resolve) =>
    child.once('exit', (given) => {
      code = given ?? -1;
      resolve(given);
    }),
  );
  const faults: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => {
    if (chunk.includes('"level":"error"') || chunk.includes('"level":"fatal"'))
      faults.push(
        ...chunk
          .toString()
          .split('\n')
          .filter((line) => /"level":"(error|fatal)"/.test(line)),
      );
  });
  const greeting = await new Promise<string>((resolve, reject) => {
    let text = '';
    void exit.then(() => reject(new Error(`the product did not start: ${text}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (/ {2}docs {2}.*\n/.test(text)) resolve(text);
    });
  });
  return {
    url: /http:\/\/[\d.]+:\d+/.exec(greeting)?.[0] ?? '',
    key: /sk_live_\w+/.exec(greeting)?.[0] ?? '',
    dataDir,
    faults,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    waited: () => waitedForProcessor(child.pid),
    used: () => processorTimeOf(child.pid ?? 'self'),
    ended: () => code,
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
    async stop() {
      child.kill('SIGTERM');
      const ended = await exit;
      rmSync(dataDir, { recursive: true, force: true });
      return ended;
    },
  };
}

function goAhead(pid = 0): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_HIGHEST);
  } catch {
    // Only the administrator of a machine may: then it is measured among the others.
  }
}
