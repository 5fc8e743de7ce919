import { rmSync } from 'node:fs';
import pg from 'pg';
import { asked, newPostgresFolder, postgresFolder, type RunningPostgres, servePostgres } from './postgres.ts';
import { closedInTime } from './scratch.ts';

const STANDBY = 'b';

/** A primary with a standby that follows it, on loopback. */
export interface PostgresPair {
  primary: RunningPostgres;
  standby: RunningPostgres;
  /** A URL that names both, the primary first. */
  both(database: string): string;
  /** Makes the standby the primary, and waits until it is. */
  promote(): Promise<void>;
  /** Waits until the standby has all that the primary has. */
  caughtUp(): Promise<void>;
}

/**
 * Starts a primary and its standby, with an empty database `desk`.
 * @param options.synchronous a COMMIT is acknowledged when the standby has it
 */
export async function startPostgresPair({ synchronous }: { synchronous: boolean }): Promise<PostgresPair> {
  const folders = [newPostgresFolder()];
  closedInTime(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const primary = await servePostgres(folders[0] ?? '', [
    'wal_level=replica',
    'max_wal_senders=4',
    'hot_standby=on',
  ]);
  closedInTime(() => primary.end());
  await asked(primary.url('postgres'), 'create database desk');
  const { port, hostname } = new URL(primary.url('postgres'));
  const copy = postgresFolder('standby', (data) => [
    'pg_basebackup',
    ...['-h', hostname, '-p', port, '-U', 'deskhand', '-D', data, '-R', '-X', 'stream', '-c', 'fast', '-N'],
  ]);
  folders.push(copy);
  const follow = `primary_conninfo=host=${hostname} port=${port} user=deskhand application_name=${STANDBY}`;
  const standby = await servePostgres(copy, [follow, 'hot_standby=on']);
  closedInTime(() => standby.end());
  const wait = async (url: string, question: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (;;) {
      const { rows } = await client.query<{ so: boolean }>(question);
      if (rows[0]?.so === true) break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await client.end();
  };
  if (synchronous) {
    await asked(primary.url('postgres'), `alter system set synchronous_standby_names = '${STANDBY}'`);
    await asked(primary.url('postgres'), 'select pg_reload_conf()');
    await wait(
      primary.url('postgres'),
      "select count(*) = 1 as so from pg_stat_replication where sync_state = 'sync'",
    );
  }
  return {
    primary,
    standby,
    both: (database) => {
      const [one, two] = [primary, standby].map((server) => new URL(server.url(database)).host);
      return `postgres://deskhand@${one},${two}/${database}?target_session_attrs=read-write`;
    },
    async promote() {
      await asked(standby.url('postgres'), 'select pg_promote()');
    },
    caughtUp: () =>
      wait(
        primary.url('postgres'),
        'select bool_and(replay_lsn = pg_current_wal_lsn()) as so from pg_stat_replication',
      ),
  };
}
