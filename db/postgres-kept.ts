import { type Shape, shapeOf } from './postgres-shapes.ts';

type Values = readonly unknown[];

interface Statement {
  text: string;
  values: Values;
}

/** A statement that writes rows of one table, each by values alone. */
interface Form {
  /** The same for texts that differ by the number of their rows alone. */
  name: string;
  table: string;
  kind: 'insert' | 'upsert' | 'update';
  /** For each value of a row the column that it fills or is compared with, where it is one. */
  columns: readonly (string | null)[];
  /** The places of the values that may refer to other rows, by an `id`. */
  references: readonly number[];
  /** The columns that tell which rows are meant: of an update those that it compares, of an upsert those of its key. */
  key: readonly string[];
  /** The columns that an update sets. */
  set: ReadonlySet<string>;
  /** How many values a row has. */
  width: number;
  /** The statement for so many rows at once; null where each needs a statement of its own. */
  several: Several | null;
}

type Several = (rows: readonly Values[]) => Statement[];

/** Values of a column, but for nulls, which are equal to nothing. `type` is theirs; null where they have several. */
interface Seen {
  upTo: number;
  values: Set<unknown>;
  type: string | null | undefined;
}

/** Statements of one form, of which each commutes with what stands between it and the one before. */
interface Group {
  text: string;
  form: Form;
  rows: Values[];
  /** The values of a column in these rows, as far as they were asked for. */
  seen: Map<string, Seen>;
  /** Whether two rows may mean the same one in the store, so that they go one after another. */
  apart: boolean;
}

/** As many rows as go in one statement, the most first: each number is a text of its own, to be prepared in the server. */
const ROWS = [32, 16, 8, 4, 2, 1];
/** Beyond so many they go to the server, so that what is kept stays small. */
const MOST = 2_000;

/**
 * What a unit writes, kept until something may read it or the unit ends, so that rows which are written by the same text go
 * together: those of one insert in one statement, and those that are changed alike. A write is put beside earlier ones of
 * its text only where no statement between them is about its rows, or adds what it refers to (by an `id`, as all foreign
 * keys do). So the order in which it matters stays as it was.
 */
export class KeptWrites {
  #groups: Group[] = [];
  /** In which group the row with an id is inserted. */
  readonly #inserted = new Map<unknown, number>();
  #count = 0;

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  get isFull(): boolean {
    return this.#count >= MOST;
  }

  /** Keeps a write. @returns false where it is not known what the statement reads and writes */
  add(text: string, values: Values): boolean {
    const form = formOf(text);
    if (form === null || !values.every(isPlain)) return false;
    for (let from = 0; from < values.length; from += form.width)
      this.#addRow(text, form, form.width === values.length ? values : values.slice(from, from + form.width));
    return true;
  }

