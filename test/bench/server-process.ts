import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server in a process of its own, so that the load does not share its event loop. */
export interface ServerProcess {
  url: string;
  /** What the server printed with its address, for example a key and ids. */
  given: Record<string, string>;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts one of servers/*.ts, which prints one JSON line with its url once it listens. */
export async function startServer(name: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const script = new URL(`./servers/${name}.ts`, import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const given = await new Promise<Record<string, string>>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    createInterface({ input: child.stdout }).once('line', (text) => resolve(JSON.parse(text)));
  });
  child.stdout.resume();
  return {
    url: given.url ?? '',
    given,
    process: child,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
