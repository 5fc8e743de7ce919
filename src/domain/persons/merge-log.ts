import type { Db } from '#db/store.ts';
import { deleteRows, pick, putRow, type Row, rowsWith, setRows } from './rows.ts';

/** A row that a merge changed or deleted: what takes it back. */
interface Entry {
  table: string;
  key: Row;
  /** The columns before, all of them for a row that was deleted. */
  before: Row;
  /** The columns after; null for a row that was deleted. */
  after: Row | null;
}

/** What a merge did to rows, so that it can be taken back. */
export class MergeLog {
  readonly entries: Entry[];
  readonly #tx: Db;
  readonly #account: string;

  constructor(tx: Db, account: string, entries: Entry[] = []) {
    this.#tx = tx;
    this.#account = account;
    this.entries = entries;
  }

  /** Sets columns of a row. */
  async change(table: string, row: Row, key: readonly string[], set: Row): Promise<void> {
    await setRows(this.#tx, table, this.#account, pick(row, key), set);
    const after = { ...row, ...set };
    this.entries.push({ table, key: pick(after, key), before: pick(row, Object.keys(set)), after: set });
  }

  /** Deletes a row. */
  async remove(table: string, row: Row, key: readonly string[]): Promise<void> {
    await deleteRows(this.#tx, table, this.#account, pick(row, key));
    this.entries.push({ table, key: pick(row, key), before: row, after: null });
  }

  /** Whether taking everything back would set this column of a row as it stands. */
  givesBack(table: string, row: Row, column: string): boolean {
    return this.entries.some(
      ({ table: of, key, after }) =>
        of === table && after !== null && column in after && holds(row, key) && holds(row, after),
    );
  }

  /**
   * Takes everything back, the last first. What was changed or deleted since stays as it is.
   * @returns how many rows stay as they are
   */
  async takeBack(): Promise<number> {
    let left = 0;
    for (const { table, key, before, after } of this.entries.toReversed()) {
      const [row] = await rowsWith(this.#tx, table, this.#account, key);
      if (after === null) {
        if (row === undefined) await putRow(this.#tx, table, before);
        else left += 1;
      } else if (row !== undefined && holds(row, after))
        await setRows(this.#tx, table, this.#account, key, before);
      else left += 1;
    }
    return left;
  }
}

const holds = (row: Row, values: Row): boolean =>
  Object.entries(values).every(([column, value]) => row[column] === value);