  #addRow(text: string, form: Form, row: Values): void {
    this.#count += 1;
    const at = this.#placeFor(form, row);
    const known = at === -1 ? undefined : this.#groups[at];
    const group: Group = known ?? { text, form, rows: [], seen: new Map(), apart: false };
    if (known === undefined) this.#groups.push(group);
    else if (form.kind !== 'insert' && !group.apart && meetsRows(group, form, row)) group.apart = true;
    group.rows.push(row);
    const id = form.kind === 'update' ? -1 : form.columns.indexOf('id');
    if (id !== -1) this.#inserted.set(row[id], at === -1 ? this.#groups.length - 1 : at);
  }

  /** The group to which a write may be added as if it stood there; -1 for none. */
  #placeFor(form: Form, row: Values): number {
    let least = 0;
    for (const place of form.references) {
      const at = this.#inserted.get(row[place]);
      if (at !== undefined && at > least) least = at;
    }
    for (let at = this.#groups.length - 1; at >= least; at -= 1) {
      const group = this.#groups[at];
      if (group === undefined) break;
      if (group.form.name === form.name) return at;
      if (group.form.table !== form.table || (group.form.kind === 'insert' && form.kind === 'insert'))
        continue;
      if (meetsRows(group, form, row)) break;
    }
    return -1;
  }

  /** Whether something of it may change what a statement reads. */
  concerns(read: Extract<Shape, { kind: 'read' }>, asked: Values): boolean {
    for (const group of this.#groups) {
      const { table, set, kind } = group.form;
      if (!read.tables.has(table)) continue;
      if (kind === 'update' && !read.everyColumn && ![...set].some((column) => read.words.has(column)))
        continue;
      const outside = read.pins.some(
        (pin) =>
          pin.table === table &&
          !set.has(pin.column) &&
          pin.places.length > 0 &&
          isOutside(
            group,
            pin.column,
            pin.places.map((place) => asked[place]),
          ),
      );
      if (!outside) return true;
    }
    return false;
  }

  /** Takes the statements that write it. */
  take(): Statement[] {
    const groups = this.#groups;
    this.clear();
    return groups.flatMap(({ text, form, rows, apart }) =>
      form.several === null || apart ? rows.map((values) => ({ text, values })) : form.several(rows),
    );
  }

  /** Forgets it, as it is rolled back. */
  clear(): void {
    this.#groups = [];
    this.#inserted.clear();
    this.#count = 0;
  }
}

/** Whether a write may be about a row that one of a group is about too. */
function meetsRows(group: Group, form: Form, row: Values): boolean {
  const columns = form.kind === 'insert' ? group.form.key : form.key;
  return !columns.some((column) => {
    if (form.set.has(column) || group.form.set.has(column)) return false;
    const at = placeOf(form, column);
    return at !== -1 && isOutside(group, column, [row[at]]);
  });
}

/** Where a row's value of a column stands: among those that an update compares, as it may set the same column too. */
const placeOf = (form: Form, column: string): number => form.columns.lastIndexOf(column);

/** Whether no row of a group has one of these values in a column, so that none of them is meant. */
function isOutside(group: Group, column: string, values: readonly unknown[]): boolean {
  const { form } = group;
  // A row that was there may have had another value.
  if (form.kind !== 'insert' && !form.key.includes(column)) return false;
  const at = placeOf(form, column);
  if (at === -1) return false;
  const { values: known, type } = seenIn(group, column, at);
  // A number is not compared with a text as the server does it.
  return values.every((value) => !known.has(value) && (typeof value === type || type === undefined));
}

function seenIn({ rows, seen }: Group, column: string, at: number): Seen {
  let known = seen.get(column);
  if (known === undefined) {
    known = { upTo: 0, values: new Set(), type: undefined };
    seen.set(column, known);
  }
  for (; known.upTo < rows.length; known.upTo += 1) {
    const value = rows[known.upTo]?.[at];
    if (value === null || value === undefined) continue;
    known.values.add(value);
    known.type = known.type === undefined || known.type === typeof value ? typeof value : null;
  }
  return known;
}

const isPlain = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  typeof value === 'string' ||
  (typeof value === 'number' && Number.isFinite(value));

const MAX_FORMS = 5_000;
const forms = new Map<string, Form | null>();

function formOf(text: string): Form | null {
  let form = forms.get(text);
  if (form === undefined) {
    if (forms.size >= MAX_FORMS) forms.clear();
    form = inserting(text) ?? updating(text);
    forms.set(text, form);
  }
  return form;
}

const INSERT =
  /^(insert into "(\w+)" \(([^()]*)\) values )((?:\([^()]*\)(?:, )?)+)( on conflict \(([^()]*)\) do update set [^$]*| on conflict (?:\([^()]*\) )?do nothing)?$/;

