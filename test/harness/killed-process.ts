import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Puts a script of this folder and all it imports into one file: loading the sources takes longer than what is tested. */
export async function bundle(script: string): Promise<string> {
  const folder = join(HERE, '../../node_modules/.cache/deskhand-test');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${basename(script, '.ts')}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(HERE, script)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['better-sqlite3', 'pg', '@node-rs/argon2', 'sqlite-vec'],
    banner: {
      js: "import { createRequire as requireHere } from 'node:module'; const require = requireHere(import.meta.url);",
    },
    logLevel: 'error',
  });
  return outfile;
}

/** Starts a bundled script, which says `ready` once it is loaded and waits for its order on standard input. */
export function start(script: string): ChildProcess {
  return spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
}

/**
 * Gives a process its order and kills it some time later.
 * @param until after how many lines that begin with `ack`, and how many milliseconds after that
 * @returns the lines that it said
 */
export async function linesUntilKilled(
  child: ChildProcess,
  order: unknown,
  until: { acks: number; ms: number },
): Promise<string[]> {
  const lines: string[] = [];
  let acks = 0;
  let dying = false;
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('the process has no pipes');
  stdin.write(`${JSON.stringify(order)}\n`);
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('close', (_, signal) => resolve(signal)),
  );
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line);
    if (line.startsWith('ack')) acks += 1;
    if (acks >= until.acks && !dying && line !== 'ready') {
      dying = true;
      setTimeout(() => child.kill('SIGKILL'), until.ms);
    }
  }
  const signal = await ended;
  if (signal !== 'SIGKILL') throw new Error(`the process ended by itself (${signal ?? 'no signal'})`);
  return lines;
}
