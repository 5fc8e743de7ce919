import { Kysely, PostgresDialect, sql } from 'kysely';
import { AppError } from '#src/lib/errors.ts';
import { LockOrderConflict, lockAccounts } from './account-locks.ts';
import { sharedCounters } from './counters.ts';
import { migrate, type StepProgress } from './migrate.ts';
import { runTogether } from './postgres-drafts.ts';
import {
  DISK_FULL,
  ForeseenFailed,
  isForgottenStatement,
  isOutdatedPlan,
  isPostgresUnavailable,
  READ_ONLY,
  RETRYABLE,
  sqlStateOf,
} from './postgres-errors.ts';
import { ForeseenRun, Foresight } from './postgres-foreseen.ts';
import { EndingPool, PrimaryPool } from './postgres-hosts.ts';
import {
  Connections,
  inForeseenSnapshot,
  inSnapshot,
  inTransaction,
  unlessForeseenFailed,
} from './postgres-pool.ts';
import type { Answer } from './postgres-query.ts';
import { NEEDS_SNAPSHOT, readByOneStatement } from './postgres-reads.ts';
import { Replicas } from './postgres-replicas.ts';
import { TableStatistics } from './postgres-statistics.ts';
import type { PostgresTransaction } from './postgres-transaction.ts';
import { AccountTurns } from './postgres-turns.ts';
import { unitOn, workTogether } from './postgres-units.ts';
import { StatementNames } from './statement-names.ts';
import {
  checkedBeside,
  type Db,
  type ReadOptions,
  type Store,
  type Unit,
  type WriteOptions,
} from './store.ts';
import type { Database } from './types.ts';

export interface PostgresOptions {
  url: string;
  /** Standbys for what takes long. */
  readUrl?: string | undefined;
  migrate: boolean;
  /** Whether statements are prepared under names. Poolers in transaction mode may keep none. */
  prepare: boolean;
  /** After how many seconds without an answer a statement, and the connection with it, is given up. */
  timeoutSeconds: number;
  /** Hears of each step by which the schema is brought up to date. */
  told?: ((step: StepProgress) => void) | undefined;
}

const MAX_CONNECTIONS = 20;

/** Opens a PostgreSQL store. Each unit of work is a transaction; those of one account run one after another. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const connectionTimeoutMillis = Math.min(5_000, options.timeoutSeconds * 1000);
  const pool = new PrimaryPool(options.url, {
    max: MAX_CONNECTIONS,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis,
    query_timeout: options.timeoutSeconds * 1000,
  });
  const migrated = options.migrate ? await migrateFirst(pool, connectionTimeoutMillis, options.told) : [];
  const connections = new Connections(pool, options.prepare ? new StatementNames() : null);
  const replicas = options.readUrl === undefined ? null : new Replicas(options.readUrl, options);
  const statistics = new TableStatistics(pool);
  const foresight = { reads: new Foresight(), writes: new Foresight() };
  const runOnce = async <T>(
    work: (unit: Unit) => Promise<T>,
    accounts: readonly string[],
    run: ForeseenRun<Answer> | null,
    { together = false, ahead }: { together: boolean | undefined; ahead: boolean },
  ): Promise<T> => {
    let committing = false;
    const whole = async (tx: PostgresTransaction) => {
      lockAccounts(tx.db, tx, accounts);
      const commit = async () => {
        run?.ended();
        committing = true;
        await tx.commit();
      };
      if (together) return workTogether(tx, ahead, work, commit);
      const value = await work(unitOn(tx, ahead));
      await commit();
      return value;
    };
    try {
      return await inTransaction(connections, 'begin', whole, run);
    } catch (error) {
      throw explained(error, committing);
    }
  };

  /** The kinds of reads that asked for more than one statement. */
  const inSnapshots = new Set<string>();
  const read = async <T>(work: (db: Db) => Promise<T>, { kind, beside }: ReadOptions): Promise<T> => {
    if (kind !== undefined && !inSnapshots.has(kind)) {
      const value = await readByOneStatement(await connections.shared(), work, beside);
      if (value !== NEEDS_SNAPSHOT) return value;
      inSnapshots.add(kind);
    }
    const both = (db: Db) => checkedBeside(beside?.(db), () => work(db));
    if (kind !== undefined) {
      const run = new ForeseenRun<Answer>(foresight.reads, kind);
      const value = await inForeseenSnapshot(connections, both, run).catch(unlessForeseenFailed);
      if (value !== NEEDS_SNAPSHOT) return value;
    }
    return inSnapshot(connections, both);
  };
  let closed: Promise<unknown> | undefined;
  const readAgain = async <T>(work: (db: Db) => Promise<T>, readOptions: ReadOptions = {}): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await read(work, readOptions);
      } catch (error) {
        if (!isOutdatedPlan(error) || attempt > MAX_CONNECTIONS) throw explained(error);
      }
    }
  };

  /** Units of one account in one transaction; null where nothing of them was written, and each has to run alone. */
  const together = async (account: string, works: readonly ((unit: Unit) => Promise<unknown>)[]) => {
    let committing = false;
    const whole = async (tx: PostgresTransaction) => {
      lockAccounts(tx.db, tx, [account]);
      const commit = () => {
        committing = true;
        return tx.commit();
      };
      return workTogether(tx, false, (unit) => runTogether(tx, unit, works), commit);
    };
    try {
      return await inTransaction(connections, 'begin', whole);
    } catch (error) {
      if (isPostgresUnavailable(error)) throw unavailable(error, committing);
      return null;
    }
  };
  const turns = new AccountTurns(together, ({ details }) => unavailable(details.cause, false));
  const write = async <T>(work: (unit: Unit) => Promise<T>, writeOptions?: WriteOptions): Promise<T> => {
    const accounts = writeOptions?.account === undefined ? [] : [writeOptions.account];
    let { kind } = writeOptions ?? {};
    const how = { together: writeOptions?.together, ahead: true };
    for (let attempt = 1; ; attempt += 1) {
      try {
        const run = kind === undefined ? null : new ForeseenRun<Answer>(foresight.writes, kind);
        return await runOnce(work, accounts, run, how);
      } catch (error) {
        if (error instanceof ForeseenFailed) {
          kind = undefined;
          how.ahead = false;
          continue;
        }
        if (error instanceof LockOrderConflict && !accounts.includes(error.account)) {
          accounts.push(error.account);
          continue;
        }
        const code = sqlStateOf(error);
        if (code !== undefined && RETRYABLE.has(code) && attempt < 5) continue;
        if (isOutdatedPlan(error) && attempt <= MAX_CONNECTIONS) continue;
        throw error;
      }
    }
  };

  return {
    dialect: 'postgres',
    remote: true,
    counters: sharedCounters(pool),
    migrated,
    currentSnapshot: () => null,
    read: readAgain,
    async readAside(work, readOptions) {
      if (replicas === null) return { value: await readAgain(work, readOptions), asOf: null };
      const asOf = new Date().toISOString();
      const check = readOptions?.beside;
      // A replica may not know of a revocation yet.
      if (check !== undefined) await readAgain(check);
      const found = replicas.any ? await replicas.read(() => connections.shared(), work) : undefined;
      return {
        value: found === undefined ? await readAgain(work, { kind: readOptions?.kind }) : found.value,
        asOf,
      };
    },
    write(work, writeOptions) {
      statistics.wrote();
      const { account, kind } = writeOptions ?? {};
      const alone = () => write(work, writeOptions);
      return account === undefined || kind === undefined ? alone() : turns.run(account, work, alone);
    },
    version: () => null,
    backup: async () => {
      throw new AppError(
        'INVALID_REQUEST',
        'A PostgreSQL store is backed up with pg_dump and restored with pg_restore.',
      );
    },
    ping: async () => {
      await (await connections.shared()).send('select count(*) from schema_migrations');
    },
    // The server keeps its own log and reuses the room of what was deleted.
    purge: () => Promise.resolve(true),
    async close() {
      closed ??= Promise.all([statistics.stop(), connections.releaseShared()]).then(() =>
        Promise.all([pool.end(), replicas?.end()]),
      );
      await closed;
    },
    async probeWrite() {
      const readOnly = "select current_setting('transaction_read_only') as only";
      try {
        const { rows } = await (await connections.shared()).send(readOnly);
        if (rows[0]?.only !== 'off') throw unavailable(new Error('the database takes no writes'), false);
        await inTransaction(connections, 'begin read only', spill);
      } catch (error) {
        if (sqlStateOf(error) !== TEMPORARY_LIMIT) throw explained(error);
      }
    },
  };
}

