import { shapeOf } from './postgres-shapes.ts';

/**
 * Tables to which units of work only add. No row of another table refers to theirs, so that what is added may be written
 * at the end of the transaction: many rows by one statement, and none at all where the transaction is rolled back.
 */
export const APPENDED = ['activities', 'batch_items', 'changes', 'events'] as const;

export type AppendedTable = (typeof APPENDED)[number];

/** What a transaction may leave to its end: these rows, and the last numbers that its accounts have given. */
type Left = AppendedTable | 'sequences';

/** The last numbers that an account has given to its events and its changes. */
export interface Sequences {
  event_sequence: number;
  change_sequence: number;
}

const ALL: readonly Left[] = [...APPENDED, 'sequences'];

/** Thrown where rows that units had added could not be written: all of them are rerun, each by itself. */
export class AppendFailed extends Error {}

const NAMED = new RegExp(`\\b(?:${APPENDED.join('|')})\\b`, 'g');
const SEQUENCES = /\b(?:event|change)_sequence\b/;
const ACCOUNTS = /\baccounts\b/;
const DELETES = /^\s*delete\b/i;

const MAX_KNOWN = 5_000;
const known = new Map<string, readonly Left[]>();

/** What of it a statement may read or write, as far as its text tells. */
export function leftIn(text: string): readonly Left[] {
  let named = known.get(text);
  if (named === undefined) {
    if (known.size >= MAX_KNOWN) known.clear();
    named = namedIn(text);
    known.set(text, named);
  }
  return named;
}

function namedIn(text: string): readonly Left[] {
  // What refers to what is deleted must be there.
  if (DELETES.test(text)) return ALL;
  const shape = shapeOf(text);
  const rows =
    shape.kind === 'read'
      ? // A column may have the name of one of them too.
        APPENDED.filter((table) => shape.tables.has(table))
      : [...new Set(text.match(NAMED) as AppendedTable[] | null)];
  return SEQUENCES.test(text) || (ACCOUNTS.test(text) && text.includes('*')) ? [...rows, 'sequences'] : rows;
}

/** As many rows as go in one statement, the most first: each number is a text of its own, to be prepared. */
const ROWS = [32, 16, 8, 4, 2, 1];

interface Statement {
  text: string;
  values: unknown[];
}

interface Added {
  columns: readonly string[];
  rows: Readonly<Record<string, unknown>>[];
}

/** What a transaction has left to its end: rows that it adds, and the last numbers that its accounts have given. */
export class LeftToEnd {
  readonly #placeholder: (at: number) => string;
  readonly #moving: string;
  readonly #texts = new Map<string, string>();
  readonly #added = new Map<AppendedTable, Added[]>();
  readonly #sequences = new Map<string, Sequences>();

  /** @param placeholder of the value at a place, in the words of the dialect */
  constructor(placeholder: (at: number) => string) {
    this.#placeholder = placeholder;
    this.#moving = `update "accounts" set "event_sequence" = ${placeholder(0)}, "change_sequence" = ${placeholder(1)} where "id" = ${placeholder(2)}`;
  }

  get isEmpty(): boolean {
    return this.#added.size === 0 && this.#sequences.size === 0;
  }

  /** The last numbers of an account, where they were moved on and not written yet; they may be moved on in place. */
  sequencesOf(account: string): Sequences | undefined {
    return this.#sequences.get(account);
  }

  moved(account: string, sequences: Sequences): void {
    this.#sequences.set(account, sequences);
  }

  add(table: AppendedTable, rows: readonly object[]): void {
    let kinds = this.#added.get(table);
    if (kinds === undefined) {
      kinds = [];
      this.#added.set(table, kinds);
    }
    for (const row of rows as readonly Readonly<Record<string, unknown>>[]) {
      const last = kinds.at(-1);
      const columns = Object.keys(row);
      if (last !== undefined && isSame(last.columns, columns)) last.rows.push(row);
      else kinds.push({ columns, rows: [row] });
    }
  }

  /** Takes the statements that write what of this was left, rows in the order in which they were added. */
  take(which: readonly Left[] = ALL): Statement[] {
    const statements: Statement[] = [];
    for (const left of which) {
      if (left === 'sequences') this.#takeSequences(statements);
      else this.#takeRows(statements, left);
    }
    return statements;
  }

  #takeSequences(statements: Statement[]): void {
    for (const [account, { event_sequence, change_sequence }] of this.#sequences)
      statements.push({ text: this.#moving, values: [event_sequence, change_sequence, account] });
    this.#sequences.clear();
  }

  #takeRows(statements: Statement[], table: AppendedTable): void {
    const kinds = this.#added.get(table);
    if (kinds === undefined) return;
    this.#added.delete(table);
    for (const { columns, rows } of kinds) this.#write(statements, table, columns, rows);
  }

  /** Forgets what was left, as it is rolled back. */
  clear(): void {
    this.#added.clear();
    this.#sequences.clear();
  }

  #write(
    statements: Statement[],
    table: AppendedTable,
    columns: readonly string[],
    rows: readonly Readonly<Record<string, unknown>>[],
  ): void {
    for (let from = 0; from < rows.length; ) {
      const count = ROWS.find((size) => size <= rows.length - from) ?? 1;
      const values: unknown[] = [];
      for (const row of rows.slice(from, from + count))
        for (const column of columns) values.push(row[column]);
      statements.push({ text: this.#textOf(table, columns, count), values });
      from += count;
    }
  }

  #textOf(table: AppendedTable, columns: readonly string[], count: number): string {
    const key = `${table} ${count} ${columns}`;
    let text = this.#texts.get(key);
    if (text === undefined) {
      const width = columns.length;
      const row = (at: number) =>
        `(${columns.map((_, column) => this.#placeholder(at * width + column)).join(', ')})`;
      const rows = Array.from({ length: count }, (_, at) => row(at)).join(', ');
      text = `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) values ${rows}`;
      this.#texts.set(key, text);
    }
    return text;
  }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}
