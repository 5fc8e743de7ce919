import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const INSTALLED = '/usr/lib/postgresql';

/** A PostgreSQL server of the tests' own, on loopback, with its data in a temporary folder. */
export interface PostgresServer {
  /** A new, empty database; answers its URL. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

function program(name: string): string {
  const [version] = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  if (version === undefined) throw new Error('PostgreSQL is not installed; npm test installs it');
  return join(INSTALLED, version, 'bin', name);
}

// The server refuses to run as root, so root's tests run it as Debian's own user for it.
function runAs(): { uid?: number; gid?: number } {
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

/** Starts a server and waits until it answers. */
export async function startPostgres(): Promise<PostgresServer> {
  const data = mkdtempSync(join(tmpdir(), 'deskhand-postgres-'));
  const as = runAs();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(data, as.uid, as.gid);
  const made = spawnSync(
    program('initdb'),
    ['-D', data, '-U', 'deskhand', '-A', 'trust', '-N', '--no-instructions', '-E', 'UTF8'],
    as,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr.toString()}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${data}`,
    'fsync=off',
    'max_connections=200',
  ];
  const server = spawn(program('postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = (name: string) => `postgres://deskhand@127.0.0.1:${port}/${name}`;
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      if (chunk.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error('the PostgreSQL server ended at its start')));
  });
  let count = 0;
  return {
    async database() {
      count += 1;
      const name = `test${count}`;
      const client = new pg.Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
