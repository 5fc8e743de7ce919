import { AppError } from '#src/lib/errors.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { isPostgresUnavailable } from './postgres-errors.ts';
import { EndingPool } from './postgres-hosts.ts';
import { Connections, snapshotOn } from './postgres-pool.ts';
import { namedHosts } from './postgres-url.ts';
import { StatementNames } from './statement-names.ts';
import type { Db } from './store.ts';

/** How far the primary had come: what was acknowledged before is at or before this place of its log. */
interface Position {
  at: string;
  timeline: string;
}

// With synchronous_commit off, what was acknowledged may come after what was flushed.
const POSITION = `select pg_current_wal_flush_lsn()::text as at,
  substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8) as timeline`;

// A server that left the primary's history in a failover may have come further in its own.
const REACHED = `select pg_is_in_recovery() as standby,
  upper(lpad(to_hex((pg_control_checkpoint()).timeline_id), 8, '0')) = $2 as same,
  pg_last_wal_replay_lsn() >= $1::pg_lsn as reached`;

/** How long a replica may take to say how far it has come, and to be connected to. */
const ASKED_MS = 1_000;
/** The pauses in which one that is behind is waited for. */
const PAUSES_MS = [2, 5, 10, 20, 40, 80];
/** For how long one that was behind, or could not be asked, is left alone. */
const REST_MS = { behind: 1_000, away: 5_000 };
const MAX_CONNECTIONS = 10;

/** Whether a replica has what was asked for, and why not. */
type Standing = 'current' | 'behind' | 'away';

class Replica {
  readonly #pool: EndingPool;
  readonly #connections: Connections;
  #restsUntil = 0;

  constructor(connectionString: string, options: ReplicaOptions) {
    this.#pool = new EndingPool({
      connectionString,
      max: MAX_CONNECTIONS,
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: ASKED_MS,
      query_timeout: options.timeoutSeconds * 1000,
    });
    this.#connections = new Connections(this.#pool, options.prepare ? new StatementNames() : null);
  }

  get rests(): boolean {
    return performance.now() < this.#restsUntil;
  }

  /** @returns undefined where this one cannot answer */
  async read<T>(position: Position, work: (db: Db) => Promise<T>): Promise<{ value: T } | undefined> {
    // While one that rested is asked, the others do not wait for it too.
    if (this.#restsUntil > 0) this.#rest('away');
    let taken: Awaited<ReturnType<Connections['take']>>;
    try {
      taken = await this.#connections.take();
    } catch {
      this.#rest('away');
      return undefined;
    }
    const { connection, release } = taken;
    try {
      const standing = await standingOf(connection, position);
      if (standing !== 'current') {
        this.#rest(standing);
        return undefined;
      }
      this.#restsUntil = 0;
      return { value: await snapshotOn(connection, work) };
    } catch (error) {
      if (error instanceof AppError) throw error;
      // What is replayed may take rows from under a read, for one, which the primary can still answer.
      if (connection.broken || isPostgresUnavailable(error)) this.#rest('away');
      return undefined;
    } finally {
      release();
    }
  }

  #rest(standing: 'behind' | 'away'): void {
    this.#restsUntil = performance.now() + REST_MS[standing];
  }

  end(): Promise<void> {
    return this.#pool.endInTime();
  }
}

export interface ReplicaOptions {
  prepare: boolean;
  timeoutSeconds: number;
}

/** Standbys that answer what takes long, as long as they have all that was committed when they are asked. */
export class Replicas {
  readonly #replicas: Replica[];
  #next = 0;

  /** @param url one that may name several servers; they take turns */
  constructor(url: string, options: ReplicaOptions) {
    this.#replicas = namedHosts(url, 'replicas').urls.map((one) => new Replica(one, options));
  }

  /** Whether it is worth asking the primary how far it has come. */
  get any(): boolean {
    return this.#replicas.some((replica) => !replica.rests);
  }

  /** @returns undefined where none has what the primary has */
  async read<T>(
    primary: () => Promise<PostgresConnection>,
    work: (db: Db) => Promise<T>,
  ): Promise<{ value: T } | undefined> {
    const position = await positionOf(primary);
    if (position === null) return undefined;
    this.#next += 1;
    for (let i = 0; i < this.#replicas.length; i += 1) {
      const replica = this.#replicas[(this.#next + i) % this.#replicas.length];
      const found = replica === undefined || replica.rests ? undefined : await replica.read(position, work);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async end(): Promise<void> {
    await Promise.all(this.#replicas.map((replica) => replica.end()));
  }
}

async function positionOf(primary: () => Promise<PostgresConnection>): Promise<Position | null> {
  try {
    const [row] = (await (await primary()).send(POSITION)).rows;
    return { at: String(row?.at), timeline: String(row?.timeline) };
  } catch {
    // Whoever reads there is told why it does not answer.
    return null;
  }
}

async function standingOf(connection: PostgresConnection, { at, timeline }: Position): Promise<Standing> {
  for (const pause of [...PAUSES_MS, null]) {
    const answer = await inTime(connection.send(REACHED, [at, timeline]));
    if (answer === undefined) {
      connection.broken = true;
      return 'away';
    }
    const [row] = answer.rows;
    if (row?.standby !== true || row.same !== true) return 'away';
    if (row.reached === true) return 'current';
    if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return 'behind';
}

/** @returns undefined where there is no answer in time, or an error in its place */
async function inTime<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ASKED_MS);
  });
  try {
    return await Promise.race([asked.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
