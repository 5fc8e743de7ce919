import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

interface Compiler {
  bundle(entries: Record<string, string>, outdir: string): Promise<void>;
}

// @ts-expect-error the launcher is plain JavaScript, so that it runs before anything is compiled
const compiler: Compiler = await import('#src/cli/build.mjs');

/** A server in a process of its own, so that the load does not share its event loop. */
export interface ServerProcess {
  url: string;
  /** What the server printed with its address, for example a key and ids. */
  given: Record<string, string>;
  process: ChildProcess;
  stop(): Promise<void>;
}

const packageFile = new URL('../../package.json', import.meta.url);
const { scripts } = JSON.parse(readFileSync(packageFile, 'utf8')) as { scripts: { start: string } };
/** The settings of Node that `npm start` starts the product with. */
export const NODE_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** What was compiled, by its entry: several servers of a run are the same program. */
const compiled = new Map<string, Promise<string>>();

async function compile(name: string, entry: string, sources?: string): Promise<string> {
  const folder = fileURLToPath(new URL(`../../dist/bench/${process.pid}-${compiled.size}/`, import.meta.url));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await compiler.bundle({ [name]: entry }, folder);
  // Before programs were built, the lexicon was read from beside its module.
  const lexicon = `${sources}/src/domain/lexicon/data`;
  if (sources !== undefined && existsSync(lexicon)) cpSync(lexicon, `${folder}data`, { recursive: true });
  return `${folder}${name}.js`;
}

/**
 * Starts one of servers/*.ts, which prints one JSON line with its url once it listens. It is compiled and started as
 * `npm start` does it, and what it logs goes to /dev/null.
 * @param sources the folder of another revision, whose server is started in place of today's
 */
export async function startServer(
  name: string,
  env: Record<string, string> = {},
  sources?: string,
): Promise<ServerProcess> {
  const servers =
    sources === undefined ? new URL('.', import.meta.url) : pathToFileURL(`${sources}/test/bench/`);
  const entry = fileURLToPath(new URL(`servers/${name}.ts`, servers));
  const program = compiled.get(entry) ?? compile(name, entry, sources);
  compiled.set(entry, program);
  const child = spawn(process.execPath, [...NODE_FLAGS, await program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', process.env.BENCH_LOG === undefined ? 'ignore' : 'inherit'],
  });
  const given = await new Promise<Record<string, string>>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}; BENCH_LOG=1 shows its log`)));
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
