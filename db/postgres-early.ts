import { readiedForTurn } from './account-locks.ts';
import type { AppendedTable } from './appended.ts';
import { handleOn } from './postgres-connection.ts';
import type { Kept } from './postgres-memory.ts';
import type { Answer } from './postgres-query.ts';
import { isAbout, mayChange, type Shape, shapeOf } from './postgres-shapes.ts';
import type { PostgresTransaction } from './postgres-transaction.ts';
import type { Db, EarlyPart } from './store.ts';

type Values = readonly unknown[];

/** What a part has written before its turn. */
type Written =
  | { text: string; values: Values; shape: Shape }
  | { table: AppendedTable; rows: readonly object[] };

/**
 * A part of a unit that begins before its turn. What it reads is asked ahead, and what it writes is kept back. What it cannot
 * know before its turn it waits for: the numbers of its account, a lock, the answer to a write, and what it has written
 * itself. In its turn it goes on in the unit, unless something was written meanwhile that may change what it has read.
 */
export class PostgresEarlyPart<T> implements EarlyPart<T> {
  /** Resolves once it waits for its turn, or has ended. */
  readonly ready: Promise<void>;
  readonly #tx: PostgresTransaction;
  readonly #work: Promise<T>;
  #written: Written[] = [];
  #asked: Kept[] = [];
  #state: 'before' | 'going' | 'dropped' = 'before';
  #reached: () => void = () => {};
  #go: () => void = () => {};
  readonly #turn: Promise<void>;

  constructor(tx: PostgresTransaction, work: (db: Db) => Promise<T>) {
    this.#tx = tx;
    this.#turn = new Promise((resolve) => {
      this.#go = resolve;
    });
    const waits = new Promise<void>((resolve) => {
      this.#reached = resolve;
    });
    const ask = (text: string, values: Values) => this.#ask(text, values);
    const db = handleOn(
      {
        rows: async <R>(text: string, values: Values) => (await ask(text, values)).rows as R[],
        post: (text, values = []) => this.#write({ text, values, shape: shapeOf(text) }),
        append: (table, rows) => this.#write({ table, rows }),
        // Its numbers are known in its turn alone.
        moveSequences: (account, sequences) => tx.moveSequences(account, sequences),
      },
      ask,
    );
    readiedForTurn(db, tx.db, () => this.#waitForTurn());
    this.#work = work(db);
    this.ready = Promise.race([waits, this.#work.then(nothing, nothing)]);
  }

  /** Goes on, its turn having come. @returns null where it has to be begun anew, as what it read may have changed */
  inTurn(): Promise<T> | null {
    const stands =
      this.#asked.every(({ stale }) => !stale) && this.#written.every((one) => this.#isNext(one));
    this.#state = stands ? 'going' : 'dropped';
    if (stands) for (const one of this.#written) this.#pass(one);
    this.#written = [];
    this.#asked = [];
    if (!stands) return null;
    this.#go();
    return this.#work;
  }

  /** Whether a row's id follows those that were added before it: rows of one time are listed in the order of their ids. */
  #isNext(one: Written): boolean {
    if ('table' in one) return one.rows.every((row) => 'id' in row && this.#tx.isNextId(one.table, row.id));
    const { shape, values } = one;
    return (
      shape.kind !== 'insert' ||
      shape.rows.every((row) => {
        const place = row.get('id');
        return place == null || this.#tx.isNextId(shape.table, values[place]);
      })
    );
  }

  #pass(one: Written): void {
    if ('table' in one) this.#tx.append(one.table, one.rows);
    else this.#tx.post(one.text, one.values);
  }

  #write(one: Written): void {
    if (this.#state === 'going') this.#pass(one);
    else if (this.#state === 'before') this.#written.push(one);
  }

  async #waitForTurn(): Promise<void> {
    if (this.#state === 'going') return;
    this.#reached();
    await this.#turn;
  }

  async #ask(text: string, values: Values): Promise<Answer> {
    if (this.#state === 'before' && !this.#hasWritten(text, values)) {
      const ahead = this.#tx.lookAhead(text, values);
      if (ahead !== null) {
        this.#asked.push(ahead.kept);
        return ahead.answer;
      }
    }
    await this.#waitForTurn();
    return this.#tx.ask(text, values);
  }

  /** Whether a statement asks for what the part itself has written. */
  #hasWritten(text: string, values: Values): boolean {
    const read = shapeOf(text);
    if (read.kind !== 'read') return true;
    return this.#written.some((one) =>
      'table' in one
        ? read.tables.has(one.table)
        : isAbout(one.shape, read) && mayChange(one.shape, one.values, read, values),
    );
  }
}

const nothing = (): void => {};