function inserting(text: string): Form | null {
  const [, head, table = '', names = '', rows = '', tail = '', key = ''] = INSERT.exec(text) ?? [];
  if (head === undefined) return null;
  const columns = namesIn(names);
  const width = columns.length;
  const count = rows.split('), (').length;
  if (rows !== rowsOf(width, count)) return null;
  const kind = tail === '' ? 'insert' : 'upsert';
  const texts = new Map<number, string>();
  const textFor = (size: number): string => {
    const made = texts.get(size) ?? `${head}${rowsOf(width, size)}${tail}`;
    texts.set(size, made);
    return made;
  };
  const name = `${head}${tail}`;
  return {
    name,
    table,
    kind,
    columns,
    references: referencesIn(columns),
    key: namesIn(key),
    set: new Set(),
    width,
    several: inChunks(textFor),
  };
}

const referencesIn = (columns: readonly (string | null)[]): number[] =>
  columns.flatMap((column, place) => (column?.endsWith('id') === true ? [place] : []));

const inChunks =
  (textFor: (size: number) => string): Several =>
  (rows) => {
    const statements: Statement[] = [];
    for (let from = 0; from < rows.length; ) {
      const size = ROWS.find((most) => most <= rows.length - from) ?? 1;
      statements.push({ text: textFor(size), values: rows.slice(from, from + size).flat() });
      from += size;
    }
    return statements;
  };

const SETS = /^"\w+" = \$\d+(?:, "\w+" = \$\d+)*$/;
const COMPARES = /^"(\w+)" = \$\d+$/;
const ALWAYS = /^"\w+" is (?:not )?null$/;

function updating(text: string): Form | null {
  const shape = shapeOf(text);
  const [, table = '', set = '', where = ''] = /^update "(\w+)" set (.*?) where (.*)$/s.exec(text) ?? [];
  if (table === '' || shape.kind !== 'update' || /\b(?:select|returning)\b/.test(text)) return null;
  const places = text.match(/\$\d+/g) ?? [];
  const width = places.length;
  // A value that stands in two places, or out of turn.
  if (places.some((place, at) => place !== `$${at + 1}`)) return null;
  const columns = new Array<string | null>(width).fill(null);
  for (const [, column = '', place] of set.matchAll(/"(\w+)" = \$(\d+)/g))
    columns[Number(place) - 1] = column;
  const key: string[] = [];
  for (const { column, places: compared } of shape.pins) {
    const [place, ...others] = compared;
    if (place === undefined || others.length > 0) continue;
    columns[place] = column;
    key.push(column);
  }
  const references = referencesIn(columns);
  const form = {
    name: text,
    table,
    kind: 'update',
    columns,
    references,
    key,
    set: new Set(shape.set),
    width,
  } as const;
  const conditions = where.split(' and ');
  const isSimple =
    SETS.test(set) &&
    conditions.every((condition) => COMPARES.test(condition) || ALWAYS.test(condition)) &&
    !columns.includes(null) &&
    new Set(columns).size === width;
  if (!isSimple) return { ...form, several: null };
  return {
    ...form,
    several: byList(
      text,
      form,
      conditions.filter((condition) => ALWAYS.test(condition)),
    ),
  };
}

/**
 * Rows as one value, a list in JSON that the server reads as rows of the table: it gives each value its column's type, and the
 * text is the same for any number of rows.
 */
function byList(
  one: string,
  { table, columns, key, set }: Omit<Form, 'several'>,
  always: readonly string[],
): Several {
  const text = [
    `update "${table}" set ${[...set].map((name) => `"${name}" = "given"."${name}"`).join(', ')}`,
    `from json_populate_recordset(null::"${table}", $1) as "given"`,
    `where ${[
      ...key.map((name) => `"${table}"."${name}" = "given"."${name}"`),
      ...always.map((condition) => `"${table}".${condition}`),
    ].join(' and ')}`,
  ].join(' ');
  return (rows) => {
    if (rows.length === 1) return rows.map((values) => ({ text: one, values }));
    const list = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])));
    return [{ text, values: [JSON.stringify(list)] }];
  };
}

const namesIn = (list: string): string[] => [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);

const rowsOf = (width: number, rows: number): string =>
  Array.from({ length: rows }, (_, at) => `(${placeholders(at * width, width)})`).join(', ');

const placeholders = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `$${from + at + 1}`).join(', ');
