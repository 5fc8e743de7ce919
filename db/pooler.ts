import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { isForgottenStatement } from './postgres-errors.ts';
import { PrimaryPool } from './postgres-hosts.ts';

/** What stands between this machine and the PostgreSQL server. */
export interface Pooler {
  pooling: 'none' | 'session' | 'transaction' | 'statement';
  /** Whether a statement that was prepared in one transaction is there in the next. */
  keepsStatements: boolean;
}

/**
 * Finds out by trying. A pooler hands out process ids of its own; one that pools transactions gives the server connection of
 * one client to another while the first is idle, and may have lost what the first prepared there.
 * @throws where the server cannot be reached
 */
export async function poolerOf(url: string, timeoutMs: number): Promise<Pooler> {
  const hosts = new PrimaryPool(url, { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  const connectionString = await hosts.url().finally(() => hosts.end());
  const options = { connectionString, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  const first = new pg.Client(options);
  const second = new pg.Client(options);
  for (const client of [first, second]) client.on('error', () => {});
  const name = `doctor_${randomBytes(6).toString('hex')}`;
  try {
    await first.connect();
    const server = await backendOf(first);
    if ('processID' in first && first.processID === server) return { pooling: 'none', keepsStatements: true };
    await second.connect();
    const prepared = { name, text: 'select 1 as one' };
    await first.query(prepared);
    try {
      await second.query('begin');
      await second.query('select 1');
    } catch {
      return { pooling: 'statement', keepsStatements: false };
    }
    const taken = await backendOf(second);
    const moved = taken === server || (await backendOf(first)) !== server;
    const keepsStatements = await first.query(prepared).then(
      () => true,
      (error: unknown) => {
        if (isForgottenStatement(error)) return false;
        throw error;
      },
    );
    // What was prepared lies on the connection that the second client holds now.
    if (moved) await second.query(`deallocate ${name}`).catch(() => {});
    await second.query('rollback');
    return { pooling: moved ? 'transaction' : 'session', keepsStatements };
  } finally {
    await Promise.all([first, second].map((client) => client.end().catch(() => {})));
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}
