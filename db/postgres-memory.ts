import type { Answer } from './postgres-query.ts';
import { isAbout, mayChange, type Shape, shapeOf } from './postgres-shapes.ts';

type Read = Extract<Shape, { kind: 'read' }>;
type Send = (text: string, values: readonly unknown[]) => Promise<Answer>;

/** The answers to a statement, by its values. */
interface Remembered {
  shape: Read;
  answers: Map<string, { values: readonly unknown[]; answer: Promise<Answer> }>;
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
  ask(text: string, values: readonly unknown[], send: Send): Promise<Answer> {
    const shape = shapeOf(text);
    if (shape.kind !== 'read') this.wrote(text, values);
    if (shape.kind !== 'read' || !values.every(isPlain) || LEASED.some((table) => shape.tables.has(table)))
      return send(text, values);
    const key = JSON.stringify(values);
    const known = this.#remembered.get(text)?.answers.get(key);
    if (known !== undefined) return known.answer.then(copyOf);
    const answered = send(text, values);
    // Copied before whoever asked changes a row of it.
    const answer = answered.then(copyOf);
    answer.catch(() => {});
    const same = this.#remembered.get(text) ?? { shape, answers: new Map() };
    same.answers.set(key, { values, answer });
    this.#remembered.set(text, same);
    return answered;
  }

  /** Forgets what may have read a table, to which rows were added that are not written yet. */
  added(table: string): void {
    for (const [text, { shape }] of this.#remembered)
      if (shape.tables.has(table)) this.#remembered.delete(text);
  }

  /** Forgets what a statement may have changed. */
  wrote(text: string, values: readonly unknown[]): void {
    const write = shapeOf(text);
    for (const { shape: read, answers } of this.#remembered.values()) {
      if (!isAbout(write, read)) continue;
      for (const [key, { values: asked }] of answers)
        if (mayChange(write, values, read, asked)) answers.delete(key);
    }
  }
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const copyOf = ({ rows, ...answer }: Answer): Answer => ({
  ...answer,
  rows: rows.map((row) => ({ ...row })),
});
