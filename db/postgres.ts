import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { AppError } from '#src/lib/errors.ts';
import { LockFirst, lockAccounts } from './account-locks.ts';
import { sharedCounters } from './counters.ts';
import { migrate } from './migrate.ts';
import { codeOf, isPostgresAway, RETRYABLE } from './postgres-errors.ts';
import type { Db, Store, Unit } from './store.ts';
import type { Database } from './types.ts';

// pg answers bigint, numeric and count() as text, which would make sums into concatenations.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a PostgreSQL store: each unit of work is a transaction, in turn for one account. */
export async function openPostgres(url: string, migrating: boolean): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000 });
  // A client that loses its server between two queries must not end the process; the next query reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const migrated = migrating ? await migrate(db, 'postgres') : [];

  const once = async <T>(work: (unit: Unit) => Promise<T>, accounts: readonly string[]): Promise<T> => {
    let committing = false;
    try {
      return await db.transaction().execute(async (tx) => {
        await lockAccounts(tx, accounts);
        const value = await work(unitOn(tx));
        committing = true;
        return value;
      });
    } catch (error) {
      throw isPostgresAway(error) ? unavailable(error, committing) : error;
    }
  };

  return {
    dialect: 'postgres',
    counters: sharedCounters(pool),
    migrated,
    currentSnapshot: () => null,
    read: (work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(work)
        .catch((error: unknown) => Promise.reject(isPostgresAway(error) ? unavailable(error) : error)),
    async write(work, options) {
      const accounts = options?.account === undefined ? [] : [options.account];
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work, accounts);
        } catch (error) {
          if (error instanceof LockFirst && !accounts.includes(error.account)) {
            accounts.push(error.account);
            continue;
          }
          const code = codeOf(error);
          if (code !== undefined && RETRYABLE.has(code) && attempt < 5) continue;
          throw error;
        }
      }
    },
    version: () => null,
    backup: async () => {
      throw new AppError(
        'INVALID_REQUEST',
        'A PostgreSQL store is backed up with pg_dump and restored with pg_restore.',
      );
    },
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

function unavailable(cause: unknown, outcomeUnknown = false): AppError {
  return new AppError(
    'STORAGE_UNAVAILABLE',
    outcomeUnknown
      ? 'The database went away while this request was written down, so it is not sure whether it was kept. If it had an Idempotency-Key, send the identical request again with it; otherwise look whether it was done before you send it again.'
      : 'The database does not answer at the moment. Send the request again shortly.',
    { retryAfter: 5, cause, outcomeUnknown },
  );
}

function unitOn(tx: Db): Unit {
  let depth = 0;
  return {
    tx,
    async savepoint(work) {
      depth += 1;
      const name = sql.id(`nested${depth}`);
      await sql`savepoint ${name}`.execute(tx);
      try {
        const value = await work();
        await sql`release savepoint ${name}`.execute(tx);
        return value;
      } catch (error) {
        await sql`rollback to savepoint ${name}`.execute(tx);
        await sql`release savepoint ${name}`.execute(tx);
        throw error;
      } finally {
        depth -= 1;
      }
    },
  };
}
