import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore } from '#db/open.ts';
import { closedInTime, lastingFolder } from './scratch.ts';

const INSTALLED = '/usr/lib/postgresql';

/** A PostgreSQL server of the tests' own, on loopback, with its data in a temporary folder. */
export interface PostgresServer {
  /**
   * A new database with nothing in it, of a shared server with every migration behind it; answers its URL.
   * @param options.folder where a server that nobody shares keeps its tables, which may be a disk that gets full
   * @param options.template a database of a shared server that it begins as; left out: one with nothing in it
   */
  database(options?: { folder?: string; template?: string | undefined }): Promise<string>;
  /** Ends the server, or, where others share it, drops the databases that were made here. */
  stop(): Promise<void>;
}

/** The newest PostgreSQL that is installed. */
function installedVersion(): string {
  const [version] = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  if (version === undefined) throw new Error('PostgreSQL is not installed; npm test installs it');
  return version;
}

const program = (name: string): string => join(INSTALLED, installedVersion(), 'bin', name);

/**
 * The statement that begins a database with what another one holds. In memory it is copied as files in half the time that
 * writing it to the log takes, which is what PostgreSQL does from 15 on where it is not told.
 */
const copying = (name: string, template: string): string =>
  `create database ${name} template ${template}${Number(installedVersion()) < 15 ? '' : ' strategy file_copy'}`;

// The server refuses to run as root, so root's tests run it as Debian's own user for it.
/** Whose the server's processes are: empty where they are the caller's own. */
export function runAs(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** A port of the loopback interface that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** One for all the test files of a process. It ends with the run: test/setup/folder.ts. */
let shared: Promise<{ template: string; url: (name: string) => string }> | undefined;
let made = 0;

/** Databases in a server that the test files of a process share; what is made here goes with `stop`. */
export async function startPostgres(): Promise<PostgresServer> {
  shared ??= startShared();
  const { template, url } = await shared;
  const names: string[] = [];
  return {
    async database({ template: given = template } = {}) {
      made += 1;
      const name = `copy${made}`;
      await asked(url('postgres'), copying(name, given));
      names.push(name);
      return url(name);
    },
    stop: closedInTime(async () => {
      for (const name of names.splice(0)) await asked(url('postgres'), `drop database ${name} with (force)`);
    }),
  };
}

/** Keeps what a database of the shared server holds now, until the server ends. @returns what to begin another with */
export async function keepDatabase(url: string): Promise<string> {
  made += 1;
  const name = `kept${made}`;
  const from = new URL(url).pathname.slice(1);
  await asked(Object.assign(new URL(url), { pathname: '/postgres' }).href, copying(name, from));
  return name;
}

async function startShared() {
  const server = await start();
  const first = await server.database();
  await (await openStore({ url: first })).close();
  const url = (name: string): string => Object.assign(new URL(first), { pathname: `/${name}` }).href;
  return { template: new URL(first).pathname.slice(1), url };
}

/** Runs one statement on a connection of its own. */
export async function asked(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** Starts a server that nobody shares, so that a test may end it, and waits until it answers. */
export async function startOwnPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const server = await start(settings);
  return { ...server, stop: closedInTime(server.stop) };
}

/** A process that serves a folder of PostgreSQL's. */
export interface RunningPostgres {
  url(database: string): string;
  /** Ends it, at once and with no word to anybody (SIGQUIT) unless another signal is given. */
  end(signal?: NodeJS.Signals): Promise<void>;
  /** Holds it, or lets it go on, with all its processes. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

/** A new folder of PostgreSQL's, made with its own programs as the user that its server runs as. */
export function postgresFolder(name: string, make: (data: string) => [string, ...string[]]): string {
  const data = lastingFolder(name);
  const as = runAs();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(data, as.uid, as.gid);
  const [command, ...options] = make(data);
  const made = spawnSync(program(command), options, as);
  if (made.status !== 0) throw new Error(`${command} failed: ${made.stderr.toString()}`);
  return data;
}

/** A new folder that a server can serve. */
export const newPostgresFolder = (): string =>
  postgresFolder('postgres', (data) => [
    'initdb',
    ...['-D', data, '-U', 'deskhand', '-A', 'trust', '-N', '--no-instructions', '-E', 'UTF8'],
  ]);

/** Serves a folder on loopback, and waits until the server answers. */
export async function servePostgres(data: string, more: readonly string[] = []): Promise<RunningPostgres> {
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${data}`,
    'fsync=off',
    'max_connections=200',
    ...more,
  ];
  const server = spawn(program('postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...runAs(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
      if (/ready to accept (read-only )?connections/.test(said)) resolve();
    });
    void ended.then(() => reject(new Error(`the PostgreSQL server ended at its start: ${said}`)));
  });
  // Neither keeps the process from ending.
  server.unref();
  if ('unref' in server.stderr && typeof server.stderr.unref === 'function') server.stderr.unref();
  return {
    url: (name) => `postgres://deskhand@127.0.0.1:${port}/${name}`,
    async end(signal = 'SIGQUIT') {
      server.kill(signal);
      // One that is held ends when it goes on.
      server.kill('SIGCONT');
      await ended;
    },
    signal(signal) {
      const pid = server.pid ?? 0;
      for (const each of [pid, ...childrenOf(pid)]) process.kill(each, signal);
    },
  };
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

async function start(settings: readonly string[] = []): Promise<PostgresServer> {
  const data = newPostgresFolder();
  const server = await servePostgres(data, settings);
  let count = 0;
  return {
    async database({ folder } = {}) {
      count += 1;
      const name = `test${count}`;
      if (folder !== undefined)
        await asked(server.url('postgres'), `create tablespace ${name} location '${folder}'`);
      const room = folder === undefined ? '' : ` tablespace ${name}`;
      await asked(server.url('postgres'), `create database ${name}${room}`);
      return server.url(name);
    },
    async stop() {
      await server.end('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
