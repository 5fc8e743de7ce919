import { type ChildProcess, spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { lastingFolder } from './scratch.ts';

interface Compiler {
  bundle(entries: Record<string, string>, outdir: string): Promise<void>;
}

// @ts-expect-error the launcher is plain JavaScript, so that it runs before anything is compiled
const compiler: Compiler = await import('#src/cli/build.mjs');
const compiled = new Map<string, Promise<string>>();

/**
 * A script compiled as the product is, so that what lies beside the sources is found from it: loading the sources
 * through a loader takes longer than what is tested.
 * @returns the compiled file
 */
export function compiledScript(source: URL): Promise<string> {
  const known = compiled.get(source.href);
  if (known !== undefined) return known;
  const made = compile(source);
  compiled.set(source.href, made);
  return made;
}

async function compile(source: URL): Promise<string> {
  const folder = lastingFolder('script');
  for (const name of ['node_modules', 'package.json', 'src'])
    symlinkSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), join(folder, name));
  await compiler.bundle({ script: fileURLToPath(source) }, folder);
  return join(folder, 'script.js');
}

/** Starts a compiled script, which says `ready` once it is loaded and waits for its order on standard input. */
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
