import type { Answer } from './postgres-query.ts';
import { isAbout, mayChange, type Shape, shapeOf } from './postgres-shapes.ts';

type Read = Extract<Shape, { kind: 'read' }>;
type Values = readonly unknown[];
type Send = (text: string, values: Values) => Promise<Answer>;

/** An answer that a unit keeps. */
export interface Kept {
  readonly values: Values;
  readonly answer: Promise<Answer>;
  /** Something was written since that may change it. */
  stale: boolean;
}

/** The answers to a statement, by its values. */
interface Remembered {
  shape: Read;
  answers: Map<string, Kept>;
  /** By the text at a place that one of its conditions compares, where it has one that tells its rows apart. */
  byText: { pin: Read['pins'][number]; answers: Map<unknown, Map<string, Kept>> } | null;
}

/** Rows that workers lease and end without the lock of their agency. */
export const LEASED = [
  'batches',
  'candidate_import_items',
  'clock_moves',
  'postings',
  'scheduled_emails',
  'webhook_deliveries',
];

/**
 * What a unit of work has read, for as long as it has written nothing that may change it. The unit holds its account's
 * lock, so that nobody else changes it meanwhile.
 */
export class UnitMemory {
  readonly #remembered = new Map<string, Remembered>();

  /** The answer to a statement: the one it had before, where that still holds. */
  ask(text: string, values: Values, send: Send): Promise<Answer> {
    if (shapeOf(text).kind !== 'read') this.wrote(text, values);
    return this.look(text, values, send)?.answer ?? send(text, values);
  }

  /** The answer to a read, which is kept as long as it holds; null where it is not known when it does. */
  look(text: string, values: Values, send: Send): { answer: Promise<Answer>; kept: Kept } | null {
    const shape = shapeOf(text);
    if (shape.kind !== 'read' || !values.every(isPlain) || LEASED.some((table) => shape.tables.has(table)))
      return null;
    const key = JSON.stringify(values);
    const known = this.#remembered.get(text)?.answers.get(key);
    if (known !== undefined) return { answer: known.answer.then(copyOf), kept: known };
    const answered = send(text, values);
    // Copied before whoever asked changes a row of it.
    const answer = answered.then(copyOf);
    answer.catch(() => {});
    const kept = { values, answer, stale: false };
    this.#keep(text, shape, key, kept);
    return { answer: answered, kept };
  }

  #keep(text: string, shape: Read, key: string, kept: Kept): void {
    let same = this.#remembered.get(text);
    if (same === undefined) {
      const pin = shape.pins.find(({ column, places }) => column !== 'account_id' && places.length === 1);
      same = { shape, answers: new Map(), byText: pin === undefined ? null : { pin, answers: new Map() } };
      this.#remembered.set(text, same);
    }
    same.answers.set(key, kept);
    if (same.byText === null) return;
    const value = comparedIn(kept.values, same.byText.pin);
    const alike = same.byText.answers.get(value);
    if (alike === undefined) same.byText.answers.set(value, new Map([[key, kept]]));
    else alike.set(key, kept);
  }

  /** Forgets what may have read a table, to which rows were added that are not written yet. */
  added(table: string): void {
    for (const [text, { shape, answers }] of this.#remembered) {
      if (!shape.tables.has(table)) continue;
      for (const kept of answers.values()) kept.stale = true;
      this.#remembered.delete(text);
    }
  }

  /** Forgets what a statement may have changed. */
  wrote(text: string, values: Values): void {
    const write = shapeOf(text);
    for (const remembered of this.#remembered.values()) {
      const { shape: read, answers, byText } = remembered;
      if (!isAbout(write, read)) continue;
      for (const some of maybeChanged(write, values, remembered))
        for (const [key, kept] of some) {
          if (!mayChange(write, values, read, kept.values)) continue;
          kept.stale = true;
          answers.delete(key);
          byText?.answers.get(comparedIn(kept.values, byText.pin))?.delete(key);
        }
    }
  }
}

/** What the answers compare with a pin's column; undefined where it is no text. */
function comparedIn(values: Values, { places }: Read['pins'][number]): unknown {
  const value = places[0] === undefined ? undefined : values[places[0]];
  return typeof value === 'string' ? value : undefined;
}

/** The answers that a statement may have changed, as far as the column tells by which they are found. */
function maybeChanged(
  write: Shape,
  written: Values,
  { answers, byText }: Remembered,
): readonly ReadonlyMap<string, Kept>[] {
  if (byText === null) return [answers];
  const { pin } = byText;
  let place: number | null | undefined;
  if (write.kind === 'insert' && write.rows.length === 1) place = write.rows[0]?.get(pin.column);
  else if (write.kind === 'update' && !write.set.includes(pin.column))
    place = write.pins.find(({ column, places }) => column === pin.column && places.length === 1)?.places[0];
  const value = place == null ? undefined : written[place];
  if (!('table' in write) || write.table !== pin.table || typeof value !== 'string') return [answers];
  const none = new Map<string, Kept>();
  return [byText.answers.get(value) ?? none, byText.answers.get(undefined) ?? none];
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const copyOf = ({ rows, ...answer }: Answer): Answer => ({
  ...answer,
  rows: rows.map((row) => ({ ...row })),
});