/** An operator's limit of temporary files says nothing of the disk. */
const TEMPORARY_LIMIT = '53400';

/**
 * Has the server write some 200 kB to a temporary file beside the tables. What has no room there has none in the tables,
 * and nothing of it stays, as it would of a row.
 */
async function spill(tx: PostgresTransaction): Promise<void> {
  await sql`set local work_mem = '64kB'`.execute(tx.db);
  await sql`set local temp_tablespaces = ''`.execute(tx.db);
  await sql`select count(*) from generate_series(1, 10000)`.execute(tx.db);
  await tx.commit();
}

// On connections of its own, as a migration may take longer than any request.
async function migrateFirst(
  serving: PrimaryPool,
  connectionTimeoutMillis: number,
  told: PostgresOptions['told'],
): Promise<string[]> {
  try {
    const pool = new EndingPool({ connectionString: await serving.url(), max: 2, connectionTimeoutMillis });
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    try {
      return await migrate(db, 'postgres', undefined, undefined, undefined, told);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    await serving.end();
    throw error;
  }
}

function explained(error: unknown, outcomeUnknown = false): unknown {
  if (isPostgresUnavailable(error)) return unavailable(error, outcomeUnknown);
  if (!isForgottenStatement(error)) return error;
  return new AppError(
    'STORAGE_UNAVAILABLE',
    'The database does not keep prepared statements. Its operator has to set DATABASE_PREPARE=off: PgBouncer before 1.21 keeps none in transaction pooling.',
    { retryAfter: 5, cause: error },
  );
}

function unavailable(cause: unknown, outcomeUnknown: boolean): AppError {
  return new AppError(
    'STORAGE_UNAVAILABLE',
    outcomeUnknown
      ? 'The database went away while this request was written down, so it is not sure whether it was kept. If it had an Idempotency-Key, send the identical request again with it; otherwise look whether it was done before you send it again.'
      : sqlStateOf(cause) === DISK_FULL
        ? 'The disk of the database is full, and nothing was written. Reads go on. Send the request again once its operator has made room.'
        : sqlStateOf(cause) === READ_ONLY
          ? 'The database takes no writes at the moment, and nothing was written. Send the request again shortly.'
          : 'The database does not answer at the moment. Send the request again shortly.',
    { retryAfter: 5, cause, outcomeUnknown },
  );
}
