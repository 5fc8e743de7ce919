import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { AppendedTable, Sequences } from './appended.ts';
import { isOutdatedPlan, isReadOnly } from './postgres-errors.ts';
import { arePlain, type Plain } from './postgres-messages.ts';
import { asOneStatement } from './postgres-one-statement.ts';
import { type Answer, Outgoing, PipelinedQuery } from './postgres-query.ts';
import type { StatementNames } from './statement-names.ts';
import type { Db } from './store.ts';
import type { Database } from './types.ts';

/** What compiled statements run on. */
export interface PostgresHandle {
  /** Runs a statement and waits for its rows. */
  rows<R>(text: string, values: readonly unknown[]): Promise<R[]>;
  /** Sends a statement without waiting. Where it fails, the next statement that waits fails with its error. */
  post(text: string, values?: readonly unknown[]): void;
  /** Adds rows, to be written at the end of the transaction or before a statement that may read them. */
  append?(table: AppendedTable, rows: readonly object[]): void;
  /** Moves the numbers of an account on, to be written in the same way. */
  moveSequences?(account: string, sequences: Sequences): void;
}

const handles = new WeakMap<object, PostgresHandle>();

/** What stands behind a handle of the query builder; undefined on SQLite. */
export function postgresOf(db: Db): PostgresHandle | undefined {
  return handles.get(db);
}

/** What sends statements for the query builder. */
export type Sender = (text: string, values: readonly unknown[]) => Promise<Answer>;

// Neither keeps anything from one statement to the next.
const ADAPTER = new PostgresAdapter();
const COMPILER = new PostgresQueryCompiler();

const beginsNone = async (): Promise<never> => {
  throw new Error('a handle stands in the transaction that it was made for');
};
const DRIVER: Driver = {
  init: async () => {},
  acquireConnection: beginsNone,
  beginTransaction: beginsNone,
  commitTransaction: beginsNone,
  rollbackTransaction: beginsNone,
  releaseConnection: async () => {},
  destroy: async () => {},
};
const DIALECT: Dialect = {
  createAdapter: () => ADAPTER,
  createDriver: () => DRIVER,
  createQueryCompiler: () => COMPILER,
  createIntrospector: (db) => new PostgresIntrospector(db),
};

/** Has statements of the query builder sent. */
class SendingExecutor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    super(COMPILER, ADAPTER, { provideConnection: (consumer) => consumer(connection) });
    this.#connection = connection;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(query);
  }
}

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A handle of the query builder whose statements go through one sender. */
export function handleOn(handle: PostgresHandle, send: Sender): Db {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, command, count } = await send(query.sql, query.parameters);
      const result = { rows: rows as R[] };
      return WRITES.has(command) ? { ...result, numAffectedRows: BigInt(count ?? 0) } : result;
    },
    streamQuery() {
      throw new Error('rows are not streamed from PostgreSQL');
    },
  };
  const executor = new SendingExecutor(connection);
  // Of the four only the executor is the handle's own: a handle is made for each read.
  const db = new Kysely<Database>({
    config: { dialect: DIALECT },
    dialect: DIALECT,
    driver: DRIVER,
    executor,
  });
  handles.set(db, handle);
  return db;
}

/** A connection whose statements are sent together, once a turn of the event loop. */
export class PostgresConnection {
  readonly #client: pg.Client;
  readonly #names: StatementNames | null;
  readonly #outgoing = new Outgoing();
  #sending = false;
  /** Statements that were sent and not answered. */
  waiting = 0;
  /** Since when the oldest of them waits. */
  waitingSince = 0;
  /** It is not to be used again. */
  broken = false;

  /** @param names null where statements get no names */
  constructor(client: pg.Client, names: StatementNames | null) {
    this.#client = client;
    this.#names = names;
    client.on('error', () => {
      this.broken = true;
    });
    client.on('end', () => {
      this.broken = true;
    });
  }

  async send(text: string, values: readonly unknown[] = []): Promise<Answer> {
    if (this.waiting === 0) this.waitingSince = performance.now();
    this.waiting += 1;
    try {
      return await (arePlain(values) ? this.#pipelined(text, values) : this.#byDriver(text, values));
    } catch (error) {
      // Each of its statements may be outdated. A new connection prepares them anew.
      if (isOutdatedPlan(error) || isReadOnly(error)) this.broken = true;
      throw error;
    } finally {
      this.waiting -= 1;
      this.waitingSince = performance.now();
    }
  }

  #pipelined(text: string, values: readonly Plain[]): Promise<Answer> {
    this.#sendSoon();
    const prepared = this.#outgoing.add(this.#names?.of(text) ?? '', text, values);
    return new Promise((resolve, reject) => {
      this.#client.query(
        new PipelinedQuery(prepared, (error, answer) => {
          if (answer === undefined) reject(error);
          else resolve(answer);
        }),
      );
    });
  }

  async #byDriver(text: string, values: readonly unknown[]): Promise<Answer> {
    this.flush();
    const { rows, command, rowCount } = await this.#client.query<Record<string, unknown>>(
      text,
      values as unknown[],
    );
    return { rows, command, count: rowCount };
  }

  // Each statement by itself would be a write of its own to the socket.
  #sendSoon(): void {
    if (this.#sending) return;
    this.#sending = true;
    setImmediate(() => {
      this.#sending = false;
      this.flush();
    });
  }

  /** Sends what waits for the end of the turn. */
  flush(): void {
    const bytes = this.#outgoing.messages.take();
    const { stream } = this.#client.connection;
    if (bytes.length > 0 && stream.writable) stream.write(bytes);
  }
}

const NOTHING: Answer = { rows: [], command: '', count: null };
const DONE = Promise.resolve(NOTHING);

/** Statements that wait for a connection to be chosen, and go over it from then on. */
export class LaterConnection {
  #connection: PostgresConnection | null = null;
  #waiting: { text: string; values: readonly unknown[]; sent: (answer: Promise<Answer>) => void }[] = [];

  send(text: string, values: readonly unknown[] = []): Promise<Answer> {
    if (this.#connection !== null) return this.#connection.send(text, values);
    return new Promise((sent) => this.#waiting.push({ text, values, sent }));
  }

  /** Sends what waits, which is a whole snapshot: as one statement where that can be, or else in one piece. */
  goWhole(connection: PostgresConnection): void {
    const [begin, ...rest] = this.#waiting;
    const commit = rest.pop();
    const answering = asOneStatement(connection, rest);
    if (begin === undefined || commit === undefined || answering === null) {
      this.go(connection);
      return;
    }
    this.#connection = connection;
    this.#waiting = [];
    begin.sent(DONE);
    commit.sent(DONE);
    rest.forEach(({ sent }, at) => {
      sent(answering.then((answers) => answers[at] ?? NOTHING));
    });
  }

  /** Sends what waits in one piece, with nothing of others between. */
  go(connection: PostgresConnection): void {
    this.#connection = connection;
    for (const { text, values, sent } of this.#waiting) sent(connection.send(text, values));
    this.#waiting = [];
  }

  fail(error: unknown): void {
    for (const { sent } of this.#waiting) sent(Promise.reject(error));
    this.#waiting = [];
  }
}
