import pg from 'pg';
import { POOL_EXHAUSTED } from './postgres-errors.ts';
import { namedHosts } from './postgres-url.ts';

const ENDED_IN_MS = 2_000;

/** A pool that ends in any case: connections to a server that hangs are cut off. */
export class EndingPool extends pg.Pool {
  readonly #clients = new Set<pg.PoolClient>();

  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => {
      this.#clients.add(client);
      // The pool listens only while nobody has it. Lost while lent, it is its statement that reports it, not the process that ends.
      client.on('error', () => {});
    });
    this.on('remove', (client) => this.#clients.delete(client));
    // Nor when it is lost between two statements; the next one reports it.
    this.on('error', () => {});
  }

  async endInTime(): Promise<void> {
    const cut = setTimeout(() => {
      for (const client of this.#clients) client.connection.stream.destroy();
    }, ENDED_IN_MS);
    await this.end().finally(() => clearTimeout(cut));
  }
}

/** None of several servers can be written. */
class NoPrimary extends Error {}

/**
 * Connections to the primary among the servers of a URL. The one that took writes last is asked first; where it is gone or
 * became a standby, the others are, in their order. Each new connection asks its server anew.
 */
export class PrimaryPool {
  readonly #pools: { host: string; url: string; pool: EndingPool }[];
  #primary = 0;

  constructor(url: string, options: pg.PoolConfig & { connectionTimeoutMillis: number }) {
    const { urls, asks } = namedHosts(url);
    const verify = asks ? { verify: verifier(options.connectionTimeoutMillis) } : {};
    this.#pools = urls.map((connectionString) => {
      const pool = new EndingPool({ ...options, ...verify, connectionString });
      return {
        host: URL.canParse(connectionString) ? new URL(connectionString).host : '',
        url: connectionString,
        pool,
      };
    });
  }

  /** @throws NoPrimary, or the only server's own error */
  async connect(): Promise<pg.PoolClient> {
    const faults: string[] = [];
    const first = this.#primary;
    for (let i = 0; i < this.#pools.length; i += 1) {
      const at = (first + i) % this.#pools.length;
      const host = this.#pools[at];
      if (host === undefined) continue;
      try {
        const client = await host.pool.connect();
        this.#primary = at;
        return client;
      } catch (error) {
        // Its connections are all in use; a standby would not help.
        const message = error instanceof Error ? error.message : String(error);
        if (this.#pools.length === 1 || message === POOL_EXHAUSTED) throw error;
        faults.push(`${host.host}: ${message || 'no answer'}`);
      }
    }
    throw new NoPrimary(`none of the servers takes writes (${faults.join('; ')})`);
  }

  async query<R extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<R>> {
    const client = await this.connect();
    try {
      const result = await client.query<R>(query, values);
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  }

  /** The URL of the server that takes writes now. */
  async url(): Promise<string> {
    (await this.connect()).release();
    return this.#pools[this.#primary]?.url ?? '';
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map(({ pool }) => pool.endInTime()));
  }
}

// Asked of each new connection, as the driver does not look at what a server says of itself at the start.
function verifier(timeoutMs: number) {
  const asked = { text: 'select pg_is_in_recovery() as standby', query_timeout: timeoutMs };
  return (client: pg.PoolClient, done: (error?: Error) => void): void => {
    client.query<{ standby: boolean }>(asked).then(
      ({ rows }) => done(rows[0]?.standby === false ? undefined : new Error('it is a standby')),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  };
}
