import pg from 'pg';
import { objectMaker } from '#src/lib/object-maker.ts';
import { Messages, type Plain } from './postgres-messages.ts';

/** What a statement returned. */
export interface Answer {
  rows: Record<string, unknown>[];
  command: string;
  count: number | null;
}

type ReadValue = (text: string) => unknown;

/** How the rows of a statement are read: each value, null where it is text, and the row they make. */
interface Columns {
  readers: (ReadValue | null)[];
  make: (values: readonly unknown[]) => Record<string, unknown>;
}

const MAX_DESCRIBED = 5_000;
/** Whether each value of a statement's rows is the same in JSON, by its text. */
const sameInJson = new Map<string, boolean>();

/** Whether the rows of a statement are known to say the same in JSON. */
export const saysTheSameInJson = (text: string): boolean => sameInJson.get(text) === true;

/** What one connection knows of a statement that it prepared under a name. */
interface Prepared {
  text: string;
  /** Known once its first answer came. Null where it returns no rows. */
  columns: Columns | null | undefined;
  /** Whether the server may not have it, as the message that prepared it stood beside one that failed. */
  unsure: boolean;
}

const { TEXT, VARCHAR, BPCHAR, BOOL, INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC } = pg.types.builtins;
// pg returns bigint, numeric and count() as text, which would turn sums into concatenations.
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);
const TEXTS = new Set<number>([TEXT, VARCHAR, BPCHAR]);
const SAME_IN_JSON = new Set<number>([...TEXTS, BOOL, INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC]);

/** What makes a row of these names, the same for every connection: each is a function compiled from its source. */
const makers = new Map<string, Columns['make']>();
const MAX_MAKERS = 5_000;

function columnsOf(fields: readonly pg.FieldDef[]): Columns {
  const names = fields.map(({ name }) => name);
  const key = names.join('\n');
  let make = makers.get(key);
  if (make === undefined) {
    if (makers.size >= MAX_MAKERS) makers.clear();
    make = objectMaker(names);
    makers.set(key, make);
  }
  const readers = fields.map(({ dataTypeID }) =>
    TEXTS.has(dataTypeID) ? null : (pg.types.getTypeParser(dataTypeID, 'text') as ReadValue),
  );
  return { readers, make };
}

/** What a connection sends next, and the statements that it has prepared under names. */
export class Outgoing {
  readonly messages = new Messages();
  readonly #prepared = new Map<string, Prepared>();

  /** Adds the messages that run a statement, and before them those that prepare it where the connection has not. */
  add(name: string, text: string, values: readonly Plain[]): Prepared {
    const { messages } = this;
    let prepared = this.#prepared.get(name);
    if (prepared === undefined || prepared.unsure) {
      if (prepared !== undefined) messages.close(name);
      prepared = { text, columns: undefined, unsure: false };
      if (name !== '') this.#prepared.set(name, prepared);
      messages.parse(name, text);
    }
    messages.bind(name, values);
    // PostgreSQL refuses to run a prepared statement that would return something else than before.
    if (prepared.columns === undefined) messages.describe();
    messages.execute();
    return prepared;
  }
}

type Done = (error: Error | null, answer?: Answer) => void;

/**
 * A statement in the driver's queue, in place of the driver's own: it asks what the rows look like only where that is not
 * known, and its messages go in one write with those of the other statements of this turn.
 */
export class PipelinedQuery extends pg.Query {
  readonly #answer: Answer = { rows: [], command: '', count: null };
  /** The driver puts its own around it where it watches the time. */
  callback: Done;
  override submit = submit;
  readonly #prepared: Prepared;
  /** Set where the answer tells what its rows look like. */
  #described: Columns | null | undefined;
  #fault: Error | null = null;

  /** @param prepared what came of adding its messages to those that are sent */
  constructor(prepared: Prepared, done: Done) {
    super('');
    this.#prepared = prepared;
    this.callback = done;
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#described = columnsOf(fields);
    if (sameInJson.size >= MAX_DESCRIBED) sameInJson.clear();
    sameInJson.set(
      this.#prepared.text,
      fields.every(({ dataTypeID }) => SAME_IN_JSON.has(dataTypeID)),
    );
  }

  handleDataRow({ fields }: { fields: unknown[] }): void {
    const columns = this.#described ?? this.#prepared.columns;
    if (this.#fault !== null) return;
    try {
      if (columns == null) throw new Error('rows came that were not described');
      const { readers, make } = columns;
      for (let i = 0; i < readers.length; i += 1) {
        const reader = readers[i];
        const value = fields[i];
        if (reader != null && value !== null) fields[i] = reader(value as string);
      }
      this.#answer.rows.push(make(fields));
    } catch (error) {
      this.#fault = error instanceof Error ? error : new Error(String(error));
    }
  }

  /** @param message.text the command and how many rows it was about, such as `INSERT 0 1` or `COMMIT` */
  handleCommandComplete({ text }: { text: string }): void {
    const space = text.indexOf(' ');
    this.#answer.command = space === -1 ? text : text.slice(0, space);
    const count = space === -1 ? Number.NaN : Number(text.slice(text.lastIndexOf(' ') + 1));
    this.#answer.count = Number.isNaN(count) ? null : count;
  }

  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    if (this.#prepared.columns === undefined) this.#prepared.unsure = true;
    this.callback(error);
  }

  handleReadyForQuery(): void {
    if (this.#fault !== null) {
      this.callback(this.#fault);
      return;
    }
    if (this.#prepared.columns === undefined) this.#prepared.columns = this.#described ?? null;
    this.callback(null, this.#answer);
  }
}

// Its messages were written when it was made.
function submit(): void {}
