import { shapeOf } from './postgres-shapes.ts';

/**
 * Tables to which units of work only add. No row of another table refers to theirs, so that what is added may be written
 * at the end of the transaction: many rows by one statement, and none at all where the transaction is rolled back.
 */
export const APPENDED = ['activities', 'batch_items', 'changes', 'events'] as const;

export type AppendedTable = (typeof APPENDED)[number];

/** Thrown where rows that units had added could not be written: all of them are rerun, each by itself. */
export class AppendFailed extends Error {}

const NAMED = new RegExp(`\\b(?:${APPENDED.join('|')})\\b`, 'g');
const DELETES = /^\s*delete\b/i;

const MAX_KNOWN = 5_000;
const known = new Map<string, readonly AppendedTable[]>();

/** The tables of these that a statement may read or write, as far as its text tells. */
export function appendedIn(text: string): readonly AppendedTable[] {
  let named = known.get(text);
  if (named === undefined) {
    if (known.size >= MAX_KNOWN) known.clear();
    named = namedIn(text);
    known.set(text, named);
  }
  return named;
}

function namedIn(text: string): readonly AppendedTable[] {
  // What refers to what is deleted must be there.
  if (DELETES.test(text)) return APPENDED;
  const shape = shapeOf(text);
  // A column may have the name of one of them too.
  if (shape.kind === 'read') return APPENDED.filter((table) => shape.tables.has(table));
  return [...new Set(text.match(NAMED) as AppendedTable[] | null)];
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

/** Rows that a transaction has added and not written yet. */
export class AppendedRows {
  readonly #placeholder: (at: number) => string;
  readonly #texts = new Map<string, string>();
  readonly #added = new Map<AppendedTable, Added[]>();

  /** @param placeholder of the value at a place, in the words of the dialect */
  constructor(placeholder: (at: number) => string) {
    this.#placeholder = placeholder;
  }

  get isEmpty(): boolean {
    return this.#added.size === 0;
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

  /** Takes the statements that write what was added to these tables, in the order in which it was. */
  take(tables: readonly AppendedTable[] = APPENDED): Statement[] {
    const statements: Statement[] = [];
    for (const table of tables) {
      const kinds = this.#added.get(table);
      if (kinds === undefined) continue;
      this.#added.delete(table);
      for (const { columns, rows } of kinds) this.#write(statements, table, columns, rows);
    }
    return statements;
  }

  /** Forgets what was added, as it is rolled back. */
  clear(): void {
    this.#added.clear();
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
