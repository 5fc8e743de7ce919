import { spawn } from 'node:child_process';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort, runAs } from './postgres.ts';
import { closedInTime, scratchFolder } from './scratch.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Why no PgBouncer can be started here; null where one can. */
export const noPgbouncer: string | null = existsSync(PROGRAM) ? null : 'PgBouncer is not installed';

/** A PgBouncer of the test's own before a PostgreSQL server, on loopback. Answers the URL that goes through it. */
export async function startPgbouncer(server: string, poolMode: 'session' | 'transaction'): Promise<string> {
  return (await startMovablePgbouncer(server, poolMode)).url;
}

/** The same, which can be sent to another server with the same databases. */
export async function startMovablePgbouncer(
  server: string,
  poolMode: 'session' | 'transaction',
): Promise<{ url: string; moveTo(other: string): void }> {
  const folder = scratchFolder('pgbouncer');
  const as = runAs();
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${new URL(server).username}" ""\n`);
  const write = (to: string): void => {
    const { hostname, port: serverPort, username } = new URL(to);
    writeFileSync(
      settings,
      `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${users}
pool_mode = ${poolMode}
default_pool_size = 80
max_client_conn = 400
server_login_retry = 1
ignore_startup_parameters = extra_float_digits
logfile = ${join(folder, 'pgbouncer.log')}
`,
    );
  };
  write(server);
  if (as.uid !== undefined && as.gid !== undefined)
    for (const path of [folder, settings, users]) chownSync(path, as.uid, as.gid);
  const child = spawn(PROGRAM, ['-q', settings], { ...as, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  closedInTime(async () => {
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), 2_000).unref();
    await ended;
  });
  await listening(port);
  return {
    url: Object.assign(new URL(server), { port: String(port) }).href,
    moveTo(other) {
      write(other);
      child.kill('SIGHUP');
    },
  };
}

/** Resolves when somebody listens on a port of the loopback interface. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const there = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (there) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
