import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { type AppendedTable, LeftToEnd, leftIn, type Sequences } from './appended.ts';
import {
  ForeseenFailed,
  isAbortedTransaction,
  isOutdatedPlan,
  isPostgresTransactionLost,
  isReadOnly,
} from './postgres-errors.ts';
import type { ForeseenRun } from './postgres-foreseen.ts';
import { UnitMemory } from './postgres-memory.ts';
import { arePlain, type Plain } from './postgres-messages.ts';
import { type Answer, Outgoing, PipelinedQuery } from './postgres-query.ts';
import { shapeOf } from './postgres-shapes.ts';
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
type Sender = (text: string, values: readonly unknown[]) => Promise<Answer>;

// Neither keeps anything from one statement to the next.
const ADAPTER = new PostgresAdapter();
const COMPILER = new PostgresQueryCompiler();

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
  const control = async (text: string) => {
    await connection.executeQuery(CompiledQuery.raw(text));
  };
  const dialect: Dialect = {
    createAdapter: () => ADAPTER,
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: () => control('begin'),
      commitTransaction: () => control('commit'),
      rollbackTransaction: () => control('rollback'),
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
    createQueryCompiler: () => COMPILER,
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
  const db = new Kysely<Database>({ dialect });
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

/** Statements that wait for a connection to be chosen, and go over it from then on. */
export class LaterConnection {
  #connection: PostgresConnection | null = null;
  #waiting: { text: string; values: readonly unknown[]; sent: (answer: Promise<Answer>) => void }[] = [];

  send(text: string, values: readonly unknown[] = []): Promise<Answer> {
    if (this.#connection !== null) return this.#connection.send(text, values);
    return new Promise((sent) => this.#waiting.push({ text, values, sent }));
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

/** A transaction. It begins with its first statement. */
export class PostgresTransaction implements PostgresHandle {
  readonly db: Db;
  readonly #connection: Pick<PostgresConnection, 'send'>;
  #pending: Promise<unknown>[] = [];
  /** The first error. What follows it fails because of it. */
  #failure: { error: unknown } | null = null;
  #memory: UnitMemory | null = null;
  /** How many statements it sent that were no reads. */
  writes = 0;
  readonly #run: ForeseenRun<Answer> | null;
  readonly #onUnforeseen: (() => void) | null;
  #ended = false;
  readonly #left = new LeftToEnd((at) => `$${at + 1}`);

  /**
   * @param begin the statement that begins it
   * @param run what foresees its statements, if anything does
   * @param onUnforeseen a read: it ends with its first turn where nothing else is foreseen, and this hears of a statement
   * that comes nevertheless, which is never answered
   * @param onLookedAhead hears at the end of the first turn whether all of it was asked by then
   */
  constructor(
    connection: Pick<PostgresConnection, 'send'>,
    begin: string,
    run: ForeseenRun<Answer> | null = null,
    onUnforeseen: (() => void) | null = null,
    onLookedAhead: ((whole: boolean) => void) | null = null,
  ) {
    this.#connection = connection;
    this.#run = run;
    this.#onUnforeseen = onUnforeseen;
    this.db = handleOn(this, (text, values) => this.#send(text, values));
    // Before what was asked in this turn goes out.
    if (run !== null)
      setImmediate(() => {
        this.#lookAhead(run);
        onLookedAhead?.(this.#ended);
      });
    this.#post(begin, []);
  }

  async rows<R>(text: string, values: readonly unknown[]): Promise<R[]> {
    return (await this.#send(text, values)).rows as R[];
  }

  append(table: AppendedTable, rows: readonly object[]): void {
    this.writes += 1;
    this.#left.add(table, rows);
  }

  moveSequences(account: string, sequences: Sequences): void {
    this.writes += 1;
    this.#left.moved(account, sequences);
  }

  /** Sends what was left to the end. */
  writeLeft(which?: ReturnType<typeof leftIn>): void {
    if (this.#left.isEmpty) return;
    for (const { text, values } of this.#left.take(which)) this.#write(text, values);
  }

  post(text: string, values: readonly unknown[] = []): void {
    this.writeLeft(leftIn(text));
    this.#write(text, values);
  }

  #write(text: string, values: readonly unknown[]): void {
    this.#run?.ask(text, values);
    this.#memory?.wrote(text, values);
    this.writes += 1;
    this.#post(text, values);
  }

  #post(text: string, values: readonly unknown[]): void {
    const sent = this.#connection.send(text, values).catch((error: unknown) => {
      this.#failure ??= { error };
    });
    this.#pending.push(sent);
  }

  #ask(text: string, values: readonly unknown[]): Promise<Answer> {
    const send = (asked: string, given: readonly unknown[]) => this.#connection.send(asked, given);
    return this.#memory === null ? send(text, values) : this.#memory.ask(text, values, send);
  }

  #sendAhead(text: string, values: readonly unknown[], failed: () => void): Promise<Answer> {
    const answer = this.#connection.send(text, values);
    answer.catch((error: unknown) => {
      if (isAbortedTransaction(error)) return;
      const passes = isPostgresTransactionLost(error) || isOutdatedPlan(error);
      if (!passes) failed();
      this.#failure ??= { error: passes ? error : new ForeseenFailed(error) };
    });
    return answer;
  }

  #lookAhead(run: ForeseenRun<Answer>): void {
    if (this.#ended) return;
    const whole = run.lookAhead((text, values) => this.#sendAhead(text, values, () => run.failed()));
    if (whole && this.#onUnforeseen !== null) this.endRead();
  }

  /** Asks a statement that only reads. What is asked alike is answered from that until the unit has written what may change it. */
  ahead(text: string, values: readonly unknown[]): Promise<Answer> {
    this.#memory ??= new UnitMemory();
    return this.#memory.ask(text, values, (asked, given) => this.#sendAhead(asked, given, () => {}));
  }

  /** Sends the last that the unit writes. */
  postAll(written: readonly { text: string; values: readonly unknown[] }[]): void {
    this.#memory = null;
    for (const { text, values } of written) this.post(text, values);
  }

  /**
   * Runs work in vain for what it reads. All of it asks at once, and nothing that it writes is written. What is asked
   * alike afterwards is answered from that, until the unit has written what may change the answer.
   * @param begin readies the handle on which it runs
   */
  async readAhead(
    works: readonly ((db: Db) => Promise<unknown>)[],
    begin: (db: Db) => Promise<void>,
  ): Promise<void> {
    const ask: Sender = (text, values) =>
      shapeOf(text).kind === 'read'
        ? this.ahead(text, values)
        : Promise.reject(new Error('what is run for its reads waits for nothing that it writes'));
    const rows = async <R>(text: string, values: readonly unknown[]) => (await ask(text, values)).rows as R[];
    const db = handleOn({ rows, post: () => {} }, ask);
    await begin(db);
    await Promise.allSettled(works.map((work) => work(db)));
  }

  /** Whether a statement failed, but for reasons that pass. */
  get hasFailed(): boolean {
    const error = this.#failure?.error;
    return error !== undefined && !isPostgresTransactionLost(error) && !isOutdatedPlan(error);
  }

  /** Ends a read, which nobody waits for. */
  endRead(): void {
    if (!this.#ended) this.#post('commit', []);
    this.#ended = true;
  }

  rollBack(): void {
    this.#left.clear();
    if (!this.#ended) this.#post('rollback', []);
    this.#ended = true;
  }

  async #send(text: string, values: readonly unknown[]): Promise<Answer> {
    this.writeLeft(leftIn(text));
    const foreseen = this.#run?.ask(text, values);
    if (foreseen === undefined && this.#ended) {
      if (this.#onUnforeseen === null) throw new Error('the transaction has ended');
      this.#onUnforeseen();
      return new Promise(() => {});
    }
    if (shapeOf(text).kind !== 'read') this.writes += 1;
    try {
      return await (foreseen ?? this.#ask(text, values));
    } catch (error) {
      // The statement failed only because one before it had.
      if (isAbortedTransaction(error) && this.#failure !== null) throw this.#failure.error;
      this.#failure ??= { error };
      throw foreseen === undefined ? error : this.#failure.error;
    }
  }

  /** Waits for all that was sent. @throws the first error since the last savepoint that was rolled back to */
  async settled(): Promise<void> {
    const pending = this.#pending;
    this.#pending = [];
    await Promise.all(pending);
    if (this.#failure !== null) throw this.#failure.error;
  }

  /** Takes back what was sent since a savepoint, its error included. */
  rollBackTo(savepoint: string): void {
    this.#failure = null;
    this.#left.clear();
    this.post(`rollback to savepoint ${savepoint}`);
    this.post(`release savepoint ${savepoint}`);
  }

  /** Commits: the COMMIT goes with what was sent before it, and undoes it where one of them failed. */
  async commit(): Promise<void> {
    this.writeLeft();
    const commit = this.#send('commit', []);
    const [{ command }] = await Promise.all([commit, this.settled()]);
    if (command === 'COMMIT') return;
    // A statement sent ahead that nobody asked for may have failed since.
    throw this.#failure?.error ?? new Error('the transaction was rolled back');
  }
}
