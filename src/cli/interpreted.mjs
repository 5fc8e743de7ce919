import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

/**
 * Patterns are interpreted. Compiled for the machine, their code stays for as long as the process lives, in a space that no option
 * enlarges, and a service that has read everything once would die of it; with as many as there are it is no quicker
 * (docs/decisions/what-leaves.md). Only a process that began so can do it: what was compiled before makes it crash.
 */
const INTERPRETED = '--regexp-interpret-all';
/** The commands that last for days. */
const LASTING = ['serve', 'mcp'];
/** A terminal tells all its processes these by itself; told twice, a service ends at once. */
const OF_TERMINALS = ['SIGINT', 'SIGHUP', 'SIGQUIT'];

/**
 * Where a lasting command was started without the setting, starts it anew with it, in a process that ends with this one, and ends as
 * it does; otherwise returns.
 */
export async function beginInterpreted() {
  if (process.execArgv.includes(INTERPRETED)) {
    // Started by the lines below: where that process was killed, this one is nobody's.
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel?.unref();
    return;
  }
  if (!LASTING.includes(process.argv[2])) return;
  const child = spawn(process.execPath, [INTERPRETED, ...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.on('SIGTERM', (signal) => child.kill(signal));
  for (const signal of OF_TERMINALS) process.on(signal, () => process.stdin.isTTY || child.kill(signal));
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (...ended) => resolve(ended));
  });
  process.exit(code ?? 128 + constants.signals[signal]);
}
