import { type AppendedTable, LeftToEnd, leftIn, type Sequences } from './appended.ts';
import { AskedTogether } from './postgres-asked-together.ts';
import { handleOn, type PostgresConnection, type PostgresHandle } from './postgres-connection.ts';
import {
  ForeseenFailed,
  isAbortedTransaction,
  isOutdatedPlan,
  isPostgresTransactionLost,
} from './postgres-errors.ts';
import type { ForeseenRun } from './postgres-foreseen.ts';
import { KeptWrites } from './postgres-kept.ts';
import { type Kept, UnitMemory } from './postgres-memory.ts';
import type { Answer } from './postgres-query.ts';
import { shapeOf } from './postgres-shapes.ts';
import type { Db } from './store.ts';

/** What moving the numbers of an account on will write, as far as what was read before is concerned. */
const MOVES_SEQUENCES =
  'update "accounts" set "event_sequence" = null, "change_sequence" = null where "id" = $1';

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
  /** What was begun early and not ended asks nothing any more: its connection is another one's then. */
  #over = false;
  // What most reads need nothing of is made where it is used.
  #left: LeftToEnd | null = null;
  #kept: KeptWrites | null = null;
  /** The last id that was added to a table. */
  #lastIds: Map<string, string> | null = null;
  #askedAhead: AskedTogether | null = null;

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
    this.#memory?.added(table);
    for (const row of rows) if ('id' in row) this.#noteId(table, row.id);
    this.#toEnd().add(table, rows);
  }

  moveSequences(account: string, sequences: Sequences): void {
    this.writes += 1;
    this.#memory?.wrote(MOVES_SEQUENCES, [account]);
    this.#toEnd().moved(account, sequences);
  }

  /** Keeps what is written from now on until something may read it, so that rows go together. A failure then has no place. */
  keepWrites(): void {
    this.#kept ??= new KeptWrites();
  }

  /** Sends what was kept, and what was left to the end. */
  writeAll(): void {
    this.#writeKept();
    this.#writeLeft();
  }

  #writeKept(): void {
    if (this.#kept === null || this.#kept.isEmpty) return;
    for (const { text, values } of this.#kept.take()) this.#post(text, values);
  }

  #toEnd(): LeftToEnd {
    this.#left ??= new LeftToEnd((at) => `$${at + 1}`);
    return this.#left;
  }

  /** @param before the statement that is about to be sent: only what it may read or write; absent for all */
  #writeLeft(before?: string): void {
    if (this.#left === null || this.#left.isEmpty) return;
    const statements = this.#left.take(before === undefined ? undefined : leftIn(before));
    // What it refers to must be there.
    if (statements.length > 0) this.#writeKept();
    for (const { text, values } of statements) {
      this.#note(text, values);
      this.#post(text, values);
    }
  }

  post(text: string, values: readonly unknown[] = []): void {
    this.#writeLeft(text);
    this.#note(text, values);
    if (this.#kept?.add(text, values) === true) {
      if (this.#kept.isFull) this.#writeKept();
      return;
    }
    this.#writeKept();
    this.#post(text, values);
  }

  #note(text: string, values: readonly unknown[]): void {
    this.#run?.ask(text, values);
    this.#memory?.wrote(text, values);
    this.writes += 1;
    const shape = shapeOf(text);
    if (shape.kind !== 'insert') return;
    for (const row of shape.rows) {
      const place = row.get('id');
      if (place != null) this.#noteId(shape.table, values[place]);
    }
  }

  #noteId(table: string, id: unknown): void {
    if (typeof id !== 'string') return;
    this.#lastIds ??= new Map();
    this.#lastIds.set(table, id);
  }

  /** Whether a row with this id comes after those that the unit has added to a table, in the order of ids. */
  isNextId(table: string, id: unknown): boolean {
    const last = this.#lastIds?.get(table);
    return last === undefined || typeof id !== 'string' || id > last;
  }

  #writeWhatConcerns(text: string, values: readonly unknown[]): void {
    const shape = shapeOf(text);
    if (shape.kind !== 'read' || this.#kept?.concerns(shape, values) === true) this.#writeKept();
    this.#writeLeft(text);
  }

  #post(text: string, values: readonly unknown[]): void {
    const sent = this.#connection.send(text, values).catch((error: unknown) => {
      this.#failure ??= { error };
    });
    this.#pending.push(sent);
  }

  /** Runs a statement and waits for its answer. */
  ask(text: string, values: readonly unknown[]): Promise<Answer> {
    return this.#send(text, values);
  }

  #ask(text: string, values: readonly unknown[]): Promise<Answer> {
    const send = (asked: string, given: readonly unknown[]) => {
      this.#writeWhatConcerns(asked, given);
      return this.#connection.send(asked, given);
    };
    return this.#memory === null ? send(text, values) : this.#memory.ask(text, values, send);
  }

  #sendAhead(text: string, values: readonly unknown[], failed: () => void): Promise<Answer> {
    if (this.#over) return new Promise(() => {});
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
    const known = this.lookAhead(text, values);
    if (known !== null) return known.answer;
    this.#writeWhatConcerns(text, values);
    return this.#sendAhead(text, values, () => {});
  }

  /** As `ahead`, with what tells whether the answer still holds; null where that is not known. */
  lookAhead(text: string, values: readonly unknown[]): { answer: Promise<Answer>; kept: Kept } | null {
    this.#memory ??= new UnitMemory();
    return this.#memory.look(text, values, (asked, given) => {
      this.#writeWhatConcerns(asked, given);
      this.#askedAhead ??= new AskedTogether((one, its) => this.#sendAhead(one, its, () => {}));
      return this.#askedAhead.ask(asked, given);
    });
  }

  /** Sends the last that the unit writes. */
  postAll(written: readonly { text: string; values: readonly unknown[] }[]): void {
    this.#memory = null;
    for (const { text, values } of written) this.post(text, values);
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
    this.#forgetWrites();
    if (!this.#ended) this.#post('rollback', []);
    this.#ended = true;
    this.#over = true;
  }

  async #send(text: string, values: readonly unknown[]): Promise<Answer> {
    // What was foreseen was asked before it.
    if (this.#run !== null) this.#writeLeft(text);
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
    this.#forgetWrites();
    this.post(`rollback to savepoint ${savepoint}`);
    this.post(`release savepoint ${savepoint}`);
  }

  #forgetWrites(): void {
    this.#kept?.clear();
    this.#left?.clear();
  }

  /** Commits: the COMMIT goes with what was sent before it, and undoes it where one of them failed. */
  async commit(): Promise<void> {
    this.writeAll();
    const commit = this.#send('commit', []);
    this.#over = true;
    const [{ command }] = await Promise.all([commit, this.settled()]);
    if (command === 'COMMIT') return;
    // A statement sent ahead that nobody asked for may have failed since.
    throw this.#failure?.error ?? new Error('the transaction was rolled back');
  }
}
